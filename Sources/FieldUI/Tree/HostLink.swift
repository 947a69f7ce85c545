import FieldKit

/// Leads from a tree to the view that it stands in, for as long as there is one.
///
/// Not a weak reference: what is referred to weakly costs more at every touch, and each key touches the view often. The
/// view's end clears it.
@MainActor final class HostLink {
  #if os(Linux)
    unowned(unsafe) var view: UIView?
  #else
    // There the view's end may come on another thread, and clears this later.
    weak var view: UIView?
  #endif

  nonisolated init() {}
}
