import Foundation
import Testing

/// Colours as rows give them: levels 0...255 and an opacity.
struct Levels {
  var red, green, blue: Double
  var opacity = 1.0

  static let blue = Levels(red: 0, green: 122, blue: 255)
  static let green = Levels(red: 52, green: 199, blue: 89)
  static let red = Levels(red: 255, green: 59, blue: 48)
  static let gray = Levels(red: 142, green: 142, blue: 147)

  func opacity(_ opacity: Double) -> Levels {
    Levels(red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension Array where Element == Trace.Series {
  /// Holds a colour at a time: levels within 2, opacity within 0.001.
  func expectColor(
    _ levels: Levels, at time: Double, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try map { try $0.at(time) }
    let name = self[0].view
    for (component, level) in zip(found, [levels.red, levels.green, levels.blue]) {
      #expect(
        abs(Swift.min(Swift.max(component, 0), 1) * 255 - level) <= 2,
        "\(name) at \(time): \(found.prefix(3).map { $0 * 255 }), not \(levels)",
        sourceLocation: location)
    }
    #expect(
      abs(found[3] - levels.opacity) <= 0.001, "\(name) at \(time): opacity \(found[3])",
      sourceLocation: location)
  }

  /// How far the colour is on its straight way from `a` to `b` in cone responses (`semantics.md`, 5).
  func progress(from a: Levels, to b: Levels, at time: Double) throws -> Double {
    let found = try map { try $0.at(time) }
    let here = cones(found[0], found[1], found[2], found[3])
    let start = cones(a.red / 255, a.green / 255, a.blue / 255, a.opacity)
    let end = cones(b.red / 255, b.green / 255, b.blue / 255, b.opacity)
    var (dot, length) = (0.0, 0.0)
    for index in 0..<4 {
      dot += (here[index] - start[index]) * (end[index] - start[index])
      length += (end[index] - start[index]) * (end[index] - start[index])
    }
    return dot / length
  }

  /// Holds that the colour goes straight from `a` to `b` along `curve`.
  func expectColor(
    from a: Levels, to b: Levels, along curve: Curve, at start: Double = 0.5,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for (time, progress) in curve.points where time <= 0.4 {
      let found = try self.progress(from: a, to: b, at: start + time)
      #expect(
        abs(found - progress) <= 0.003, "\(self[0].view) at +\(time): \(found), not \(progress)",
        sourceLocation: location)
    }
    try expectColor(a, at: start - 0.1, location)
  }
}

/// Oklab's cube-rooted cone responses of encoded sRGB, times opacity, then the opacity.
private func cones(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> [Double] {
  func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  let (r, g, b) = (linear(red), linear(green), linear(blue))
  let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [l * opacity, m * opacity, s * opacity, opacity]
}
