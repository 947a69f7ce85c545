/// The state of one view on the screen. Each evaluation of the parent makes the view's value anew, with fresh
/// initial state; here the state that is in use is put in its place.
@MainActor final class InstalledProperties {
  /// What each property keeps, in the order of the plan.
  private var slots: [AnyObject?] = []
  private var plan: PropertyPlan?

  /// Gives the dynamic properties of `view` what they stand for.
  func install<Content>(in view: inout Content, of node: _ViewNode, environment: EnvironmentValues) {
    let plan = plan ?? PropertyPlan.of(Content.self)
    self.plan = plan
    if plan.steps.isEmpty { return }
    if slots.isEmpty { slots = Array(repeating: nil, count: plan.steps.count) }
    let context = PropertyContext(node: node, environment: environment)
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (index, step) in plan.steps.enumerated() {
        switch step {
        case .install(let type, let offset): install(type, at: start + offset, &slots[index], context)
        case .update(let type, let offset): update(type, at: start + offset)
        }
      }
    }
  }

  private func install<Property: InstalledProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, _ slot: inout AnyObject?,
    _ context: PropertyContext
  ) {
    place.assumingMemoryBound(to: type).pointee.install(&slot, in: context)
  }

  private func update<Property: DynamicProperty>(_ type: Property.Type, at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: type).pointee.update()
  }
}

/// Where a property is installed.
struct PropertyContext {
  unowned let node: _ViewNode
  let environment: EnvironmentValues
}

/// A property wrapper that stands for something kept outside of the view's value.
protocol InstalledProperty: DynamicProperty {
  /// Takes what the view kept from `slot`, or keeps there what it will need.
  @MainActor mutating func install(_ slot: inout AnyObject?, in context: PropertyContext)
}
