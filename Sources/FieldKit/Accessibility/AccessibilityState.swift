import Foundation

/// What a program says about an object for those who don't see it. Kept apart, so that the others are small.
@MainActor final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var areElementsHidden = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToUser: Bool?
  var inputLabels: [String] = []
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var customActions: [UIAccessibilityCustomAction]?
}
