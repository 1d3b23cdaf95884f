import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// Keeps a view that stands below a page's bar at its lower edge while the bar gives way to the content.
struct BarFollower: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BarFollowerBox(self, around: inner, node)
  }
}

/// The box of a view that stands below a page's bar.
final class BarFollowerBox: DisplacedBox<BarFollower> {
  /// The bar under which it stands; `nil` for none.
  private var bar: ScrolledBar? {
    var outer = container
    while let box = outer {
      if let content = box as? BarredContentBox {
        let isBelow = frame.minY <= content.frame.minY + Self.tolerance
        return isBelow ? content.modifier.bars.first { $0.edge == .top } : nil
      }
      // What scrolls goes with the content.
      if box is ScrollBox { return nil }
      outer = box.container
    }
    return nil
  }

  private static let tolerance: CGFloat = 0.25

  override func inside(_ context: DrawingContext) -> DrawingContext {
    guard let bar else { return context }
    // Layout may have followed already.
    let way = bar.stretch + bar.given - bar.fold(at: bar.offset)
    return way == 0 ? context : context.under(CGAffineTransform(translationX: 0, y: way))
  }
}

extension View {
  /// Insets this view's safe area at the top or bottom by another view, beneath which this one may extend.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the other view stands.
  ///   - alignment: Where it stands within the width.
  ///   - spacing: Points between the two; `nil` for none.
  ///   - content: The view at the edge.
  /// - Returns: Both, in all the space that is proposed.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content().modifier(BarFollower()).zIndex(1) }
      self.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(SafeAreaModifier())
      if edge == .bottom { content().zIndex(1) }
    }
  }
  /// Adds a bar of this view's own at the top or bottom, beneath which this view may extend.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar stands.
  ///   - alignment: Where it stands within the width.
  ///   - spacing: Points between the two; `nil` for none.
  ///   - content: The bar.
  /// - Returns: Both, in all the space that is proposed.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
