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
  private var isPressed = false
  private var hasActed = false

  init(_ seat: GestureSeat, _ gesture: PressGesture) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) { press(true) }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    press(isNear(event.point, start))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    press(false)
    enter(isNear(event.point, start) ? .ended(()) : .failed)
  }

  private func isNear(_ point: CGPoint, _ start: CGPoint) -> Bool {
    // A row of a list takes touches beside its button.
    CGRect(origin: .zero, size: seat.frame.size)
      .union(CGRect(origin: seat.location(start, in: .local), size: .zero))
      .insetBy(dx: -Self.slack, dy: -Self.slack).contains(seat.location(point, in: .local))
  }

  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    gesture.pressChanged(isPressed)
  }

  override func finished() { press(false) }

  override func deliver() {
    guard status == .ended, !hasActed else { return }
    hasActed = true
    gesture.action()
  }

  override func accept(_ gesture: Any) {
    if let gesture = gesture as? PressGesture { self.gesture = gesture }
  }
}
