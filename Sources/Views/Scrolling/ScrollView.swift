import Foundation
@_spi(Engine) public import ViewEngine

/// A scroll view: a viewport onto content that may be larger.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators show where the content is; none are drawn here.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls.
  ///   - showsIndicators: Whether marks show where the content is; none are drawn here.
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
    box.axes = axes
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
    child?.update(Self.content(of: view, in: environment), environment: environment)
  }

  /// The content with its margins; scroll views in it have neither those nor the anchors again.
  private static func content(
    of view: ScrollView<Content>, in environment: EnvironmentValues
  ) -> AnyView {
    var content = AnyView(view.stack.environment(\.isScrolled, true))
    if let margins = environment.scrollMargins {
      content = AnyView(
        content.padding(margins).transformEnvironment(\.scrollMargins) { $0 = nil })
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
  /// Sets whether scroll indicators are shown; none are drawn here.
  ///
  /// - Parameters:
  ///   - visibility: Whether they would be shown.
  ///   - axes: The axes whose indicators are meant.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `visibility`, `axes`: films show no scroll indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { ineffective("scrollIndicators", if: visibility == .visible) }
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

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let number: Int
  /// As the scroll view decides.
  public static let automatic = Self(number: 0)
  /// Shown while it scrolls.
  public static let visible = Self(number: 1)
  /// Not shown.
  public static let hidden = Self(number: 2)
  /// Never shown.
  public static let never = Self(number: 3)
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
