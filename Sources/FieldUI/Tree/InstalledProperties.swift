/// The state of one view on the screen. Each evaluation of the parent makes the view's value anew, with fresh
/// initial state; here the state that is in use is put in its place.
@MainActor final class InstalledProperties {
  private var boxes: [AnyObject] = []
  private var hasProperties: Bool?

  /// Gives the dynamic properties of `view` what they stand for.
  func install<Content>(of view: Content, environment: EnvironmentValues) {
    if hasProperties == false { return }
    var index = 0
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any InstallableProperty else { continue }
      if index < boxes.count {
        property.adopt(boxes[index])
      } else {
        boxes.append(property.storage)
      }
      property.read(environment)
      index += 1
    }
    hasProperties = index > 0
  }
}

/// A property wrapper that stands for something kept outside of the view's value.
@MainActor protocol InstallableProperty {
  /// What is kept.
  var storage: AnyObject { get }
  /// Uses what another value of the same view kept.
  func adopt(_ storage: AnyObject)
  /// Takes what it needs of the environment.
  func read(_ environment: EnvironmentValues)
}

extension InstallableProperty {
  func read(_ environment: EnvironmentValues) {}
}
