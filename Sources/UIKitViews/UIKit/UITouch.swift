public import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// A touch: what one finger does from where it comes down until it goes up, by UIKit's name.
@MainActor @preconcurrency open class UITouch: Hashable {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began
    /// It has moved.
    case moved
    /// It has stayed where it was while another did something.
    case stationary
    /// It has gone up.
    case ended
    /// It was taken away.
    case cancelled
    /// A pointer has come over a view; no film has one.
    case regionEntered
    /// A pointer has moved over a view.
    case regionMoved
    /// A pointer has left a view.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen: what films have.
    case direct
    /// Something beside the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
    /// A pencil, by its older name.
    public static let stylus = TouchType.pencil
  }

  /// The phase of the touch.
  public private(set) var phase = Phase.began
  /// How many times in quick succession the finger has come down there.
  public let tapCount: Int
  /// When the touch was last another, on the clock of `CACurrentMediaTime()`, in seconds.
  public private(set) var timestamp: TimeInterval
  /// The view that a finger touched when it came down; it has the touch wherever the finger goes.
  public let view: UIView?
  /// What touches: a finger.
  public let type = TouchType.direct
  /// The force; a film's screen feels none.
  public let force: CGFloat = 0
  /// The greatest force that could be; 0, as a film's screen feels none.
  public let maximumPossibleForce: CGFloat = 0

  /// The finger.
  let id: Int
  /// Where the finger is, and where it came down, in points of the stage.
  private(set) var place: CGPoint
  let start: CGPoint
  private var placeBefore: CGPoint
  /// Whether the view was told of the touch.
  var isTold = false
  private weak var ownWindow: UIWindow?

  /// Creates the touch of a finger that comes down.
  init(_ event: TouchEvent, on view: UIView?, tapCount: Int) {
    (id, place, start, placeBefore) = (event.id, event.point, event.point, event.point)
    (self.view, self.tapCount) = (view, tapCount)
    timestamp = LayerClock.start + event.time.seconds
    ownWindow = view?.window
  }

  /// The window of the view.
  public var window: UIWindow? { view?.window ?? ownWindow }
  /// The gesture recognisers that follow the touch.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      found += (view.gestureRecognizers ?? []).filter { $0.isEnabled }
      current = view.superview
    }
    return found
  }
  /// Where the finger is, in points of `view`; of the stage for `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where the finger was before, in points of `view`; of the stage for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(placeBefore, from: nil) ?? placeBefore
  }
  /// Where the finger is, as exactly as is known: as ``location(in:)`` tells.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was before, as exactly as is known: as ``previousLocation(in:)`` tells.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the finger is down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether an event is the one that was taken last.
  func isAt(_ event: TouchEvent) -> Bool {
    phase == Phase(event.phase) && place == event.point
      && timestamp == LayerClock.start + event.time.seconds
  }

  /// Takes what the finger does, once.
  func take(_ event: TouchEvent) {
    guard !isAt(event) else { return }
    (placeBefore, place) = (event.phase == .began ? event.point : place, event.point)
    phase = Phase(event.phase)
    timestamp = LayerClock.start + event.time.seconds
  }

  /// Another finger does something at a time, and this one nothing.
  func rest(at time: TimeInterval) {
    if phase == .began || phase == .moved, timestamp < time { phase = .stationary }
  }

  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  // By the finger, so that sets have the same order in every film.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension UITouch.Phase {
  /// The phase by the engine's word.
  init(_ phase: TouchPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
