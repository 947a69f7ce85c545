#if os(Linux)
  extension Selector {
    init<R>(_ shape: Bound0<R>, isolated: Bool) {
      self.init(
        MethodReference(shape, (() -> R).self, 0, isolated: isolated, belongs: nil) { shape, _, _ in
          return .some(shape.method())
        })
    }

    init<A, R>(_ shape: Bound1<A, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A) -> R).self, 1, isolated: isolated, belongs: nil) { shape, _, arguments in
          guard let a = arguments.take(0, as: A.self) else { return nil }
          return .some(shape.method(a))
        })
    }

    init<A, B, R>(_ shape: Bound2<A, B, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B) -> R).self, 2, isolated: isolated, belongs: nil) {
          shape, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self) else {
            return nil
          }
          return .some(shape.method(a, b))
        })
    }

    init<A, B, C, R>(_ shape: Bound3<A, B, C, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: nil) {
          shape, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self),
            let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(shape.method(a, b, c))
        })
    }

    init(_ shape: Action0, isolated: Bool) {
      self.init(
        MethodReference(shape, (() -> Void).self, 0, isolated: isolated, belongs: nil) { shape, _, _ in
          return .some(shape.method())
        })
    }

    init<A>(_ shape: Action1<A>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A) -> Void).self, 1, isolated: isolated, belongs: nil) {
          shape, _, arguments in
          guard let a = arguments.take(0, as: A.self) else { return nil }
          return .some(shape.method(a))
        })
    }

    init<A, B>(_ shape: Action2<A, B>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B) -> Void).self, 2, isolated: isolated, belongs: nil) {
          shape, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self) else {
            return nil
          }
          return .some(shape.method(a, b))
        })
    }

    init<A, B, C>(_ shape: Action3<A, B, C>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B, C) -> Void).self, 3, isolated: isolated, belongs: nil) {
          shape, _, arguments in
          guard let a = arguments.take(0, as: A.self), let b = arguments.take(1, as: B.self),
            let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(shape.method(a, b, c))
        })
    }

    init<T, R>(_ shape: Unbound0<T, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, (() -> R).self, 0, isolated: isolated, belongs: { $0 is T }) {
          shape, receiver, _ in
          guard let object = receiver as? T else { return nil }
          return .some(shape.method(object)())
        })
    }

    init<T, A, R>(_ shape: Unbound1<T, A, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A) -> R).self, 1, isolated: isolated, belongs: { $0 is T }) {
          shape, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self) else { return nil }
          return .some(shape.method(object)(a))
        })
    }

    init<T, A, B, R>(_ shape: Unbound2<T, A, B, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B) -> R).self, 2, isolated: isolated, belongs: { $0 is T }) {
          shape, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self)
          else { return nil }
          return .some(shape.method(object)(a, b))
        })
    }

    init<T, A, B, C, R>(_ shape: Unbound3<T, A, B, C, R>, isolated: Bool) {
      self.init(
        MethodReference(shape, ((A, B, C) -> R).self, 3, isolated: isolated, belongs: { $0 is T }) {
          shape, receiver, arguments in
          guard let object = receiver as? T, let a = arguments.take(0, as: A.self),
            let b = arguments.take(1, as: B.self), let c = arguments.take(2, as: C.self)
          else { return nil }
          return .some(shape.method(object)(a, b, c))
        })
    }
  }
#endif
