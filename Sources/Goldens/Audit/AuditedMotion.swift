/// A value that moves something across the stage, as it is and with reduced motion.
public struct AuditedMotion: Hashable, Sendable, Codable {
  /// The view's name.
  public var view: String
  /// What of it moves: `frame.x`, `rotation.degrees`.
  public var property: String
  /// `pt`, `°`, or nothing.
  public var unit: String
  /// When it sets off, in seconds.
  public var time: Double
  /// From its least to its greatest, in its unit.
  public var extent: Double
  /// The same with reduced motion; `nil` if that was not filmed.
  public var reduced: Double?
  /// From how far on it is much, in its unit.
  public var much: Double

  /// Whether it is much, and reduced motion leaves most of it.
  var isUnreduced: Bool {
    guard let reduced else { return false }
    return extent >= much && reduced >= much && reduced > extent / 2
  }

  /// A way across a tenth of the stage's shorter side is much, but none below this, in points.
  private static let leastWay = 20.0
  private static let muchOfStage = 0.1
  /// A turn, in degrees, and a change of scale, that are much.
  private static let muchTurn = 30.0
  private static let muchScale = 0.2

  /// Measures a track; gives nothing if it moves nothing across the stage.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - reduced: The tracks of the film with reduced motion; `nil` if there is none.
  ///   - record: The track's record.
  ///   - side: The stage's shorter side, in points.
  init?(
    _ track: MotionTrack, reduced: MotionRecord?, of record: MotionRecord, side: Double
  ) {
    guard let much = Self.much(track.property, side), let range = track.range,
      range.upperBound > range.lowerBound
    else { return nil }
    let unit = TrackUnit.of(track.property)
    (view, property, self.unit) = (track.view, track.property, unit.symbol)
    let numbers = track.values.map { $0?.number }
    let begin = numbers.indices.dropFirst().first { numbers[$0] != numbers[$0 - 1] } ?? 0
    time = Double(track.first + max(0, begin - 1)) / record.framesPerSecond
    extent = range.upperBound - range.lowerBound
    self.much = much
    guard let reduced else { return }
    let name = ViewName.withoutWords(track.view)
    let other = reduced.tracks.filter {
      $0.property == track.property && ViewName.withoutWords($0.view) == name
    }
    // A view that is not there with reduced motion does not move there.
    self.reduced = other.map { ($0.range.map { $0.upperBound - $0.lowerBound }) ?? 0 }.max() ?? 0
  }

  /// From how far on a property's way is much; `nil` if it does not move a view across the stage.
  private static func much(_ property: String, _ side: Double) -> Double? {
    let name = property.prefix { $0 != "#" }
    if name.hasPrefix("scale"), !name.contains("anchor") { return muchScale }
    switch TrackUnit.of(property) {
    case .degrees: return name.hasPrefix("hue") ? nil : muchTurn
    case .points:
      guard let last = name.split(separator: ".").last, ["x", "y"].contains(last) else {
        return nil
      }
      guard !name.hasPrefix("shadow"), !name.contains("anchor") else { return nil }
      return max(leastWay, muchOfStage * side)
    case .none: return nil
    }
  }
}

extension MotionTrack {
  /// From its least to its greatest number; `nil` if it has none.
  var range: ClosedRange<Double>? {
    let numbers = values.compactMap { $0?.number }
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }
}
