#if os(Linux)
  import Glibc

  /// Where in a program a method reference was written: each place has code of its own.
  ///
  /// A function value is a pointer to code and one to what the code captured. A reference that was made generic
  /// captured the code that calls the method, perhaps in several layers. So two values from one place agree, whatever
  /// object they are bound to.
  struct MethodSite: Hashable, Sendable, CustomStringConvertible {
    private let codes: [UInt]

    /// The place of the function in `shape`, and the contexts of its layers.
    static func of<Shape>(_ shape: Shape) -> (site: MethodSite, context: UInt, contexts: [FunctionContext]) {
      let (code, context) = withUnsafeBytes(of: shape) { bytes -> (UInt, UInt) in
        guard bytes.count == 2 * MemoryLayout<UInt>.size else { return (0, 0) }
        return (bytes.load(as: UInt.self), bytes.load(fromByteOffset: 8, as: UInt.self))
      }
      var contexts: [FunctionContext] = []
      while contexts.count < 8, let next = FunctionContext(contexts.last?.inner ?? context) {
        contexts.append(next)
      }
      return (MethodSite(codes: [code] + contexts.map(\.code)), context, contexts)
    }

    var description: String { String(codes.reduce(0) { ($0 << 1) ^ $1 }, radix: 16) }
  }

  /// What a function value captured, where it has the shape of a function that was made generic.
  struct FunctionContext {
    /// Where it is.
    private let address: UInt
    /// The code that was made generic.
    let code: UInt
    /// What that code captured in turn: another context, or the object that a bound method belongs to.
    let inner: UInt

    /// The first word of the metadata of memory that holds a function's captures, as the Swift runtime has it.
    private static let captures: UInt = 0x400
    /// A heap object has two words ahead of its contents: its metadata and its reference count.
    private static let first = 2

    init?(_ address: UInt) {
      guard let words = Self.words(address), let metadata = Self.words(words[0]), metadata[0] == Self.captures
      else { return nil }
      self.address = address
      (code, inner) = (words[Self.first], words[Self.first + 1])
    }

    /// The memory at an address, if there is any: what a context holds needn't be an address.
    private static func words(_ address: UInt) -> UnsafePointer<UInt>? {
      let page = UInt(getpagesize())
      var isPresent: UInt8 = 0
      guard address >= page, address.isMultiple(of: 8),
        let start = UnsafeMutableRawPointer(bitPattern: address & ~(page - 1)),
        mincore(start, 1, &isPresent) == 0
      else { return nil }
      return UnsafePointer(bitPattern: address)
    }

    /// Whether nobody has it but the selector, and the expression that made the selector.
    var isOwn: Bool {
      guard let words = Self.words(address) else { return false }
      // The runtime counts the owners behind the first one from the 33rd bit on.
      return (words[1] >> 33) & 0x3FFF_FFFF <= 1
    }

    /// Forgets what was captured, which isn't given back when the context goes.
    func clear() { UnsafeMutablePointer<UInt>(bitPattern: address)?[Self.first + 1] = 0 }
  }
#endif
