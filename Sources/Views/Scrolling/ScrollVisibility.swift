import Foundation
import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Calls a closure when a view comes into the viewport of the scroll view around it, and when it leaves it.
struct ScrollVisibilityModifier: BoxModifier {
  typealias Body = Never
  /// The part of the view that has to be in the viewport, 0...1.
  let threshold: Double
  let action: (Bool) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollVisibilityBox(self, around: inner, node)
  }
}

/// The box of a view that is asked how much of it is in the viewport: at each change, and on the grid of 1/120 s while the
/// content moves.
final class ScrollVisibilityBox: ScrollReaderBox<ScrollVisibilityModifier> {
  private var isVisible: Bool?

  override var scrollBox: ScrollBox? { enclosingScrollBox }

  override func scrolled(_ window: ScrollBox, to offset: CGPoint) {
    let seen = window.visibleShare(of: frame, at: offset) >= modifier.threshold
    guard seen != isVisible else { return }
    if graph.isSampling {
      return graph.readLater(serial: node.serial) { [weak self] in self?.readScroll() }
    }
    // Nothing is said of a view that begins out of sight.
    let isNews = isVisible != nil || seen
    isVisible = seen
    if isNews { graph.afterUpdate { [action = modifier.action] in action(seen) } }
  }
}

extension ScrollBox {
  /// The part of a frame of the content that is in the viewport, 0...1 of its area.
  ///
  /// - Parameters:
  ///   - frame: The frame as laid out.
  ///   - offset: The content offset.
  /// - Returns: The share; 0 where the frame is empty.
  func visibleShare(of frame: CGRect, at offset: CGPoint) -> Double {
    let shift = shift(offset)
    let shown = directed(frame).offsetBy(dx: shift.dx, dy: shift.dy).intersection(self.frame)
    let area = frame.width * frame.height
    guard area > 0, !shown.isNull else { return 0 }
    return Double(shown.width * shown.height / area)
  }
}

/// Calls a closure when other views than before are in the viewport of a scroll view.
struct ScrollTargetVisibilityModifier<ID: Hashable>: BoxModifier {
  typealias Body = Never
  let threshold: Double
  let action: ([ID]) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollTargetVisibilityBox(self, around: inner, node)
  }
}

/// The box of a scroll view that is asked which of its views are in the viewport.
final class ScrollTargetVisibilityBox<ID: Hashable>: ScrollReaderBox<
  ScrollTargetVisibilityModifier<ID>
>
{
  private var visible: [ID]?

  override func scrolled(_ window: ScrollBox, to offset: CGPoint) {
    let seen = window.node.firstItems.compactMap { item -> ID? in
      let share = item.node.boxes.map { window.visibleShare(of: $0.frame, at: offset) }.max()
      return share ?? 0 >= modifier.threshold ? item.id.base as? ID : nil
    }
    guard seen != visible else { return }
    if graph.isSampling {
      return graph.readLater(serial: node.serial) { [weak self] in self?.readScroll() }
    }
    visible = seen
    graph.afterUpdate { [action = modifier.action] in action(seen) }
  }
}

extension View {
  /// Calls `action` when this view comes into the viewport of the scroll view around it, and when it leaves it.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that has to be in the viewport, 0...1.
  ///   - action: Called with whether it is.
  /// - Returns: This view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls `action` when other views than before are in the viewport of this scroll view, and once at the start.
  ///
  /// - Parameters:
  ///   - idType: The type of the views' identities.
  ///   - threshold: The part of a view that has to be in the viewport, 0...1.
  ///   - action: Called with the identities of the views, in order.
  /// - Returns: This view.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}
