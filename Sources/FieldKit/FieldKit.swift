// FieldKit
