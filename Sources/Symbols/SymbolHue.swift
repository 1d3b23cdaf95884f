internal import Foundation
internal import Geometry

/// The colours that parts of symbols have of their own, by the system's names.
public enum SymbolHue: Hashable, Sendable, CaseIterable {
  /// White, in the dark, too.
  case white
  /// The system's yellow.
  case yellow
  /// The system's cyan.
  case cyan
  /// The system's red.
  case red
  /// The system's green.
  case green
}

extension Catalogue {
  /// The colours of symbols that have some, in the order of their marks; `nil` for the scene's.
  ///
  /// As the system's: clouds, snow and moons are white, suns and flashes yellow, drops cyan, hearts red.
  static let hues: [String: [SymbolHue?]] = [
    "sun.max": [.yellow], "sun.max.fill": [.yellow],
    "sun.min": [.yellow], "sun.min.fill": [.yellow],
    "sunrise.fill": [.yellow], "sunset.fill": [.yellow],
    "sun.horizon.fill": [.yellow, .yellow, nil], "sun.haze.fill": [.yellow, .yellow, nil],
    "sun.dust.fill": [.yellow, .yellow, nil], "sun.rain.fill": [.yellow, .yellow, .cyan],
    "sun.snow.fill": [.yellow, .yellow, .white],
    "moon.fill": [.white], "moon.stars.fill": [.white],
    "moon.haze.fill": [.white, nil], "moon.dust.fill": [.white, nil],
    "cloud.fill": [.white], "cloud.fog.fill": [.white], "cloud.snow.fill": [.white],
    "cloud.drizzle.fill": [.white, .cyan], "cloud.rain.fill": [.white, .cyan],
    "cloud.heavyrain.fill": [.white, .cyan], "cloud.hail.fill": [.white, .cyan],
    "cloud.sleet.fill": [.white, .cyan],
    "cloud.bolt.fill": [.white, .yellow], "cloud.bolt.rain.fill": [.white, .yellow, .cyan],
    "cloud.sun.fill": [.white, .yellow],
    "cloud.sun.rain.fill": [.white, .yellow, .yellow, .cyan],
    "cloud.sun.bolt.fill": [.yellow, .yellow, .white, .yellow],
    "cloud.moon.fill": [.white], "cloud.moon.rain.fill": [.white, .white, .cyan],
    "cloud.moon.bolt.fill": [.white, .white, .yellow],
    "thermometer.low": [nil, .red], "thermometer.high": [nil, .red],
    "thermometer.sun": [nil, .red, .red, .yellow],
    "thermometer.snowflake": [nil, .red, .red, .cyan],
    "drop.fill": [.cyan], "bolt.fill": [.yellow], "star.fill": [.yellow], "heart.fill": [.red],
    "leaf.fill": [.green],
  ]
}

extension Outline {
  /// The closed lines that it consists of, the one with the largest bounds first.
  var rings: [Outline] {
    var parts: [[Path.Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    let sized = parts.filter { $0.count > 1 }.enumerated().map { number, part in
      var bounds = ControlBounds()
      bounds.add(part, outset: 0)
      let size = (bounds.right - bounds.left) * (bounds.bottom - bounds.top)
      return (number, size, Outline(Path(elements: part)))
    }
    return sized.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.2)
  }
}
