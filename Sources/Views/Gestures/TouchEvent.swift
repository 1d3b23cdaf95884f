import Foundation
import Geometry
import Motion

/// What a finger does.
public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  /// It comes down.
  case began
  /// It moves while down.
  case moved
  /// It goes up.
  case ended
  /// It is taken away without having gone up, as when the system steps in.
  case cancelled
}

/// What one finger does at one instant.
struct TouchEvent {
  let phase: TouchPhase
  /// Which finger.
  let id: Int
  /// Where, in points of the stage.
  let point: CGPoint
  let time: Instant
}

/// What a touch reaches: everything on the way from the topmost thing there to the root.
struct Hit {
  /// Something on that way that reacts to touches.
  struct Reach {
    let responder: any TouchResponder
    /// From layout space to the stage.
    let transform: CGAffineTransform
  }

  /// A named space on that way.
  struct Space {
    let name: AnyHashable
    let frame: CGRect
    let transform: CGAffineTransform
    /// How many of the reaches are inside the space.
    let depth: Int
  }

  /// What reacts, innermost first.
  var reaches: [Reach] = []
  /// Named spaces, innermost first.
  var spaces: [Space] = []
}

/// A box that reacts to touches.
@MainActor protocol TouchResponder: Box {
  /// Its right of way against what is inside.
  var rightOfWay: RightOfWay { get }
  /// What it reacts to, in words: "tap", "drag", ….
  var touchKinds: [String] { get }
  /// What makes it the same for all fingers: its node, which outlives its boxes.
  var touchIdentity: AnyObject { get }
  /// Creates what recognises its gesture.
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer
}

extension TouchResponder {
  var touchIdentity: AnyObject { node }
}

/// Which of two nested gestures goes first.
enum RightOfWay {
  /// The inner one; this gesture waits until it has failed.
  case inner
  /// This gesture; those inside wait until it has failed.
  case outer
  /// Neither waits.
  case both
  /// Whichever is recognised first: what scrolls.
  case first
}
