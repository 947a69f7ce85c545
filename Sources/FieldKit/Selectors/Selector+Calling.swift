#if os(Linux)
  extension Selector {
    init<R>(bound0 method: @escaping () -> R, isolated: Bool) {
      self.init(
        MethodReference(method, (() -> R).self, 0, isolated: isolated, belongs: nil) { method, _, _ in
          return .some(method())
        })
    }

    init<A, R>(bound1 method: @escaping (A) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A) -> R).self, 1, isolated: isolated, belongs: nil) {
          method, _, arguments in
          guard let a = arguments.take(0, as: A.self) else { return nil }
          return .some(method(a))
        })
    }

    init<A, B, R>(bound2 method: @escaping (A, B) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B) -> R).self, 2, isolated: isolated, belongs: nil) {
          method, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self) else {
            return nil
          }
          return .some(method(a, b))
        })
    }

    init<A, B, C, R>(bound3 method: @escaping (A, B, C) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: nil) {
          method, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self),
            let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(method(a, b, c))
        })
    }

    init<T, R>(unbound0 method: @escaping (T) -> () -> R, isolated: Bool) {
      self.init(
        MethodReference(method, (() -> R).self, 0, isolated: isolated, belongs: { $0 is T }) {
          method, receiver, _ in
          guard let object = receiver as? T else { return nil }
          return .some(method(object)())
        })
    }

    init<T, A, R>(unbound1 method: @escaping (T) -> (A) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A) -> R).self, 1, isolated: isolated, belongs: { $0 is T }) {
          method, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self) else { return nil }
          return .some(method(object)(a))
        })
    }

    init<T, A, B, R>(unbound2 method: @escaping (T) -> (A, B) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B) -> R).self, 2, isolated: isolated, belongs: { $0 is T }) {
          method, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self)
          else { return nil }
          return .some(method(object)(a, b))
        })
    }

    init<T, A, B, C, R>(unbound3 method: @escaping (T) -> (A, B, C) -> R, isolated: Bool) {
      self.init(
        MethodReference(method, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: { $0 is T }) {
          method, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self), let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(method(object)(a, b, c))
        })
    }
  }
#endif
