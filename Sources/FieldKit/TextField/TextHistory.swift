/// Texts that were entered before, which the keyboard recalls.
public struct TextHistory: ExpressibleByArrayLiteral, Hashable, Sendable {
  /// The texts, oldest first.
  public var entries: [String]

  /// A history of texts, oldest first.
  public init(_ entries: [String] = []) { self.entries = entries }

  /// A history of texts, oldest first.
  public init(arrayLiteral entries: String...) { self.init(entries) }
}
