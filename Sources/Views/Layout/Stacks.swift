public import Foundation
@_spi(Engine) public import ViewEngine

/// Views side by side.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up across.
  ///   - spacing: Points between views; `nil` for the standard distance.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, content: content.axis(.horizontal)) }
}

/// Views one below another.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up across.
  ///   - spacing: Points between views; `nil` for the standard distance.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, content: content.axis(.vertical)) }
}

/// Views on one another.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a pile; the first view is at the bottom.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public var body: some View { LayoutView(layout: layout, content: content.axis(nil)) }
}
