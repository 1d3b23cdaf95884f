import Foundation
@_spi(Engine) public import ViewEngine

/// A scroll view: a viewport onto content that may be larger.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators show where the content is while a finger scrolls it.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls.
  ///   - showsIndicators: Whether bars show where the content is while a finger scrolls it.
  ///   - content: The content, at its own size along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { ScrollNode(self, inputs) }

  /// The content in a stack, as one box.
  fileprivate var stack: any View {
    if axes == .vertical {
      return LayoutView(layout: VStackLayout(), content: content.axis(.vertical))
    }
    if axes == .horizontal {
      return LayoutView(layout: HStackLayout(), content: content.axis(.horizontal))
    }
    return LayoutView(layout: ZStackLayout(alignment: .topLeading), content: content.axis(nil))
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: ContainerNode<ScrollBox> {
  private var axes: Axis.Set

  init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    axes = view.axes
    super.init(inputs)
    child = Self.content(of: view, in: environment).node(NodeInputs(childOf: self))
    (box.axes, box.hasIndicators) = (axes, view.showsIndicators)
    graph.needsLayout = true
  }

  override func makeBox() -> ScrollBox { ScrollBox(self) }
  override var scrolledAxes: Axis.Set { axes }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ScrollView<Content>.self)
    if view.axes != axes {
      axes = view.axes
      box.axes = axes
      box.invalidateLayout()
    }
    box.hasIndicators = view.showsIndicators
    child?.update(Self.content(of: view, in: environment), environment: environment)
  }

  /// The content with its margins; scroll views in it have neither those nor the anchors again.
  private static func content(
    of view: ScrollView<Content>, in environment: EnvironmentValues
  ) -> AnyView {
    var content = AnyView(view.stack.environment(\.isScrolled, true))
    if let margins = environment.scrollMargins {
      content = AnyView(
        content.padding(margins.insets).transformEnvironment(\.scrollMargins) { $0 = nil })
    }
    if environment.scrollIndicatorMargins != nil {
      content = AnyView(content.transformEnvironment(\.scrollIndicatorMargins) { $0 = nil })
    }
    if environment.scrollAnchors != ScrollAnchors() {
      content = AnyView(content.environment(\.scrollAnchors, ScrollAnchors()))
    }
    return content
  }
}

private enum IsScrolledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a scroll view or list.
  var isScrolled: Bool {
    get { self[IsScrolledKey.self] }
    set { self[IsScrolledKey.self] = newValue }
  }
}

extension View {
  /// Disables scrolling in the scroll views below.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Disables clipping in the scroll views below: content is drawn beyond their viewports.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipped, !disabled)
  }
  /// Sets whether the background of lists and forms is shown.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsScrollBackground, visibility != .hidden)
  }
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClippedKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// Whether scroll views clip their content.
  var isScrollClipped: Bool {
    get { self[ScrollClippedKey.self] }
    set { self[ScrollClippedKey.self] = newValue }
  }
  /// Whether lists draw their background.
  var showsScrollBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}
