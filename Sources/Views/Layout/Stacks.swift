public import Foundation
@_spi(Engine) public import ViewEngine

/// A horizontal stack: views side by side.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a horizontal stack.
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

/// A vertical stack: views one below another.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a vertical stack.
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

/// A stack in depth: views on one another.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a stack in depth; the first view is at the back.
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
