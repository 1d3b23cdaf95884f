// The times of AVFoundation, by the name of the module that they are in elsewhere.
@_exported public import AVFoundation
