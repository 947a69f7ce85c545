#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<R: Equatable>(_ method: @escaping @MainActor () -> R) {
      self.init(bound0: unsafeBitCast(method, to: (() -> R).self), isolated: true)
    }

    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<R: Equatable>(_ method: @escaping () -> R) {
      self.init(bound0: method, isolated: false)
    }

    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping @MainActor () -> Any?) {
      self.init(bound0: unsafeBitCast(method, to: (() -> Any?).self), isolated: true)
    }

    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping () -> Any?) {
      self.init(bound0: method, isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, R: Equatable>(_ method: @escaping @MainActor (A) -> R) {
      self.init(bound1: unsafeBitCast(method, to: ((A) -> R).self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, R: Equatable>(_ method: @escaping (A) -> R) {
      self.init(bound1: method, isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping @MainActor (A) -> Any?) {
      self.init(bound1: unsafeBitCast(method, to: ((A) -> Any?).self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping (A) -> Any?) {
      self.init(bound1: method, isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, R: Equatable>(_ method: @escaping @MainActor (A, B) -> R) {
      self.init(bound2: unsafeBitCast(method, to: ((A, B) -> R).self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, R: Equatable>(_ method: @escaping (A, B) -> R) {
      self.init(bound2: method, isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping @MainActor (A, B) -> Any?) {
      self.init(bound2: unsafeBitCast(method, to: ((A, B) -> Any?).self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping (A, B) -> Any?) {
      self.init(bound2: method, isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C, R: Equatable>(_ method: @escaping @MainActor (A, B, C) -> R) {
      self.init(bound3: unsafeBitCast(method, to: ((A, B, C) -> R).self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C, R: Equatable>(_ method: @escaping (A, B, C) -> R) {
      self.init(bound3: method, isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping @MainActor (A, B, C) -> Any?) {
      self.init(bound3: unsafeBitCast(method, to: ((A, B, C) -> Any?).self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping (A, B, C) -> Any?) {
      self.init(bound3: method, isolated: false)
    }
  }
#endif
