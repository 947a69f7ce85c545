#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping @MainActor () -> Void) {
      self.init(bound0: unsafeBitCast(method, to: (() -> Void).self), isolated: true)
    }

    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping () -> Void) {
      self.init(bound0: method, isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping @MainActor (A) -> Void) {
      self.init(bound1: unsafeBitCast(method, to: ((A) -> Void).self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping (A) -> Void) {
      self.init(bound1: method, isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping @MainActor (A, B) -> Void) {
      self.init(bound2: unsafeBitCast(method, to: ((A, B) -> Void).self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping (A, B) -> Void) {
      self.init(bound2: method, isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping @MainActor (A, B, C) -> Void) {
      self.init(bound3: unsafeBitCast(method, to: ((A, B, C) -> Void).self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping (A, B, C) -> Void) {
      self.init(bound3: method, isolated: false)
    }
  }
#endif
