// Fieldline
