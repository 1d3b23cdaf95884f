import DisplayList
public import Foundation
public import Geometry
public import Motion
@_spi(Engine) public import ViewEngine

/// A text renderer: draws the letters of texts in their place.
///
/// Its `animatableData` is what moves; it is asked for each frame, and told where lines, runs and letters are.
@MainActor @preconcurrency public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: Its lines, runs and letters.
  ///   - ctx: The context, whose origin is the text's top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed.
  ///   - text: The text, which measures itself.
  /// - Returns: The size that it takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The insets of the area that is drawn in, in points: negative ones are outside the text; nothing is cut here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Measures a text as it measures itself.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed.
  ///   - text: The text.
  /// - Returns: The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text proxy: a text that measures itself.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  /// The size of the text where a size is proposed, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Has a renderer draw the texts of a view.
struct TextRendererModifier<Renderer: TextRenderer>: PrimitiveModifier {
  typealias Body = Never
  let renderer: Renderer
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    TextRendererNode(content, self, inputs)
  }
}

/// The node of a view whose texts a renderer draws.
final class TextRendererNode<Content: View, Renderer: TextRenderer>: SingleChildNode {
  private let source: TextRendererSource<Renderer>

  init(
    _ content: Content, _ modifier: TextRendererModifier<Renderer>, _ inputs: NodeInputs
  ) {
    source = TextRendererSource(modifier.renderer, inputs.graph)
    super.init(inputs)
    child = content.environment(\.textDrawer, source).node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, TextRendererModifier<Renderer>>.self)
    source.moving.set(view.modifier.renderer, in: self)
    child?.update(
      view.content.environment(\.textDrawer, source), environment: environment)
  }

  override func wasRemoved() { source.moving.remove(in: graph) }
}

/// A renderer on its way.
private final class TextRendererSource<Renderer: TextRenderer>: TextDrawer {
  let moving: Moving<Renderer>
  private unowned let graph: ViewGraph

  init(_ renderer: Renderer, _ graph: ViewGraph) {
    (moving, self.graph) = (Moving(renderer), graph)
  }

  func draw(_ text: DrawnText, into list: inout DisplayList) {
    let surface = GraphicsContext.Surface(text.box, size: text.size, transform: text.transform)
    var context = GraphicsContext(surface)
    moving.presentation(in: graph).draw(layout: Text.Layout(text), in: &context)
    list.append(surface.list)
  }

  func size(
    for proposal: ProposedViewSize, of text: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize {
    moving.model.sizeThatFits(proposal: proposal, text: TextProxy(measure: text))
  }

  func trace(into lines: inout TraceLines) { lines.add(moving, prefix: "renderer.") }
}

extension View {
  /// Has `renderer` draw the letters of the texts in this view.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
