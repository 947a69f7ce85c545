#if os(Linux)
  // One initialiser for each shape that a method reference can have, for methods of the main actor and for others.
  // They stand back behind those of the edit actions' names, which compare by name.

  extension Selector {
    /// A method of no parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<R>(_ method: @escaping @MainActor () -> R) {
      self.init(bound0: unsafeBitCast(method, to: (() -> R).self), isolated: true)
    }

    /// A method of no parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<R>(_ method: @escaping () -> R) {
      self.init(bound0: method, isolated: false)
    }

    /// A method of one parameter of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, R>(_ method: @escaping @MainActor (A) -> R) {
      self.init(bound1: unsafeBitCast(method, to: ((A) -> R).self), isolated: true)
    }

    /// A method of one parameter that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, R>(_ method: @escaping (A) -> R) {
      self.init(bound1: method, isolated: false)
    }

    /// A method of two parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, R>(_ method: @escaping @MainActor (A, B) -> R) {
      self.init(bound2: unsafeBitCast(method, to: ((A, B) -> R).self), isolated: true)
    }

    /// A method of two parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, R>(_ method: @escaping (A, B) -> R) {
      self.init(bound2: method, isolated: false)
    }

    /// A method of three parameters of the main actor's, of one object.
    @_disfavoredOverload
    public init<A, B, C, R>(_ method: @escaping @MainActor (A, B, C) -> R) {
      self.init(bound3: unsafeBitCast(method, to: ((A, B, C) -> R).self), isolated: true)
    }

    /// A method of three parameters that may run anywhere, of one object.
    @_disfavoredOverload
    public init<A, B, C, R>(_ method: @escaping (A, B, C) -> R) {
      self.init(bound3: method, isolated: false)
    }

    private init<R>(bound0 method: @escaping () -> R, isolated: Bool) {
      self.init(
        MethodReference(method, (() -> R).self, 0, isolated: isolated, belongs: nil) { _, _ in
          return .some(method())
        })
    }

    private init<A, R>(bound1 method: @escaping (A) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A) -> R).self, 1, isolated: isolated, belongs: nil) { _, arguments in
          guard let a = arguments.take(0, as: A.self) else { return nil }
          return .some(method(a))
        })
    }

    private init<A, B, R>(bound2 method: @escaping (A, B) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B) -> R).self, 2, isolated: isolated, belongs: nil) { _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self) else {
            return nil
          }
          return .some(method(a, b))
        })
    }

    private init<A, B, C, R>(bound3 method: @escaping (A, B, C) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: nil) { _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self),
            let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(method(a, b, c))
        })
    }
  }
#endif
