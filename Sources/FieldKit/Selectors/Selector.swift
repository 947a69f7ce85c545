#if os(Linux)
  /// What names a method to be called later: its name, or the method itself.
  ///
  /// `Selector(Type.method(_:))` and `Selector(method(_:))` stand for `#selector`, which needs the Objective-C runtime.
  /// A method reference tells no name at run time, so two selectors are equal if
  /// - both have a name (from a string, or of an edit action such as `paste(_:)`), and it is the same, or
  /// - both came from the same place in the source.
  ///
  /// Two references to one method in two places are different here. `UIControl.removeTarget` and its kin therefore
  /// also take off what has the same target and parameters, if only one thing has.
  public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The method's name as Objective-C would spell it: `paste:`. `nil` if it isn't known.
    package let name: String?
    let method: MethodReference?

    /// A selector of a method's name. Only methods that every responder has can be called by name on Linux.
    public init(_ name: String) {
      self.name = name
      method = nil
    }

    /// A selector of a method's name.
    public init(stringLiteral value: String) { self.init(value) }

    init(_ method: MethodReference) {
      name = nil
      self.method = method
    }

    /// The name, or a number that stands for it.
    public var description: String { name ?? method.map { "method-\($0.site)" } ?? "" }

    /// Whether both name the same method, as far as can be known.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.name == right.name && left.method?.site == right.method?.site
    }

    /// Feeds what `==` compares to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(method?.site)
    }
  }
#endif
