import Foundation
import Rostrum
import Testing

@testable import Views

/// What holds for measurements as text, whatever they measure.
@Suite("Laws of measurements as text")
struct MeasurementLawTests {
  private static let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))

  private func text<Unit: Dimension>(
    _ value: Double, _ unit: Unit, _ locale: Locale = american,
    _ width: Measurement<Unit>.FormatWidth = .abbreviated,
    _ usage: Measurement<Unit>.FormatUsage = .general
  ) -> String {
    let style = Measurement<Unit>.FormatStyle(width: width, locale: locale, usage: usage)
    return style.format(Measurement(value: value, unit: unit))
  }

  @Test(
    "the usual unit changes the number, not the quantity, and is usual for itself",
    arguments: ["en_US", "de_DE", "en_GB"], [-40.0, 0, 0.3, 7, 1234.5])
  func quantity(identifier: String, value: Double) {
    let choice = UnitChoice(Locale(identifier: identifier))
    let units: [Dimension] = [
      UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitLength.meters, UnitLength.yards,
      UnitMass.kilograms, UnitMass.ounces, UnitSpeed.metersPerSecond, UnitAngle.degrees,
    ]
    for unit in units {
      let (number, usual) = choice.usual(value, unit)
      let (before, after) = (
        unit.converter.baseUnitValue(fromValue: value),
        usual.converter.baseUnitValue(fromValue: number)
      )
      #expect(abs(before - after) <= 1e-9 * max(1, abs(before)))
      let (again, same) = choice.usual(number, usual)
      #expect(same == usual && abs(again - number) <= 1e-9 * max(1, abs(number)))
    }
  }

  @Test("miles begin at half of one, and Britain has them beside degrees Celsius")
  func miles() {
    #expect(text(0.5, UnitLength.miles) == "0.5 mi")
    #expect(text(0.49, UnitLength.miles) == "2,587 ft")
    let british = Locale(identifier: "en_GB")
    #expect(text(5, UnitLength.kilometers, british) == "3.1 mi")
    #expect(text(100, UnitSpeed.kilometersPerHour, british) == "62 mph")
  }

  @Test("nothing and less than one are told in the smallest unit, and signs are kept")
  func small() {
    #expect(text(0, UnitLength.kilometers) == "0 in")
    #expect(text(0, UnitMass.kilograms, Self.german) == "0 g")
    #expect(text(0.5, UnitLength.centimeters, Self.german) == "0,5 cm")
    #expect(text(-5, UnitLength.kilometers) == "-3.1 mi")
    #expect(text(9.96, UnitLength.meters, Self.german) == "10 m")
  }

  @Test("one is one and everything else is many", arguments: [(1.0, "1 mile"), (-1.0, "-1 mile")])
  func one(value: Double, words: String) {
    #expect(text(value, UnitLength.miles, Self.american, .wide, .asProvided) == words)
    for other in [value * 1.5, value * 2, 0] {
      let found = text(other, UnitLength.miles, Self.american, .wide, .asProvided)
      #expect(found.hasSuffix(" miles"))
    }
  }

  @Test("a unit's own number has six places at most")
  func places() {
    let found = text(1.23456789, UnitLength.kilometers, Self.american, .wide, .asProvided)
    #expect(found == "1.234568 kilometers")
  }

  @Test(
    "each unit has a short word, a name for one and for many, and a sign where there is one",
    arguments: [
      ("ft", "2 ft", "1 foot", "2 feet", "2′"), ("in", "2 in", "1 inch", "2 inches", "2″"),
      ("lb", "2 lb", "1 pound", "2 pounds", "2#"), ("s", "2 sec", "1 second", "2 seconds", "2sec"),
      ("km/h", "2 km/h", "1 kilometer per hour", "2 kilometers per hour", "2km/h"),
      ("°C", "2°C", "1 degree Celsius", "2 degrees Celsius", "2°C"),
      ("%", "2%", "1 %", "2 %", "2%"), ("qx", "2 qx", "1 qx", "2 qx", "2qx"),
    ])
  func words(symbol: String, short: String, one: String, many: String, sign: String) {
    let unit = Dimension(symbol: symbol, converter: UnitConverterLinear(coefficient: 1))
    let words = UnitWords(unit)
    #expect(words.text("2", of: 2, false, false) == short)
    #expect(words.text("1", of: 1, true, false) == one)
    #expect(words.text("2", of: 2, true, false) == many)
    #expect(words.text("2", of: 2, false, true) == sign)
  }

  @Test("a style for another locale has its units and its numbers, and the rest as it was")
  func locales() {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Self.american,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    let other = style.locale(Self.german)
    #expect(other.width == .narrow && other.usage == .general && other.locale == Self.german)
    let warm = Measurement(value: 77, unit: UnitTemperature.fahrenheit)
    #expect(style.format(warm) == "77.0°" && other.format(warm) == "25,0°C")
  }

  @Test("a style is the same after it was written down and read, and by its short name")
  func coding() throws {
    let style: Measurement<UnitLength>.FormatStyle = .measurement(
      width: .wide, usage: .asProvided)
    let read = try JSONDecoder().decode(
      Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(read.width == .wide && read.usage == .asProvided && read.numberFormatStyle == nil)
    let way = Measurement(value: 1, unit: UnitLength.yards)
    #expect(way.formatted(read) == "1 yard")
    let short: Measurement<UnitLength>.FormatStyle = .measurement(width: .abbreviated)
    #expect(way.formatted() == short.format(way))
  }
}
