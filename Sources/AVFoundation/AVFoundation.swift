// What Apple's module brings with it: the system's sounds.
@_exported public import AudioToolbox
