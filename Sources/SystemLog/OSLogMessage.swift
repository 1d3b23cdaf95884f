/// A message for a log, with what stands in its interpolations; none of it is asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// What of the message stands between quotes and in interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes what stands between quotes.
    ///
    /// - Note: Accepted; no effect. `literal`: nothing is written.
    public mutating func appendLiteral(_ literal: String) {}

    /// Takes a value of any type.
    ///
    /// - Parameters:
    ///   - value: The value, which is not asked for.
    ///   - align: Where it stands in its column.
    ///   - privacy: Whether others may read it.
    ///   - attributes: What tools are told of it.
    /// - Note: Accepted; no effect. `value`, `align`, `privacy`, `attributes`: nothing is written.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Takes a whole number, written in some way.
    ///
    /// - Parameters:
    ///   - number: The number, which is not asked for.
    ///   - format: How its digits are written.
    ///   - align: Where it stands in its column.
    ///   - privacy: Whether others may read it.
    ///   - attributes: What tools are told of it.
    /// - Note: Accepted; no effect. `number`, `format`, `align`, `privacy`, `attributes`: nothing is written.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Takes a number, written in some way.
    ///
    /// - Parameters:
    ///   - number: The number, which is not asked for.
    ///   - format: How its digits are written.
    ///   - align: Where it stands in its column.
    ///   - privacy: Whether others may read it.
    ///   - attributes: What tools are told of it.
    /// - Note: Accepted; no effect. `number`, `format`, `align`, `privacy`, `attributes`: nothing is written.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Takes a truth, written in some way.
    ///
    /// - Parameters:
    ///   - boolean: The truth, which is not asked for.
    ///   - format: By which words.
    ///   - privacy: Whether others may read it.
    /// - Note: Accepted; no effect. `boolean`, `format`, `privacy`: nothing is written.
    public mutating func appendInterpolation(
      _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message without interpolations.
  ///
  /// - Note: Accepted; no effect. `stringLiteral`: nothing is written.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  ///
  /// - Note: Accepted; no effect. `stringInterpolation`: nothing is written.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Whether others may read a part of a message.
public struct OSLogPrivacy: Sendable {
  /// What stands for something that others may not read.
  public enum Mask: Sendable {
    /// A digest of it, by which equal things are known.
    case hash
    /// Nothing.
    case none
  }
  /// Whatever is usual for what it is.
  public static var auto: Self { Self() }
  /// Others may read it.
  public static var `public`: Self { Self() }
  /// Others may not read it.
  public static var `private`: Self { Self() }
  /// Nobody may read it but who knows the secret.
  public static var sensitive: Self { Self() }
  /// Whatever is usual for what it is.
  ///
  /// - Note: Accepted; no effect. `mask`: nothing is written.
  public static func auto(mask: Mask) -> Self { Self() }
  /// Others may not read it.
  ///
  /// - Note: Accepted; no effect. `mask`: nothing is written.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// Nobody may read it but who knows the secret.
  ///
  /// - Note: Accepted; no effect. `mask`: nothing is written.
  public static func sensitive(mask: Mask) -> Self { Self() }
}

/// Where a part of a message stands in its column.
public struct OSLogStringAlignment: Sendable {
  /// Where it comes.
  public static var none: Self { Self() }
  /// At the column's left.
  ///
  /// - Note: Accepted; no effect. `columns`: nothing is written.
  public static func left(columns: @autoclosure @escaping () -> Int) -> Self { Self() }
  /// At the column's right.
  ///
  /// - Note: Accepted; no effect. `columns`: nothing is written.
  public static func right(columns: @autoclosure @escaping () -> Int) -> Self { Self() }
}

/// How a whole number's digits are written.
public struct OSLogIntegerFormatting: Sendable {
  /// By tens.
  public static var decimal: Self { Self() }
  /// By sixteens.
  public static var hex: Self { Self() }
  /// By eights.
  public static var octal: Self { Self() }
  /// By tens, with as many digits at least.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether plus is written.
  ///   - minDigits: The least number of digits.
  /// - Returns: The format.
  /// - Note: Accepted; no effect. `explicitPositiveSign`, `minDigits`: nothing is written.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self { Self() }
  /// By sixteens.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether plus is written.
  ///   - includePrefix: Whether `0x` is.
  ///   - uppercase: Whether the letters are capitals.
  /// - Returns: The format.
  /// - Note: Accepted; no effect. `explicitPositiveSign`, `includePrefix`, `uppercase`: nothing is written.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self { Self() }
}

/// How a number's digits are written.
public struct OSLogFloatFormatting: Sendable {
  /// With digits behind the point.
  public static var fixed: Self { Self() }
  /// With a power of ten.
  public static var exponential: Self { Self() }
  /// As short as it can be.
  public static var hybrid: Self { Self() }
  /// By sixteens.
  public static var hex: Self { Self() }
  /// With as many digits behind the point.
  ///
  /// - Note: Accepted; no effect. `precision`: nothing is written.
  public static func fixed(precision: @autoclosure @escaping () -> Int) -> Self { Self() }
  /// With a power of ten and as many digits behind the point.
  ///
  /// - Note: Accepted; no effect. `precision`: nothing is written.
  public static func exponential(precision: @autoclosure @escaping () -> Int) -> Self { Self() }
}

/// By which words a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// True or false.
  case truth
  /// Yes or no.
  case answer
}
