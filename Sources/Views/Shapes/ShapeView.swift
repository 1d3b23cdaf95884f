import DisplayList
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A shape view: a shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  var shape: Content
  var style: Style
  var fillStyle: FillStyle

  package func makeNode(_ inputs: NodeInputs) -> Node { ShapeNode(self, inputs) }
}

extension _ShapeView {
  /// Fills the same shape on top of this view.
  ///
  /// - Parameters:
  ///   - content: What it is filled with.
  ///   - style: The fill rule, and whether edges are smoothed.
  /// - Returns: Both, one above the other.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content, style: style))
  }
  /// Strokes the same shape on top of this view.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - style: The pen: line width, caps, joins and dashes.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: Both, one above the other.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, style: style, antialiased: antialiased))
  }
  /// Strokes the same shape on top of this view.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - lineWidth: The line width, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: Both, one above the other.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased))
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Strokes the inside of the same shape's border on top of this view.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - lineWidth: The line width, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: Both, one above the other.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
  }
  /// Strokes the inside of the same shape's border on top of this view.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - style: The pen: line width, caps, joins and dashes.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: Both, one above the other.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, style: style, antialiased: antialiased))
  }
}

/// The node of a shape view.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: Node {
  private lazy var box = ShapeBox(self, shape: initial.shape, initial.fillStyle)
  private let initial: _ShapeView<Content, Style>

  init(_ view: _ShapeView<Content, Style>, _ inputs: NodeInputs) {
    initial = view
    super.init(inputs)
    box.style = ownStyle(of: view).map(StyleSource.init)
  }

  /// The style as numbers, or `nil` where the shape is painted with what is handed down.
  private func ownStyle(of view: _ShapeView<Content, Style>) -> StyleNumbers? {
    if Style.self == ForegroundStyle.self, environment.drawing.foreground != nil { return nil }
    return view.style.styleNumbers(in: environment)
  }

  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: _ShapeView<Content, Style>.self)
    box.accept(view.shape, view.fillStyle)
    let own = ownStyle(of: view)
    if let own, let style = box.style {
      style.set(own, in: self)
    } else {
      box.style?.remove(in: graph)
      box.style = own.map(StyleSource.init)
    }
  }

  override func wasRemoved() { box.wasRemoved() }
}

/// The outline of a shape in a frame.
///
/// Not a part of the box, which is generic: there each use of it would look its type up at run time.
private struct ShapeOutline {
  let frame: CGRect
  let path: Path
  /// The pen of a shape that is a stroke.
  let pen: StrokeStyle?
}

/// The box of a shape view.
final class ShapeBox<Content: Shape>: Box {
  private let shape: Moving<Content>
  private var fillStyle: FillStyle
  private var shown = MovingFrame()
  private let isLine = Content.self is any LineShape.Type
  /// The outline of a shape at rest: its path is asked for again when the shape or its frame has changed.
  private var still: ShapeOutline?
  /// The style; `nil` for the foreground style that is handed down.
  var style: StyleSource?

  init(_ node: Node, shape: Content, _ fillStyle: FillStyle) {
    self.shape = Moving(shape)
    self.fillStyle = fillStyle
    super.init(node)
  }

  func accept(_ shape: Content, _ fillStyle: FillStyle) {
    self.shape.set(shape, in: node)
    self.fillStyle = fillStyle
    still = nil
  }

  override var tracedName: String { traceName(of: Content.self) }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown)
    lines.add(shape)
    lines.add(style, in: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.model.sizeThatFits(proposal)
  }

  override func placed() {
    shown.set(frame, in: node)
    still = nil
  }

  override func wasRemoved() {
    shape.remove(in: graph)
    shown.remove(in: graph)
    style?.remove(in: graph)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if fillStyle.isAntialiased {
      paint(into: &list, context)
    } else {
      list.edges(antialiased: false) { paint(into: &$0, context) }
    }
  }

  private func paint(into list: inout DisplayList, _ context: DrawingContext) {
    let graph = graph
    let frame = shown.presentation(in: graph)
    guard frame.width >= 0, frame.height >= 0 else { return }
    let source = style ?? environment.drawing.foreground
    let paint =
      source?.paint(in: frame, graph)
      ?? .solid(SystemColor.primary.resolved(in: environment))
    let outline = outline(in: frame)
    let shadows = source?.shadows ?? []
    if shadows.isEmpty { return draw(outline, into: &list, context.transform, paint) }
    StyleShadow.draw(shadows, into: &list, context.transform, area: outline.path.boundingRect) {
      draw(outline, into: &$0, $1, $2 ?? paint)
    }
  }

  private func draw(
    _ outline: ShapeOutline, into list: inout DisplayList, _ transform: CGAffineTransform,
    _ paint: Paint
  ) {
    if let pen = outline.pen {
      list.stroke(outline.path, style: pen, with: paint, transform: transform)
    } else {
      list.fill(outline.path, rule: fillStyle.rule, with: paint, transform: transform)
    }
  }

  private func outline(in frame: CGRect) -> ShapeOutline {
    if let still, still.frame == frame { return still }
    let shape = shape.presentation(in: graph)
    let environment = environment
    let outline =
      if isLine, let stroked = shape as? any LineShape {
        ShapeOutline(
          frame: frame, path: shape.outline(in: frame, environment) { stroked.line(in: $0) },
          pen: stroked.pen)
      } else {
        ShapeOutline(frame: frame, path: shape.outline(in: frame, environment), pen: nil)
      }
    // What follows a container looks otherwise when that one moves.
    let isFollowing = environment.drawing.containerShape != nil
    still = isFollowing || self.shape.isMoving(in: graph) ? nil : outline
    return outline
  }

  override func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    let local = point.applying(context.transform.inverted())
    let frame = shown.presentation(in: graph)
    // What is painted clear lets touches through.
    if case .color(let color)? = (style ?? environment.drawing.foreground)?
      .presentation(in: graph), color.opacity <= 0
    {
      return false
    }
    return shape.presentation(in: graph).outline(in: frame, environment)
      .contains(local, eoFill: fillStyle.isEOFilled)
  }
}

/// A shape that is the stroke of another: painted with a pen instead of being filled.
@MainActor @preconcurrency protocol LineShape {
  /// The pen.
  var pen: StrokeStyle { get }
  /// The path along which the pen goes in `rect`.
  func line(in rect: CGRect) -> Path
}
