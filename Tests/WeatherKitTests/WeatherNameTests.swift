import CoreLocation
import Foundation
import Testing

@testable import WeatherKit

/// Names, steps, forecasts without times and queries that the weather's other tests do not ask.
@Suite("Names and questions of the weather")
struct WeatherNameTests {
  private func isName(_ name: String, of code: String) -> Bool {
    name.filter { $0 != " " }.lowercased() == code.lowercased() && name.first?.isUppercase == true
  }

  @Test("have the words of their names in code, with capitals and spaces alone added")
  func words() {
    for value in WeatherCondition.allCases {
      #expect(isName(value.description, of: value.rawValue))
      #expect(value.accessibilityDescription == value.description)
    }
    for value in Wind.CompassDirection.allCases {
      #expect(isName(value.description, of: value.rawValue))
    }
    for value in Precipitation.allCases { #expect(isName(value.description, of: value.rawValue)) }
    for value in PressureTrend.allCases { #expect(isName(value.description, of: value.rawValue)) }
    for value in UVIndex.ExposureCategory.allCases {
      #expect(isName(value.description, of: value.rawValue))
    }
  }

  @Test(
    "give the sun's light the step that its number lies in, below and above all as well",
    arguments: [
      (-3, .low), (0, .low), (2, .low), (3, .moderate), (5, .moderate),
      (6, .high), (7, .high), (8, .veryHigh), (10, .veryHigh), (11, .extreme), (400, .extreme),
    ] as [(Int, UVIndex.ExposureCategory)])
  func steps(value: Int, step: UVIndex.ExposureCategory) {
    let index = UVIndex(value: value)
    #expect(index.value == value && index.category == step)
  }

  @Test("are written as in code, and no other name is read")
  func coded() throws {
    let data = try JSONEncoder().encode([WeatherCondition.heavySnow, .sunShowers])
    #expect(try JSONDecoder().decode([String].self, from: data) == ["heavySnow", "sunShowers"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([WeatherCondition].self, from: Data(#"["raining"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PressureTrend].self, from: Data(#"["Rising"]"#.utf8))
    }
  }

  @Test("leave a forecast of no time empty, and one of several may be walked backwards")
  func forecasts() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let metadata = WeatherMetadata(
      date: now, expirationDate: now + 1, latitude: 0, longitude: 0)
    let empty = Forecast<UVIndex>(forecast: [], metadata: metadata)
    #expect(empty.isEmpty && empty.first == nil && empty.startIndex == empty.endIndex)
    let four = Forecast(forecast: (1...4).map { UVIndex(value: $0) }, metadata: metadata)
    #expect(four.reversed().map(\.value) == [4, 3, 2, 1])
    #expect(four.dropFirst(2).map(\.value) == [3, 4] && four.last?.value == 4)
    #expect(four != Forecast(forecast: Array(four.dropLast()), metadata: metadata))
  }

  @Test("are refused for some hours and some days as for all, by a service of one's own")
  func spans() async {
    let (service, place) = (WeatherService(), CLLocation(latitude: -33, longitude: 151))
    let (from, to) = (Date.distantPast, Date.distantFuture)
    let hours: WeatherQuery<Forecast<HourWeather>> = .hourly(startDate: from, endDate: to)
    let days: WeatherQuery<Forecast<DayWeather>> = .daily(startDate: from, endDate: to)
    await #expect(throws: WeatherError.unknown) {
      _ = try await service.weather(for: place, including: hours)
    }
    await #expect(throws: WeatherError.unknown) {
      _ = try await service.weather(for: place, including: days, hours)
    }
  }

  @Test("say of a refusal for want of leave another thing than for want of a network")
  func refusals() {
    let denied = WeatherError.permissionDenied
    #expect(denied.localizedDescription == denied.errorDescription)
    #expect(denied.errorDescription?.contains("network") == false)
    #expect(WeatherError.unknown.errorDescription != denied.errorDescription)
  }
}
