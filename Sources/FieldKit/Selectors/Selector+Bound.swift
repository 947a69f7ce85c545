#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping () -> Void) {
      self.init(Action0(method: method), isolated: false)
    }

    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init(_ method: @escaping @MainActor () -> Void) {
      self.init(unsafeBitCast(IsolatedAction0(method: method), to: Action0.self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping (A) -> Void) {
      self.init(Action1(method: method), isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A>(_ method: @escaping @MainActor (A) -> Void) {
      self.init(unsafeBitCast(IsolatedAction1(method: method), to: Action1<A>.self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping (A, B) -> Void) {
      self.init(Action2(method: method), isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B>(_ method: @escaping @MainActor (A, B) -> Void) {
      self.init(unsafeBitCast(IsolatedAction2(method: method), to: Action2<A, B>.self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping (A, B, C) -> Void) {
      self.init(Action3(method: method), isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C>(_ method: @escaping @MainActor (A, B, C) -> Void) {
      self.init(unsafeBitCast(IsolatedAction3(method: method), to: Action3<A, B, C>.self), isolated: true)
    }
  }
#endif
