import Foundation
@_spi(Engine) public import ViewEngine

/// When a bar of tabs grows small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }
  private let kind: Kind

  /// When the system thinks best: never, on a telephone.
  public static let automatic = Self(kind: .automatic)
  /// When content is scrolled down.
  public static let onScrollDown = Self(kind: .onScrollDown)
  /// When content is scrolled up.
  public static let onScrollUp = Self(kind: .onScrollUp)
  /// Never.
  public static let never = Self(kind: .never)

  /// Whether it would be seen.
  fileprivate var isSeen: Bool { kind == .onScrollDown || kind == .onScrollUp }
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// What stands above a bar of tabs.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

/// A view above a bar of tabs: on a capsule of glass, or on nothing over a bar from side to side.
struct TabAccessory: View {
  let view: AnyView
  @Environment(\.systemLook.bars.tabs) private var floating

  var body: some View {
    let content = view.environment(\.tabAccessory, nil)
      .frame(maxWidth: .infinity)
    if let floating {
      content.frame(height: floating.accessoryHeight)
        .glassEffect(.regular, in: Capsule())
        .padding(.horizontal, floating.margin).padding(.bottom, floating.accessorySpacing)
    } else {
      content
    }
  }
}

extension View {
  /// Sets when the bar of tabs below grows small; it stays as it is here.
  ///
  /// - Parameter behavior: When it would.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `behavior`: bars of tabs stay as they are.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    ineffective("tabBarMinimizeBehavior", if: behavior.isSeen)
  }

  /// Puts a view above the bar of the tabs in this view.
  ///
  /// - Parameter content: The view; with the looks of iOS 26 it stands on glass.
  /// - Returns: The tabs with it.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }
}
