public import Foundation

/// Where weather was told, and for how long it is good.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// When it was told.
  public let date: Date
  /// When it is too old.
  public let expirationDate: Date
  /// How far north, in degrees.
  public let latitude: Double
  /// How far east, in degrees.
  public let longitude: Double
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
  /// The sixteen directions of a compass.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
    Sendable
  {
    /// From the north.
    case north
    /// Between north and northeast.
    case northNortheast
    /// From the northeast.
    case northeast
    /// Between east and northeast.
    case eastNortheast
    /// From the east.
    case east
    /// Between east and southeast.
    case eastSoutheast
    /// From the southeast.
    case southeast
    /// Between south and southeast.
    case southSoutheast
    /// From the south.
    case south
    /// Between south and southwest.
    case southSouthwest
    /// From the southwest.
    case southwest
    /// Between west and southwest.
    case westSouthwest
    /// From the west.
    case west
    /// Between west and northwest.
    case westNorthwest
    /// From the northwest.
    case northwest
    /// Between north and northwest.
    case northNorthwest

    /// Its letters, as `NNE`.
    public var abbreviation: String {
      let words = rawValue.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined().split(
        separator: " ")
      return words.map { word in
        switch word.lowercased() {
        case "northeast": "NE"
        case "northwest": "NW"
        case "southeast": "SE"
        case "southwest": "SW"
        default: word.prefix(1).uppercased()
        }
      }.joined()
    }
    /// Its name for people, in English.
    public var description: String {
      rawValue.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined().capitalized
    }
  }
  /// From where it blows, on a compass.
  public let compassDirection: CompassDirection
  /// From where it blows, in degrees from north.
  public let direction: Measurement<UnitAngle>
  /// How fast.
  public let speed: Measurement<UnitSpeed>
  /// How fast in a gust; `nil` for no more.
  public let gust: Measurement<UnitSpeed>?
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// When.
  public let date: Date
  /// How much of the sky is covered, 0...1.
  public let cloudCover: Double
  /// What kind it is.
  public let condition: WeatherCondition
  /// The system's symbol for it.
  public let symbolName: String
  /// The temperature at which there is dew.
  public let dewPoint: Measurement<UnitTemperature>
  /// How damp it is, 0...1.
  public let humidity: Double
  /// The pressure of the air.
  public let pressure: Measurement<UnitPressure>
  /// How that changes.
  public let pressureTrend: PressureTrend
  /// How much falls.
  public let precipitationIntensity: Measurement<UnitSpeed>
  /// Whether it is day.
  public let isDaylight: Bool
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it seems to be.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The sun's ultraviolet light.
  public let uvIndex: UVIndex
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// The wind.
  public let wind: Wind
  /// Where this comes from.
  public let metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// When.
  public let date: Date
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is, 0...1.
  public let precipitationChance: Double
  /// How much falls.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// When.
  public let date: Date
  /// How much of the sky is covered, 0...1.
  public let cloudCover: Double
  /// What kind it is.
  public let condition: WeatherCondition
  /// The system's symbol for it.
  public let symbolName: String
  /// The temperature at which there is dew.
  public let dewPoint: Measurement<UnitTemperature>
  /// How damp it is, 0...1.
  public let humidity: Double
  /// Whether it is day.
  public let isDaylight: Bool
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is, 0...1.
  public let precipitationChance: Double
  /// How high the water stands.
  public let precipitationAmount: Measurement<UnitLength>
  /// The pressure of the air.
  public let pressure: Measurement<UnitPressure>
  /// How that changes.
  public let pressureTrend: PressureTrend
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it seems to be.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The sun's ultraviolet light.
  public let uvIndex: UVIndex
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// The wind.
  public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// When.
  public let date: Date
  /// What kind it is.
  public let condition: WeatherCondition
  /// The system's symbol for it.
  public let symbolName: String
  /// How warm it becomes.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it becomes.
  public let lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public let precipitation: Precipitation
  /// How likely it is, 0...1.
  public let precipitationChance: Double
  /// The sun's rise and setting.
  public let sun: SunEvents
  /// The sun's ultraviolet light.
  public let uvIndex: UVIndex
  /// The wind.
  public let wind: Wind
}

/// The sun's way through a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// When it rises; `nil` if it does not.
  public let sunrise: Date?
  /// When it stands highest.
  public let solarNoon: Date?
  /// When it sets; `nil` if it does not.
  public let sunset: Date?
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// What it is about.
  public let summary: String
  /// Who warns.
  public let source: String
  /// Where; `nil` for everywhere.
  public let region: String?
  /// Where more is said.
  public let detailsURL: URL
}

/// Weather of one time after another.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable,
  RandomAccessCollection
{
  /// The times, in order.
  public let forecast: [Element]
  /// Where this comes from.
  public let metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
  /// Now.
  public let currentWeather: CurrentWeather
  /// The next hour; `nil` where it is not told.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// The next hours.
  public let hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public let dailyForecast: Forecast<DayWeather>
  /// Warnings; `nil` where none are told.
  public let weatherAlerts: [WeatherAlert]?
}

/// Who has to be named beside the weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name of the service.
  public let serviceName: String
  /// Where its terms stand.
  public let legalPageURL: URL
  /// Its sign as a square.
  public let squareMarkURL: URL
  /// Its sign with its name, for light grounds.
  public let combinedMarkLightURL: URL
  /// Its sign with its name, for dark grounds.
  public let combinedMarkDarkURL: URL
  /// Its terms in words.
  public let legalAttributionText: String
}
