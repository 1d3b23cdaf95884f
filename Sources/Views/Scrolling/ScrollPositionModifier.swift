import Foundation
public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Ties where a scroll view is to a binding.
struct ScrollPositionModifier: BoxModifier {
  typealias Body = Never
  /// Where the content is to be; `nil` for wherever it is.
  let wish: ScrollWish?
  /// How often code has scrolled.
  var order = 0
  /// Where in the viewport the view is that is told of as a finger scrolls.
  let anchor: UnitPoint?
  /// The type of the identities that are told; `nil` for any.
  var idType: (any Hashable.Type)?
  /// Whether the binding knows that a finger has scrolled.
  var isByFinger = true
  let tell: (AnyHashable?) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollPositionBox(self, around: inner, node)
  }
}

/// The box of a scroll view with a scroll position: it scrolls where the binding wants, and tells it of the view to which a
/// drag has scrolled.
final class ScrollPositionBox: ScrollReaderBox<ScrollPositionModifier> {
  /// What the binding wanted or was told last.
  private var known: ScrollWish?
  /// How often code had scrolled then.
  private var order = 0

  override func scrolled(_ window: ScrollBox, to offset: CGPoint) {
    if let wish = modifier.wish, wish != known || modifier.order != order {
      guard fulfil(wish, in: window) else { return }
      (known, order) = (wish, modifier.order)
    } else if window.followsFinger {
      let id = modifier.idType == nil ? nearest(at: offset, in: window) : typed(offset, window)
      let seen = id.map { ScrollWish.view($0, anchor: modifier.anchor) }
      guard !modifier.isByFinger || (seen != nil && seen != known) else { return }
      known = seen
      graph.afterUpdate { [modifier] in modifier.tell(id) }
    }
  }

  /// The identity nearest to the anchor, if it is of the type that the binding asks for.
  private func typed(_ offset: CGPoint, _ window: ScrollBox) -> AnyHashable? {
    nearest(at: offset, in: window).flatMap { type(of: $0.base) == modifier.idType ? $0 : nil }
  }

  /// Scrolls where the binding wants; false as long as the view that it names is nowhere.
  private func fulfil(_ wish: ScrollWish, in window: ScrollBox) -> Bool {
    switch wish {
    case .view(let id, let anchor):
      let box = node.descendant(of: id)?.boxes.first
      if let box, !box.isPlaced { return false }
      guard let frame = box?.frame ?? node.absentFrame(of: id)?.frame else { return false }
      window.scroll(toShow: frame, anchor: anchor, node.transaction)
    case .edge(let edge):
      var place = window.contentOffset
      switch edge {
      case .top: place.y = -.greatestFiniteMagnitude
      case .bottom: place.y = .greatestFiniteMagnitude
      case .leading: place.x = -.greatestFiniteMagnitude
      case .trailing: place.x = .greatestFiniteMagnitude
      }
      window.scroll(to: window.allowed(place), node.transaction)
    case .offset(let x, let y):
      let now = window.contentOffset
      let place = CGPoint(x: x ?? now.x, y: y ?? now.y)
      window.scroll(to: window.allowed(place), node.transaction)
    }
    return true
  }

  /// The identity of the view whose anchor is nearest to that of the viewport.
  private func nearest(at offset: CGPoint, in window: ScrollBox) -> AnyHashable? {
    let anchor = modifier.anchor ?? .topLeading
    let line = anchor.point(in: window.seenFrame(at: offset))
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
        wish: id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor) }, anchor: anchor,
        tell: { if let new = $0?.base as? ID { id.wrappedValue = new } }))
  }

  /// Ties the scroll position to a binding: scrolls where its value wants, by the animation of the change, and tells it when a
  /// finger scrolls.
  ///
  /// - Parameters:
  ///   - position: Where the content is.
  ///   - anchor: Where in the viewport a view is that the position names without an anchor of its own.
  /// - Returns: The view with that tie.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let value = position.wrappedValue
    return modifier(
      ScrollPositionModifier(
        wish: value.wish(anchor: anchor), order: value.order, anchor: anchor, idType: value.idType,
        isByFinger: value.isPositionedByUser,
        tell: { position.wrappedValue.followFinger(to: $0) }))
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
