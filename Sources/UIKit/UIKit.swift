// UIKit's name for code that was written for Apple's systems. UIKit re-exports Foundation, so this does too.
@_exported import FieldKit
@_exported import Foundation
