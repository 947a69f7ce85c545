#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<R: Equatable>(_ method: @escaping () -> R) {
      self.init(Bound0(method: method), isolated: false)
    }

    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<R: Equatable>(_ method: @escaping @MainActor () -> R) {
      self.init(unsafeBitCast(IsolatedBound0(method: method), to: Bound0<R>.self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, R: Equatable>(_ method: @escaping (A) -> R) {
      self.init(Bound1(method: method), isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, R: Equatable>(_ method: @escaping @MainActor (A) -> R) {
      self.init(unsafeBitCast(IsolatedBound1(method: method), to: Bound1<A, R>.self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, R: Equatable>(_ method: @escaping (A, B) -> R) {
      self.init(Bound2(method: method), isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, R: Equatable>(_ method: @escaping @MainActor (A, B) -> R) {
      self.init(unsafeBitCast(IsolatedBound2(method: method), to: Bound2<A, B, R>.self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C, R: Equatable>(_ method: @escaping (A, B, C) -> R) {
      self.init(Bound3(method: method), isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C, R: Equatable>(_ method: @escaping @MainActor (A, B, C) -> R) {
      self.init(unsafeBitCast(IsolatedBound3(method: method), to: Bound3<A, B, C, R>.self), isolated: true)
    }
  }
#endif
