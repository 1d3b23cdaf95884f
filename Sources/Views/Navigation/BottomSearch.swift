import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The search field at a page's bottom, a capsule of glass; while it is active, a button beside it ends the search.
struct BottomSearch: View {
  /// The inset of what is in the field; that of an active one from the sides, and from what is around: guesses.
  private static let (inset, margin, gap) = (CGFloat(14), CGFloat(16), CGFloat(8))
  /// The size of the symbol of the button beside it, in points.
  private static let symbolSize: CGFloat = 17

  let search: PageSearch
  /// The items of the page's bar at the bottom, beside the field until it is active.
  let items: [AnyView]
  let height: CGFloat
  let bar: ScrolledBar
  let look: BarLook
  /// Whether the field is a button until it is active.
  var isMinimized = false
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var system
  @Environment(\.stageInsets) private var insets

  private var isActive: Bool { search.isActive.wrappedValue }

  var body: some View {
    VStack(spacing: Self.gap) {
      if isActive, let scopes = search.scopes { scopes.transition(.opacity) }
      HStack(spacing: system.glassSpacing) {
        if isMinimized, !isActive {
          beside
          Spacer(minLength: 0)
          button
        } else {
          SearchWords(search: search, isFocused: $isFocused)
            .padding(.horizontal, Self.inset).frame(height: height)
            .glassEffect(.regular, in: Capsule())
          beside
        }
      }
    }
    .padding(.horizontal, isActive ? Self.margin : system.bottomInset)
    .padding(.top, Self.gap)
    .padding(.bottom, isActive ? Self.gap : system.bottomMargin - insets.bottom)
    .barColorScheme(look).modifier(BottomBarGround(bar: bar, look: look))
    .animation(.search, value: isActive)
    .onChange(of: isFocused) { if isFocused { begin() } }
  }

  /// The button that stands for the field.
  private var button: some View {
    Button {
      begin()
      isFocused = true
    } label: {
      Image(systemName: "magnifyingglass").font(.system(size: Self.symbolSize, weight: .medium))
        .frame(width: height, height: height).contentShape(Circle())
        .glassEffect(.regular, in: Circle())
    }
    .buttonStyle(.plain).accessibilityLabel("Search")
    .transition(.opacity.combined(with: .scale))
  }

  @ViewBuilder private var beside: some View {
    if isActive {
      Button(action: cancel) {
        Image(systemName: "xmark").font(.system(size: Self.symbolSize, weight: .medium))
          .frame(width: height, height: height).contentShape(Circle())
          .glassEffect(.regular, in: Circle())
      }
      .buttonStyle(.plain).accessibilityLabel("Cancel")
      .transition(.opacity.combined(with: .scale))
    } else if !items.isEmpty {
      ToolbarRow(views: items).tint(.primary).padding(.horizontal, Self.inset)
        .frame(height: height).glassEffect(.regular, in: Capsule())
        .transition(.opacity)
    }
  }

  private func begin() {
    guard !isActive else { return }
    withAnimation(.search) { search.isActive.wrappedValue = true }
  }

  private func cancel() {
    isFocused = false
    withAnimation(.search) { search.isActive.wrappedValue = false }
    search.clear()
  }
}

/// How a page's search field stands in its toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  fileprivate let isMinimized: Bool
  /// As the system thinks best: a field.
  public static let automatic = Self(isMinimized: false)
  /// As a button, until it is active.
  public static let minimize = Self(isMinimized: true)
}

extension View {
  /// Sets how the search field of the page stands in its toolbar at the bottom, with systems that have it there.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    transformPreference(NavigationTitleKey.self) {
      guard behavior.isMinimized else { return }
      var title = $0 ?? NavigationTitle()
      title.minimizesSearch = true
      $0 = title
    }
  }
}
