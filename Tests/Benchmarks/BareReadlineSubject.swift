import CBareReadline
import CReadline

/// GNU Readline itself: bytes in, and a changed line. What it costs is the measure of the rest.
@MainActor struct BareReadlineSubject: Subject {
  init() {
    _ = fieldline_rl_start("xterm-256color")
    fieldline_rl_abandon()
    fieldline_rl_restore_defaults("Benchmarks", "xterm-256color")
    runUntil(FIELDLINE_RL_BEGIN)
  }

  func begin(_ text: String, place: Place) {
    let point =
      switch place {
      case .start: 0
      case .middle: text.utf8.count / 2
      case .end: text.utf8.count
      }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        fieldline_rl_set_line($0.baseAddress, Int32($0.count), Int32(point), 0)
      }
    }
    runUntil(FIELDLINE_RL_KEY)
  }

  func press(_ byte: UInt8) {
    withUnsafePointer(to: byte) { fieldline_rl_feed($0, 1) }
    _ = fieldline_rl_resume()
  }

  func receive(_ bytes: [UInt8]) {
    for byte in bytes { press(byte) }
  }

  func paste(_ bytes: [UInt8]) {
    let all = bytes + Array("\u{1B}[201~".utf8)
    all.withUnsafeBufferPointer { bare_readline_paste($0.baseAddress, $0.count) }
  }

  private func runUntil(_ event: fieldline_rl_event) {
    for _ in 0..<100 where fieldline_rl_resume().pointee.event == event { return }
  }
}
