import CellCanvas
import Dispatch
import FieldKit
import Foundation
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of a screen in a terminal: waits for bytes and signals, hands events to the session, writes frames.
///
/// Nothing blocks while it waits: the main actor's other tasks and the main queue run between events.
@MainActor final class TerminalLoop {
  private let device: TerminalDevice
  private let session: TerminalSession
  private let keyboard: FieldKeyboard
  private var writer: FrameWriter
  private var parser = InputParser()
  private var sources: [any DispatchSourceProtocol] = []
  private var ending: CheckedContinuation<Outcome, any Error>?
  /// Whether the terminal's colours are still to be asked for.
  private var isToAsk: Bool
  /// Whether the terminal still owes an answer.
  private var awaitsReply = false
  /// Whether a frame will be drawn anyway, or is asked for already.
  private var isFrameDue = true
  /// Counts what was read, so that a timer knows whether anything came since it was set.
  private var arrivals = 0
  private var warnings: [String] = []

  /// Events that were typed ahead of a run's end. The next run of the process begins with them.
  private static var typedAhead: [TerminalEvent] = []

  /// How long an Esc waits for what may belong to it.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)
  /// How long a paste or an answer may stand still before its end is taken to be lost.
  private static let endDelay = DispatchTimeInterval.seconds(1)
  /// How long the end of a run waits for answers of the terminal, which would be typed into the shell else.
  private static let replyDelay = Duration.milliseconds(100)
  /// How much is read before a frame is drawn, in bytes, however much is waiting.
  private static let burstLimit = 4 << 20

  init(
    _ device: TerminalDevice, mode: TerminalApplication.Mode, options: TerminalApplication.Options,
    rootViewController: UIViewController
  ) {
    self.device = device
    usesMouse = options.usesMouse ?? (mode == .fullScreen)
    clipboard = options.copiesToClipboard ? TerminalClipboard(environment: device.environment) : nil
    pointer = mode == .fullScreen ? .absolute : .relative
    keyboard = FieldKeyboard(terminalName: device.environment["TERM"] ?? "")
    session = TerminalSession(
      rootViewController: rootViewController, size: device.size, fillsScreen: mode == .fullScreen,
      keyboard: keyboard)
    writer = FrameWriter(
      mode: mode == .fullScreen ? .fullScreen : .inline, screen: device.size,
      colors: ColorLevel(environment: device.environment),
      reflows: FrameWriter.reflows(environment: device.environment))
    // The console of Linux has no answer, and shows the question.
    isToAsk = writer.colors > .none && device.environment["TERM"] != "linux"
    modes = mode == .fullScreen ? [.alternateScreen, .bracketedPaste] : [.bracketedPaste]
  }

  private let modes: [TerminalMode]
  private let usesMouse: Bool
  private let clipboard: TerminalClipboard?
  /// Where the mouse is, in the screen's own cells.
  private var pointer: MouseLocator

  func run() async throws -> Outcome {
    do { return try await runUntilEnd() } catch TerminalError.gone { return .endOfInput }
  }

  private func runUntilEnd() async throws -> Outcome {
    try device.enter(modes)
    RuntimeWarning.handler = { [weak self] in self?.warnings.append($0) }
    defer { leave() }
    clipboard?.connect { [weak self] bytes in self?.guarded { try self?.device.write(bytes) } }
    resize()
    session.window.displayRequested = { [weak self] in self?.requestFrame() }
    if !device.hasInput { try ask() }
    try drawFrame()
    for warning in keyboard.prepare() { RuntimeWarning.issue(warning) }
    listen()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        ending = continuation
        guarded {
          replayTypedAhead()
          try afterEvents()
        }
      }
    } onCancel: {
      Task { @MainActor in self.end(.success(.cancelled)) }
    }
  }

  /// Asks the terminal for its colours. Not while typed keys wait to be read: the answer comes behind them, and a run
  /// that one of them ends would have to take them all to find it.
  private func ask() throws {
    guard isToAsk else { return }
    isToAsk = false
    awaitsReply = true
    try device.write(Escapes.askBackground + Escapes.askAttributes)
  }

  private func leave() {
    for source in sources { source.cancel() }
    sources = []
    session.window.displayRequested = nil
    clipboard?.disconnect()
    collectReplies()
    device.leave()
    RuntimeWarning.handler = RuntimeWarning.standardError
    for warning in warnings { RuntimeWarning.standardError(warning) }
  }

  private func end(_ result: Result<Outcome, any Error>) {
    ending?.resume(with: result)
    ending = nil
  }

  /// Runs a step of the loop; an error ends the run.
  private func guarded(_ step: () throws -> Void) {
    guard ending != nil else { return }
    do { try step() } catch TerminalError.gone {
      end(.success(.endOfInput))
    } catch { end(.failure(error)) }
  }

  // MARK: Input

  private func listen() {
    listen(to: device.input) { try $0.readInput() }
    listen(to: device.signals) { try $0.readSignals() }
  }

  private func listen(to descriptor: Int32, _ step: @escaping @MainActor (TerminalLoop) throws -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.guarded { try step(self) }
      }
    }
    source.activate()
    sources.append(source)
  }

  private func readInput() throws {
    arrivals &+= 1
    isFrameDue = true
    var total = 0
    reading: while session.outcome == nil, total < Self.burstLimit {
      let result = try device.read(until: session.outcome != nil) { bytes in
        total += bytes.count
        parser.feed(bytes) { take($0) }
      }
      switch result {
      case .bytes: continue
      case .lastBytes, .nothing: break reading
      case .endOfInput:
        parser.endRead { take($0) }
        session.end(.endOfInput)
      }
    }
    parser.endRead { take($0) }
    waitForRest()
    if session.outcome == nil { try ask() }
    try afterEvents()
  }

  private func take(_ event: TerminalEvent) {
    if case .reply(.attributes) = event { awaitsReply = false }
    guard session.outcome == nil else { return Self.typedAhead.append(event) }
    switch event {
    // Bytes that only look like a report: nobody asked for any.
    case .mouse where !usesMouse: break
    case .mouse(let mouse):
      if pointer.mustAsk(before: mouse, cursorRow: writer.cursorRow) {
        guarded { try device.write(Escapes.askCursor) }
      }
      takeMouse()
    case .reply(.cursor(let cursor)):
      pointer.locate(cursor)
      takeMouse()
    default: session.handle(event)
    }
  }

  /// Hands on what the mouse did, as far as it is known where that was.
  private func takeMouse() {
    for mouse in pointer.takeLocated() { session.handle(.mouse(mouse)) }
  }

  private func replayTypedAhead() {
    let events = Self.typedAhead
    Self.typedAhead = []
    for event in events { take(event) }
  }

  /// An Esc may be a key, or the start of a sequence whose rest is on its way; a paste's end may never come.
  private func waitForRest() {
    let awaitsEnd = parser.isInPaste || parser.isInString
    guard parser.hasPendingKey || awaitsEnd else { return }
    let seen = arrivals
    let delay = parser.hasPendingKey ? Self.escapeDelay : Self.endDelay
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.arrivals == seen else { return }
        self.guarded {
          self.isFrameDue = true
          self.parser.flush { self.take($0) }
          self.parser.endPaste { self.take($0) }
          self.parser.dropString()
          try self.afterEvents()
        }
      }
    }
  }

  private func readSignals() throws {
    isFrameDue = true
    for signal in device.readSignals() {
      switch signal {
      case .interrupt: session.end(.interrupted)
      case .stop: session.request = .suspend
      case .resize: resize()
      case .resume:
        try device.resume()
        resize()
        writer.restart()
      }
    }
    try afterEvents()
  }

  private func resize() {
    session.resize(to: device.size)
    writer.resize(to: device.size)
  }

  /// The terminal's answers to what was asked are read before the run ends: later they would be typed text.
  private func collectReplies() {
    let limit = ContinuousClock.now + Self.replyDelay
    while awaitsReply || pointer.awaitsReply, ContinuousClock.now < limit {
      var ready = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 10) > 0 else { continue }
      let result = try? device.read(until: !awaitsReply && !pointer.awaitsReply) { bytes in
        parser.feed(bytes) { take($0) }
        parser.endRead { take($0) }
      }
      guard result == .bytes || result == .lastBytes else { return }
    }
  }

  // MARK: Output

  private func afterEvents() throws {
    if let request = session.request {
      session.request = nil
      try obey(request)
    }
    try drawFrame()
    if let outcome = session.outcome { end(.success(outcome)) }
  }

  private func obey(_ request: TerminalSession.Request) throws {
    switch request {
    case .redraw: try device.write(writer.erase())
    case .suspend:
      try device.suspend()
      resize()
      writer.restart()
    case .quit:
      device.leave()
      Self.raise(SIGQUIT)
      // Only if the program ignores the signal.
      session.end(.interrupted)
    }
  }

  /// Sends a signal to this thread, and returns only if it didn't end the process. The main queue may run on a thread
  /// of libdispatch, where signals are blocked.
  private static func raise(_ number: Int32) {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    _ = Foundation.raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Something changed between events: a frame is drawn when the main queue comes to it.
  private func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.guarded { try self?.drawFrame() } }
    }
  }

  private func drawFrame() throws {
    let bytes = writer.frame(session.draw())
    isFrameDue = false
    if usesMouse { try device.set(.mouse, on: session.canUseMouse) }
    guard !bytes.isEmpty else { return }
    try device.write(bytes)
    device.setParting(writer.partingBytes)
  }
}
