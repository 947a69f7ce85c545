// FieldTesting
