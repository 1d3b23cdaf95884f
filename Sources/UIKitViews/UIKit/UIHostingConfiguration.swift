public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// A content configuration: what a view shows, as a value that makes the view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of what shows it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A content view, which shows what a configuration says.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A hosting configuration: SwiftUI's views as what a view of UIKit's shows.
///
/// Cells of tables and collections show it, and views that ``makeContentView()`` makes.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background
  /// The margins that are said; an edge that is not has the usual one.
  private var edges: [Edge: CGFloat] = [:]
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// The usual margins, about those of a cell in a list, and the least height that fingers hit, in points.
  private static var usual: (horizontal: CGFloat, vertical: CGFloat) { (16, 11) }
  private static var leastHeight: CGFloat { 44 }

  private init(_ content: Content, _ ground: Background) {
    (self.content, self.ground) = (content, ground)
  }

  /// Sets the margins at some edges, in points.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: Each margin.
  /// - Returns: The configuration.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// Sets the margins at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - insets: The margins, of which those of these edges count.
  /// - Returns: The configuration.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    if edges.contains(.top) { result.edges[.top] = insets.top }
    if edges.contains(.leading) { result.edges[.leading] = insets.leading }
    if edges.contains(.bottom) { result.edges[.bottom] = insets.bottom }
    if edges.contains(.trailing) { result.edges[.trailing] = insets.trailing }
    return result
  }
  /// Sets the least size.
  ///
  /// - Parameters:
  ///   - width: The least width, in points; `nil` for none.
  ///   - height: The least height; `nil` for the usual one, 44.
  /// - Returns: The configuration.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.least = (width, height)
    return result
  }
  /// Sets the least size to the usual one.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// Puts a style behind the content, up to the edges.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }
  /// Puts a view behind the content, up to the edges.
  ///
  /// - Parameter content: The view.
  /// - Returns: The configuration.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(self.content, content())
    (result.edges, result.least) = (edges, least)
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self, hosted) }

  /// The views that are hosted.
  var hosted: AnyView {
    let (usual, least) = (Self.usual, least)
    return AnyView(
      content
        .padding(
          EdgeInsets(
            top: edges[.top] ?? usual.vertical, leading: edges[.leading] ?? usual.horizontal,
            bottom: edges[.bottom] ?? usual.vertical,
            trailing: edges[.trailing] ?? usual.horizontal)
        )
        .frame(
          minWidth: least.width, maxWidth: .infinity,
          minHeight: least.height ?? Self.leastHeight, maxHeight: .infinity, alignment: .leading
        )
        .background { ground })
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration.
  ///
  /// - Parameter content: What is shown.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

/// A style behind the content of a hosting configuration.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

/// What shows the hosted views of a configuration.
@MainActor private protocol HostedContent {
  var hosted: AnyView { get }
}

extension UIHostingConfiguration: HostedContent {}

/// A view that shows a hosting configuration.
private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet {
      // One of another kind makes a view of another kind.
      guard let hosting = configuration as? any HostedContent else { return }
      content = hosting.hosted
      hostedContentChanged()
      invalidateIntrinsicContentSize()
    }
  }
  private var content: AnyView

  init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
    (self.configuration, self.content) = (configuration, content)
    super.init(frame: .zero)
    frame.size = UIScreen.measure(content, .unspecified)
  }
  required init?(coder: NSCoder) { nil }

  override var hostedContent: AnyView? { content }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // As high as the content wants: what is proposed is what there is, and it would fill it.
    UIScreen.measure(content, ProposedViewSize(width: size.width, height: nil))
  }
}
