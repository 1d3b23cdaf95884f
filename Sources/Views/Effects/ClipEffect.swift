import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A clip: the content shows only inside a shape.
struct ClipEffect<S: Shape>: BoxModifier {
  typealias Body = Never
  var shape: S
  var style: FillStyle
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ClipBox(self, around: inner, node)
  }
}

/// The box of a clip.
final class ClipBox<S: Shape>: ModifierBox<ClipEffect<S>> {
  private var shape: Moving<S>
  private var shown = MovingFrame()

  override init(_ modifier: ClipEffect<S>, around inner: Box, _ node: Node) {
    shape = Moving(modifier.shape)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: ClipEffect<S>) { shape.set(modifier.shape, in: node) }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown, prefix: "clip.")
    lines.add(shape, prefix: "clip.")
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func wasRemoved() {
    shape.remove(in: graph)
    shown.remove(in: graph)
  }

  private var path: Path {
    shape.presentation(in: graph)
      .outline(in: shown.presentation(in: graph), environment)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    var layer = Layer()
    layer.clip = Layer.Clip(
      path, rule: modifier.style.rule, isAntialiased: modifier.style.isAntialiased,
      transform: context.transform)
    list.layer(layer) { inner.show(into: &$0, context) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    guard path.contains(local, eoFill: modifier.style.isEOFilled) else { return nil }
    return inner.hitTest(point, context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    survey.within(path.boundingRect.applying(context.transform)) { [inner] in
      inner.survey(&$0, context)
    }
  }
}

extension View {
  /// Clips this view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in this view's frame.
  ///   - style: The fill rule, and whether edges are smoothed.
  /// - Returns: This view, clipped.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }
  /// Clips this view to its frame.
  ///
  /// - Note: Accepted; no effect. `antialiased`: a frame's edge that moves is always smooth, or it would jump
  ///   from pixel to pixel.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Clips this view to a rectangle with rounded, circular corners.
  ///
  /// - Parameters:
  ///   - radius: The corner radius, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: This view, clipped.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
