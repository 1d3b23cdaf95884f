import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A font whose size is animated: moved where the font is written, read by the texts below.
@MainActor final class FontSource {
  private(set) var font: Font?
  private var size: Moving<Double>
  private var readers: [ObjectIdentifier: WeakBox] = [:]

  private struct WeakBox { weak var box: Box? }

  init(_ font: Font?, at setting: DynamicTypeSize) {
    self.font = font
    size = Moving((font ?? .body).pointSize(at: setting))
  }

  /// Sets a new font, or the size of another setting; it moves by the transaction that reaches `node`.
  func set(_ font: Font?, in node: Node) {
    self.font = font
    size.set((font ?? .body).pointSize(at: node.environment.dynamicTypeSize), in: node)
    if isMoving(in: node.graph) { node.graph.follow(node) }
  }

  /// The scale of the font at the graph's current instant: its size by the size of the model.
  func factor(in graph: ViewGraph) -> Double {
    guard size.model > 0 else { return 1 }
    return max(size.presentation(in: graph), 0) / size.model
  }

  func isMoving(in graph: ViewGraph) -> Bool { size.isMoving(in: graph) }
  /// The animation of the size; `nil` for one at rest.
  func animation(in graph: ViewGraph) -> String? { size.animation(in: graph) }

  /// Adds `box`, which lays itself out anew at every instant at which the size moves.
  func add(_ box: Box) { readers[ObjectIdentifier(box)] = WeakBox(box: box) }
  /// Removes `box` from those that lay themselves out anew.
  func remove(_ box: Box) { readers[ObjectIdentifier(box)] = nil }

  /// Invalidates the layout of the texts below, as the size has changed.
  func invalidateReaders() {
    for reader in readers.values { reader.box?.invalidateLayout() }
  }

  /// Removes the moving size from the graph, for good.
  func remove(in graph: ViewGraph) { size.remove(in: graph) }
}

/// The modifier that writes the font into the environment; its size moves by the transaction there.
struct FontWriter: PrimitiveModifier {
  typealias Body = Never
  let font: Font?

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    FontNode(content, self, inputs)
  }
}

/// The node of a font modifier.
final class FontNode<Content: View>: SingleChildNode {
  private let source: FontSource
  private var written: EnvironmentValues
  private var inherited: Int

  init(_ content: Content, _ modifier: FontWriter, _ inputs: NodeInputs) {
    source = FontSource(modifier.font, at: inputs.environment.dynamicTypeSize)
    (written, inherited) = (inputs.environment, inputs.environment.serial)
    super.init(inputs)
    writeEnvironment()
    child = content.node(NodeInputs(childOf: self, environment: written))
  }

  private func writeEnvironment() {
    inherited = environment.serial
    written = environment
    written.font = source.font
    written.text.fontSource = source
    written.renew(graph.takeSerial())
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, FontWriter>.self)
    if source.font != view.modifier.font || inherited != environment.serial {
      source.set(view.modifier.font, in: self)
      writeEnvironment()
    }
    child?.update(view.content, environment: written)
  }

  override func reevaluate() {
    source.invalidateReaders()
    if !source.isMoving(in: graph) { graph.unfollow(self) }
  }

  override func wasRemoved() {
    source.remove(in: graph)
    graph.unfollow(self)
  }
}

extension View {
  /// Sets the font of the texts and symbols below; `nil` for the body font.
  public func font(_ font: Font?) -> some View { modifier(FontWriter(font: font)) }
}
