import Foundation

/// A kind of weather.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// Snow in a storm.
  case blizzard
  /// Dust in the wind.
  case blowingDust
  /// Snow in the wind.
  case blowingSnow
  /// Some wind.
  case breezy
  /// No cloud.
  case clear
  /// Clouds.
  case cloudy
  /// Fine rain.
  case drizzle
  /// Little snow.
  case flurries
  /// Fog.
  case foggy
  /// Fine rain that freezes.
  case freezingDrizzle
  /// Rain that freezes.
  case freezingRain
  /// Great cold.
  case frigid
  /// Hail.
  case hail
  /// Haze.
  case haze
  /// Much rain.
  case heavyRain
  /// Much snow.
  case heavySnow
  /// Heat.
  case hot
  /// A hurricane.
  case hurricane
  /// Thunderstorms here and there.
  case isolatedThunderstorms
  /// Hardly a cloud.
  case mostlyClear
  /// More clouds than sky.
  case mostlyCloudy
  /// Clouds and sky.
  case partlyCloudy
  /// Rain.
  case rain
  /// Thunderstorms in many places.
  case scatteredThunderstorms
  /// Rain with ice.
  case sleet
  /// Smoke.
  case smoky
  /// Snow.
  case snow
  /// Strong storms.
  case strongStorms
  /// Little snow while the sun shines.
  case sunFlurries
  /// Little rain while the sun shines.
  case sunShowers
  /// Thunderstorms.
  case thunderstorms
  /// A storm of the tropics.
  case tropicalStorm
  /// Wind.
  case windy
  /// Rain, ice and snow.
  case wintryMix

  /// Its name for people, in English: the words of the code's name.
  public var description: String {
    switch self {
    case .frigid: "Frigid"
    case .wintryMix: "Wintry Mix"
    default: words.capitalized
    }
  }
  /// Its name as it is read aloud.
  public var accessibilityDescription: String { description }

  private var words: String {
    rawValue.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
  }
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// Nothing.
  case none
  /// Hail.
  case hail
  /// Several kinds.
  case mixed
  /// Rain.
  case rain
  /// Rain with ice.
  case sleet
  /// Snow.
  case snow
  /// Its name for people, in English.
  public var description: String { rawValue.capitalized }
}

/// How the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// It grows.
  case rising
  /// It falls.
  case falling
  /// It stays.
  case steady
  /// Its name for people, in English.
  public var description: String { rawValue.capitalized }
}

/// How strong the sun's ultraviolet light is.
public struct UVIndex: Codable, Hashable, Sendable {
  /// The steps of its danger.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible,
    Hashable, Sendable
  {
    /// 0 to 2.
    case low
    /// 3 to 5.
    case moderate
    /// 6 and 7.
    case high
    /// 8 to 10.
    case veryHigh
    /// 11 and more.
    case extreme
    /// Its name for people, in English.
    public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
    /// The numbers of the step.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
    }
  }
  /// Its number.
  public let value: Int
  /// The step in which the number is.
  public let category: ExposureCategory

  init(value: Int) {
    self.value = value
    category = ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
  }
}
