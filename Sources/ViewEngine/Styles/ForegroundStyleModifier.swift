/// Which of the inherited styles a modifier writes.
enum StyleRole {
  case foreground, secondary, tertiary, tint, background
}

/// Writes a style for all below; the style is moved by the transaction that reaches this modifier.
struct StyleWriter: PrimitiveModifier {
  typealias Body = Never
  let role: StyleRole
  /// The style, or `nil` to leave what is inherited.
  let style: (any ShapeStyle)?

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    StyleNode(content, self, inputs)
  }
}

/// The node of a modifier that writes a style.
final class StyleNode<Content: View>: Node {
  private var source: StyleSource?
  private var written: EnvironmentValues
  private var inherited = -1
  private var child: Node?

  init(_ content: Content, _ modifier: StyleWriter, _ inputs: NodeInputs) {
    written = inputs.environment
    super.init(inputs)
    write(modifier)
    child = content.node(NodeInputs(childOf: self, environment: written))
  }

  private func write(_ modifier: StyleWriter) {
    let numbers = modifier.style?.styleNumbers(in: environment)
    // Whatever derives its own style from this one must hear of a change.
    guard inherited != environment.serial || source?.model != numbers else { return }
    if let numbers, let source {
      source.set(numbers, in: self)
    } else {
      source?.remove(in: graph)
      source = numbers.map(StyleSource.init)
    }
    inherited = environment.serial
    written = environment
    if let source {
      switch modifier.role {
      case .foreground: written.drawing.foreground = source
      case .secondary: written.drawing.secondaryForeground = source
      case .tertiary: written.drawing.tertiaryForeground = source
      case .tint: written.drawing.tint = source
      case .background: written.drawing.background = source
      }
    }
    written.renew(graph.takeSerial())
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, StyleWriter>.self)
    write(view.modifier)
    child?.update(view.content, environment: written)
  }

  override func wasRemoved() { source?.remove(in: graph) }
}

extension View {
  /// Paints shapes and texts below with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleWriter(role: .foreground, style: style))
  }
  /// Paints shapes and texts below with styles of two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(StyleWriter(role: .foreground, style: primary))
      .modifier(StyleWriter(role: .secondary, style: secondary))
  }
  /// Paints shapes and texts below with styles of three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleWriter(role: .foreground, style: primary))
      .modifier(StyleWriter(role: .secondary, style: secondary))
      .modifier(StyleWriter(role: .tertiary, style: tertiary))
  }
  /// Paints shapes and texts below in a colour; `nil` leaves what is inherited.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(StyleWriter(role: .foreground, style: color))
  }
  /// Sets the accent of controls below.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(StyleWriter(role: .tint, style: tint))
  }
  /// Sets the accent of controls below.
  public func tint(_ tint: Color?) -> some View {
    modifier(StyleWriter(role: .tint, style: tint))
  }
  /// Sets the accent colour of controls below.
  public func accentColor(_ color: Color?) -> some View {
    modifier(StyleWriter(role: .tint, style: color))
  }
  /// Sets the style that `.background` stands for below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleWriter(role: .background, style: style))
  }
}
