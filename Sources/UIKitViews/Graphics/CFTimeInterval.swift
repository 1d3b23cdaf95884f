/// Seconds, by Core Foundation's name.
public typealias CFTimeInterval = Double
