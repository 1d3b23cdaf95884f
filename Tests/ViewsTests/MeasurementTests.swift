import Foundation
import Rostrum
import Testing

@testable import Views

@Suite("Measurements as text")
struct MeasurementTests {
  private static let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))

  private func text<Unit: Dimension>(
    _ value: Double, _ unit: Unit, _ width: Measurement<Unit>.FormatWidth = .abbreviated,
    _ locale: Locale = american, _ usage: Measurement<Unit>.FormatUsage = .general
  ) -> String {
    let style = Measurement<Unit>.FormatStyle(width: width, locale: locale, usage: usage)
    return Measurement(value: value, unit: unit).formatted(style)
  }

  @Test("are in units of the reader's country")
  func units() {
    #expect(text(72, UnitTemperature.fahrenheit) == "72°F")
    #expect(text(72, UnitTemperature.fahrenheit, .abbreviated, Self.german) == "22°C")
    #expect(text(5, UnitLength.kilometers) == "3.1 mi")
    #expect(text(5, UnitLength.kilometers, .abbreviated, Self.german) == "5 km")
    #expect(text(1, UnitMass.kilograms) == "2.2 lb")
    #expect(text(100, UnitSpeed.kilometersPerHour) == "62 mph")
    #expect(text(20, UnitTemperature.celsius, .abbreviated, Locale(identifier: "en_GB")) == "20°C")
  }

  @Test("are in the largest unit of which there is one")
  func sizes() {
    #expect(text(1.8, UnitLength.meters) == "5.9 ft")
    #expect(text(10, UnitLength.centimeters) == "3.9 in")
    #expect(text(250, UnitLength.meters, .abbreviated, Self.german) == "250 m")
    #expect(text(0.25, UnitMass.kilograms, .abbreviated, Self.german) == "250 g")
  }

  @Test("have names as long as there is room")
  func widths() {
    #expect(text(72, UnitTemperature.fahrenheit, .wide) == "72 degrees Fahrenheit")
    #expect(text(72, UnitTemperature.fahrenheit, .narrow) == "72°")
    #expect(text(1, UnitLength.miles, .wide) == "1 mile")
    #expect(text(3, UnitLength.miles, .narrow) == "3mi")
  }

  @Test(
    "keep their own unit and number where that is asked for",
    arguments: [1.25, 2.5, 1234, -3.0])
  func provided(value: Double) {
    let number = value.formatted(.number.locale(Self.american))
    #expect(
      text(value, UnitLength.kilometers, .abbreviated, Self.american, .asProvided)
        == "\(number) km")
  }

  @Test("are written by the number's own style where there is one")
  func numbers() {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Self.american,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(Measurement(value: 72, unit: UnitTemperature.fahrenheit).formatted(style) == "72.0°F")
  }

  @Test("of units that no country has another for stay as they are")
  func others() {
    #expect(text(90, UnitAngle.degrees) == "90 deg")
    #expect(text(5, UnitElectricCurrent.amperes) == "5 A")
  }
}
