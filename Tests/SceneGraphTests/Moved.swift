import Motion
import SceneGraph
import Testing

/// One value as the view engine would keep it: a model, and perhaps something that moves it.
@MainActor final class Moved<V: VectorArithmetic> {
  let store: MovingValues
  var model: V
  var id: MovementID?

  init(_ model: V, in store: MovingValues? = nil) {
    (self.model, self.store) = (model, store ?? MovingValues())
  }

  func set(
    _ value: V, _ animation: Animation?, at seconds: Double, _ listeners: [AnimationListener] = [],
    order: Int = 0
  ) {
    run(to: seconds)
    defer {
      model = value
      for listener in listeners { listener.finishRegistration() }
    }
    guard value != model, let animation else { return }
    id = store.retarget(
      id, by: value - model, with: animation, at: Instant(seconds: seconds), listeners: listeners,
      order: order)
  }
  func track(_ value: V, at seconds: Double) {
    run(to: seconds)
    id = store.track(id, by: value - model, at: Instant(seconds: seconds))
    model = value
  }
  /// Runs all events up to a time.
  func run(to seconds: Double) {
    let now = Instant(seconds: seconds)
    while let next = store.nextEvent, next <= now { store.fireEvents(at: next) }
    store.advance(to: now)
  }
  func shown(at seconds: Double) -> V {
    run(to: seconds)
    return model + (id.map { store.offset(of: $0) } ?? .zero)
  }
  func velocity(at seconds: Double) -> V {
    run(to: seconds)
    return id.map { store.velocity(of: $0) } ?? .zero
  }
  /// Runs all events; when the last thing happened.
  @discardableResult func settle() -> Double {
    while let next = store.nextEvent { store.fireEvents(at: next) }
    return store.now.seconds
  }
}

func expectNear(
  _ a: Double, _ b: Double, _ tolerance: Double = 6e-5, _ what: String = "",
  location: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(what) \(a) is not \(b)", sourceLocation: location)
}

/// Two numbers of which nobody knows that they are two numbers.
struct Opaque: VectorArithmetic {
  var x: Double
  var y: Double
  static let zero = Self(x: 0, y: 0)
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
  mutating func scale(by rhs: Double) { (x, y) = (x * rhs, y * rhs) }
  var magnitudeSquared: Double { x * x + y * y }
}

/// The same numbers in every run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
