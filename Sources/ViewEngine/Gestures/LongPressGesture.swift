public import Foundation
import SceneGraph

/// A long press gesture: a finger stays down for a while without moving.
///
/// It tells `true` as soon as the finger is down, and ends when the time is over.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// How long the finger stays down, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move before the press fails, in points.
  public var maximumDistance: CGFloat
  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger stays down before the press succeeds, in seconds.
  ///   - maximumDistance: How far the finger may move before the press fails, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  package var kinds: [String] { ["long press"] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Bool> {
    LongPressRecognizer(seat, self)
  }
}

/// The recogniser of a long press.
final class LongPressRecognizer: OneFingerRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var timer: Timeline.EventID?

  init(_ seat: GestureSeat, _ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    enter(.possible(true))
    timer = seat.schedule(after: gesture.minimumDuration) { [weak self] in
      guard let self, isOpen else { return }
      enter(.ended(true))
    }
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    if event.point.distance(to: start) > gesture.maximumDistance { enter(.failed) }
  }

  override func finished() {
    seat.unschedule(timer)
    timer = nil
  }
}

/// A long press with closures for its begin and its end.
private struct PressingGesture: Gesture {
  var press: LongPressGesture
  var action: () -> Void
  var pressing: ((Bool) -> Void)?
  var body: some Gesture<Bool> {
    press.pressing { pressing?($0) }.onEnded { _ in action() }
  }
}

/// A long press with a closure for when the finger comes down and when the press is over.
struct PressingObserver: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let pressing: (Bool) -> Void
  var kinds: [String] { press.kinds }
  func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Bool> {
    PressingRecognizer(self, press.recognizer(seat))
  }
}

/// The recogniser of a long press with a closure for its begin and its end.
final class PressingRecognizer: PassingRecognizer<Bool> {
  private var gesture: PressingObserver
  private var isPressing = false

  init(_ gesture: PressingObserver, _ inner: Recognizer<Bool>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func deliver() {
    inner.deliver()
    let isPressing = phase.status == .possible && phase.value == true
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    gesture.pressing(isPressing)
  }

  override func accept(_ gesture: Any) {
    if let gesture = gesture as? PressingObserver { self.gesture = gesture }
  }
}

extension LongPressGesture {
  fileprivate func pressing(_ pressing: @escaping (Bool) -> Void) -> PressingObserver {
    PressingObserver(press: self, pressing: pressing)
  }
}

extension View {
  /// Calls `action` when a finger has stayed on this view for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  ///   - action: What happens then.
  ///   - onPressingChanged: Called with `true` when the finger comes down and `false` when the
  ///     press has succeeded or failed.
  /// - Returns: This view with the gesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }
  /// Calls `action` when a finger has stayed on this view for a while: the older form.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger stays down, in seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  ///   - pressing: Called with true when the finger comes down, and with false when the press has
  ///     succeeded or failed.
  ///   - action: Called when the press has succeeded.
  /// - Returns: This view with the gesture.
  @_disfavoredOverload public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
