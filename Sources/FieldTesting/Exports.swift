// A test needs one import more than Testing.
@_exported import Fieldline
