// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A library target in `Sources/`, which may import only what it names.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// A target in `Tests/Support/`, for tests only.
func support(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, path: "Tests/Support/\(name)", swiftSettings: strict)
}

/// A test target in `Tests/`.
func tests(_ name: String, imports: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name, dependencies: imports, path: "Tests/\(name)", resources: resources, swiftSettings: strict)
}

var products: [Product] = [
  .library(name: "Fieldline", targets: ["Fieldline"]),
  .library(name: "FieldKit", targets: ["FieldKit"]),
  .library(name: "FieldUI", targets: ["FieldUI"]),
  .library(name: "FieldTesting", targets: ["FieldTesting"]),
  .executable(name: "fieldline", targets: ["Demo"]),
]

var targets: [Target] = [
  .target(name: "CReadline", linkerSettings: [.linkedLibrary("readline")]),
  .target(name: "CTerminal"),
  module("TextEditing"),
  module("CellCanvas"),
  module("FieldKit", imports: ["TextEditing", "CellCanvas"]),
  module("FieldUI", imports: ["FieldKit"]),
  module("ReadlineKeyboard", imports: ["CReadline", "TextEditing"]),
  module("Terminal", imports: ["CTerminal", "CellCanvas"]),
  module("Fieldline", imports: ["FieldKit", "FieldUI", "ReadlineKeyboard", "Terminal"]),
  module("FieldTesting", imports: ["Fieldline"]),
  .executableTarget(
    name: "Demo", dependencies: ["Fieldline"], path: "Demo", exclude: ["run"], swiftSettings: strict),
  tests("TextEditingTests", imports: ["TextEditing"]),
  .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
  support("PseudoTerminal", imports: ["CPseudoTerminal"]),
  tests("PseudoTerminalTests", imports: ["PseudoTerminal"]),
]

// Under Apple's own names, for code that was written for Apple's systems. There the real ones are used.
#if os(Linux)
  products += ["UIKit", "SwiftUI", "Combine"].map { .library(name: $0, targets: [$0]) }
  targets += [
    module("UIKit", imports: ["FieldKit"]),
    module("SwiftUI", imports: ["UIKit", "FieldUI", "Combine"]),
    module("Combine", imports: ["FieldUI"]),
  ]
#endif

let package = Package(
  name: "fieldline",
  platforms: [.macOS(.v15)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
