public import CoreLocation
public import Foundation
@_spi(Engine) import ViewEngine

/// Why the weather is not told.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app may not ask.
  case permissionDenied
  /// Anything else: in a film that there is no network.
  case unknown
  /// What it is, for people.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "WeatherKit may not be asked."
    case .unknown: "WeatherKit knows no weather in a film: there is no network."
    }
  }
}

/// A part of the weather that may be asked for.
public struct WeatherQuery<Element>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where Element == CurrentWeather {
  /// The weather now.
  public static var current: Self { Self() }
}
extension WeatherQuery where Element == Forecast<MinuteWeather>? {
  /// The next hour.
  public static var minute: Self { Self() }
}
extension WeatherQuery where Element == Forecast<HourWeather> {
  /// The next hours.
  public static var hourly: Self { Self() }
  /// Some hours.
  ///
  /// - Parameters:
  ///   - startDate: When they begin.
  ///   - endDate: When they end.
  /// - Returns: What is asked for.
  /// - Note: Accepted; no effect. `startDate`, `endDate`: no weather is known in a film.
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Element == Forecast<DayWeather> {
  /// The next days.
  public static var daily: Self { Self() }
  /// Some days.
  ///
  /// - Parameters:
  ///   - startDate: When they begin.
  ///   - endDate: When they end.
  /// - Returns: What is asked for.
  /// - Note: Accepted; no effect. `startDate`, `endDate`: no weather is known in a film.
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Element == [WeatherAlert]? {
  /// Warnings.
  public static var alerts: Self { Self() }
}

/// Who tells the weather: in a film nobody, as there is no network, which the tool says.
public final class WeatherService: Sendable {
  /// The system's.
  public static let shared = WeatherService()
  /// Creates one that knows no more than any other.
  public init() {}

  private func refuse() -> WeatherError {
    IneffectiveSettings.note("WeatherService, which has no network and throws,")
    return .unknown
  }

  /// Asks for all of a place's weather.
  ///
  /// - Parameter location: The place.
  /// - Returns: Never.
  /// - Throws: ``WeatherError/unknown``: there is no network.
  /// - Note: Accepted; no effect. `for`: no weather is known in a film.
  public func weather(for location: CLLocation) async throws -> Weather { throw refuse() }
  /// Asks for a part of a place's weather.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - dataSet: The part.
  /// - Returns: Never.
  /// - Throws: ``WeatherError/unknown``: there is no network.
  /// - Note: Accepted; no effect. `for`, `including`: no weather is known in a film.
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw refuse() }
  /// Asks for two parts of a place's weather.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - dataSet1: One part.
  ///   - dataSet2: The other.
  /// - Returns: Never.
  /// - Throws: ``WeatherError/unknown``: there is no network.
  /// - Note: Accepted; no effect. `for`, `including`, `dataSet2`: no weather is known in a film.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw refuse() }
  /// Asks for three parts of a place's weather.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - dataSet1: The first part.
  ///   - dataSet2: The second.
  ///   - dataSet3: The third.
  /// - Returns: Never.
  /// - Throws: ``WeatherError/unknown``: there is no network.
  /// - Note: Accepted; no effect. `for`, `including`, `dataSet2`, `dataSet3`: no weather is known in a film.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw refuse() }

  /// Asks who has to be named beside the weather.
  ///
  /// - Throws: ``WeatherError/unknown``: there is no network.
  public var attribution: WeatherAttribution { get async throws { throw refuse() } }
}
