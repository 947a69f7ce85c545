import FieldKit
import FieldUI
import Foundation
import Terminal

/// Runs a screen in the process's terminal.
///
/// ```swift
/// @State var name = ""
/// let outcome = try await TerminalApplication.run { TextField("Your name", text: $name) }
/// if outcome == .submitted { print("Hello, \(name)!") }
/// ```
///
/// The screen is drawn on standard output, if that is a terminal, else on the process's own terminal or on standard
/// error, so that a program can be used as `x=$(program)`. Where standard input is no terminal, nothing is drawn: one
/// line is read from it, and not a byte more, as the value of the first field. On a terminal that can't move its
/// cursor (`TERM=dumb`) a plain prompt is written, and one line read.
@MainActor public final class TerminalApplication {
  /// How much of the terminal a screen takes.
  public enum Mode: Hashable, Sendable {
    /// The rows that it needs, below what is there already. They stay when the run ends.
    case inline
    /// The whole terminal. What was there comes back when the run ends.
    case fullScreen
  }

  /// Runs a SwiftUI screen until it is submitted or left.
  ///
  /// - Throws: `TerminalError`, whose text says what to do.
  public static func run(
    _ mode: Mode = .inline, options: Options = Options(), @ViewBuilder root: () -> some View
  ) async throws -> Outcome {
    try await run(mode, options: options, rootViewController: UIHostingController(rootView: root()))
  }

  /// Runs a UIKit screen until it is submitted or left.
  ///
  /// - Throws: `TerminalError`, whose text says what to do.
  public static func run(
    _ mode: Mode = .inline, options: Options = Options(), rootViewController: UIViewController
  ) async throws -> Outcome {
    let environment = ProcessInfo.processInfo.environment
    switch TerminalStreams.find(environment: environment) {
    case .interactive(let input, let output):
      let device = try TerminalDevice(input: input, output: output, environment: environment)
      let loop = TerminalLoop(
        device, mode: mode, options: options, rootViewController: rootViewController)
      return try await loop.run()
    case .lines(let input, let promptOutput):
      return try await LineApplication(input: input, promptOutput: promptOutput).run(rootViewController)
    }
  }
}
