import FilmPictures
import Motion
import SceneGraph

/// The take of a fan: the spring that moves something farthest in a film, moved again in a store of its own, and turned
/// back to where it came from after every so many frames.
@MainActor struct FanTake {
  /// Continuations at most.
  private static let mostBranches = 12
  /// Samples a second.
  private static let rate: Int64 = 240
  /// What is moved again must be where the film has it, to this share of the way.
  private static let tolerance = 1e-3
  /// Lengths of vectors in which a value may have moved: alone, or as one of several equal parts, as a width that grows
  /// with its height does; in points, or in the hundred-and-twenty-eighths of what is from 0 to 1.
  private static let lengths = [1, 128].flatMap { unit in
    [1, 2, 3, 4].map { unit * Double($0).squareRoot() }
  }
  /// No movement is followed longer, in seconds.
  private static let longest: Int64 = 10

  /// The fan.
  let fan: SpringFan

  /// Finds the spring and moves it.
  ///
  /// - Parameters:
  ///   - curves: What moves in the film.
  ///   - rate: Frames a second, above 0.
  ///   - scene: What the film is of, for messages.
  /// - Throws: ``Failure`` where no spring moves anything from rest.
  init(_ curves: [MotionCurve], framesPerSecond rate: Double, scene: String) throws {
    let candidates = curves.enumerated().flatMap { index, curve in
      curve.runs.compactMap { run -> Candidate? in
        guard let spring = run.animation.flatMap(SpringWords.init), run.target != run.from else {
          return nil
        }
        return Candidate(curve: curve, run: run, spring: spring, place: index)
      }
    }
    // Values of one unit compare; a share of the range does not, so that points come first where there are any.
    let order = candidates.indices.sorted {
      (-candidates[$0].way, candidates[$0].place, $0)
        < (-candidates[$1].way, candidates[$1].place, $1)
    }
    for index in order {
      var candidate = candidates[index]
      guard Self.isSame(Self.moved(candidate, turnedAt: nil), candidate) else { continue }
      candidate.length = Self.length(candidate)
      fan = Self.fan(candidate, Self.moved(candidate, turnedAt: nil), rate)
      return
    }
    var movers: [String] = []
    for mover in curves.flatMap(\.runs).compactMap(\.animation) where !movers.contains(mover) {
      movers.append(mover)
    }
    throw Failure(.usage, Messages.noSpring(scene, movers))
  }

  private struct Candidate {
    let curve: MotionCurve
    let run: MotionRun
    let spring: SpringWords
    let place: Int
    /// The length of the vector that moved, where the value moved by 1.
    var length = 1.0

    var way: Double { abs(run.target - run.from) }
  }

  private static func fan(
    _ candidate: Candidate, _ base: [MotionCurve.Point], _ rate: Double
  ) -> SpringFan {
    // Where it is turned back must be on the way still.
    let settled = candidate.run.settling ?? base.last?.time ?? 0
    let frames = max(Int(settled * rate), 1)
    let step = max((frames + mostBranches - 1) / mostBranches, 1)
    let branches = Swift.stride(from: step, through: frames, by: step).prefix(mostBranches).map {
      frame in
      let instant = Instant(seconds: Double(frame) / rate)
      return SpringFan.Branch(frame: frame, points: moved(candidate, turnedAt: instant))
    }
    return SpringFan(
      view: candidate.curve.view, property: candidate.curve.property,
      animation: candidate.run.animation ?? "", base: base, branches: Array(branches), step: step)
  }

  /// The length of the vector whose movement ends nearest to the film's, so that continuations end as the film's would.
  ///
  /// A spring is over when its whole vector is near rest.
  private static func length(_ candidate: Candidate) -> Double {
    let seconds = candidate.run.end - candidate.run.start
    func error(_ length: Double) -> Double {
      var candidate = candidate
      candidate.length = length
      return abs((moved(candidate, turnedAt: nil).last?.time ?? 0) - seconds)
    }
    let errors = lengths.map(error)
    let least = errors.min() ?? 0
    return errors.firstIndex(of: least).map { lengths[$0] } ?? 1
  }

  /// The movement from its start, or from where it is turned back.
  private static func moved(_ candidate: Candidate, turnedAt turn: Instant?) -> [MotionCurve.Point]
  {
    let store = MovingValues()
    let (from, length) = (candidate.run.from, candidate.length)
    let way = (candidate.run.target - from) * length
    let animation = candidate.spring.animation
    var movement = store.retarget(nil, by: way, with: animation, at: .zero)
    var (goal, start) = (candidate.run.target, Instant.zero)
    if let turn {
      store.advance(to: turn)
      movement = store.retarget(movement, by: -way, with: animation, at: turn)
      (goal, start) = (from, turn)
    }
    var points: [MotionCurve.Point] = []
    let step = Instant(ticks: Instant.ticksPerSecond / Self.rate)
    var now = start
    let limit = start + Instant(ticks: Instant.ticksPerSecond * longest)
    while now <= limit {
      store.advance(to: now)
      let end = store.nextEvent.map { $0 <= now } ?? !store.isMoving(movement)
      points.append(
        MotionCurve.Point(
          time: now.seconds,
          value: goal + (end ? 0 : store.offset(of: movement, as: Double.self) / length),
          velocity: end ? 0 : store.velocity(of: movement, as: Double.self) / length))
      if end { break }
      now = now + step
    }
    guard !candidate.spring.tellsVelocity else { return points }
    let samples = points.map { SampledValue.Sample(time: $0.time, value: $0.value, target: goal) }
    let curve = MotionCurve(SampledValue(view: "", property: "", samples: samples))
    return curve?.pieces.flatMap(\.self) ?? points
  }

  /// Whether a movement from rest is what the film has: another may have been under way, or colours mixed otherwise.
  private static func isSame(_ base: [MotionCurve.Point], _ candidate: Candidate) -> Bool {
    let run = candidate.run
    let shown = base.filter { $0.time > 0 && run.start + $0.time < run.end }
    return !shown.isEmpty
      && shown.allSatisfy { point in
        guard let value = candidate.curve.value(at: run.start + point.time) else { return false }
        return abs(value - point.value) <= tolerance * candidate.way
      }
  }
}

/// A spring by the words that traces have for it.
struct SpringWords {
  let animation: Animation
  /// The spring itself.
  let spring: Spring
  /// Whether a store knows its velocity even after it was turned back: what adds to older springs has none of its own.
  let tellsVelocity: Bool

  /// Reads `spring(duration: 0.5, bounce: 0.2)` and `interpolatingSpring(mass: 1, stiffness: 100, damping: 10)`; `nil` for
  /// any other animation, also one that is made of a spring.
  ///
  /// - Parameter text: The words.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      text.lastIndex(of: "(") == open
    else { return nil }
    var numbers: [String: Double] = [:]
    for part in text[text.index(after: open)...].dropLast().split(separator: ",") {
      let pair = part.split(separator: ":")
      guard pair.count == 2, let number = Double(pair[1].drop { $0 == " " }) else { return nil }
      numbers[String(pair[0].drop { $0 == " " })] = number
    }
    tellsVelocity = text.hasPrefix("spring")
    switch text[..<open] {
    case "spring":
      guard let duration = numbers["duration"], let bounce = numbers["bounce"] else { return nil }
      spring = Spring(duration: duration, bounce: bounce)
      animation = .spring(
        duration: duration, bounce: bounce, blendDuration: numbers["blendDuration"] ?? 0)
    case "interpolatingSpring":
      guard let mass = numbers["mass"], let stiffness = numbers["stiffness"],
        let damping = numbers["damping"]
      else { return nil }
      spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      animation = .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: numbers["initialVelocity"] ?? 0)
    default: return nil
    }
  }
}
