import Foundation
import Motion
import SceneGraph
import ViewEngine

/// The hand of a script: what it may do to a scene.
@MainActor struct ScriptHand {
  /// Where a finger goes down for a target; whether a drag is to follow.
  let place: (TapTarget, _ forDragging: Bool) throws(TapTarget.Failure) -> CGPoint
  /// The view that takes a touch at a place.
  let view: (CGPoint) -> ObjectIdentifier?
  /// A finger goes down, moves or goes up, at a place in points.
  let touch: (TouchPhase, CGPoint, Int) -> Void
  /// Words arrive where the caret is.
  let type: (String) throws -> Void
  /// Something went wrong; nothing more is done.
  let fail: (any Error) -> Void
}

/// A player that puts a script's steps on a time line.
///
/// Every step has a finger of its own. Only taps on one view are the same finger's: it goes up before it comes
/// down again, however fast they follow each other.
@MainActor final class ScriptPlayer {
  /// Moves between the ends of a drag: 120 a second.
  static let samplePeriod = Instant(ticks: Instant.ticksPerSecond / 120)

  /// A finger that is down.
  private struct Finger {
    /// Where it goes up.
    var end: CGPoint
    /// The view that it taps; `nil` if it does something else.
    var tapped: ObjectIdentifier?
    /// The words that are typed when it is up.
    var words: String?
    /// Whether it moves there until it goes up.
    var isDragging = false
  }

  private let timeline: Timeline
  private let hand: ScriptHand
  private let rate: RateArgument
  /// By number, which is the step's.
  private var fingers: [Int: Finger] = [:]
  private var ends: [Int: Timeline.EventID] = [:]

  /// Creates a player for a rate, which is what a time in frames refers to.
  init(timeline: Timeline, hand: ScriptHand, rate: RateArgument) {
    (self.timeline, self.hand, self.rate) = (timeline, hand, rate)
  }

  /// Schedules every step.
  ///
  /// At one instant fingers go up before others come down, which they do as their steps are written.
  func schedule(_ script: Script) {
    let steps = script.steps.enumerated()
    for (number, step) in steps {
      let end = step.time.instant(at: rate) + step.action.length(at: rate)
      ends[number] = timeline.schedule(at: end, .script) { self.lift(number) }
    }
    for (number, step) in steps {
      timeline.schedule(at: step.time.instant(at: rate), .script) { self.begin(step, number) }
    }
  }

  private func begin(_ step: Script.Step, _ number: Int) {
    do {
      switch step.action {
      case .tap(let target, let length):
        try tap(target, step, number)
        if length.isZero { lift(number) }
      case .type(let words, let target): try tap(target, step, number, words)
      case .longPress(let target, _):
        let place = try place(of: target)
        put(Finger(end: place), down: number, at: place)
      case .drag(let target, let destination, let length):
        drag(from: try place(of: target, forDragging: true), destination, step, length, number)
      case .path(let target, let legs):
        follow(legs, from: try place(of: target, forDragging: true), number)
      }
    } catch {
      hand.fail(error)
    }
  }

  private func place(of target: TapTarget, forDragging: Bool = false) throws -> CGPoint {
    do {
      return try hand.place(target, forDragging)
    } catch {
      throw ScriptError.untouchable(error, seconds: timeline.now.seconds)
    }
  }

  private func put(_ finger: Finger, down number: Int, at place: CGPoint) {
    fingers[number] = finger
    hand.touch(.began, place, number)
  }

  private func tap(
    _ target: TapTarget, _ step: Script.Step, _ number: Int, _ words: String? = nil
  ) throws {
    let place = try place(of: target)
    let view = hand.view(place)
    let before = fingers.keys.filter { fingers[$0]?.tapped == view }.sorted()
    guard before.isEmpty else {
      // What the tap before does comes first.
      before.forEach(lift)
      timeline.schedule(at: timeline.now, .script) { self.begin(step, number) }
      return
    }
    put(Finger(end: place, tapped: view, words: words), down: number, at: place)
  }

  /// A finger goes up.
  private func lift(_ number: Int) {
    guard let finger = fingers.removeValue(forKey: number) else { return }
    if let end = ends[number] { timeline.cancel(end) }
    if finger.isDragging { hand.touch(.moved, finger.end, number) }
    hand.touch(.ended, finger.end, number)
    guard let words = finger.words else { return }
    do { try hand.type(words) } catch { hand.fail(error) }
  }

  /// A finger that moves evenly, so that its velocity is what distance and time say.
  private func drag(
    from origin: CGPoint, _ destination: Script.Destination, _ step: Script.Step,
    _ length: ExactSeconds, _ number: Int
  ) {
    let end =
      switch destination {
      case .point(let x, let y): CGPoint(x: x, y: y)
      case .offset(let x, let y): CGPoint(x: origin.x + x, y: origin.y + y)
      }
    put(Finger(end: end, isDragging: true), down: number, at: origin)
    move(
      number, from: origin, to: end, at: step.time.instant(at: rate), for: length.instant(at: rate))
  }

  /// A finger that goes from place to place; where a leg ends at its beginning, it rests.
  private func follow(_ legs: [Script.Leg], from origin: CGPoint, _ number: Int) {
    var (place, time) = (origin, timeline.now)
    var ends: [(leg: (from: CGPoint, to: CGPoint), time: Instant, length: Instant)] = []
    for leg in legs {
      let end =
        switch leg.destination {
        case .point(let x, let y): CGPoint(x: x, y: y)
        case .offset(let x, let y): CGPoint(x: place.x + x, y: place.y + y)
        }
      let length = leg.length.instant(at: rate)
      ends.append(((place, end), time, length))
      (place, time) = (end, time + length)
    }
    put(Finger(end: place, isDragging: true), down: number, at: origin)
    for (index, (leg, start, length)) in ends.enumerated() where leg.from != leg.to {
      let isLast = index == ends.count - 1
      move(number, from: leg.from, to: leg.to, at: start, for: length, arrives: !isLast)
    }
  }

  /// Moves between two places, 120 a second; `arrives` has the last one at the end, which is the lifted finger's else.
  private func move(
    _ number: Int, from origin: CGPoint, to end: CGPoint, at start: Instant, for length: Instant,
    arrives: Bool = false
  ) {
    var elapsed = Self.samplePeriod
    while elapsed < length {
      let share = Double(elapsed.ticks) / Double(length.ticks)
      let place = CGPoint(
        x: origin.x + (end.x - origin.x) * share, y: origin.y + (end.y - origin.y) * share)
      timeline.schedule(at: start + elapsed, .script) { self.hand.touch(.moved, place, number) }
      elapsed += Self.samplePeriod
    }
    if arrives {
      timeline.schedule(at: start + length, .script) { self.hand.touch(.moved, end, number) }
    }
  }
}

/// A finger that nobody has written down before: it goes where it is told as time goes on.
///
/// What it does is what the step does that is written of it afterwards.
extension ScriptPlayer {
  /// Has the finger go down.
  ///
  /// - Parameters:
  ///   - number: The finger's, which is the next step's.
  ///   - place: Where, in points.
  ///   - time: When, not before now.
  func press(_ number: Int, at place: CGPoint, time: Instant) {
    timeline.schedule(at: time, .script) { self.put(Finger(end: place), down: number, at: place) }
  }

  /// Has the finger move evenly.
  ///
  /// - Parameters:
  ///   - number: The finger's.
  ///   - leg: From where to where, in points; nothing happens if they are the same.
  ///   - start: When it begins to.
  ///   - length: How long that takes.
  ///   - isLast: Whether the finger goes up at the end.
  func drag(
    _ number: Int, _ leg: (from: CGPoint, to: CGPoint), at start: Instant, for length: Instant,
    isLast: Bool
  ) {
    if leg.from != leg.to {
      timeline.schedule(at: start, .script) {
        self.fingers[number]?.end = leg.to
        self.fingers[number]?.isDragging = true
      }
      move(number, from: leg.from, to: leg.to, at: start, for: length, arrives: !isLast)
    }
    if isLast { timeline.schedule(at: start + length, .script) { self.lift(number) } }
  }
}

extension Script.Action {
  /// How long a finger is down for it.
  fileprivate func length(at rate: RateArgument) -> Instant {
    switch self {
    case .tap(_, let length), .longPress(_, let length), .drag(_, _, let length):
      length.instant(at: rate)
    case .path(_, let legs): legs.reduce(.zero) { $0 + $1.length.instant(at: rate) }
    case .type: Script.Step.usualTap.instant(at: rate)
    }
  }
}
