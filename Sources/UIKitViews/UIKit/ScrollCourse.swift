import ElementaryFunctions
import Foundation
import Motion
import Views

/// The course of scrolled content along one axis: where it is, as a function of the seconds since it set off.
///
/// Each leg is in closed form, so that the place at a time is the same whichever times were asked for before.
struct ScrollCourse {
  /// A part of the course, whose time is counted from its own begin.
  enum Leg {
    /// It goes on at a velocity of which it loses a share each second: `from + velocity / loss · (1 − e^(−loss·t))`.
    case decay(from: Double, velocity: Double, loss: Double)
    /// A spring without bounce brings it to a place: `to + (gap + (velocity + frequency · gap) t) e^(−frequency·t)`.
    case spring(to: Double, gap: Double, velocity: Double, frequency: Double)
    /// It goes from a place to another along an ease in and out.
    case eased(from: Double, to: Double, duration: Double)

    /// The place at a time since the leg's begin.
    func place(at time: Double) -> Double {
      switch self {
      case .decay(let from, let velocity, let loss):
        return from + velocity / loss * (1 - ElementaryFunctions.exp(-loss * time))
      case .spring(let to, let gap, let velocity, let frequency):
        let way = gap + (velocity + frequency * gap) * time
        return to + way * ElementaryFunctions.exp(-frequency * time)
      case .eased(let from, let to, let duration):
        return from + (to - from) * UnitCurve.easeInOut.value(at: min(time / duration, 1))
      }
    }
  }

  /// The legs and when they begin, in seconds.
  private var legs: [(begin: Double, leg: Leg)] = []
  /// Where it comes to rest.
  private(set) var rest: Double
  /// When it has come to rest, in seconds.
  private(set) var end = 0.0

  /// The frequency of the spring that brings content back from beyond its ends, in radians a second.
  static let settling = RubberBand.frequency
  /// The frequency of the spring that brings content to a place that somebody chose: twice as fast as in SwiftUI's
  /// scroll views it comes back.
  static let aiming = 4 * Double.pi
  /// The steps by which the end of a spring is looked for, in seconds: those of the display.
  private static let step = 1.0 / 120

  /// Creates the course of content that stays.
  init(at place: Double) { rest = place }

  /// Where the content is at a time.
  func place(at time: Double) -> Double {
    guard time < end, let current = legs.last(where: { $0.begin <= time }) else { return rest }
    return current.leg.place(at: time - current.begin)
  }

  private mutating func add(_ leg: Leg, to place: Double, for duration: Double) {
    legs.append((end, leg))
    (rest, end) = (place, end + max(duration, 0))
  }

  // MARK: Legs

  /// A decay until no more than `tolerance` is left of the way.
  private mutating func decay(_ velocity: Double, _ loss: Double, tolerance: Double) {
    let way = velocity / loss
    guard abs(way) > tolerance else { return }
    add(
      .decay(from: rest, velocity: velocity, loss: loss), to: rest + way,
      for: ElementaryFunctions.log(abs(way) / tolerance) / loss)
  }

  /// A spring until it is no further than `tolerance` from `place`.
  private mutating func spring(
    to place: Double, _ velocity: Double, _ frequency: Double, tolerance: Double
  ) {
    let gap = rest - place
    let growth = abs(velocity + frequency * gap)
    // What bounds the gap from here on; it falls for good when the sum has reached its peak.
    func bound(_ time: Double) -> Double {
      (abs(gap) + growth * time) * ElementaryFunctions.exp(-frequency * time)
    }
    guard abs(gap) > tolerance || abs(velocity) > tolerance * frequency else {
      rest = place
      return
    }
    var duration = (1 / frequency / Self.step).rounded(.up) * Self.step
    while bound(duration) > tolerance { duration += Self.step }
    add(
      .spring(to: place, gap: gap, velocity: velocity, frequency: frequency), to: place,
      for: duration)
  }

  // MARK: Whole courses

  /// The course of content that a finger has let go.
  ///
  /// It loses a share of its velocity; beyond the range a spring brings it back.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - velocity: Its velocity in points a second.
  ///   - loss: The share of the velocity that it loses each second.
  ///   - range: Where it can rest.
  ///   - bounces: Whether it goes beyond the range.
  ///   - tolerance: How near it is to rest, in points, when it counts as there.
  /// - Returns: The course.
  static func thrown(
    from place: Double, velocity: Double, loss: Double, in range: ClosedRange<Double>,
    bounces: Bool, tolerance: Double
  ) -> ScrollCourse {
    var course = ScrollCourse(at: place)
    let target = place + velocity / loss
    let edge = min(max(target, range.lowerBound), range.upperBound)
    if !range.contains(place) {
      let nearest = min(max(place, range.lowerBound), range.upperBound)
      course.spring(to: nearest, velocity, settling, tolerance: tolerance)
    } else if edge == target {
      course.decay(velocity, loss, tolerance: tolerance)
    } else {
      // On the way to the edge it has lost what it would lose on that way without one.
      let left = velocity - loss * (edge - place)
      course.add(
        .decay(from: place, velocity: velocity, loss: loss), to: edge,
        for: ElementaryFunctions.log(velocity / left) / loss)
      if bounces { course.spring(to: edge, left, settling, tolerance: tolerance) }
    }
    return course
  }

  /// The course of content that goes to a chosen place from whatever velocity; on its way there it does not go past it.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - target: Where it comes to rest.
  ///   - velocity: Its velocity in points a second.
  ///   - tolerance: How near it is to rest, in points, when it counts as there.
  /// - Returns: The course.
  static func aimed(
    from place: Double, to target: Double, velocity: Double, tolerance: Double
  ) -> ScrollCourse {
    var course = ScrollCourse(at: place)
    let way = target - place
    if velocity * way > 0, abs(velocity) > aiming * abs(way) {
      // A spring would go past it.
      course.decay(velocity, velocity / way, tolerance: tolerance)
      course.rest = target
    } else {
      course.spring(to: target, velocity, aiming, tolerance: tolerance)
    }
    return course
  }

  /// The course of content that goes to a place in a given time, slow at both ends.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - target: Where it comes to rest.
  ///   - duration: Seconds.
  /// - Returns: The course.
  static func eased(from place: Double, to target: Double, duration: Double) -> ScrollCourse {
    var course = ScrollCourse(at: place)
    course.add(.eased(from: place, to: target, duration: duration), to: target, for: duration)
    return course
  }
}
