// FieldUI
