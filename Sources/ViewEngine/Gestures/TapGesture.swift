public import Foundation
import Motion
import SceneGraph

/// A tap gesture: a finger goes down and up, once or several times, without moving.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates the gesture.
  public init(count: Int = 1) { self.count = count }

  package var kinds: [String] { [TapRecognizer<Void>.kind(count)] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Void> {
    TapRecognizer(seat, count: count) { _ in }
  }
}

/// A tap gesture with a location: a finger goes down and up, once or several times, without moving.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The value of the gesture: the tap's location.
  public struct Value: Equatable, Sendable {
    /// The location, in points of the gesture's coordinate space.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a location.
  ///
  /// - Parameters:
  ///   - count: The number of taps; the next may come up to 0.35 s after the last.
  ///   - coordinateSpace: The space of the location; `.local` is the view's own.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  /// Creates a tap gesture with a location in a coordinate space, such as a named one.
  ///
  /// - Parameters:
  ///   - count: The number of taps; the next may come up to 0.35 s after the last.
  ///   - coordinateSpace: The space of the location; `.local` is the view's own.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  package var kinds: [String] { [TapRecognizer<Void>.kind(count)] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    TapRecognizer(seat, count: count) { [coordinateSpace] in
      Value(location: seat.location($0, in: coordinateSpace))
    }
  }
}

/// The recogniser of taps.
package final class TapRecognizer<Value>: OneFingerRecognizer<Value> {
  /// How far a finger may move and still tap, in points.
  static var slack: CGFloat { 10 }
  /// How long after one tap the next may come, in seconds.
  static var pause: Double { 0.35 }

  package static func kind(_ count: Int) -> String {
    count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps"
  }

  private let count: Int
  private let value: (CGPoint) -> Value
  private var taps = 0
  private var timer: Timeline.EventID?

  init(_ seat: GestureSeat, count: Int, value: @escaping (CGPoint) -> Value) {
    (self.count, self.value) = (max(count, 1), value)
    super.init(seat)
  }

  package override func began(_ event: TouchEvent) { stopTimer() }

  package override func anotherBegan() { enter(.failed) }

  package override func moved(_ event: TouchEvent, from start: CGPoint) {
    if event.point.distance(to: start) > Self.slack { enter(.failed) }
  }

  package override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard event.point.distance(to: start) <= Self.slack else { return enter(.failed) }
    taps += 1
    if taps == count { return enter(.ended(value(event.point))) }
    timer = seat.schedule(after: Self.pause) { [weak self] in
      guard let self, isOpen else { return }
      enter(.failed)
    }
  }

  private func stopTimer() {
    seat.unschedule(timer)
    timer = nil
  }

  package override func finished() { stopTimer() }
}

extension View {
  /// Calls `action` when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps; the next may come up to 0.35 s after the last.
  ///   - action: What the tap does.
  /// - Returns: This view with the gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  /// Calls `action` with the location when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps; the next may come up to 0.35 s after the last.
  ///   - coordinateSpace: The space of the location; `.local` is the view's own.
  ///   - action: What the tap does, given its location in points.
  /// - Returns: This view with the gesture.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
  /// Calls `action` with the location when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps; the next may come up to 0.35 s after the last.
  ///   - coordinateSpace: The space of the location.
  ///   - action: What the tap does, given its location in points.
  /// - Returns: This view with the gesture.
  @_disfavoredOverload public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
}
