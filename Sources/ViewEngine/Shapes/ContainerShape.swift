import Foundation
import Geometry

/// A container shape: the outline of a container, which shapes inside follow at their distance from it.
///
/// A shape knows only its own rectangle. What draws one says where that lies while it asks for the path: for that
/// time the container is the current one.
@MainActor package final class ContainerShape {
  /// The container of the shape whose path is asked for, with the frame of that shape.
  private static var current: (container: ContainerShape, frame: CGRect, isMirrored: Bool)?

  /// The shape, which may be on its way to another one.
  private var outline: ContainerOutline
  /// The box of the container.
  private weak var box: Box?
  private var shown = MovingFrame()

  /// Creates the container shape of a shape.
  package init<S: InsettableShape>(_ shape: S) { outline = ContainerOutlineOf(shape) }

  /// Takes the place of another one, of the same container: the shape moves on from what it was.
  ///
  /// - Parameters:
  ///   - old: The other one.
  ///   - node: The container's node, whose transaction moves the shape.
  package func follow(_ old: ContainerShape, in node: Node) {
    (box, shown) = (old.box, old.shown)
    if outline !== old.outline { outline = old.outline.becoming(outline, in: node) }
  }

  /// Adds what moves of the shape to a trace.
  fileprivate func trace(into lines: inout TraceLines) { outline.trace(into: &lines) }

  /// Says where the container is.
  fileprivate func place(_ frame: CGRect, _ box: Box) {
    self.box = box
    shown.set(frame, in: box.node)
  }

  /// Stops for good: the container is gone.
  fileprivate func remove(in graph: ViewGraph) {
    shown.remove(in: graph)
    outline.remove(in: graph)
  }

  /// The shape as it is seen now, inset by so much, in a rectangle.
  private func path(_ inset: CGFloat, _ rect: CGRect) -> Path {
    outline.path(inset, rect, in: box?.graph)
  }

  /// The frame of the container; `nil` where it has not been placed.
  private var frame: CGRect? { box.map { shown.presentation(in: $0.graph) } }

  /// The path of a shape in `rect` that follows the current container.
  ///
  /// - Parameters:
  ///   - rect: The shape's rectangle, at the origin of its own coordinates.
  ///   - inset: By how much it is inset, in points.
  /// - Returns: The path; `nil` where nothing around says what the container's shape is.
  package static func path(in rect: CGRect, inset: CGFloat) -> Path? {
    guard let (container, frame, _) = current else { return nil }
    let distance = container.frame.map { frame.distance(within: $0) } ?? 0
    return container.path(distance + inset, rect.insetBy(dx: -distance, dy: -distance))
  }

  /// The radii at which corners are concentric with those of the current container: its own, less the distance.
  ///
  /// - Parameter inset: By how much the shape is inset, in points.
  /// - Returns: The radii, as seen on the left and on the right where lines begin; 0 where nothing is around.
  package static func concentricRadii(inset: CGFloat) -> RectangleCornerRadii {
    guard let (container, frame, isMirrored) = current, let outer = container.frame else {
      return RectangleCornerRadii()
    }
    let radii = container.path(0, CGRect(origin: .zero, size: outer.size)).cornerRadii
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    func radius(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
      max(radius - max(across, down, 0) - inset, 0)
    }
    return RectangleCornerRadii(
      topLeading: radius(radii.topLeading, leading, top),
      bottomLeading: radius(radii.bottomLeading, leading, bottom),
      bottomTrailing: radius(radii.bottomTrailing, trailing, bottom),
      topTrailing: radius(radii.topTrailing, trailing, top))
  }

  /// Asks for paths of a shape that stands in `frame`.
  ///
  /// - Parameters:
  ///   - frame: The shape's frame, in layout space.
  ///   - environment: What is around it.
  ///   - ask: Asks for the paths.
  /// - Returns: What was asked for.
  fileprivate static func around<T>(
    _ frame: CGRect, _ environment: EnvironmentValues, _ ask: () -> T
  ) -> T {
    guard let container = environment.drawing.containerShape else { return ask() }
    let outer = current
    current = (container, frame, environment.layoutDirection == .rightToLeft)
    defer { current = outer }
    return ask()
  }
}

/// The outline of a container, whatever shape it is.
@MainActor private class ContainerOutline {
  /// The path in a rectangle.
  ///
  /// - Parameters:
  ///   - inset: By how much the shape is inset, in points.
  ///   - rect: The rectangle.
  ///   - graph: Where it is on its way; `nil` for a container that has not been placed.
  /// - Returns: The path.
  func path(_ inset: CGFloat, _ rect: CGRect, in graph: ViewGraph?) -> Path { Path() }
  /// What is shown from now on: this outline on its way, or the other one where that is another shape.
  func becoming(_ new: ContainerOutline, in node: Node) -> ContainerOutline { new }
  /// Adds the moving values to a trace.
  func trace(into lines: inout TraceLines) {}
  /// Stops for good.
  func remove(in graph: ViewGraph) {}
}

/// The outline of a container that is a shape.
private final class ContainerOutlineOf<S: InsettableShape>: ContainerOutline {
  private let shape: Moving<S>

  init(_ shape: S) { self.shape = Moving(shape) }

  override func path(_ inset: CGFloat, _ rect: CGRect, in graph: ViewGraph?) -> Path {
    (graph.map(shape.presentation) ?? shape.model).inset(by: inset).path(in: rect)
  }

  override func becoming(_ new: ContainerOutline, in node: Node) -> ContainerOutline {
    guard let new = new as? Self else {
      remove(in: node.graph)
      return new
    }
    shape.set(new.shape.model, in: node)
    return self
  }

  override func trace(into lines: inout TraceLines) { lines.add(shape, prefix: "container.") }
  override func remove(in graph: ViewGraph) { shape.remove(in: graph) }
}

extension CGRect {
  /// How far this rectangle is inside of another: the least distance of their edges; 0 where it reaches beyond.
  fileprivate func distance(within outer: CGRect) -> CGFloat {
    max(min(minX - outer.minX, minY - outer.minY, outer.maxX - maxX, outer.maxY - maxY), 0)
  }
}

extension Path {
  /// The radii of the corners of a rectangle, round or not; 0 for other paths.
  fileprivate var cornerRadii: RectangleCornerRadii {
    switch kind {
    case .roundedRect(_, let size, _): .all(min(size.width, size.height))
    case .unevenRoundedRect(_, let radii, _): radii
    case .ellipse(let rect): .all(min(rect.width, rect.height) / 2)
    case .empty, .rect, .general: RectangleCornerRadii()
    }
  }
}

extension RectangleCornerRadii {
  /// One radius for all corners.
  package static func all(_ radius: CGFloat) -> Self {
    Self(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension Shape {
  /// The path of the shape where it is shown: a shape itself knows only its own coordinates.
  ///
  /// - Parameters:
  ///   - frame: The frame in which it is shown.
  ///   - environment: The layout direction, and the shape of a container around.
  /// - Returns: The path, in the coordinates of the frame.
  package func outline(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
    outline(in: frame, environment) { path(in: $0) }
  }

  /// The path that a shape has, or strokes, where it is shown.
  ///
  /// - Parameters:
  ///   - frame: The frame in which the shape is shown.
  ///   - environment: The layout direction, and the shape of a container around.
  ///   - path: The path in a rectangle at the origin.
  /// - Returns: The path, in the coordinates of the frame.
  package func outline(
    in frame: CGRect, _ environment: EnvironmentValues, path: (CGRect) -> Path
  ) -> Path {
    let own = ContainerShape.around(frame, environment) {
      path(CGRect(origin: .zero, size: frame.size))
    }
    .offsetBy(dx: frame.minX, dy: frame.minY)
    return layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
      ? own.applying(.reflection(in: frame)) : own
  }
}

/// Tells a container shape where the container is.
struct ContainerShapeModifier: BoxModifier {
  typealias Body = Never
  let shape: ContainerShape
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ContainerShapeBox(self, around: inner, node)
  }
}

/// The box of a container that has a shape.
final class ContainerShapeBox: ModifierBox<ContainerShapeModifier> {
  override func changed(from old: ContainerShapeModifier) {
    if modifier.shape !== old.shape { modifier.shape.follow(old.shape, in: node) }
  }

  override func trace(into lines: inout TraceLines) { modifier.shape.trace(into: &lines) }

  override func placed() {
    modifier.shape.place(frame, self)
    super.placed()
  }

  override func wasRemoved() { modifier.shape.remove(in: graph) }
}

extension View {
  /// Says what shape this view has, for what follows it inside.
  ///
  /// - Parameter shape: The shape, in this view's frame.
  /// - Returns: This view; it looks as before.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    let container = ContainerShape(shape)
    return environment(\.drawing.containerShape, container)
      .modifier(ContainerShapeModifier(shape: container))
  }
}
