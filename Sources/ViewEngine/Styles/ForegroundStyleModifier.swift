/// The inherited style that a modifier sets.
enum StyleRole {
  case foreground, secondary, tertiary, tint, background
  /// The foreground style where nobody has set one.
  case defaultForeground
  /// The foreground style in place of the one around, which nobody has set either if nobody has set that.
  case derivedForeground
}

/// Sets a style for all below; the style is moved by the transaction that reaches this modifier.
struct StyleWriter: PrimitiveModifier {
  typealias Body = Never
  let role: StyleRole
  /// The style, or `nil` to leave what is inherited.
  let style: (any ShapeStyle)?

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    StyleNode(content, self, inputs)
  }
}

/// The node of a modifier that sets a style.
final class StyleNode<Content: View>: SingleChildNode {
  private var source: StyleSource?
  private var written: EnvironmentValues
  private var inherited = -1

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
      case .foreground:
        (written.drawing.foreground, written.drawing.isForegroundDefault) = (source, false)
      case .defaultForeground:
        guard written.drawing.foreground == nil || written.drawing.isForegroundDefault else {
          break
        }
        (written.drawing.foreground, written.drawing.isForegroundDefault) = (source, true)
      case .derivedForeground:
        if written.drawing.foreground == nil { written.drawing.isForegroundDefault = true }
        written.drawing.foreground = source
      case .secondary: written.drawing.secondaryForeground = source
      case .tertiary: written.drawing.tertiaryForeground = source
      case .tint: written.drawing.tint = source
      case .background: written.drawing.background = source
      }
    }
    written.renew(graph.takeSerial())
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, StyleWriter>.self)
    write(view.modifier)
    child?.update(view.content, environment: written)
  }

  override func wasRemoved() { source?.remove(in: graph) }
}

extension View {
  /// Sets the foreground style of shapes and texts below.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleWriter(role: .foreground, style: style))
  }
  /// Sets the foreground style that shapes and texts below have unless a style is set around them.
  package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleWriter(role: .defaultForeground, style: style))
  }
  /// Sets the foreground style that follows from the one around, as a fainter level of it: controls below with a style of
  /// their own keep that, unless a style is set around all.
  package func derivedForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleWriter(role: .derivedForeground, style: style))
  }
  /// Sets the foreground styles of two levels for shapes and texts below.
  ///
  /// - Parameters:
  ///   - primary: The foreground style itself, and what `.primary` stands for.
  ///   - secondary: What `.secondary` stands for.
  /// - Returns: This view with the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(StyleWriter(role: .foreground, style: primary))
      .modifier(StyleWriter(role: .secondary, style: secondary))
  }
  /// Sets the foreground styles of three levels for shapes and texts below.
  ///
  /// - Parameters:
  ///   - primary: The foreground style itself, and what `.primary` stands for.
  ///   - secondary: What `.secondary` stands for.
  ///   - tertiary: What `.tertiary` stands for.
  /// - Returns: This view with the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleWriter(role: .foreground, style: primary))
      .modifier(StyleWriter(role: .secondary, style: secondary))
      .modifier(StyleWriter(role: .tertiary, style: tertiary))
  }
  /// Sets the foreground colour of shapes and texts below; `nil` leaves what is inherited.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(StyleWriter(role: .foreground, style: color))
  }
  /// Sets the tint of controls below; `nil` leaves what is inherited.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(StyleWriter(role: .tint, style: tint))
  }
  /// Sets the tint of controls below; `nil` leaves what is inherited.
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
