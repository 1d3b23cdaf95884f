import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The press gesture of controls: a finger goes down on one and up again not far away.
struct PressGesture: PrimitiveGesture {
  typealias Value = Void
  /// The control's name in touch surveys.
  let name: String
  /// Called when the finger comes down, leaves, comes back or goes up.
  let pressChanged: (Bool) -> Void
  /// Called with true when a finger has come down, and with false once it is up again or gone, after all else.
  var trackingChanged: ((Bool) -> Void)?
  /// Called when the finger has gone up on the control.
  let action: () -> Void

  var kinds: [String] { [name] }
  func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Void> { PressRecognizer(seat, self) }
}

/// The recogniser of a press.
final class PressRecognizer: OneFingerRecognizer<Void> {
  /// How far outside the control the finger may be and still press it, in points.
  static let slack: CGFloat = 70

  private var gesture: PressGesture
  /// Where the finger came down, in the control's coordinates then.
  private var start = CGPoint.zero
  private var isPressed = false
  private var isTracking = false
  private var hasActed = false

  init(_ seat: GestureSeat, _ gesture: PressGesture) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    start = seat.location(event.point, in: .local)
    track(true)
    press(true)
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) { press(isNear(event.point)) }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    press(false)
    enter(isNear(event.point) ? .ended(()) : .failed)
  }

  private func isNear(_ point: CGPoint) -> Bool {
    // A row of a list takes touches beside its button.
    CGRect(origin: .zero, size: seat.frame.size)
      .union(CGRect(origin: start, size: .zero))
      .insetBy(dx: -Self.slack, dy: -Self.slack).contains(seat.location(point, in: .local))
  }

  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    gesture.pressChanged(isPressed)
  }

  private func track(_ isTracking: Bool) {
    guard isTracking != self.isTracking else { return }
    self.isTracking = isTracking
    gesture.trackingChanged?(isTracking)
  }

  override func finished() {
    press(false)
    // What a press does comes before its end.
    if status == .failed { track(false) }
  }

  override func deliver() {
    guard status == .ended, !hasActed else { return }
    hasActed = true
    gesture.action()
    track(false)
  }

  override func accept(_ gesture: Any) {
    if let gesture = gesture as? PressGesture { self.gesture = gesture }
  }
}
