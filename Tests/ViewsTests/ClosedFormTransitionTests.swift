import MediaSupport
import Motion
import Rostrum
import Testing

/// A transition, and the vectors that it moves.
@MainActor private struct ClosedFormTransition {
  /// What one modifier of a transition shows before, while and after its view is there.
  struct Part {
    let kind: ClosedFormAttribute.Kind
    var before: [Double]
    let there: [Double]
    var after: [Double]
    /// The animation of the transition's own, in place of that of the change.
    var animation: ClosedFormAnimation?
  }

  var transition: AnyTransition
  var parts: [Part]

  static let identity = Self(transition: .identity, parts: [])
  static let opacity = Self(
    transition: .opacity, parts: [Part(kind: .opacity, before: [0], there: [1], after: [0])])
  static func scale(_ scale: Double) -> Self {
    let size = [scale, scale]
    return Self(
      transition: .scale(scale: scale),
      parts: [Part(kind: .scale, before: size, there: [1, 1], after: size)])
  }
  static func offset(_ x: Double, _ y: Double) -> Self {
    Self(
      transition: .offset(x: x, y: y),
      parts: [Part(kind: .offset, before: [x, y], there: [0, 0], after: [x, y])])
  }

  func combined(with other: Self) -> Self {
    Self(
      transition: transition.combined(with: other.transition), parts: parts + other.parts)
  }
  static func asymmetric(_ insertion: Self, _ removal: Self) -> Self {
    var parts = insertion.parts + removal.parts
    for index in parts.indices {
      if index < insertion.parts.count {
        parts[index].after = parts[index].there
      } else {
        parts[index].before = parts[index].there
      }
    }
    return Self(
      transition: .asymmetric(insertion: insertion.transition, removal: removal.transition),
      parts: parts)
  }
  func animated(by animation: ClosedFormAnimation) -> Self {
    var result = self
    result.transition = transition.animation(animation.animation)
    for index in parts.indices where parts[index].animation == nil {
      result.parts[index].animation = animation
    }
    return result
  }
}

/// A view that comes and goes, as the formulas have it.
@MainActor private struct ComingAndGoing {
  let transition: ClosedFormTransition
  private(set) var isThere: Bool
  /// One for each part of the transition, for as long as something of the view is seen.
  private var tracks: [ClosedFormTrack] = []
  /// The parts that began to move as the view went, on which its end waits.
  private var waits: [Int] = []

  init(_ transition: ClosedFormTransition, isThere: Bool) {
    (self.transition, self.isThere) = (transition, isThere)
    if isThere { tracks = transition.parts.map { ClosedFormTrack($0.there) } }
  }

  func isLeaving(at now: Int64) -> Bool {
    !isThere && waits.contains { tracks[$0].isMoving(at: now) }
  }

  func isSeen(at now: Int64) -> Bool { isThere || isLeaving(at: now) }

  func presentations(at now: Int64) -> [(ClosedFormAttribute.Kind, [Double])] {
    zip(transition.parts, tracks).map { ($0.kind, $1.presentation(at: now)) }
  }

  mutating func toggle(_ animation: ClosedFormAnimation?, at now: Int64) {
    if !isSeen(at: now) { tracks = transition.parts.map { ClosedFormTrack($0.before) } }
    isThere.toggle()
    waits = []
    for (index, part) in transition.parts.enumerated() {
      let (old, target) = (tracks[index].model, isThere ? part.there : part.after)
      let animation = part.animation ?? animation
      tracks[index].change(to: target, animation, at: now)
      if target != old, animation != nil { waits.append(index) }
    }
  }
}

@MainActor @Suite("Transitions drawn by lot against closed forms")
struct ClosedFormTransitionTests {
  @MainActor private struct Lots {
    var chance: SplitMix

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }

    mutating func animation() -> ClosedFormAnimation {
      let laws: [ClosedFormAnimation.Law] = [
        .curve(0, 0, 1, 1, duration: 0.4), .curve(0.42, 0, 0.58, 1, duration: 0.7),
        .fluid(response: 0.5, dampingRatio: 1), .fluid(response: 0.3, dampingRatio: 0.6),
        .interpolating(stiffness: 100, damping: 10, velocity: 0),
      ]
      var animation = ClosedFormAnimation(law: laws[below(laws.count)])
      if below(4) == 0 { animation.delay = 0.2 }
      return animation
    }

    mutating func transition(depth: Int = 2) -> ClosedFormTransition {
      switch below(depth > 0 ? 8 : 4) {
      case 0: .opacity
      case 1: .scale(Double(2 + below(12)) / 10)
      case 2: .offset(Double(below(80) - 40), Double(below(80) - 40))
      case 3: .identity
      case 4, 5: transition(depth: depth - 1).combined(with: transition(depth: depth - 1))
      case 6: .asymmetric(transition(depth: depth - 1), transition(depth: depth - 1))
      default: transition(depth: depth - 1).animated(by: animation())
      }
    }
  }

  /// Points or shares.
  private static let tolerance = 2e-4

  /// Three views in one place, each with a transition of its own.
  private func stage(
    _ transitions: [ClosedFormTransition], _ isThere: [Bool]
  ) throws -> Stagehand<[Bool]> {
    try Stagehand(isThere) { isThere in
      ZStack {
        if isThere[0] { Tile.of(0, 20, 20).transition(transitions[0].transition) }
        if isThere[1] { Tile.of(1, 40, 40).transition(transitions[1].transition) }
        if isThere[2] { Tile.of(2, 60, 60).transition(transitions[2].transition) }
      }
    }
  }

  /// Films three views that come and go, and says where the trace is not as the formulas have it.
  private func differences(seed: Int) throws -> (moving: Int, found: [String]) {
    var lots = Lots(chance: SplitMix(seed: UInt64(seed)))
    let transitions = (0..<3).map { _ in lots.transition() }
    var isThere = (0..<3).map { _ in lots.below(2) == 0 }
    var views = zip(transitions, isThere).map { ComingAndGoing($0, isThere: $1) }
    let scene = try stage(transitions, isThere)
    let trace = ValueTrace(of: scene.stage.graph)
    let length = Instant.ticksPerSecond / 60
    var (next, moving) = (6, 0)
    var found: [String] = []
    for frame in 0..<180 where found.isEmpty {
      let now = Int64(frame) * length
      try scene.stage.graph.advance(to: Instant(ticks: now))
      if frame == next, frame < 120 {
        next += 3 + lots.below(40)
        let animation = lots.below(5) == 0 ? nil : lots.animation()
        for index in views.indices where lots.below(2) == 0 {
          views[index].toggle(animation, at: now)
          isThere[index].toggle()
        }
        try scene.change(to: isThere, animation?.animation)
      }
      // Who leaves is painted behind the others.
      let seen = views.filter { $0.isLeaving(at: now) } + views.filter(\.isThere)
      moving += seen.count { $0.isLeaving(at: now) }
      var expected: [String: [Double]] = [:]
      for (kind, vector) in seen.flatMap({ $0.presentations(at: now) }) {
        for (name, number) in zip(kind.names, vector) { expected[name, default: []].append(number) }
      }
      var shown: [String: [Double]] = [:]
      for value in trace.sample() {
        let name = String(value.property.prefix { $0 != "#" })
        if case .number(let number) = value.presentation { shown[name, default: []].append(number) }
      }
      for name in ["opacity", "scale.width", "scale.height", "offset.x", "offset.y"] {
        // A view that is where it belongs may have no transition around it.
        let rest = name.hasPrefix("offset") ? 0.0 : 1
        func seen(_ numbers: [String: [Double]]) -> [Double] {
          (numbers[name] ?? []).filter { abs($0 - rest) > Self.tolerance }
        }
        let (wanted, given) = (seen(expected), seen(shown))
        if wanted.count == given.count,
          zip(wanted, given).allSatisfy({ abs($0 - $1) < Self.tolerance })
        {
          continue
        }
        found.append("seed \(seed), frame \(frame), \(name): \(given), not \(wanted)")
      }
      if (shown["frame.x"]?.count ?? 0) != seen.count {
        found.append("seed \(seed), frame \(frame): \(shown["frame.x"] ?? []), not \(seen.count)")
      }
    }
    return (moving, found)
  }

  @Test("on their way in and out, turned round or not, views are as the formulas have them")
  func ways() throws {
    var leaving = 0
    for seed in 0..<40 {
      let (moving, found) = try differences(seed: seed)
      leaving += moving
      #expect(found.isEmpty, "\(found.joined(separator: "; "))")
    }
    #expect(leaving > 300, "nobody is seen to leave")
  }
}
