// Apple's names, in Apple's capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's systems have these in their Objective-C library.
#if os(Linux)
  import Foundation

  /// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit`, for this object or any other one.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    syncLock.lock()
    return 0
  }

  /// Lets other threads go on that wait in `objc_sync_enter`.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    syncLock.unlock()
    return 0
  }

  private let syncLock = NSRecursiveLock()
#endif
