import DisplayList
public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The colour rendering mode of a canvas; everything here is composited in encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In encoded sRGB.
  case nonLinear
  /// In linear light; drawn as `nonLinear`.
  case linear
  /// In linear light beyond 0...1; drawn as `nonLinear`.
  case extendedLinear
}

/// A canvas: a view that a closure draws.
///
/// The closure runs for each frame that is looked at, with the size that the view has then. It is a
/// function of the state that it reads and of the time that a `TimelineView` around it gives.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The closure that draws, into a context of the given size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that the closure may draw, found by their tags.
  public var symbols: Symbols
  /// Whether it is drawn on black, which is seen where nothing covers it.
  public var isOpaque: Bool
  /// The colour rendering mode.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may lag behind; it never does.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that may draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether it is drawn on black.
  ///   - colorMode: The colour rendering mode.
  ///   - rendersAsynchronously: Whether drawing may lag behind.
  ///   - renderer: Draws into a context; given the canvas's size in points.
  ///   - symbols: Views that the closure may draw, each with a tag.
  /// - Note: Accepted; no effect. `colorMode`, `rendersAsynchronously`: colours are mixed in encoded sRGB, and no
  ///   drawing lags behind.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.renderer, self.symbols, self.isOpaque) = (renderer, symbols(), opaque)
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { CanvasNode(self, inputs) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether it is drawn on black.
  ///   - colorMode: The colour rendering mode.
  ///   - rendersAsynchronously: Whether drawing may lag behind.
  ///   - renderer: Draws into a context; given the canvas's size in points.
  /// - Note: Accepted; no effect. `colorMode`, `rendersAsynchronously`: colours are mixed in encoded sRGB, and no
  ///   drawing lags behind.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The node of a canvas.
final class CanvasNode<Symbols: View>: ContainerNode<CanvasBox> {
  init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    super.init(inputs)
    // Edges and gradients are mixed otherwise in linear light.
    if view.colorMode != .nonLinear { noteIneffective("colorMode") }
    child = view.symbols.node(NodeInputs(childOf: self))
    box.take(view.renderer)
    box.isOpaque = view.isOpaque
  }

  override func makeBox() -> CanvasBox { CanvasBox(self) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: Canvas<Symbols>.self)
    box.take(view.renderer)
    box.isOpaque = view.isOpaque
    child?.update(view.symbols, environment: environment)
  }

  // The closure is asked at every drawing anyway.
  override func reevaluate() {}
}

/// The box of a canvas, as large as it is proposed.
final class CanvasBox: ContainerBox {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var isOpaque = false
  /// When the closure came, if it has not run since.
  private var waiting: Instant?
  private var shown = MovingFrame()

  /// Takes another closure.
  ///
  /// The one before runs, if nobody looked at it while it was shown: many count in it from one frame to the next.
  func take(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    let now = graph.timeline.now
    if let waiting, waiting != now { run(in: shown.presentation(in: graph), .identity) }
    (self.renderer, waiting) = (renderer, now)
  }

  /// What the closure draws.
  @discardableResult
  private func run(in frame: CGRect, _ transform: CGAffineTransform) -> DisplayList {
    waiting = nil
    guard frame.width > 0, frame.height > 0 else { return DisplayList() }
    let surface = GraphicsContext.Surface(
      self, size: frame.size,
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)
        .concatenating(transform))
    node.evaluatingBlock {
      var context = GraphicsContext(surface)
      renderer(&context, frame.size)
    }
    return surface.list
  }

  /// Symbols are drawn only where the closure says so.
  override var contents: [Box] { [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placed() {
    shown.set(frame, in: node)
    for box in childBoxes {
      box.place(
        in: CGRect(origin: .zero, size: box.size(for: .unspecified)), proposal: .unspecified)
    }
  }

  override var tracedContents: [Box] { childBoxes }
  override func trace(into lines: inout TraceLines) { lines.add(shown) }
  override func wasRemoved() { shown.remove(in: graph) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let frame = shown.presentation(in: graph)
    guard frame.width > 0, frame.height > 0 else { return }
    let drawn = run(in: frame, context.transform)
    guard isOpaque else { return list.append(drawn) }
    list.group(on: frame, context) { $0.append(drawn) }
  }

  /// The box of the symbol with a tag; `nil` for none.
  func symbol(_ id: AnyHashable) -> Box? {
    childBoxes.first { $0.tag(below: node) == id }
  }

  override func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    shown.presentation(in: graph).contains(point.applying(context.transform.inverted()))
  }
}
