import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What blocks of `animate` change while a hand moves the time: each property stands where its animations have brought it by
/// then.
@MainActor final class ScrubbedMotion: CourseKeeper {
  /// The animations, in the order in which their blocks came.
  private var parts: [Animation] = []
  /// The part whose block is being performed.
  private var current = 0
  private var courses: [ScrubbedCourse] = []
  private var completions: [() -> Void] = []
  /// The time since the beginning at which all stands, in seconds; `nil` while blocks are performed for the first time.
  private var time: Double?

  /// Performs a block, and keeps what it changes.
  ///
  /// - Parameters:
  ///   - animation: How that would move.
  ///   - changes: What changes.
  ///   - completion: Called when all is over.
  func record(_ animation: Animation, _ changes: () -> Void, completion: (() -> Void)?) {
    parts.append(animation)
    let outer = current
    current = parts.count - 1
    let change = UIKitChange(Transaction(), isClassic: true)
    change.courses = self
    change.perform(changes)
    current = outer
    if let completion { completions.append(completion) }
    if let time { move(to: time) }
  }

  /// Calls a closure when all is over.
  func whenOver(_ completion: @escaping () -> Void) { completions.append(completion) }

  func note<V: Animatable>(
    _ layer: CALayer, _ key: String, from old: V, to new: V,
    set: @escaping @MainActor (V, Transaction) -> Void
  ) {
    let id = ObjectIdentifier(layer)
    let known = courses.first { $0.layer == id && $0.key == key } as? TypedCourse<V>
    let course = known ?? TypedCourse(id, key, start: old, set: set)
    if known == nil { courses.append(course) }
    course.add(new, way: new.animatableData - old.animatableData, in: current)
  }

  /// Moves all to a time since the beginning, in seconds.
  func move(to time: Double) {
    self.time = time
    let shares = parts.map { $0.share(at: time) }
    for course in courses { course.stand(at: shares) }
  }

  /// Goes on by itself, to its end or back to the beginning.
  ///
  /// - Parameters:
  ///   - end: The time since the beginning at which it ends, in seconds.
  ///   - isBack: Whether that is the beginning.
  ///   - seconds: How long that takes.
  ///   - curve: How the time passes.
  ///   - graph: The graph that moves it.
  ///   - ended: Called when it is there, before those who wait for its blocks.
  func go(
    to end: Double, isBack: Bool, over seconds: Double, along curve: UnitCurve, in graph: ViewGraph,
    ended: @escaping () -> Void
  ) {
    let start = time ?? 0
    let arrive = { [self] in
      let shares = [Double](repeating: isBack ? 0 : 1, count: parts.count)
      for course in courses { course.stand(at: shares) }
      ended()
      let completions = self.completions
      (self.completions, courses, parts) = ([], [], [])
      completions.forEach { $0() }
    }
    guard seconds > 0 else { return arrive() }
    graph.performingSeparately {
      for (index, part) in parts.enumerated() {
        let way = ScrubbedWay(
          part: part, start: start, end: end, goal: isBack ? 0 : 1, seconds: seconds, curve: curve)
        guard way.from != way.goal else { continue }
        let transaction = Transaction(animation: Animation(way))
        for course in courses { course.go(index, by: way.goal - way.from, transaction) }
      }
    }
    graph.timeline.schedule(at: graph.timeline.now + Instant(seconds: seconds), .timer) {
      arrive()
    }
  }
}

/// The way that an animation goes from where a hand has left it, as its time passes by a curve.
private struct ScrubbedWay: CustomAnimation {
  let part: Animation
  /// The animation's time at the way's begin, in seconds.
  let start: Double
  /// Its time at the way's end.
  let end: Double
  /// How much of the animation's own way is done at the end.
  let goal: Double
  /// How long it takes.
  let seconds: Double
  let curve: UnitCurve

  /// How much is done at the begin.
  var from: Double { part.share(at: start) }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < seconds else { return nil }
    let place = start + (end - start) * curve.value(at: time / seconds)
    return value.scaled(by: (part.share(at: place) - from) / (goal - from))
  }
}

extension Animation {
  /// How much of a way is done at a time in seconds: 1 from the end on.
  fileprivate func share(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    var context = AnimationContext<Double>()
    return animate(value: 1, time: time, context: &context) ?? 1
  }
}

/// The course of a property that one block or several have changed.
@MainActor private class ScrubbedCourse {
  let layer: ObjectIdentifier
  let key: String

  init(_ layer: ObjectIdentifier, _ key: String) { (self.layer, self.key) = (layer, key) }

  /// Sets the property to where it is when of each part as much is done as `shares` say.
  func stand(at shares: [Double]) {}
  /// Moves it on by a share of a part's way.
  func go(_ part: Int, by share: Double, _ transaction: Transaction) {}
}

private final class TypedCourse<V: Animatable>: ScrubbedCourse {
  private let start: V
  /// The value that code set last.
  private var last: V
  /// What each part adds to the way.
  private var ways: [(part: Int, way: V.AnimatableData)] = []
  private var shown: V
  private let set: @MainActor (V, Transaction) -> Void

  init(
    _ layer: ObjectIdentifier, _ key: String, start: V,
    set: @escaping @MainActor (V, Transaction) -> Void
  ) {
    (self.start, last, shown, self.set) = (start, start, start, set)
    super.init(layer, key)
  }

  func add(_ new: V, way: V.AnimatableData, in part: Int) {
    (last, shown) = (new, new)
    ways.append((part, way))
  }

  override func stand(at shares: [Double]) {
    shown = start
    if ways.allSatisfy({ shares[$0.part] == 1 }) {
      shown = last
    } else {
      for way in ways where shares[way.part] != 0 {
        shown.animatableData += way.way.scaled(by: shares[way.part])
      }
    }
    set(shown, Transaction())
  }

  override func go(_ part: Int, by share: Double, _ transaction: Transaction) {
    for way in ways where way.part == part {
      shown.animatableData += way.way.scaled(by: share)
      set(shown, transaction)
    }
  }
}
