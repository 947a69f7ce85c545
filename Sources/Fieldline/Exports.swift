// One import gives a program UIKit's part, SwiftUI's part, and the cells that a headless test reads.
@_exported import CellCanvas
@_exported import FieldKit
@_exported import FieldUI

@_exported import enum Terminal.TerminalError
