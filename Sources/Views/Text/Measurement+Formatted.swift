public import Foundation
import ViewEngine

/// What Foundation has elsewhere for writing measurements; the names of units are English ones.
extension Measurement where UnitType: Dimension {
  /// How much room the name of a unit has.
  public enum FormatWidth: Hashable, Codable, Sendable {
    /// `72 degrees Fahrenheit`.
    case wide
    /// `72°F`, `3.1 mi`.
    case abbreviated
    /// `72°`, `3.1mi`.
    case narrow
  }

  /// What a measurement is written for.
  public struct FormatUsage: Hashable, Codable, Sendable {
    fileprivate let name: String
    /// In a unit that people of the locale use.
    public static var general: Self { Self(name: "general") }
    /// In its own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  /// A style by which measurements are written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room the name of the unit has.
    public var width: FormatWidth
    /// What it is written for.
    public var usage: FormatUsage
    /// Whose units and numbers are used.
    public var locale: Locale
    /// How the number is written; `nil` for as the unit asks for.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: How much room the name of the unit has.
    ///   - locale: Whose units and numbers are used.
    ///   - usage: What it is written for.
    ///   - numberFormatStyle: How the number is written; `nil` for as the unit asks for.
    public init(
      width: FormatWidth, locale: Locale = .current, usage: FormatUsage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let (number, unit) =
        usage == .general
        ? UnitChoice(locale).usual(value.value, value.unit) : (value.value, value.unit as Dimension)
      var style = numberFormatStyle ?? .number.precision(precision(of: number))
      style = style.locale(locale)
      return UnitWords(unit).text(
        style.format(number), of: number, width == .wide, width == .narrow)
    }

    /// People's units are told to whole numbers, or to two digits; others as exactly as they are.
    private func precision(of number: Double) -> NumberFormatStyleConfiguration.Precision {
      if usage == .asProvided { return .fractionLength(0...6) }
      return abs(number) >= 10 || number == 0 ? .fractionLength(0) : .significantDigits(1...2)
    }

    /// This style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Writes the measurement in a unit that people of the film's locale use: `72°F`, `3.1 mi`.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  /// Writes the measurement by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A style by which measurements are written.
  ///
  /// - Parameters:
  ///   - width: How much room the name of the unit has.
  ///   - usage: What it is written for.
  ///   - numberFormatStyle: How the number is written; `nil` for as the unit asks for.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatWidth,
    usage: Measurement<UnitType>.FormatUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// Which units people of a locale use.
struct UnitChoice {
  private let isMetric: Bool
  private let usesFahrenheit: Bool

  init(_ locale: Locale) {
    let region = locale.region?.identifier
    isMetric = locale.measurementSystem == .metric
    // Of the countries with miles only some have Fahrenheit.
    usesFahrenheit = region != "GB" && !isMetric
  }

  /// A value in the unit that is usual for it; in its own where none is known to be.
  func usual(_ value: Double, _ unit: Dimension) -> (Double, Dimension) {
    let units: [Dimension]
    switch unit {
    case is UnitTemperature:
      units = [usesFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitLength:
      units =
        isMetric
        ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      units =
        isMetric ? [UnitMass.kilograms, UnitMass.grams] : [UnitMass.pounds, UnitMass.ounces]
    case is UnitSpeed:
      units = [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    default: return (value, unit)
    }
    let base = unit.converter.baseUnitValue(fromValue: value)
    let all = units.map { ($0.converter.value(fromBaseUnitValue: base), $0) }
    // The largest unit of which there is one or, of miles, half of one.
    return all.first { abs($0.0) >= ($0.1 == UnitLength.miles ? 0.5 : 1) } ?? all.last
      ?? (value, unit)
  }
}

/// The English words of a unit.
struct UnitWords {
  private let (short, one, many): (String, String, String)
  /// What stands for it where there is hardly room; `nil` for its short word.
  private let sign: String?
  private let symbol: String

  init(_ unit: Dimension) {
    symbol = unit.symbol
    let words = Self.table[unit.symbol]
    short = words?.first ?? unit.symbol
    (one, many) = words.map { ($0[1], $0[2]) } ?? (unit.symbol, unit.symbol)
    sign = words.flatMap { $0.count > 3 ? $0[3] : nil }
  }

  /// A number with the unit.
  ///
  /// - Parameters:
  ///   - text: The number as it is written.
  ///   - number: The number.
  ///   - isWide: Whether the whole name is written.
  ///   - isNarrow: Whether there is hardly room.
  /// - Returns: Both.
  func text(_ text: String, of number: Double, _ isWide: Bool, _ isNarrow: Bool) -> String {
    if isWide { return "\(text) \(abs(number) == 1 ? one : many)" }
    if isNarrow { return text + (sign ?? short) }
    return short.hasPrefix("°") || short == "%" ? text + short : "\(text) \(short)"
  }

  /// Short, one, many and, where there is one, a sign, by Foundation's symbol.
  private static let table: [String: [String]] = Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map { String($0) }
      return (parts[0], parts.dropFirst().map { $0.replacing("~", with: " ") })
    })
  private static let text = """
    °F|°F|degree~Fahrenheit|degrees~Fahrenheit|°
    °C|°C|degree~Celsius|degrees~Celsius|°C
    K|K|kelvin|kelvins
    °|deg|degree|degrees|°
    rad|rad|radian|radians
    km|km|kilometer|kilometers
    m|m|meter|meters
    cm|cm|centimeter|centimeters
    mm|mm|millimeter|millimeters
    mi|mi|mile|miles
    ft|ft|foot|feet|′
    in|in|inch|inches|″
    yd|yd|yard|yards
    kg|kg|kilogram|kilograms
    g|g|gram|grams
    lb|lb|pound|pounds|#
    oz|oz|ounce|ounces
    km/h|km/h|kilometer~per~hour|kilometers~per~hour
    mph|mph|mile~per~hour|miles~per~hour
    m/s|m/s|meter~per~second|meters~per~second
    L|L|liter|liters
    mL|mL|milliliter|milliliters
    hPa|hPa|hectopascal|hectopascals
    s|sec|second|seconds
    min|min|minute|minutes
    hr|hr|hour|hours
    kcal|kcal|kilocalorie|kilocalories
    kJ|kJ|kilojoule|kilojoules
    """
}
