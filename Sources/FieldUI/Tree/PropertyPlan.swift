/// Where the dynamic properties of a type stand in its values, found once for each type.
@MainActor struct PropertyPlan {
  /// What is done to one field, or to one field's field.
  enum Step {
    /// A wrapper of the library's own is given what it stands for.
    case install(any InstalledProperty.Type, offset: Int)
    /// A client's own property is told that what it holds is up to date.
    case update(any DynamicProperty.Type, offset: Int)
  }

  let steps: [Step]

  private static var known: [ObjectIdentifier: PropertyPlan] = [:]

  /// The plan of a type.
  static func of<Content>(_ type: Content.Type) -> PropertyPlan {
    let key = ObjectIdentifier(type)
    if let plan = known[key] { return plan }
    let plan = PropertyPlan(steps: type is AnyClass ? [] : steps(of: type, at: 0))
    known[key] = plan
    return plan
  }

  private static func steps(of type: Any.Type, at base: Int) -> [Step] {
    var steps: [Step] = []
    for field in TypeFields(of: type) {
      let offset = base + field.offset
      if let property = field.type as? any InstalledProperty.Type {
        steps.append(.install(property, offset: offset))
      } else if let property = field.type as? any DynamicProperty.Type, !(field.type is AnyClass) {
        steps += Self.steps(of: field.type, at: offset)
        steps.append(.update(property, offset: offset))
      }
    }
    return steps
  }
}

/// The stored properties of a type, with their places.
private struct TypeFields: Sequence, IteratorProtocol {
  private let owner: Any.Type
  private let count: Int
  private var index = 0

  init(of type: Any.Type) {
    owner = type
    // Only of structs and tuples is the value itself where its fields are.
    count = swiftFieldCount(type)
  }

  mutating func next() -> (type: Any.Type, offset: Int)? {
    guard index < count else { return nil }
    defer { index += 1 }
    var metadata = FieldMetadata()
    let type = swiftFieldType(owner, index, &metadata)
    metadata.free?(metadata.name)
    return (type, swiftFieldOffset(owner, index))
  }
}

// What `Mirror` is made of, in Swift's runtime: a mirror copies values, and only in its place can a value be changed.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func swiftFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func swiftFieldType(
  _ type: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func swiftFieldOffset(_ type: Any.Type, _ index: Int) -> Int
