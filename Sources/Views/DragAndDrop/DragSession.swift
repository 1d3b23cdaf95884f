import Foundation
import Geometry
import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine

/// What is dragged.
struct DragPayload {
  /// The forms in which a view can take it, the best first.
  let forms: [TransferForm]

  init(_ item: some Transferable) { forms = item.forms }
  @MainActor init(_ provider: NSItemProvider) { forms = provider.forms }

  /// Whether a form is data of one of those kinds.
  func conforms(to types: [UTType]) -> Bool {
    forms.contains { form in types.contains { form.conforms(to: $0) } }
  }
}

/// A view onto which something is dragged.
@MainActor protocol DropTarget: DropSite {
  /// The identity of the place: its node, which outlives its boxes, where that is one place alone.
  var dropIdentity: AnyObject { get }
  /// Whether it takes what is dragged.
  func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool
  /// Called when what is dragged comes over the view.
  func entered(_ payload: DragPayload, at location: CGPoint)
  /// Called when it moves there; says whether it would be taken.
  func moved(_ payload: DragPayload, to location: CGPoint) -> Bool
  /// Called when it leaves the view, or nothing came of it.
  func exited(_ payload: DragPayload, at location: CGPoint)
  /// Called when the finger lets it go there; says whether it was taken.
  func dropped(_ payload: DragPayload, at location: CGPoint) -> Bool
}

extension DropTarget {
  var dropIdentity: AnyObject { node }
}

extension DropTarget where Self: Box {
  /// What a finger finds in the frame: what is inside, or while something is dragged the frame itself, as one more
  /// place to let it go.
  ///
  /// - Parameters:
  ///   - hit: What it finds inside.
  ///   - point: Where the finger is on the stage.
  ///   - context: How the box is drawn there.
  /// - Returns: That with this place among its landings.
  func dropHit(over hit: Hit?, at point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard graph.part(DragSession.self).isUnderWay else { return hit }
    let isInside = frame.contains(point.applying(context.transform.inverted()))
    var found = hit ?? (isInside ? Hit(self) : nil)
    found?.landings.append(Hit.Landing(site: self, transform: context.transform))
    return found
  }
}

/// What a finger drags from view to view: one thing at a time in a scene.
@MainActor final class DragSession: GraphPart {
  private var payload: DragPayload?
  private var target: (any DropTarget)?
  /// Where the finger is in the target's coordinates, and whether it may let go there.
  private var (location, isAllowed) = (CGPoint.zero, false)

  init() {}

  /// Whether something is dragged.
  var isUnderWay: Bool { payload != nil }

  /// Begins to drag something.
  func begin(_ payload: DragPayload) {
    self.payload = payload
    target = nil
  }

  /// Goes on to a point of the stage: the innermost view there that takes what is dragged is the target.
  func move(to point: CGPoint, in graph: ViewGraph) {
    guard let payload else { return }
    let landing = graph.hitTest(point)?.landings.first { landing in
      guard let site = landing.site as? any DropTarget, site.environment.isEnabled else {
        return false
      }
      return site.accepts(payload, at: landing.location(of: point))
    }
    let next = landing?.site as? any DropTarget
    if next?.dropIdentity !== target?.dropIdentity {
      leave()
      target = next
      if let landing {
        location = landing.location(of: point)
        target?.entered(payload, at: location)
      }
    }
    guard let landing, let target else { return }
    location = landing.location(of: point)
    isAllowed = target.moved(payload, to: location)
  }

  /// Lets go of what is dragged; says whether it was taken.
  func end() -> Bool {
    defer { payload = nil }
    guard let payload, let target, isAllowed else {
      leave()
      return false
    }
    let isTaken = target.dropped(payload, at: location)
    self.target = nil
    return isTaken
  }

  /// Takes what is dragged back.
  func cancel() {
    leave()
    payload = nil
  }

  private func leave() {
    if let payload { target?.exited(payload, at: location) }
    target = nil
  }
}
