// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: a warning is an error, and what a file imports is its own matter unless it says otherwise.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A library target in `Sources/`, which may import only what it names.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// A target in `Tests/Support/`, for tests only.
func support(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, path: "Tests/Support/\(name)", swiftSettings: strict)
}

// Observable objects are published by Combine. Where the system has none, ours stands under its name.
#if os(Linux)
  let combine: [Target.Dependency] = ["Combine"]
#else
  let combine: [Target.Dependency] = []
#endif

// A module that another one re-exports is named as well by whoever imports that one: the build otherwise doesn't see
// that a change in it has to reach them.
let fieldline: [Target.Dependency] = ["Fieldline", "FieldKit", "FieldUI", "CellCanvas"]
let swiftUI: [Target.Dependency] = ["SwiftUI", "UIKit", "FieldKit", "FieldUI", "CellCanvas"] + combine

/// A test target in `Tests/`.
func tests(_ name: String, imports: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: imports, path: "Tests/\(name)",
    swiftSettings: [.treatAllWarnings(as: .error)])
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
  module("ConstraintSolver"),
  module("FieldKit", imports: ["TextEditing", "CellCanvas", "ConstraintSolver"]),
  module("FieldUI", imports: ["FieldKit", "CellCanvas"] + combine),
  module("ReadlineKeyboard", imports: ["CReadline", "TextEditing"]),
  module("Terminal", imports: ["CTerminal", "CellCanvas"]),
  module(
    "Fieldline",
    imports: ["FieldKit", "FieldUI", "CellCanvas", "TextEditing", "ReadlineKeyboard", "Terminal"]),
  module("FieldTesting", imports: fieldline + ["Terminal"]),
  .executableTarget(
    name: "Demo", dependencies: fieldline, path: "Demo", exclude: ["run"], swiftSettings: strict),
]

// Tests, from the values up to the built program.
targets += [
  tests("TextEditingTests", imports: ["TestData", "TextEditing"]),
  tests("CellCanvasTests", imports: ["TestData", "CellCanvas"]),
  tests("TerminalTests", imports: ["TestData", "Terminal", "CTerminal", "CellCanvas", "VirtualTerminal"]),
  tests("ConstraintSolverTests", imports: ["TestData", "ConstraintSolver"]),
  tests("FieldKitTests", imports: ["TestData", "FieldKit", "TextEditing", "CellCanvas"]),
  tests("FieldUITests", imports: ["FieldUI", "FieldKit", "CellCanvas"] + combine),
  tests("ReadlineKeyboardTests", imports: ["ReadlineKeyboard", "TextEditing", "TestData"]),
  tests("FieldlineTests", imports: fieldline + ["FieldTesting", "TextEditing", "TestData"]),
  // The README's first program.
  .executableTarget(name: "FirstProgram", dependencies: fieldline, path: "Tests/FirstProgram"),
  tests("ReadmeTests", imports: []),
  .target(name: "CBareReadline", path: "Tests/Benchmarks/CBareReadline"),
  .executableTarget(
    name: "Benchmarks", dependencies: fieldline + ["TextEditing", "Terminal", "CReadline", "CBareReadline"],
    path: "Tests/Benchmarks",
    exclude: ["CBareReadline"], swiftSettings: [.treatAllWarnings(as: .error)]),
  // A terminal emulator (Debian: libvterm-dev), for tests only.
  .target(name: "CVTerm", path: "Tests/Support/CVTerm", linkerSettings: [.linkedLibrary("vterm")]),
  // Cases and random numbers that several test targets use.
  .target(
    name: "TestData", path: "Tests/Support/TestData", exclude: ["keys.jsonl"], swiftSettings: strict),
  support("VirtualTerminal", imports: ["CVTerm"]),
  .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
  support("PseudoTerminal", imports: ["CPseudoTerminal"]),
  tests("PseudoTerminalTests", imports: ["PseudoTerminal"]),
  // They run the demo, which a build of the tests builds as well.
  tests("DemoTests", imports: ["PseudoTerminal", "VirtualTerminal"]),
]

// Under Apple's own names, for code that was written for Apple's systems. There the real ones are used.
#if os(Linux)
  products += ["UIKit", "SwiftUI", "Combine"].map { .library(name: $0, targets: [$0]) }
  targets += [
    module("_Testing_UIKit"),
    module("UIKit", imports: ["FieldKit", "_Testing_UIKit"]),
    module("SwiftUI", imports: ["UIKit", "FieldUI", "Combine"]),
    module("Combine"),
  ]
  targets.append(tests("CombineTests", imports: ["Combine"]))
  // The listings of the text that the project grew from, in both language modes, with no line changed.
  for (mode, version) in [SwiftLanguageMode.v5, .v6].enumerated() {
    for listing in ["Plain", "Coordinated"] {
      let name = "\(listing)Swift\(mode + 5)"
      targets.append(
        .target(
          name: "Seed\(name)", dependencies: swiftUI, path: "Tests/Seeds/\(name)",
          swiftSettings: [.swiftLanguageMode(version), .treatAllWarnings(as: .error)]))
    }
  }
  // Wrappers and screens as others write them for SwiftUI.
  targets.append(
    .target(
      name: "SwiftUIClients", dependencies: swiftUI, path: "Tests/SwiftUIClients",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]))
  targets.append(tests("SwiftUIClientTests", imports: ["SwiftUIClients", "FieldTesting"] + swiftUI))
  // Fields and screens as others write them for UIKit, and what they do.
  targets.append(
    .testTarget(
      name: "UIKitClients", dependencies: ["FieldTesting", "TextEditing"] + swiftUI,
      path: "Tests/UIKitClients",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]))
  targets.append(
    tests(
      "SeedTests",
      imports: [
        "SeedPlainSwift5", "SeedPlainSwift6", "SeedCoordinatedSwift5", "SeedCoordinatedSwift6",
        "FieldTesting",
      ] + swiftUI))
#endif

let package = Package(
  name: "fieldline",
  platforms: [.macOS(.v15)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
