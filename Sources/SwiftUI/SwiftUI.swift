// SwiftUI's name for code that was written for Apple's systems. SwiftUI re-exports UIKit and Combine's names.
@_exported import Combine
@_exported import FieldUI
@_exported import UIKit
