// Names of C's and Objective-C's that code for iOS takes for granted.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number as large as there is.
public let HUGE = Float.greatestFiniteMagnitude
/// An integer, by Objective-C's name.
public typealias NSInteger = Int
/// An integer that is not negative, by Objective-C's name.
public typealias NSUInteger = UInt
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
