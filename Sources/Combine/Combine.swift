// Combine's name for code that was written for Apple's systems: what of it SwiftUI's own names need.
@_exported import FieldUI
