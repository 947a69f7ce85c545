/// What an object needs to be a value in an attributed string on Linux.
///
/// Where attributes of neighbouring runs are compared, CoreFoundation reads a type's number out of the eight bytes with
/// which an object's own memory begins, and stops the process if it finds none. So the first stored property of such a
/// class is one of these; any number will do.
struct AttributeValueMark {
  private let typeNumber: UInt64 = 0x180
}
