import TestData
import TextEditing

/// Scalars that join with their neighbours in every way there is, with plain ones between.
let trickyScalars: [Unicode.Scalar] = [
  "a", "b", " ", "1", "\r", "\n", "\u{0}", "é", "\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{20E3}",
  "\u{1F469}", "\u{1F467}", "\u{2764}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{1F1EB}", "\u{E0067}",
  "\u{E007F}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{600}", "\u{110BD}", "\u{915}",
  "\u{937}", "\u{94D}", "\u{93F}", "\u{941}", "\u{93C}", "\u{99F}", "\u{9CD}", "\u{E01}", "\u{E33}",
  "\u{4E00}",
  "\u{3042}", "\u{AD}", "\u{200B}", "\u{FFFD}", "\u{10FFFF}", "\u{2028}",
]

/// A string of `count` scalars at random.
func trickyString(_ count: Int, using generator: inout SeededGenerator) -> String {
  var scalars = String.UnicodeScalarView()
  // Runs of one scalar are where the rules have to look back.
  while scalars.count < count {
    let scalar = trickyScalars[Int.random(in: 0..<trickyScalars.count, using: &generator)]
    for _ in 0..<(Int.random(in: 0..<8, using: &generator) == 0 ? 5 : 1) { scalars.append(scalar) }
  }
  return String(scalars)
}

/// The UTF-8 offsets of the boundaries between the characters of a string, its ends included.
func clusterBoundaries(_ string: String) -> [Int] {
  string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) } + [string.utf8.count]
}

extension UTF8Offset: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}
