public import Foundation

/// An event: what fingers do at one instant, by UIKit's name.
@MainActor @preconcurrency open class UIEvent {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Fingers: what films have.
    case touches
    /// The device was moved.
    case motion
    /// Headphones were used.
    case remoteControl
    /// Buttons were pressed.
    case presses
    /// Something was scrolled by a wheel.
    case scroll = 10
    /// A pointer has moved.
    case hover = 11
    /// Something was turned or magnified beside the screen.
    case transform = 14
  }

  /// The type of an event in more detail.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The touches, in the order in which fingers came down.
  var touches: [UITouch] = []

  init() {}

  /// The type of the event: fingers.
  open var type: EventType { .touches }
  /// The type of the event in more detail: none.
  open var subtype: EventSubtype { .none }
  /// The time of the event, on the clock of `CACurrentMediaTime()`, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches: of fingers that are down, and of those that have just gone up.
  open var allTouches: Set<UITouch>? { chosen { _ in true } }
  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? { chosen { $0.view === view } }
  /// The touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { chosen { $0.window === window } }
  /// The touches that a gesture recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { gesture.touches.contains($0) }
  }
  /// What a finger did since the event before: the touch alone, as a film has no finer ones.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// What a finger may do next: nothing is foretold.
  ///
  /// - Note: Accepted; no effect. `for`: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch> {
    Set(touches.filter { ($0.isDown || $0.timestamp == timestamp) && isMeant($0) })
  }
}
