import Foundation
import Geometry
import Motion
import SceneGraph

/// An animatable value: the model value, and the presentation value that the animations move.
///
/// An object, as those who keep one are generic: to copy a value of a generic type, its type has to be looked
/// up at run time, which took a quarter of the time in which a thousand shapes are drawn.
@MainActor package final class Moving<Value: Animatable> {
  /// The model value: what the view says now.
  @usableFromInline package private(set) var model: Value
  @usableFromInline private(set) var movement: MovementID?

  /// Creates a value at rest.
  package init(_ model: Value) { self.model = model }

  /// Sets the model value; the presentation follows by the transaction that reaches `node`.
  package func set(_ new: Value, in node: Node) { set(new, node.transaction, in: node) }

  /// Sets the model value; the presentation follows by `transaction`.
  package func set(_ new: Value, _ transaction: Transaction, in node: Node) {
    if Value.AnimatableData.self == EmptyAnimatableData.self {
      model = new
      return
    }
    let (old, target) = (model.animatableData, new.animatableData)
    model = new
    // An update may say the same twice. A difference of equal arrays is an array of zeros, not `.zero`.
    guard target != old else { return }
    movement = node.graph.move(movement, by: target - old, transaction, node: node)
  }

  // Inlinable from here on, so that features' modifiers have code of their own for it: code for any type adds the
  // components of a vector by looking up the type of each part.

  /// The presentation value at the graph's current instant.
  @inlinable package func presentation(in graph: ViewGraph) -> Value {
    guard let movement, graph.motion.isMoving(movement) else { return model }
    return moved(in: graph)
  }

  /// The presentation value of a value on its way: apart, as code for any type looks its vector's up when it begins.
  @inlinable @inline(never) func moved(in graph: ViewGraph) -> Value {
    var value = model
    value.animatableData = data(in: graph)
    return value
  }

  /// The animatable data of the presentation value at the graph's current instant.
  @inlinable func data(in graph: ViewGraph) -> Value.AnimatableData {
    guard let movement, graph.motion.isMoving(movement) else { return model.animatableData }
    return model.animatableData
      + graph.motion.offset(of: movement, as: Value.AnimatableData.self)
  }

  /// Whether the presentation value is still on its way.
  package func isMoving(in graph: ViewGraph) -> Bool {
    movement.map(graph.motion.isMoving) ?? false
  }

  /// The animations that move the value, newest first; `nil` for a value at rest.
  package func animation(in graph: ViewGraph) -> String? {
    guard let movement, graph.motion.isMoving(movement) else { return nil }
    return graph.motion.animations(of: movement).map(\.description).joined(separator: " over ")
  }

  /// Removes the value from the store: the view is gone.
  package func remove(in graph: ViewGraph) {
    if let movement { graph.motion.remove(movement) }
    movement = nil
  }
}

/// The presentation frame of a box that draws: its frame, moved by the transaction that reaches the
/// box.
@MainActor package struct MovingFrame {
  private(set) var moving: Moving<CGRect>?

  nonisolated package init() {}

  /// Sets the frame that layout gave, on whole pixels but for one that is under way: a layout moves
  /// it, or a finger, whose velocity would be rounded too.
  package mutating func set(_ frame: CGRect, in node: Node) {
    let transaction = node.geometryTransaction
    let isOnItsWay = node.graph.layout.isPlacingExactly || transaction.tracksVelocity
    let frame = isOnItsWay ? frame : frame.rounded(toScale: node.graph.stage.scale)
    if moving == nil {
      moving = Moving(frame)
    } else {
      moving?.set(frame, transaction, in: node)
    }
  }

  /// The presentation frame at the graph's current instant.
  package func presentation(in graph: ViewGraph) -> CGRect {
    moving?.presentation(in: graph) ?? .zero
  }

  /// Whether the presentation frame is still on its way.
  package func isMoving(in graph: ViewGraph) -> Bool { moving?.isMoving(in: graph) ?? false }

  /// Removes the frame from the store: the view is gone.
  package mutating func remove(in graph: ViewGraph) { moving?.remove(in: graph) }
}

extension CGRect {
  /// This rectangle with each edge on the nearest whole pixel.
  package func rounded(toScale scale: Double) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}

/// The animatable data of a view, modifier or layout whose body is evaluated for every value on the
/// way.
@MainActor package class MovingBody {
  /// Creates the data of `value`, or `nil` where it has none to animate.
  static func make(_ value: Any) -> MovingBody? {
    guard let animatable = value as? any Animatable else { return nil }
    return make(ofAnimatable: animatable)
  }
  /// The same for a value that has some by its type: nothing is searched for.
  static func make<A: Animatable>(ofAnimatable value: A) -> MovingBody? {
    A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedMovingBody(value)
  }

  /// Sets the model value.
  func accept(_ value: Any, in node: Node) {}
  /// The presentation value of `value`, and the promise to evaluate `node` again until it is at
  /// rest.
  func presentation<T>(of value: T, in node: Node) -> T { value }
  /// Whether the presentation value is still on its way.
  func isMoving(in node: Node) -> Bool { false }
  /// Adds the animated data to a trace.
  func trace(into lines: inout TraceLines) {}
  /// Stops for good: the view is gone.
  func remove(in node: Node) {}
}

private final class TypedMovingBody<A: Animatable>: MovingBody {
  private let moving: Moving<A>
  init(_ value: A) { moving = Moving(value) }

  override func accept(_ value: Any, in node: Node) {
    guard let value = value as? A else { return }
    moving.set(value, in: node)
    if moving.isMoving(in: node.graph) { node.graph.follow(node) }
  }

  override func presentation<T>(of value: T, in node: Node) -> T {
    guard moving.isMoving(in: node.graph) else {
      node.graph.unfollow(node)
      return value
    }
    guard var current = value as? A else { return value }
    // The one time that a value's own setter is called for an evaluation.
    current.animatableData = moving.data(in: node.graph)
    return current as? T ?? value
  }

  override func isMoving(in node: Node) -> Bool { moving.isMoving(in: node.graph) }

  override func trace(into lines: inout TraceLines) { lines.add(moving) }

  override func remove(in node: Node) {
    moving.remove(in: node.graph)
    node.graph.unfollow(node)
  }
}
