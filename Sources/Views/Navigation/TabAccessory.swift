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

  /// Whether the bar ever grows small.
  var isSeen: Bool { kind == .onScrollDown || kind == .onScrollUp }

  /// Whether the bar is small when content has been scrolled.
  ///
  /// - Parameters:
  ///   - way: By how many points, downwards.
  ///   - offset: Where the content is then; at its beginning the bar is whole.
  /// - Returns: Whether it is.
  func isSmall(after way: CGFloat, at offset: CGFloat) -> Bool {
    offset > 0 && (kind == .onScrollDown ? way > 0 : way < 0)
  }
}

private enum TabMinimizeKey: EnvironmentKey {
  static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

/// Where the view stands that belongs to a bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In line with the bar, which is small.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  /// What stands above a bar of tabs.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
  /// Where the view around stands that belongs to a bar of tabs; `nil` outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
  /// When bars of tabs grow small.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabMinimizeKey.self] }
    set { self[TabMinimizeKey.self] = newValue }
  }
}

/// A view above a bar of tabs: on a capsule of glass, or on nothing over a bar from side to side.
struct TabAccessory: View {
  let view: AnyView
  @Environment(\.systemLook.bars.tabs) private var floating

  var body: some View {
    let content = view.environment(\.tabAccessory, nil)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
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
  /// Sets when the bar of the tabs in this view grows small: to the chosen tab's symbol, at the leading edge.
  ///
  /// A bar from side to side, as the looks of iOS 18 have it, stays as it is.
  ///
  /// - Parameter behavior: When it does.
  /// - Returns: The tabs with that set.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }

  /// Puts a view above the bar of the tabs in this view; in line with it while that is small.
  ///
  /// - Parameter content: The view; with the looks of iOS 26 it stands on glass.
  /// - Returns: The tabs with it.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Puts a view above the bar of the tabs in this view, or none; in line with it while that is small.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether there is one.
  ///   - content: The view; with the looks of iOS 26 it stands on glass.
  /// - Returns: The tabs with it.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
