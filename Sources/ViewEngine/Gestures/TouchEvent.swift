import Foundation
import Geometry
import Motion

/// The phase of a touch: what a finger does.
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

/// A touch event: what one finger does at one instant.
@_spi(Engine) public struct TouchEvent {
  package let phase: TouchPhase
  /// The finger's identity.
  package let id: Int
  /// Where, in points of the stage.
  package let point: CGPoint
  package let time: Instant
}

/// The result of a hit test: everything on the way from the topmost view there to the root.
@_spi(Engine) public struct Hit {
  /// A view on that way that reacts to touches.
  package struct Reach {
    package let responder: any TouchResponder
    /// From layout space to the stage.
    package let transform: CGAffineTransform

    package init(responder: any TouchResponder, transform: CGAffineTransform) {
      (self.responder, self.transform) = (responder, transform)
    }
  }

  /// A view on that way onto which things can be dragged.
  package struct Landing {
    package let site: any DropSite
    /// From layout space to the stage.
    package let transform: CGAffineTransform

    package init(site: any DropSite, transform: CGAffineTransform) {
      (self.site, self.transform) = (site, transform)
    }

    /// A point of the stage in the coordinates of the view.
    @MainActor package func location(of point: CGPoint) -> CGPoint {
      let local = point.applying(transform.inverted())
      return CGPoint(x: local.x - site.frame.minX, y: local.y - site.frame.minY)
    }
  }

  /// A view on that way that follows the finger without a gesture.
  package struct Watch {
    package let watcher: any TouchWatcher
    /// How many of the reaches, the innermost, are its own inner workings and take no touch from it.
    package let ownReaches: Int
    /// Whether it may do something with a touch.
    package let isMinded: Bool

    /// Creates the account of a view that follows the finger.
    ///
    /// - Parameters:
    ///   - watcher: The view.
    ///   - ownReaches: How many of the reaches, the innermost, are its own inner workings.
    ///   - isMinded: Whether it may do something with a touch.
    package init(_ watcher: any TouchWatcher, ownReaches: Int, isMinded: Bool) {
      (self.watcher, self.ownReaches, self.isMinded) = (watcher, ownReaches, isMinded)
    }
  }

  /// A named coordinate space on that way.
  struct Space {
    let name: AnyHashable
    let frame: CGRect
    let transform: CGAffineTransform
    /// How many of the reaches are inside the space.
    let depth: Int
  }

  /// The views that react to touches, innermost first.
  package var reaches: [Reach] = []
  /// The views onto which things can be dragged, innermost first.
  package var landings: [Landing] = []
  /// Named coordinate spaces, innermost first.
  var spaces: [Space] = []
  /// What follows the finger without a gesture; `nil` where nothing does.
  package var watch: Watch?
  /// The topmost view there: what is painted, or takes touches by its frame.
  package let front: Box

  package init(_ front: Box) { self.front = front }
}

/// A box onto which things can be dragged.
@MainActor package protocol DropSite: Box {}

/// A box that a finger can touch.
@MainActor package protocol TouchedBox: Box {
  /// The gestures that it reacts to, in words: "tap", "drag", ….
  var touchKinds: [String] { get }
  /// The identity that is the same for all fingers: its node, which outlives its boxes.
  var touchIdentity: AnyObject { get }
}

/// A box that follows fingers without a gesture: a view that is told of touches one by one.
@MainActor package protocol TouchWatcher: TouchedBox {
  /// Called when a finger has come down on it, before any gesture hears of it.
  func expect(_ event: TouchEvent)
  /// Called with what the finger does, as far as gestures let it have that.
  func touched(_ event: TouchEvent)
}

/// A box that reacts to touches.
@MainActor package protocol TouchResponder: TouchedBox {
  /// Its right of way against what is inside.
  var rightOfWay: RightOfWay { get }
  /// Creates the recogniser of its gesture.
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer
}

extension TouchedBox {
  package var touchIdentity: AnyObject { node }
}

extension TouchResponder {
  /// A hit of what is inside that reaches this view, too.
  package func reached(by hit: Hit, _ context: DrawingContext) -> Hit {
    var hit = hit
    hit.reaches.append(Hit.Reach(responder: self, transform: context.transform))
    return hit
  }
  /// Surveys this view with what `inside` surveys as parts of it, unless it is on its way out.
  package func survey(
    _ survey: inout TouchSurvey, _ context: DrawingContext, inside: (inout TouchSurvey) -> Void
  ) {
    guard !isLeaving else { return }
    survey.open(self, frame.applying(context.transform))
    inside(&survey)
    survey.close()
  }
}

/// The priority between two nested gestures.
package enum RightOfWay {
  /// The inner one; this gesture waits until it has failed.
  case inner
  /// This gesture; those inside wait until it has failed.
  case outer
  /// Neither waits.
  case both
  /// Whichever is recognised first: what scrolls.
  case first
}
