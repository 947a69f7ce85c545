#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions' names, which compare by name.

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

    private init<T, R>(unbound0 method: @escaping (T) -> () -> R, isolated: Bool) {
      self.init(
        MethodReference(method, (() -> R).self, 0, isolated: isolated, belongs: { $0 is T }) { receiver, _ in
          guard let object = receiver as? T else { return nil }
          return .some(method(object)())
        })
    }

    private init<T, A, R>(unbound1 method: @escaping (T) -> (A) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A) -> R).self, 1, isolated: isolated, belongs: { $0 is T }) {
          receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self) else { return nil }
          return .some(method(object)(a))
        })
    }

    private init<T, A, B, R>(unbound2 method: @escaping (T) -> (A, B) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B) -> R).self, 2, isolated: isolated, belongs: { $0 is T }) {
          receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self)
          else { return nil }
          return .some(method(object)(a, b))
        })
    }

    private init<T, A, B, C, R>(unbound3 method: @escaping (T) -> (A, B, C) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: { $0 is T }) {
          receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self), let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(method(object)(a, b, c))
        })
    }
  }
#endif
