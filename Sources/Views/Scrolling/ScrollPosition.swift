import Foundation
public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A scroll position: ties where a scroll view is to the identity of a view in it.
struct ScrollPositionModifier: BoxModifier {
  typealias Body = Never
  let id: AnyHashable?
  let anchor: UnitPoint?
  let tell: (AnyHashable) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollPositionBox(self, around: inner, node)
  }
}

/// The box of a scroll view with a scroll position: it scrolls to the view that the identity names,
/// and names the one to which a drag has scrolled.
final class ScrollPositionBox: ModifierBox<ScrollPositionModifier> {
  /// The identity of the view that is at the anchor.
  private var known: AnyHashable?

  override func changed(from old: ScrollPositionModifier) {
    if isPlaced { agree() }
  }

  override func reevaluate() {
    if isPlaced { agree() }
  }

  override func placed() {
    super.placed()
    agree()
  }

  private func agree() {
    guard let window = inner.firstWindow else { return }
    let offset = graph.evaluating(StateReader(node: node, evaluation: 0)) {
      window.offsetForReader()
    }
    if let id = modifier.id, id != known {
      let box = node.descendant(of: id)?.boxes.first
      if let box, !box.isPlaced { return }
      guard let frame = box?.frame ?? node.absentFrame(of: id)?.frame else { return }
      known = id
      window.scroll(toShow: frame, anchor: modifier.anchor, node.transaction)
    } else if window.followsFinger, let id = nearest(at: offset, in: window), id != known {
      known = id
      graph.afterUpdate { [modifier] in modifier.tell(id) }
    }
  }

  /// The identity of the view whose anchor is nearest to that of the viewport.
  private func nearest(at offset: CGPoint, in window: ScrollBox) -> AnyHashable? {
    let anchor = modifier.anchor ?? .topLeading
    let line = anchor.point(in: window.frame)
    let isVertical = window.axes.contains(.vertical)
    var found: (id: AnyHashable, distance: CGFloat)?
    for item in window.node.firstItems {
      for box in item.node.boxes {
        let point = anchor.point(in: window.directed(box.frame))
        let distance = abs(isVertical ? point.y - offset.y - line.y : point.x - offset.x - line.x)
        if distance < found?.distance ?? .infinity { found = (item.id, distance) }
      }
    }
    return found?.id
  }
}

extension Node {
  /// The children of the first node below that has any with identities.
  var firstItems: [DynamicNode.Child] {
    if let loop = self as? DynamicNode, loop.identitiesAreTags, !loop.items.isEmpty,
      loop.environment.areScrollTargets
    {
      return loop.items.filter { !$0.isLeaving }
    }
    for child in children {
      let items = child.firstItems
      if !items.isEmpty { return items }
    }
    return []
  }
}

extension View {
  /// Ties the scroll position to the identity of a view: scrolls there when `id` changes, by the
  /// animation of the change, and sets `id` to the view nearest to the anchor as a finger scrolls.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` for wherever the window is.
  ///   - anchor: Where in the window the view is; `nil` for the least way that brings it in sight, and for the
  ///     beginning where a finger scrolls.
  /// - Returns: The view with that tie.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
        tell: { if let new = $0.base as? ID { id.wrappedValue = new } }))
  }

  /// Says that the views in this container are what the window around it is scrolled by; without this they are, too.
  ///
  /// - Parameter isEnabled: Whether they are; if not, none of them is told as the one in sight.
  /// - Returns: The container with that said.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    environment(\.areScrollTargets, isEnabled)
  }
}

private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views count as what a window is scrolled by.
  fileprivate var areScrollTargets: Bool {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}
