#if os(Linux)
  /// Where in a program a method reference was written: each place has code of its own.
  ///
  /// A function value is a pointer to code and one to what the code captured. A reference that was made generic
  /// captured the code that calls the method. So two values from one place agree, whatever object they are bound to.
  struct MethodSite: Hashable, Sendable, CustomStringConvertible {
    private let code: UInt
    private let captured: UInt

    init<Function>(of function: Function) {
      code = withUnsafeBytes(of: function) { bytes in
        bytes.count == 2 * MemoryLayout<UInt>.size ? bytes.load(as: UInt.self) : 0
      }
      captured = FunctionContext(FunctionContext.address(of: function))?.code ?? 0
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
    /// A heap object has two words ahead of its contents: its metadata and its reference count.
    private static let first = 2

    init?(_ address: UInt) {
      guard let words = UnsafePointer<UInt>(bitPattern: address),
        let metadata = UnsafePointer<UInt>(bitPattern: words[0]), metadata[0] == Self.captures
      else { return nil }
      (code, inner) = (words[Self.first], words[Self.first + 1])
    }

    /// Where a function value has what it captured; 0 if it has nothing.
    static func address<Function>(of function: Function) -> UInt {
      withUnsafeBytes(of: function) { bytes in
        bytes.count == 2 * MemoryLayout<UInt>.size ? bytes.load(fromByteOffset: 8, as: UInt.self) : 0
      }
    }

    /// Whether one function value has it to itself.
    static func isUnique(_ address: UInt) -> Bool {
      guard address != 0 else { return false }
      var address = address
      return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: AnyObject.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
      }
    }

    /// Forgets the captured object, which isn't given back when the context goes.
    static func clear(_ address: UInt) {
      UnsafeMutablePointer<UInt>(bitPattern: address)?[first + 1] = 0
    }
  }
#endif
