import Foundation

/// What a program says about a view for those who don't see it. Stored: a terminal's reader reads the screen.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
}
