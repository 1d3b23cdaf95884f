public import Foundation
@_spi(Engine) import ViewEngine

/// A text of the program, with values set into it and simple Markdown.
///
/// There are no tables of translations: the key itself is what is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A stretch of the text.
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

  /// Creates a text without values.
  public init(_ value: String) { pieces = [.literal(value)] }
  public init(stringLiteral value: String) { pieces = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// A text while its values are set into it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
    /// Sets characters in, as they stand.
    public mutating func appendInterpolation(_ string: String) { pieces.append(.plain(string)) }
    /// Sets characters in, as they stand.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.plain(String(string)))
    }
    /// Sets an attributed text in.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      pieces.append(.attributed(attributedString))
    }
    /// Sets a text with its own styles in.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    /// Sets a number in: whole ones grouped, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      pieces.append(.number(NumberPiece(value, specifier: T._defaultSpecifier)))
    }
    /// Sets a number in by a specifier of C: `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      pieces.append(.number(NumberPiece(value, specifier: specifier)))
    }
    /// Sets a value in by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.formatted(StyledValue(input, format)))
    }
    /// Sets a value in by a format style that gives attributes too.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      pieces.append(.formatted(AttributedValue(input, format)))
    }
    /// Sets a value in by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      if let formatter {
        pieces.append(.formatted(FormatterValue(subject, formatter)))
      } else {
        pieces.append(.plain("\(subject)"))
      }
    }
    /// Sets an object in by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      pieces.append(.plain(formatter?.string(for: subject) ?? subject.description))
    }
    /// Sets a date in.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.formatted(style.value(of: date)))
    }
    /// Sets two dates in.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.formatted(DatedRange(dates)))
    }
    /// Sets the dates at which an interval begins and ends in.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }
  }

}

/// A number that a text of the program can hold.
public protocol _FormatSpecifiable: Equatable {
  /// How C would print it.
  static var _defaultSpecifier: String { get }
  /// The number for printing.
  var _number: _FormatNumber { get }
}

/// A number as C prints it.
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
