public import Foundation
@_spi(Engine) import ViewEngine

/// A localised string key: a text of the program, with values interpolated and simple Markdown.
///
/// What is shown is the text that the project's tables have for it; the key itself where they have none.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A piece of the key: literal text, or an interpolated value.
  enum Piece: Equatable {
    /// Characters of the program, in which Markdown counts.
    case literal(String)
    /// Characters of a value, shown as they stand.
    case plain(String)
    /// A number, grouped as the language does.
    case number(NumberPiece)
    case formatted(FormattedValue)
    case attributed(AttributedString)
    case text(Text)
  }

  let pieces: [Piece]
  /// The key's own name, where what it shows without tables is another text.
  private(set) var name: String?

  /// Creates a key without interpolated values.
  public init(_ value: String) { pieces = [.literal(value)] }
  public init(stringLiteral value: String) { pieces = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The key under a name of its own.
  func named(_ name: String) -> Self {
    var key = self
    key.name = name
    return key
  }

  /// A string interpolation: a key while its values are appended.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
    /// Appends a string, as it stands.
    public mutating func appendInterpolation(_ string: String) { pieces.append(.plain(string)) }
    /// Appends a string, as it stands.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.plain(String(string)))
    }
    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.attributed(attributedString))
    }
    /// Appends a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    /// Appends a number: whole ones grouped, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.number(NumberPiece(value, specifier: T._defaultSpecifier)))
    }
    /// Appends a number by a format specifier of C.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The specifier, with what stands around it: `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      pieces.append(.number(NumberPiece(value, specifier: specifier)))
    }
    /// Appends a value by a format style.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format style, to which the locale of the environment is given.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.formatted(StyledValue(input, format)))
    }
    /// Appends a value by a format style that gives attributes too.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format style, to which the locale of the environment is given.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      pieces.append(.formatted(AttributedValue(input, format)))
    }
    /// Appends a value by a formatter.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter; without one, the value's description is shown.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      if let formatter {
        pieces.append(.formatted(FormatterValue(subject, formatter)))
      } else {
        pieces.append(.plain("\(subject)"))
      }
    }
    /// Appends a date by a formatter, which is no value of Foundation's own here.
    ///
    /// - Parameters:
    ///   - subject: The date.
    ///   - formatter: The formatter.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      pieces.append(.formatted(FormatterValue(subject, formatter)))
    }
    /// Appends an object by a formatter.
    ///
    /// - Parameters:
    ///   - subject: The object.
    ///   - formatter: The formatter; without one, or where it knows nothing to say, the object's
    ///     description is shown.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      pieces.append(.plain(formatter?.string(for: subject) ?? subject.description))
    }
    /// Appends a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: How it is shown; the relative ones go on with the film's time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.formatted(style.value(of: date)))
    }
    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.formatted(DatedRange(dates)))
    }
    /// Appends the range of dates of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }
  }

}

/// A number that can be interpolated into a localised string key.
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier of C for it.
  static var _defaultSpecifier: String { get }
  /// The number for printing.
  var _number: _FormatNumber { get }
}

/// A number as C formats it.
public enum _FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)
}

extension _FormatSpecifiable where Self: SignedInteger {
  public static var _defaultSpecifier: String { "%d" }
  public var _number: _FormatNumber { .signed(Int64(self)) }
}
extension _FormatSpecifiable where Self: UnsignedInteger {
  public static var _defaultSpecifier: String { "%u" }
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public static var _defaultSpecifier: String { "%f" }
  public var _number: _FormatNumber { .real(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
