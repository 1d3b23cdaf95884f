import ArgumentParser

/// A stage's size in points: `390x844`.
struct SizeArgument: Hashable, Sendable, ExpressibleByArgument, CustomStringConvertible {
  let width: Double
  let height: Double

  /// The accepted range of each side, in points and in pixels.
  static let range = 1.0...16_384.0

  /// Reads a size of any positive sides; the tool says which of them are too large for the scale.
  init?(argument: String) {
    let parts = argument.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  var description: String { "\(Self.short(width))x\(Self.short(height))" }

  /// A number without a needless `.0`.
  static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// A number with some digits behind the point at most, for people.
  static func short(_ number: Double, digits: Int) -> String {
    let unit = Double((0..<digits).reduce(1) { unit, _ in unit * 10 })
    return short((number * unit).rounded() / unit)
  }

  /// Whether both sides can be drawn at `scale` pixels to the point.
  func isAccepted(scale: Double) -> Bool {
    [width, height].allSatisfy {
      $0 >= Self.range.lowerBound && $0 * scale <= Self.range.upperBound
    }
  }
}
