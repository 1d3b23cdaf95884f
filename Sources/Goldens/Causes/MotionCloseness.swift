/// How near to the limits of the level `motion` a record is.
public struct MotionCloseness: Hashable, Sendable {
  /// The greatest share of a limit, 0...1; more is beyond it, and infinite where no shift helps.
  public var share: Double
  /// The view and the property that come nearest; empty where nothing differs.
  public var view: String
  /// Which of its values is the farthest off.
  public var property: String
  /// By how many milliseconds that one is shifted.
  public var milliseconds: Double
  /// How far off it is when it is shifted back, in points.
  public var points: Double

  /// Whether all is within the limits.
  public var isWithin: Bool { share <= 1 }

  /// One line for people: `49 % of dt and dx: Card · scale.width is 4 ms later, 0.02 pt off`.
  public var sentence: String {
    if view.isEmpty { return "0 % of dt and dx: nothing moves otherwise" }
    guard share.isFinite else {
      return "beyond dt and dx: \(view)\(property.isEmpty ? "" : " · \(property)")"
    }
    let time = PeopleNumber.milliseconds(abs(milliseconds) / 1000)
    let late = milliseconds == 0 ? "" : " is \(time) \(milliseconds > 0 ? "later" : "earlier"),"
    return "\(PeopleNumber.percent(share)) of dt and dx: \(view) · \(property)\(late) "
      + "\(PeopleNumber.text(points, .points)) off"
  }
}

extension MotionComparison {
  /// How near the second record is to the limits of the level `motion:dt=…,dx=…`.
  ///
  /// Each value is compared after the shift in time that fits best. Lengths count in points; degrees and factors by
  /// how far they move the edge of their view; opacities and colours by a point for a hundredth. Words, and views and
  /// values of one record only, are beyond every limit.
  ///
  /// - Parameters:
  ///   - milliseconds: The greatest shift.
  ///   - points: The greatest difference that is left.
  /// - Returns: The value that is nearest to its limit, or farthest beyond.
  public func closeness(milliseconds: Double, points: Double) -> MotionCloseness {
    let none = MotionCloseness(share: 0, view: "", property: "", milliseconds: 0, points: 0)
    let frames = max(before.frameCount, after.frameCount)
    guard before.framesPerSecond == after.framesPerSecond else {
      return MotionCloseness(
        share: .infinity, view: "frames a second", property: "", milliseconds: 0, points: 0)
    }
    let (old, new) = (Self.curves(before, on: frames), Self.curves(after, on: frames))
    let pairing = ViewPairing(before: Set(old.keys), after: Set(new.keys))
    var worst = none
    func note(_ other: MotionCloseness) { if other.share > worst.share { worst = other } }
    for name in pairing.gone + pairing.added {
      note(.init(share: .infinity, view: name, property: "", milliseconds: 0, points: 0))
    }
    for pair in pairing.pairs {
      let (mine, its) = (old[pair.before] ?? [:], new[pair.after] ?? [:])
      for property in Set(mine.keys).union(its.keys).sorted() {
        guard let was = mine[property], let isNow = its[property] else {
          note(
            .init(
              share: .infinity, view: pair.after, property: property, milliseconds: 0, points: 0))
          continue
        }
        guard was.values != isNow.values else { continue }
        let size = Self.size(mine)
        var nearest = measure(was, isNow, size, milliseconds, points)
        (nearest.view, nearest.property) = (pair.after, property)
        note(nearest)
      }
    }
    return worst
  }

  /// How near two curves are.
  ///
  /// - Parameters:
  ///   - was: The curve as it was.
  ///   - isNow: The curve as it is.
  ///   - size: Half the diagonal of its view.
  ///   - milliseconds: The greatest shift.
  ///   - points: The greatest difference.
  /// - Returns: The share of the limits, for the better of no shift and the best one.
  private func measure(
    _ was: TrackCurve, _ isNow: TrackCurve, _ size: Double, _ milliseconds: Double, _ points: Double
  ) -> MotionCloseness {
    var result = MotionCloseness(
      share: .infinity, view: "", property: "", milliseconds: 0, points: 0)
    let numbers =
      zip(was.values, was.numbers).allSatisfy { ($0 == nil) == ($1 == nil) }
      && zip(isNow.values, isNow.numbers).allSatisfy { ($0 == nil) == ($1 == nil) }
    guard numbers, was.presence != nil, isNow.presence != nil, !was.numbers.isEmpty else {
      return result
    }
    let rate = before.framesPerSecond
    let limit = Int((milliseconds / 1000 * rate).rounded(.up))
    let scale = Self.pointsEach(was.track.property, size)
    let frames = 0...(was.values.count - 1)
    for alignment in [
      Alignment(was.numbers, isNow.numbers, in: frames, upTo: 0),
      Alignment(was.numbers, isNow.numbers, in: frames, upTo: limit),
    ] {
      let (time, left) = (alignment.shift / rate * 1000, alignment.residual * scale)
      let share = max(Self.share(abs(time), milliseconds), Self.share(left, points))
      if share < result.share {
        (result.share, result.milliseconds, result.points) = (share, time, left)
      }
    }
    return result
  }

  private static func share(_ value: Double, _ limit: Double) -> Double {
    value == 0 ? 0 : limit > 0 ? value / limit : .infinity
  }

  /// Half the diagonal of a view's frame at its largest, or 1 if it has none.
  private static func size(_ curves: [String: TrackCurve]) -> Double {
    func most(_ property: String) -> Double {
      curves[property]?.numbers.compactMap { $0 }.max() ?? 0
    }
    let (width, height) = (most("frame.width"), most("frame.height"))
    let half = ((width * width + height * height).squareRoot()) / 2
    return half > 0 ? half : 1
  }

  /// By how many points one unit of a property moves what is seen.
  private static func pointsEach(_ property: String, _ size: Double) -> Double {
    switch TrackUnit.of(property) {
    case .points: 1
    case .degrees: size * 3.141592653589793 / 180
    case .none: property.hasPrefix("scale") ? size : 100
    }
  }
}
