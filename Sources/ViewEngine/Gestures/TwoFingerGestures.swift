import ElementaryFunctions
public import Foundation
public import Geometry
import Motion

/// A magnify gesture: two fingers move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// The state of a magnify gesture: how far apart the fingers are.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The distance of the fingers over that at the start.
    public var magnification: CGFloat
    /// Change of the magnification per second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as a place of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }
  /// The least change of the magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  package var kinds: [String] { ["magnify"] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    TwoFingerRecognizer(seat) { [minimumScaleDelta] pair, isActive in
      let scale = pair.distance / pair.startDistance
      guard isActive || abs(scale - 1) >= minimumScaleDelta else { return nil }
      return Value(
        time: seat.date(at: pair.time), magnification: scale,
        velocity: pair.rate { $0.distance / pair.startDistance },
        startAnchor: pair.startAnchor, startLocation: pair.startMiddle)
    }
  }
}

/// A magnify gesture in the older form, whose value is the magnification alone.
public struct MagnificationGesture: Gesture {
  /// The least change of the magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A rotate gesture: two fingers turn about each other.
public struct RotateGesture: PrimitiveGesture {
  /// The state of a rotate gesture: how far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The rotation, clockwise.
    public var rotation: Angle
    /// Change of the rotation per second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as a place of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }
  /// The least rotation with which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  package var kinds: [String] { ["rotate"] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    TwoFingerRecognizer(seat) { [minimumAngleDelta] pair, isActive in
      guard isActive || abs(pair.turn) >= minimumAngleDelta.radians else { return nil }
      return Value(
        time: seat.date(at: pair.time), rotation: .radians(pair.turn),
        velocity: .radians(pair.rate { CGFloat($0.turn) }), startAnchor: pair.startAnchor,
        startLocation: pair.startMiddle)
    }
  }
}

/// A rotate gesture in the older form, whose value is the rotation alone.
public struct RotationGesture: Gesture {
  /// The least rotation with which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// The two fingers of a gesture, as they are and as they were when the second came down.
struct FingerPair {
  /// A sample: the distance and the rotation of the fingers at an instant.
  struct Sample {
    var distance: CGFloat
    /// The rotation since the start in radians, clockwise, with whole turns.
    var turn: Double
    var time: Instant
  }
  /// How many samples are kept, as of one finger.
  private static let count = 3
  let startDistance: CGFloat
  let startMiddle: CGPoint
  let startAnchor: UnitPoint
  var direction: Double
  var samples: [Sample]

  init(_ first: CGPoint, _ second: CGPoint, in size: CGSize, at time: Instant) {
    startDistance = max(first.distance(to: second), 1)
    startMiddle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    startAnchor = UnitPoint(
      x: size.width > 0 ? startMiddle.x / size.width : 0,
      y: size.height > 0 ? startMiddle.y / size.height : 0)
    direction = Self.direction(first, second)
    samples = [Sample(distance: startDistance, turn: 0, time: time)]
  }

  private static func direction(_ first: CGPoint, _ second: CGPoint) -> Double {
    ElementaryFunctions.atan2(Double(second.y - first.y), Double(second.x - first.x))
  }

  /// Takes new locations of the fingers.
  mutating func move(_ first: CGPoint, _ second: CGPoint, at time: Instant) {
    let direction = Self.direction(first, second)
    var step = direction - self.direction
    if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
    self.direction = direction
    let sample = Sample(distance: first.distance(to: second), turn: turn + step, time: time)
    if samples.last?.time == time { samples.removeLast() }
    samples.append(sample)
    if samples.count > Self.count { samples.removeFirst() }
  }

  var time: Instant { samples.last?.time ?? .zero }
  var distance: CGFloat { samples.last?.distance ?? startDistance }
  var turn: Double { samples.last?.turn ?? 0 }

  /// The change of something per second over the samples at hand.
  func rate(_ value: (Sample) -> CGFloat) -> CGFloat {
    guard let first = samples.first, let last = samples.last, first.time < last.time else {
      return 0
    }
    return (value(last) - value(first)) / (last.time - first.time).seconds
  }
}

/// The recogniser of a gesture of two fingers.
final class TwoFingerRecognizer<Value>: LeafRecognizer<Value> {
  private var fingers: [(id: Int, point: CGPoint)] = []
  private var pair: FingerPair?
  /// The gesture's value for the fingers, or `nil` before they have moved far enough; given whether
  /// they had.
  private let value: (FingerPair, Bool) -> Value?

  init(_ seat: GestureSeat, value: @escaping (FingerPair, Bool) -> Value?) {
    self.value = value
    super.init(seat)
  }

  override func handle(_ event: TouchEvent) {
    guard isOpen else { return }
    let place = seat.location(event.point, in: .local)
    switch event.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers.append((event.id, place))
      if fingers.count == 2 {
        pair = FingerPair(fingers[0].point, fingers[1].point, in: seat.frame.size, at: event.time)
      }
    case .moved:
      follow(event.id, place, event.time)
    case .ended:
      follow(event.id, place, event.time)
      guard fingers.contains(where: { $0.id == event.id }) else { return }
      if let pair, status == .active, let value = value(pair, true) {
        enter(.ended(value))
      } else {
        enter(.failed)
      }
    case .cancelled:
      if fingers.contains(where: { $0.id == event.id }) { enter(.failed) }
    }
  }

  private func follow(_ id: Int, _ place: CGPoint, _ time: Instant) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    fingers[index].point = place
    guard fingers.count == 2, pair != nil else { return }
    pair?.move(fingers[0].point, fingers[1].point, at: time)
    if let pair, let value = value(pair, status == .active) { enter(.active(value)) }
  }
}
