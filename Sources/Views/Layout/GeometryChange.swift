import DisplayList
import Foundation
import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Calls a closure when what is read of a view's geometry has changed.
struct GeometryChangeModifier<Value: Equatable>: BoxModifier {
  typealias Body = Never
  let read: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GeometryChangeBox(self, around: inner, node)
  }
}

/// The box of a view whose geometry is read at each change.
final class GeometryChangeBox<Value: Equatable>: ModifierBox<GeometryChangeModifier<Value>> {
  private var last: Value?

  override func changed(from old: GeometryChangeModifier<Value>) {
    if isPlaced { check() }
  }

  override func reevaluate() {
    if isPlaced { check() }
  }

  override init(
    _ modifier: GeometryChangeModifier<Value>, around inner: Box, _ node: Node
  ) {
    super.init(modifier, around: inner, node)
    graph.addWatcher()
  }

  override func placed() {
    super.placed()
    check()
  }

  override func wasRemoved() { graph.removeWatcher() }

  override var usesRoom: Bool { true }

  override func trace(into lines: inout TraceLines) {
    guard let last else { return }
    let value: TracedValue.Quantity =
      (last as? any BinaryFloatingPoint).map { .number(Double($0)) } ?? .words("\(last)")
    lines.add("geometry", model: value, presentation: value, animation: nil)
  }

  private func check() {
    let proxy = GeometryProxy(box: self, size: frame.size)
    let value = graph.evaluating(StateReader(node: node, evaluation: 0)) { modifier.read(proxy) }
    guard value != last else { return }
    if graph.isSampling {
      return graph.readLater(serial: node.serial) { [weak self] in self?.check() }
    }
    let (old, action) = (last ?? value, modifier.action)
    last = value
    graph.afterUpdate { action(old, value) }
  }
}

/// A geometry group: the views inside move with the group, as one.
struct GeometryGroupModifier: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GeometryGroupBox(self, around: inner, node)
  }
}

/// The box of a geometry group: what is inside is laid out from the group's own corner, so that
/// only the group's frame moves when the group is placed elsewhere.
final class GeometryGroupBox: DisplacedBox<GeometryGroupModifier> {
  private var shown = MovingFrame()

  override func placed() {
    shown.set(frame, in: node)
    inner.place(in: CGRect(origin: .zero, size: frame.size), proposal: proposal)
  }

  override func readContentOrigin() -> CGPoint { frame.origin }
  override func extendingContents(_ inner: CGRect) -> CGRect {
    extendedIntoSafeArea(inner.offsetBy(dx: frame.minX, dy: frame.minY))
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
  override func wasRemoved() { shown.remove(in: graph) }
  override func trace(into lines: inout TraceLines) { lines.add(shown, prefix: "group.") }

  override func inside(_ context: DrawingContext) -> DrawingContext {
    let origin = shown.presentation(in: graph).origin
    return context.under(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

extension View {
  /// Calls `action` with what `transform` reads of this view's geometry when that has changed, and
  /// once at the start.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads the geometry; called whenever it may have changed.
  ///   - action: Called after the update, with the new value.
  /// - Returns: This view, watched.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform) { _, new in action(new) })
  }
  /// Calls `action` with what `transform` read of this view's geometry before and reads now when
  /// that has changed, and once at the start.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads the geometry; called whenever it may have changed.
  ///   - action: Called after the update, with the old value and the new; at the start both are the
  ///     same.
  /// - Returns: This view, watched.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform, action: action))
  }
  /// Makes this view a geometry group: when it is placed elsewhere, what is inside moves with it as
  /// one.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
