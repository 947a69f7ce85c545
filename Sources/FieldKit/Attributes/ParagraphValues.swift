import Foundation

/// What a paragraph style holds. Lengths are points.
struct ParagraphValues: Equatable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsDefaultTighteningForTruncation = false
  var defaultTabInterval: CGFloat = 0
  var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}
