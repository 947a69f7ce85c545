#if os(Linux)
  // A function in a structure of its own type keeps the shape in which the caller made it. As a plain generic value it
  // would be wrapped once more, and all of one type look alike.

  struct Bound0<R> { let method: () -> R }
  struct IsolatedBound0<R> { let method: @MainActor () -> R }
  struct Bound1<A, R> { let method: (A) -> R }
  struct IsolatedBound1<A, R> { let method: @MainActor (A) -> R }
  struct Bound2<A, B, R> { let method: (A, B) -> R }
  struct IsolatedBound2<A, B, R> { let method: @MainActor (A, B) -> R }
  struct Bound3<A, B, C, R> { let method: (A, B, C) -> R }
  struct IsolatedBound3<A, B, C, R> { let method: @MainActor (A, B, C) -> R }

  struct Action0 { let method: () -> Void }
  struct IsolatedAction0 { let method: @MainActor () -> Void }
  struct Action1<A> { let method: (A) -> Void }
  struct IsolatedAction1<A> { let method: @MainActor (A) -> Void }
  struct Action2<A, B> { let method: (A, B) -> Void }
  struct IsolatedAction2<A, B> { let method: @MainActor (A, B) -> Void }
  struct Action3<A, B, C> { let method: (A, B, C) -> Void }
  struct IsolatedAction3<A, B, C> { let method: @MainActor (A, B, C) -> Void }

  struct Unbound0<T, R> { let method: (T) -> () -> R }
  struct IsolatedUnbound0<T, R> { let method: @MainActor (T) -> () -> R }
  struct InnerIsolatedUnbound0<T, R> { let method: (T) -> @MainActor () -> R }
  struct Unbound1<T, A, R> { let method: (T) -> (A) -> R }
  struct IsolatedUnbound1<T, A, R> { let method: @MainActor (T) -> (A) -> R }
  struct InnerIsolatedUnbound1<T, A, R> { let method: (T) -> @MainActor (A) -> R }
  struct Unbound2<T, A, B, R> { let method: (T) -> (A, B) -> R }
  struct IsolatedUnbound2<T, A, B, R> { let method: @MainActor (T) -> (A, B) -> R }
  struct InnerIsolatedUnbound2<T, A, B, R> { let method: (T) -> @MainActor (A, B) -> R }
  struct Unbound3<T, A, B, C, R> { let method: (T) -> (A, B, C) -> R }
  struct IsolatedUnbound3<T, A, B, C, R> { let method: @MainActor (T) -> (A, B, C) -> R }
  struct InnerIsolatedUnbound3<T, A, B, C, R> { let method: (T) -> @MainActor (A, B, C) -> R }
#endif
