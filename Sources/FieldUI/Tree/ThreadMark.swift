#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pointer that each thread has for itself. State is read and written on any thread, and what is true of the one
/// that evaluates views isn't true of the others.
struct ThreadMark {
  /// The dependent that is being evaluated.
  static let reader = ThreadMark()
  /// Not null while the views will be brought up to date anyway.
  static let expectsUpdate = ThreadMark()

  private let key: pthread_key_t

  private init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  var value: UnsafeRawPointer? {
    get { UnsafeRawPointer(pthread_getspecific(key)) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
