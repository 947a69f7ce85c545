public import Foundation

/// Something in a text that is no text. A terminal draws the character that stands for it.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  /// What is attached. Stored.
  open var contents: Data?
  /// What kind of data that is, as a uniform type identifier. Stored.
  open var fileType: String?
  /// The place relative to the text, in points. Stored.
  open var bounds = CGRect.zero

  /// An attachment of some data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment of nothing.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// The character that stands for an attachment in a text: U+FFFC.
  public static let character = 0xFFFC
}
