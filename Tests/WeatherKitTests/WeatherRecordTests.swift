import Foundation
import Testing

@testable import WeatherKit

/// What is told of the weather, as values that apps keep in files.
@Suite("Records of the weather")
struct WeatherRecordTests {
  private let start = Date(timeIntervalSinceReferenceDate: 86_400)
  private var metadata: WeatherMetadata {
    WeatherMetadata(
      date: start, expirationDate: start + 600, latitude: 59.9, longitude: 10.75)
  }

  private func wind(gust: Double?) -> Wind {
    Wind(
      compassDirection: .southwest, direction: Measurement(value: 225, unit: .degrees),
      speed: Measurement(value: 4, unit: .metersPerSecond),
      gust: gust.map { Measurement(value: $0, unit: .metersPerSecond) })
  }

  private func degrees(_ value: Double) -> Measurement<UnitTemperature> {
    Measurement(value: value, unit: .celsius)
  }

  private var current: CurrentWeather {
    CurrentWeather(
      date: start, cloudCover: 0.25, condition: .mostlyClear, symbolName: "cloud.sun",
      dewPoint: degrees(4), humidity: 0.5,
      pressure: Measurement(value: 1013, unit: .hectopascals), pressureTrend: .steady,
      precipitationIntensity: Measurement(value: 0, unit: .metersPerSecond), isDaylight: true,
      temperature: degrees(15), apparentTemperature: degrees(14), uvIndex: UVIndex(value: 4),
      visibility: Measurement(value: 20, unit: .kilometers), wind: wind(gust: 7),
      metadata: metadata)
  }

  private func hour(_ number: Int) -> HourWeather {
    HourWeather(
      date: start + Double(number) * 3600, cloudCover: 1, condition: .rain,
      symbolName: "cloud.rain", dewPoint: degrees(5), humidity: 0.75, isDaylight: number < 12,
      precipitation: .rain, precipitationChance: 0.5,
      precipitationAmount: Measurement(value: Double(number), unit: .millimeters),
      pressure: Measurement(value: 990, unit: .hectopascals), pressureTrend: .falling,
      temperature: degrees(9), apparentTemperature: degrees(7), uvIndex: UVIndex(value: 1),
      visibility: Measurement(value: 3, unit: .kilometers), wind: wind(gust: nil))
  }

  private func day(_ sun: SunEvents) -> DayWeather {
    DayWeather(
      date: start, condition: .snow, symbolName: "snow", highTemperature: degrees(-2),
      lowTemperature: degrees(-11), precipitation: .snow, precipitationChance: 0.75, sun: sun,
      uvIndex: UVIndex(value: 0), wind: wind(gust: nil))
  }

  private func reread<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("of a whole place are read as they were written, with what is not told left out")
  func place() throws {
    let sun = SunEvents(sunrise: start + 100, solarNoon: start + 200, sunset: start + 300)
    let weather = Weather(
      currentWeather: current, minuteForecast: nil,
      hourlyForecast: Forecast(forecast: (0..<3).map(hour), metadata: metadata),
      dailyForecast: Forecast(forecast: [day(sun)], metadata: metadata), weatherAlerts: nil)
    let copy = try reread(weather)
    #expect(copy == weather && copy.hashValue == weather.hashValue)
    #expect(copy.minuteForecast == nil && copy.weatherAlerts == nil)
    #expect(copy.hourlyForecast.map(\.precipitationAmount.value) == [0, 1, 2])
    #expect(copy.currentWeather.metadata.latitude == 59.9)
  }

  @Test("of a polar night have a noon without a rise and a setting, and are not those of a day")
  func night() throws {
    let dark = SunEvents(sunrise: nil, solarNoon: start + 200, sunset: nil)
    let copy = try reread(day(dark))
    #expect(copy.sun.sunrise == nil && copy.sun.sunset == nil)
    #expect(copy.sun.solarNoon == start + 200)
    #expect(copy != day(SunEvents(sunrise: start, solarNoon: start + 200, sunset: nil)))
  }

  @Test("of the wind tell one without gusts from one with them")
  func gusts() throws {
    #expect(try reread(wind(gust: nil)).gust == nil)
    #expect(try reread(wind(gust: 9)).gust?.value == 9)
    #expect(wind(gust: nil) != wind(gust: 4) && wind(gust: 4) == wind(gust: 4))
  }

  @Test("of warnings and of the service keep their addresses")
  func addresses() throws {
    let url = try #require(URL(string: "https://example.org/storm"))
    let alert = WeatherAlert(summary: "Storm", source: "Met", region: nil, detailsURL: url)
    #expect(try reread(alert) == alert)
    #expect(alert != WeatherAlert(summary: "Storm", source: "Met", region: "W", detailsURL: url))
    let thanks = WeatherAttribution(
      serviceName: "Weather", legalPageURL: url, squareMarkURL: url, combinedMarkLightURL: url,
      combinedMarkDarkURL: url, legalAttributionText: "Terms")
    #expect(try reread(thanks) == thanks)
  }
}
