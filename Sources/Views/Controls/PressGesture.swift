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
final class PressRecognizer: LeafRecognizer<Void> {
  /// How far outside the control the finger may be and still press it, in points.
  static let slack: CGFloat = 70

  private var gesture: PressGesture
  private var finger: Int?
  private var start = CGPoint.zero
  private var isPressed = false
  private var hasActed = false

  init(_ seat: GestureSeat, _ gesture: PressGesture) {
    self.gesture = gesture
    super.init(seat)
  }

  override func handle(_ event: TouchEvent) {
    guard isOpen else { return }
    switch event.phase {
    case .began:
      guard finger == nil else { return }
      finger = event.id
      start = seat.location(event.point, in: .local)
      press(true)
    case .moved:
      if finger == event.id { press(isNear(event.point)) }
    case .ended:
      guard finger == event.id else { return }
      press(false)
      if isNear(event.point) { enter(.ended(())) } else { enter(.failed) }
    case .cancelled:
      if finger == event.id { enter(.failed) }
    }
  }

  private func isNear(_ point: CGPoint) -> Bool {
    let local = seat.location(point, in: .local)
    // A row of a list takes touches beside its button.
    return CGRect(origin: .zero, size: seat.frame.size)
      .union(CGRect(origin: start, size: .zero)).insetBy(dx: -Self.slack, dy: -Self.slack).contains(
        local)
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
