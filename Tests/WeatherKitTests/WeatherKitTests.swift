import CoreLocation
import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import WeatherKit

@Suite("The weather")
struct WeatherKitTests {
  @Test("of each kind has a name of its own, in words that begin with capitals")
  func names() {
    let names = WeatherCondition.allCases.map(\.description)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.split(separator: " ").allSatisfy { $0.first?.isUppercase == true }, "\(name)")
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(WeatherCondition.clear.accessibilityDescription == "Clear")
    #expect(WeatherCondition.wintryMix.description == "Wintry Mix")
  }

  @Test("of each kind is found by its name in code")
  func raw() {
    for condition in WeatherCondition.allCases {
      #expect(WeatherCondition(rawValue: condition.rawValue) == condition)
    }
  }

  @Test("has a sun whose steps follow one another without a gap")
  func exposure() {
    let steps = UVIndex.ExposureCategory.allCases
    for (low, high) in zip(steps, steps.dropFirst()) {
      #expect(low < high && low.rangeValue.upperBound + 1 == high.rangeValue.lowerBound)
    }
    for value in 0...14 {
      let index = UVIndex(value: value)
      #expect(index.category.rangeValue.contains(value))
    }
    #expect(UVIndex(value: 9).category.description == "Very High")
  }

  @Test("has winds from sixteen directions, each with letters of its own")
  func winds() {
    let letters = Wind.CompassDirection.allCases.map(\.abbreviation)
    #expect(
      letters == [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW",
        "NW", "NNW",
      ])
    #expect(Wind.CompassDirection.northNortheast.description == "North Northeast")
  }

  private var metadata: WeatherMetadata {
    WeatherMetadata(
      date: Date(timeIntervalSinceReferenceDate: 0),
      expirationDate: Date(timeIntervalSinceReferenceDate: 60), latitude: 1, longitude: 2)
  }

  private func minute(_ number: Int) -> MinuteWeather {
    MinuteWeather(
      date: Date(timeIntervalSinceReferenceDate: Double(number) * 60), precipitation: .rain,
      precipitationChance: Double(number) / 10,
      precipitationIntensity: Measurement(value: 0, unit: .metersPerSecond))
  }

  @Test("of times is a collection of them, and is read as it was written")
  func forecast() throws {
    let forecast = Forecast(forecast: (0..<5).map(minute), metadata: metadata)
    #expect(forecast.count == 5 && forecast[3] == minute(3))
    #expect(Array(forecast) == forecast.forecast)
    #expect(forecast.contains { $0.precipitationChance >= 0.4 })
    let data = try JSONEncoder().encode(forecast)
    #expect(try JSONDecoder().decode(Forecast<MinuteWeather>.self, from: data) == forecast)
  }

  @Test("is not known in a film: what asks is told so, whatever it asks for")
  func refused() async {
    let (service, place) = (WeatherService.shared, CLLocation(latitude: 60, longitude: 5))
    await #expect(throws: WeatherError.unknown) { try await service.weather(for: place) }
    await #expect(throws: WeatherError.unknown) {
      try await service.weather(for: place, including: .hourly).forecast.count
    }
    await #expect(throws: WeatherError.unknown) {
      _ = try await service.weather(for: place, including: .current, .daily)
    }
    await #expect(throws: WeatherError.unknown) {
      _ = try await service.weather(for: place, including: .current, .minute, .alerts)
    }
    await #expect(throws: WeatherError.unknown) { try await service.attribution }
    #expect(WeatherError.unknown.localizedDescription.contains("no network"))
    #expect(IneffectiveSettings.shortcomings.joined().contains("WeatherService"))
  }
}
