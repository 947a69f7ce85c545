#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions, which compare by name.

  extension Selector {
    /// A method of no parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping @MainActor (T) -> () -> R) {
      self.init(unbound0: unsafeBitCast(method, to: ((T) -> () -> R).self), isolated: true)
    }

    /// A method of no parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping (T) -> () -> R) {
      self.init(unbound0: method, isolated: false)
    }

    /// A method of no parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, R>(_ method: @escaping (T) -> @MainActor () -> R) {
      self.init(unbound0: unsafeBitCast(method, to: ((T) -> () -> R).self), isolated: true)
    }

    /// A method of one parameter of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping @MainActor (T) -> (A) -> R) {
      self.init(unbound1: unsafeBitCast(method, to: ((T) -> (A) -> R).self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping (T) -> (A) -> R) {
      self.init(unbound1: method, isolated: false)
    }

    /// A method of one parameter of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R) {
      self.init(unbound1: unsafeBitCast(method, to: ((T) -> (A) -> R).self), isolated: true)
    }

    /// A method of two parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping @MainActor (T) -> (A, B) -> R) {
      self.init(unbound2: unsafeBitCast(method, to: ((T) -> (A, B) -> R).self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
      self.init(unbound2: method, isolated: false)
    }

    /// A method of two parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R) {
      self.init(unbound2: unsafeBitCast(method, to: ((T) -> (A, B) -> R).self), isolated: true)
    }

    /// A method of three parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping @MainActor (T) -> (A, B, C) -> R) {
      self.init(unbound3: unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R) {
      self.init(unbound3: method, isolated: false)
    }

    /// A method of three parameters of the main actor's, of whichever object has it.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
      self.init(unbound3: unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self), isolated: true)
    }
  }
#endif
