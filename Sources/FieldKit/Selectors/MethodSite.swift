#if os(Linux)
  /// Where in a program a method reference was written: each place has code of its own.
  ///
  /// A function value is a pointer to code and one to what the code captured. A reference that was made generic
  /// captured the code that calls the method. So two values from one place agree, whatever object they are bound to.
  struct MethodSite: Hashable, Sendable, CustomStringConvertible {
    private let code: UInt
    private let captured: UInt

    init<Function>(of function: Function) {
      (code, captured) = withUnsafeBytes(of: function) { bytes in
        guard bytes.count == 2 * MemoryLayout<UInt>.size else { return (0, 0) }
        let words = bytes.bindMemory(to: UInt.self)
        return (words[0], FunctionContext(words[1])?.code ?? 0)
      }
    }

    var description: String { String(code ^ (captured << 1), radix: 16) }
  }

  /// What a function value captured, where it has the shape of a reference that was made generic.
  struct FunctionContext {
    /// The code that calls the method.
    let code: UInt
    /// What that code captured in turn: the object that a bound method belongs to.
    let inner: UInt

    /// The first word of the metadata of memory that holds a function's captures, as the Swift runtime has it.
    private static let captures: UInt = 0x400

    init?(_ address: UInt) {
      // A heap object has two words ahead of its contents: its metadata and its reference count.
      guard let words = UnsafePointer<UInt>(bitPattern: address),
        let metadata = UnsafePointer<UInt>(bitPattern: words[0]), metadata[0] == Self.captures
      else { return nil }
      (code, inner) = (words[2], words[3])
    }
  }
#endif
