import CellCanvas
import FieldKit
import FieldUI
import Fieldline
import Foundation
import Terminal

/// The demo's first screen, without a tty: bytes in, and out as far as is asked for.
@MainActor struct FieldSubject: Subject {
  /// How far a key is carried before the next one.
  enum Depth {
    /// Parser, Readline, field, delegate, coordinator, bound state.
    case model
    /// And the views are evaluated.
    case views
    /// And a frame is drawn and turned into bytes.
    case frames
  }

  private final class Box {
    @State var text = ""
    var parser = InputParser()
    var writer = FrameWriter(mode: .inline, screen: CellSize(columns: 80, rows: 24), colors: .trueColor)
    var bytesWritten = 0
  }

  private let depth: Depth
  private let box = Box()
  private let session: TerminalSession

  init(_ depth: Depth) {
    self.depth = depth
    let text = box.$text
    session = TerminalSession(
      rootViewController: UIHostingController(rootView: Echo(text: text)),
      size: CellSize(columns: 80, rows: 24), fillsScreen: false, keyboard: FieldKeyboard(inputrc: ""))
  }

  func begin(_ text: String, place: Place) {
    box.text = text
    session.settle()
    let home: [UInt8] = [0x01]
    switch place {
    case .start: receive(home)
    case .end: break
    case .middle:
      // So many C-f as half of the text has characters, by a numeric argument.
      receive(home + "\u{1B}\(text.utf8.count / 2)\u{06}".utf8)
    }
  }

  func press(_ byte: UInt8) {
    withUnsafePointer(to: byte) { feed(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  func receive(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer(feed) }

  func paste(_ bytes: [UInt8]) {
    receive(Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
  }

  private func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    box.parser.feed(bytes) { session.handle($0) }
    box.parser.endRead { session.handle($0) }
    switch depth {
    case .model: break
    case .views: session.settle()
    case .frames: box.bytesWritten += box.writer.frame(session.draw()).count
    }
  }
}

/// The screen that is typed into: as the demo's first one.
private struct Echo: View {
  @Binding var text: String

  var body: some View {
    VStack {
      Text("Siz yozdingiz: \(text)")
      TextField("Menga nimadir yozing...", text: $text)
        .frame(height: 55)
        .background(Color.gray.opacity(0.2))
        .cornerRadius(10)
        .padding()
    }
  }
}
