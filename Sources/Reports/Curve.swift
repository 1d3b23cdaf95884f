internal import Goldens

/// A curve of a report: one value of one view, as it moved and as it moves, over the film's frames.
struct Curve {
  /// The view's name and the property's.
  let view: String
  let property: String
  /// `pt`, `°`, or empty.
  let unit: String
  let framesPerSecond: Double
  /// How many frames the longer film has.
  let frameCount: Int
  /// A value for each frame; `nil` where there is none, and all of them where it was not there at all.
  let before: [Double?]
  let after: [Double?]
  /// What happens in the film as it is, in frames.
  let events: [(frame: Double, causes: String)]
  /// The frames that the finding is about.
  let frames: ClosedRange<Int>

  /// The curves of a finding, of at most as many properties as a person looks at.
  ///
  /// - Parameters:
  ///   - finding: What is otherwise.
  ///   - clip: The films.
  /// - Returns: A curve for each of the finding's properties that is a number in one of the films.
  static func all(of finding: Finding, in clip: ReportClip) -> [Curve] {
    var names: [String] = []
    for take in [clip.before, clip.after] {
      for track in take.motion?.tracks ?? [] where track.view == finding.view {
        let isMeant = finding.properties.contains {
          track.property == $0 || track.property.hasPrefix("\($0).")
        }
        if isMeant, !names.contains(track.property) { names.append(track.property) }
      }
    }
    // The finding's own order: the first tells most.
    let ranked = names.enumerated().sorted {
      let (one, other) = (rank($0.element, finding), rank($1.element, finding))
      return one != other ? one < other : $0.offset < $1.offset
    }
    return ranked.lazy.compactMap { Curve($0.element, finding, clip) }.prefix(mostOfFinding)
      .map(\.self)
  }

  /// Curves that are drawn of one finding.
  private static let mostOfFinding = 2

  private static func rank(_ property: String, _ finding: Finding) -> Int {
    finding.properties.firstIndex { property == $0 || property.hasPrefix("\($0).") } ?? 0
  }

  private init?(_ property: String, _ finding: Finding, _ clip: ReportClip) {
    let motions = [clip.before.motion, clip.after.motion]
    let count = motions.map { $0?.frameCount ?? 0 }.reduce(0, max)
    let values = motions.map { Self.values($0, finding.view, property, count) }
    guard count > 0, let newest = motions[1] ?? motions[0] else { return nil }
    guard values.contains(where: { $0.contains { $0 != nil } }) else { return nil }
    (view, self.property, unit) = (finding.view, property, finding.unit)
    (framesPerSecond, frameCount) = (newest.framesPerSecond, count)
    (before, after) = (values[0], values[1])
    events = newest.events.map {
      ($0.time * newest.framesPerSecond, $0.causes.joined(separator: ", "))
    }
    let first = min(max(finding.first, 0), count - 1)
    frames = first...min(max(finding.last, first), count - 1)
  }

  private static func values(
    _ motion: MotionRecord?, _ view: String, _ property: String, _ count: Int
  ) -> [Double?] {
    var values = [Double?](repeating: nil, count: count)
    guard
      let track = motion?.tracks.first(where: { $0.view == view && $0.property == property })
    else { return values }
    for (index, value) in track.values.enumerated() {
      if case .number(let number) = value, number.isFinite, track.first + index < count {
        values[track.first + index] = number
      }
    }
    return values
  }

  /// From the least to the greatest value, with some room where nothing moves.
  var range: ClosedRange<Double> {
    let all = (before + after).compactMap(\.self)
    guard let least = all.min(), let greatest = all.max() else { return 0...1 }
    let room = greatest > least ? (greatest - least) * Self.margin : max(abs(least) / 2, 0.5)
    return least - room...greatest + room
  }

  /// Room above and below, as a share of what is between.
  private static let margin = 0.06
}
