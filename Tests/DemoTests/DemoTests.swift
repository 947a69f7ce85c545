import Testing

/// The built demo, from end to end: keys go into a pseudo-terminal, and what a user sees is read from an emulator.
///
/// One after another: a machine with few cores would only make them slower at once.
@Suite(.serialized, .timeLimit(.minutes(5))) enum DemoTests {}
