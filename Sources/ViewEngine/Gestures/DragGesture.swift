public import Foundation
import ElementaryFunctions
import Motion

/// A drag gesture: a finger moves while down.
public struct DragGesture: PrimitiveGesture {
  /// The state of a drag: where the finger is and where it goes.
  ///
  /// Units: points of the gesture's space, and seconds.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location at which the finger came down.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The translation: from where the finger came down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location at which the finger would come to rest: a quarter of a second further at its
    /// velocity.
    ///
    /// SwiftUI publishes no formula; this one is chosen.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The translation from where the finger came down to there.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger must move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger must move before the drag begins, in points; 0 begins
  ///     it at once.
  ///   - coordinateSpace: The space of the locations that the drag tells; `.local` is the view's
  ///     own.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// Creates a drag gesture in a coordinate space, such as a named one.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger must move before the drag begins, in points; 0 begins
  ///     it at once.
  ///   - coordinateSpace: The space of the locations that the drag tells; `.local` is the view's
  ///     own.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  package var kinds: [String] { ["drag"] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    DragRecognizer(seat, self)
  }
}

/// The recogniser of a drag.
final class DragRecognizer: OneFingerRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var samples = MotionSamples()

  init(_ seat: GestureSeat, _ gesture: DragGesture) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) { moved(event, from: event.point) }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(location(event.point), at: event.time)
    let distance = event.point.distance(to: start)
    if status == .active || distance >= gesture.minimumDistance {
      enter(.active(value(event, from: start)))
    }
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    moved(event, from: start)
    enter(status == .active ? .ended(value(event, from: start)) : .failed)
  }

  private func location(_ point: CGPoint) -> CGPoint {
    seat.location(point, in: gesture.coordinateSpace)
  }

  private func value(_ event: TouchEvent, from start: CGPoint) -> DragGesture.Value {
    DragGesture.Value(
      time: seat.date(at: event.time), location: location(event.point),
      startLocation: location(start),
      velocity: samples.velocity(at: event.time))
  }
}

/// The latest locations of a finger, for its velocity, which is computed as UIKit does.
///
/// Three samples with times are kept. The velocity is that between two, or of three a quarter of the
/// later pair's and three quarters of the earlier one's; it fades by 0.2 % with every millisecond
/// since the last. A finger that rests gives no samples.
package struct MotionSamples {
  private var samples: [(place: CGPoint, time: Instant)] = []
  /// How many samples are kept.
  private static let count = 3
  /// The weights of the earlier pair's velocity and the later one's.
  private static let (earlier, later) = (CGFloat(0.75), CGFloat(0.25))
  /// What is left of a velocity after a millisecond.
  private static let decay = 0.998

  package init() {}

  /// Adds a place, unless the finger rests.
  package mutating func add(_ place: CGPoint, at time: Instant) {
    if let last = samples.last {
      if last.time == time { samples.removeLast() } else if last.place == place { return }
    }
    samples.append((place, time))
    if samples.count > Self.count { samples.removeFirst() }
  }

  /// The velocity at `time`, in points per second.
  package func velocity(at time: Instant) -> CGSize {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let pairs = zip(samples, samples.dropFirst()).map { first, second in
      let seconds = (second.time - first.time).seconds
      return CGSize(
        width: (second.place.x - first.place.x) / seconds,
        height: (second.place.y - first.place.y) / seconds)
    }
    var velocity = pairs[0]
    if pairs.count > 1 {
      velocity.width = Self.earlier * pairs[0].width + Self.later * pairs[1].width
      velocity.height = Self.earlier * pairs[0].height + Self.later * pairs[1].height
    }
    let fade = ElementaryFunctions.pow(Self.decay, 1000 * (time - last.time).seconds)
    return CGSize(width: velocity.width * fade, height: velocity.height * fade)
  }
}
