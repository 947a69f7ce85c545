/// What would be made into links. Stored: a terminal's text view looks for nothing.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits; UIKit's.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All of these.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What the user does with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press.
  case presentActions
  /// A hard press.
  case preview
}
