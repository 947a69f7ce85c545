/// What a text means, by which a system would offer to fill it in. Stored.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name, mostly that of HTML's `autocomplete`.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A meaning by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // UIKit's name, in UIKit's capitals.
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// Credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// Credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// Credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// Credit card type.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// Credit card name.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// Credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// Credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// Credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// Flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// Date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// Birthdate.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// Birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// Birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// Birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// Cellular EID.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// Cellular IMEI.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
