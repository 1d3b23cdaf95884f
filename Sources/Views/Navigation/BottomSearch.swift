import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

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
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var system
  @Environment(\.stageInsets) private var insets

  private var isActive: Bool { search.isActive.wrappedValue }

  var body: some View {
    VStack(spacing: Self.gap) {
      if isActive, let scopes = search.scopes { scopes.transition(.opacity) }
      HStack(spacing: system.glassSpacing) {
        SearchWords(search: search, isFocused: $isFocused)
          .padding(.horizontal, Self.inset).frame(height: height)
          .glassEffect(.regular, in: Capsule())
        beside
      }
    }
    .padding(.horizontal, isActive ? Self.margin : system.bottomInset)
    .padding(.top, Self.gap)
    .padding(.bottom, isActive ? Self.gap : system.bottomMargin - insets.bottom)
    .barColorScheme(look).modifier(BottomBarGround(bar: bar, look: look))
    .animation(.search, value: isActive)
    .onChange(of: isFocused) { if isFocused { begin() } }
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
