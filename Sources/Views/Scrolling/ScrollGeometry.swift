public import Foundation
public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Where the content of a window is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The content's size in points.
  public var contentSize: CGSize
  /// The margins around the content: none here.
  public var contentInsets = EdgeInsets()
  /// The window's size in points.
  public var containerSize: CGSize
  /// The part of the content that the window shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that the window shows.
  public var bounds: CGRect { visibleRect }
}

/// Tells a closure when something about how a window is scrolled has changed.
struct ScrollGeometryModifier<Value: Equatable>: BoxModifier {
  typealias Body = Never
  let read: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollGeometryBox(self, around: inner, node)
  }
}

/// The box of a window that is watched: read at each change, and on the grid of 1/120 s while the content
/// is on its way.
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
  /// This box or the first one inside that is a window.
  var firstWindow: ScrollBox? {
    if let window = self as? ScrollBox { return window }
    for box in contents {
      if let window = box.firstWindow { return window }
    }
    return nil
  }
}

extension View {
  /// Calls `action` with what `transform` read before and reads now when that has changed, and once at the
  /// start with what it reads then.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(read: transform, action: action))
  }
}
