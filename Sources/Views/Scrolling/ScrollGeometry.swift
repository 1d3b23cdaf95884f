public import Foundation
public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A scroll view's geometry: the content offset, and the sizes of content and viewport.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset: where the viewport begins in the content, in points; before it by the insets where nothing is scrolled.
  public var contentOffset: CGPoint
  /// The content's size in points.
  public var contentSize: CGSize
  /// The insets around the content: what bars and the rest of the safe area cover of the viewport now.
  public var contentInsets = EdgeInsets()
  /// The viewport's size in points, with what is covered.
  public var containerSize: CGSize

  /// Creates a geometry, as that with which code begins.
  ///
  /// - Parameters:
  ///   - contentOffset: Where the viewport begins in the content, in points.
  ///   - contentSize: The content's size in points.
  ///   - contentInsets: The insets around the content.
  ///   - containerSize: The viewport's size in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content in the viewport beside what is covered, in points of the content.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
  /// The part of the content in the whole viewport, in points of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Calls a closure when what is read of a scroll view's geometry has changed.
struct ScrollGeometryModifier<Value: Equatable>: BoxModifier {
  typealias Body = Never
  let read: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollGeometryBox(self, around: inner, node)
  }
}

/// The box of a scroll view whose geometry is read at each change, and on the grid of 1/120 s while
/// the content moves.
final class ScrollGeometryBox<Value: Equatable>: ModifierBox<ScrollGeometryModifier<Value>> {
  private var last: Value?

  override func changed(from old: ScrollGeometryModifier<Value>) {
    if isPlaced { check() }
  }

  override func reevaluate() {
    if isPlaced { check() }
  }

  override func placed() {
    super.placed()
    check()
  }

  private func check() {
    guard let window = inner.firstWindow else { return }
    let value = graph.evaluating(StateReader(node: node, evaluation: 0)) {
      modifier.read(window.geometryForReader())
    }
    guard value != last else { return }
    if graph.isSampling {
      return graph.readLater(serial: node.serial) { [weak self] in self?.check() }
    }
    let (old, action) = (last ?? value, modifier.action)
    last = value
    graph.afterUpdate { action(old, value) }
  }
}

extension Box {
  /// This box or the first one inside that is a scroll view's.
  var firstWindow: ScrollBox? {
    if let window = self as? ScrollBox { return window }
    for box in contents {
      if let window = box.firstWindow { return window }
    }
    return nil
  }
}

extension View {
  /// Calls `action` with what `transform` read of the scroll view's geometry before and reads now
  /// when that has changed, and once at the start with what it reads then.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads the geometry of this view, or of the first scroll view in it.
  ///   - action: Called after the update, with the old value and the new; at the start both are the
  ///     same.
  /// - Returns: This view, watched.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(read: transform, action: action))
  }
}
