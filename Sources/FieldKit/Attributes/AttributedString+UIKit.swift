// Apple's Foundation converts between the two; Linux's has both, and no way from one to the other.
#if os(Linux)
  public import Foundation

  /// The attributes of an attributed string, as one value of Swift's kind.
  private enum ObjectAttributes: AttributedStringKey {
    typealias Value = Box
    static var name: String { "Fieldline.attributes" }

    struct Box: Hashable, @unchecked Sendable {
      let attributes: [NSAttributedString.Key: Any]

      static func == (left: Self, right: Self) -> Bool {
        AttributeTable.areEqual(left.attributes, right.attributes)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(attributes.count) }
    }
  }

  extension AttributedString {
    /// The same text with the same attributes.
    public init(_ nsStr: NSAttributedString) {
      self.init("")
      nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
        var part = AttributedString(nsStr.attributedSubstring(from: range).string)
        if !attributes.isEmpty { part[ObjectAttributes.self] = ObjectAttributes.Box(attributes: attributes) }
        if let link = attributes[.link] as? URL { part.link = link }
        append(part)
      }
    }
  }

  extension NSAttributedString {
    /// The same text with the attributes that came from an `NSAttributedString`, and links.
    public convenience init(_ attrStr: AttributedString) {
      let result = NSMutableAttributedString(string: "")
      for run in attrStr.runs {
        var attributes = run[ObjectAttributes.self]?.attributes ?? [:]
        if let link = run.link { attributes[.link] = link }
        result.append(
          NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
      }
      self.init(attributedString: result)
    }
  }
#endif
