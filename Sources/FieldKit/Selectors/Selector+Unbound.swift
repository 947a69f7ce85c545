#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping (T) -> () -> R) {
      self.init(Unbound0(method: method), isolated: false)
    }

    /// A method of no parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping @MainActor (T) -> () -> R) {
      self.init(unsafeBitCast(IsolatedUnbound0(method: method), to: Unbound0<T, R>.self), isolated: true)
    }

    /// A method of no parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping (T) -> @MainActor () -> R) {
      self.init(unsafeBitCast(InnerIsolatedUnbound0(method: method), to: Unbound0<T, R>.self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping (T) -> (A) -> R) {
      self.init(Unbound1(method: method), isolated: false)
    }

    /// A method of one parameter of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping @MainActor (T) -> (A) -> R) {
      self.init(unsafeBitCast(IsolatedUnbound1(method: method), to: Unbound1<T, A, R>.self), isolated: true)
    }

    /// A method of one parameter of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R) {
      self.init(
        unsafeBitCast(InnerIsolatedUnbound1(method: method), to: Unbound1<T, A, R>.self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
      self.init(Unbound2(method: method), isolated: false)
    }

    /// A method of two parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping @MainActor (T) -> (A, B) -> R) {
      self.init(
        unsafeBitCast(IsolatedUnbound2(method: method), to: Unbound2<T, A, B, R>.self), isolated: true)
    }

    /// A method of two parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R) {
      self.init(
        unsafeBitCast(InnerIsolatedUnbound2(method: method), to: Unbound2<T, A, B, R>.self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R) {
      self.init(Unbound3(method: method), isolated: false)
    }

    /// A method of three parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping @MainActor (T) -> (A, B, C) -> R) {
      self.init(
        unsafeBitCast(IsolatedUnbound3(method: method), to: Unbound3<T, A, B, C, R>.self), isolated: true)
    }

    /// A method of three parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
      self.init(
        unsafeBitCast(InnerIsolatedUnbound3(method: method), to: Unbound3<T, A, B, C, R>.self), isolated: true
      )
    }
  }
#endif
