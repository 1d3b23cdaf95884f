import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A bar of tabs that floats and takes other forms: small while content is scrolled, and a search field.
struct FloatingBar<Content: View, Whole: View>: View {
  let tabs: SystemLook.FloatingTabs
  let form: FloatingBarForm
  /// Whether the bar has only come, in the form that it has.
  let isNew: Bool
  /// The tab that is chosen, or was before the one for search; that one, if there is one.
  let (shown, searchTab): (AnyHashable?, AnyHashable?)
  /// The place of the tab for search.
  let searchPlace: Int?
  /// What that tab is called; `nil` for what it is for.
  let searchTitle: String?
  /// The search field of its page.
  let search: PageSearch?
  let accessory: AnyView?
  /// The tabs' pages, of which the labels are made, and where these are.
  let content: Content
  let labels: TabModel
  /// All tabs, without glass.
  let whole: Whole
  /// Chooses a tab.
  let choose: (AnyHashable?) -> Void
  /// Has a small bar grow whole again.
  let grow: () -> Void
  @State private var shownSymbol = TabModel()
  @State private var traveller = TabTraveller()
  @State private var searchSymbol = TabModel()
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var system

  /// How what is in the bar gives way: a guess; at once where the bar has only come.
  private var fade: Animation? { isNew ? nil : .easeOut(duration: 0.15) }
  /// The inset of what is in the field, and the size of the button's symbol beside it: guesses.
  private static var inset: CGFloat { 14 }
  private static var symbolSize: CGFloat { 17 }

  var body: some View {
    VStack(spacing: tabs.accessorySpacing) {
      if form == .typing, let scopes = search?.scopes { scopes.transition(.opacity) }
      LayoutView(
        layout: FloatingBarLayout(
          tabs: tabs, form: form, hasSearch: searchTab != nil, hasAccessory: accessory != nil),
        content: parts)
    }
    .onChange(of: isFocused) { if isFocused { begin() } }
  }

  @ViewBuilder private var parts: some View {
    if let accessory {
      accessory
        .environment(\.tabViewBottomAccessoryPlacement, form == .small ? .inline : .expanded)
        .environment(\.tabAccessory, nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(Capsule()).glassEffect(.regular, in: Capsule())
        .layoutValue(key: FloatingBarPart.self, value: .accessory)
    }
    tabsGlass.layoutValue(key: FloatingBarPart.self, value: .tabs)
    if searchTab != nil {
      searchGlass.layoutValue(key: FloatingBarPart.self, value: .search)
    }
  }

  // MARK: The tabs

  /// The side of what is within the glass of a small bar.
  private var smallSide: CGFloat { tabs.smallHeight - 2 * tabs.inset }

  private var tabsGlass: some View {
    let side = form == .whole ? nil : smallSide
    return ZStack(alignment: .leading) {
      // While it fades its words keep their room and their places.
      whole.environment(\.tabTraveller, traveller)
        .fixedSize(horizontal: form != .whole, vertical: false)
        .opacity(form == .whole ? 1 : 0).animation(fade, value: form == .whole)
        .allowsHitTesting(form == .whole)
      shownTab
    }
    .frame(width: side, height: side, alignment: .leading)
    .padding(tabs.inset).clipShape(Capsule())
    .glassEffect(.regular, in: Capsule())
    .opacity(form == .typing ? 0 : 1).allowsHitTesting(form != .typing)
  }

  /// The symbol of a tab.
  private func symbol(of tab: AnyHashable?, _ model: TabModel) -> some View {
    LayoutView(
      layout: TabPagesLayout(selection: tab, model: model, isRow: false),
      content: content.environment(\.tabRole, .label).environment(\.showsTabIconsOnly, true)
        .modifier(TabPageModifier(model: model)))
  }

  /// The symbol of the tab that is chosen, or was, which comes from its label: a touch makes the bar whole again, or goes
  /// back to it.
  private var shownTab: some View {
    symbol(of: shown, shownSymbol)
      .frame(width: smallSide, height: smallSide)
      .foregroundStyle(form == .small ? Color.accentColor : Color.primary)
      .contentShape(Rectangle())
      .onTapGesture { form == .small ? grow() : choose(shown) }
      .accessibilityIdentifier("Tabs")
      .modifier(
        TabTravel(traveller: traveller, labels: labels, tab: shown, isHome: form == .whole))
  }

  // MARK: Search

  private var searchGlass: some View {
    HStack(spacing: system.glassSpacing) {
      ZStack {
        if let search, form.hasField {
          SearchWords(search: search, isFocused: $isFocused)
            .padding(.horizontal, Self.inset).frame(maxHeight: .infinity)
            .transition(.opacity.animation(fade))
        } else {
          symbol(of: searchTab, searchSymbol).foregroundStyle(.primary)
            .contentShape(Circle())
            .onTapGesture { choose(searchTab) }
            .accessibilityIdentifier("Tab \((searchPlace ?? 0) + 1)")
            .accessibilityLabel(searchTitle ?? "Search")
            .transition(.opacity.animation(fade))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(Capsule())
      .glassEffect(.regular, in: Capsule())
      if form == .typing {
        Button(action: cancel) {
          Image(systemName: "xmark").font(.system(size: Self.symbolSize, weight: .medium))
            .frame(width: tabs.smallHeight, height: tabs.smallHeight).contentShape(Circle())
            .glassEffect(.regular, in: Circle())
        }
        .buttonStyle(.plain).accessibilityLabel("Cancel")
        .transition(.opacity.combined(with: .scale))
      }
    }
  }

  private func begin() {
    guard let search, !search.isActive.wrappedValue else { return }
    withAnimation(.search) { search.isActive.wrappedValue = true }
  }

  private func cancel() {
    guard let search else { return }
    isFocused = false
    withAnimation(.search) { search.isActive.wrappedValue = false }
    search.clear()
  }
}
