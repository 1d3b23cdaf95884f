import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// Tabs with a bar below: 49 points over what the safe area covers.
struct BarTabs<Content: View>: View {
  let selection: Binding<AnyHashable?>
  let content: Content
  @State private var pages = TabModel()
  @State private var plain = TabModel()
  @State private var marked = TabModel()
  @State private var count = 0
  @State private var isHidden = false
  @State private var bar = ScrolledBar(.bottom)
  @State private var look = BarLook()
  /// The place of the chosen page; `nil` before pages are known.
  @State private var index: Int?
  @Environment(\.systemLook.bars.tabs) private var floating
  @Environment(\.stageInsets) private var insets
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizing
  @Environment(\.offeredSearch) private var offeredSearch
  /// The places of the tabs that stand side by side, and of that for search, which floats beside them.
  @State private var places: [Int] = []
  @State private var searchPlace: Int?
  /// What the scene calls the tab for search.
  @State private var searchTitle: String?
  /// The tab that was chosen before that for search.
  @State private var former: AnyHashable?
  /// The search field of the page for search.
  @State private var pageSearch: PageSearch?
  /// Whether the bar shows the chosen tab's symbol alone.
  @State private var isSmall = false
  /// The tab that was chosen when the tabs came, and whether another was since: the bar comes in its form.
  @State private var first: AnyHashable?
  @State private var hasMoved = false

  /// How the bar grows small and whole again: a guess.
  private static var growth: Animation { .smooth(duration: 0.35) }
  /// The bar's height in points.
  static var height: CGFloat { 49 }

  var body: some View {
    let _ = connect()
    LayoutView(
      layout: TabPagesLayout(selection: selection.wrappedValue, model: pages, isRow: false),
      content: content.environment(\.isInTabBar, true).environment(\.offeredSearch, nil)
        .modifier(TabPageModifier(model: pages))
    )
    .modifier(BarredContent(bars: [bar]))
    .onAppear { first = selection.wrappedValue }
    .onChange(of: selection.wrappedValue) { hasMoved = true }
    .onChange(of: isSmall) { hasMoved = true }
    .onPreferenceChange(TabBarHiddenKey.self) { isHidden = $0 }
    .onPreferenceChange(BarLooksKey.self) { look = $0.tabs }
    .onPreferenceChange(TabSearchKey.self) { pageSearch = $0 }
    .modifier(KeyboardAvoidance())
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if !isHidden, !AppearanceWishes.hidesTabBars { labels }
    }
    // The keyboard covers the bar, but not the field that is typed into.
    .ignoresSafeArea(form == .typing ? [] : .keyboard, edges: .bottom)
  }

  /// The form of a bar that floats.
  private var form: FloatingBarForm {
    guard floating != nil else { return .whole }
    if let search, isSearchChosen { return search.isActive.wrappedValue ? .typing : .field }
    return isSmall ? .small : .whole
  }

  /// The search field that takes the bar's place.
  private var search: PageSearch? { pageSearch ?? offeredSearch }
  private var searchTab: AnyHashable? {
    searchPlace.flatMap { plain.tags.indices.contains($0) ? plain.tags[$0] : nil }
  }
  private var isSearchChosen: Bool {
    searchTab.map { $0 == selection.wrappedValue } ?? false
  }

  /// Whether the tabs have only come: the bar has its form without taking it.
  private var isNew: Bool {
    !hasMoved && !isSmall && (first == nil || selection.wrappedValue == first)
  }

  private func choose(_ tab: AnyHashable?) {
    isSmall = false
    selection.wrappedValue = tab
  }

  private func connect() {
    plain.changed = {
      count = plain.tags.count
      guard floating != nil else { return }
      (searchPlace, searchTitle) = (plain.search, plain.searchTitle)
      places = plain.tags.indices.filter { $0 != plain.search }
      index = places.firstIndex(of: plain.index)
      if plain.index != plain.search, plain.tags.indices.contains(plain.index) {
        former = plain.tags[plain.index]
      }
    }
    guard floating != nil, minimizing.isSeen else { return }
    bar.scrolled = { way, offset in
      let new = minimizing.isSmall(after: way, at: offset)
      if way != 0, new != isSmall { withAnimation(Self.growth) { isSmall = new } }
    }
  }

  private var labels: some View {
    withAccessory.barColorScheme(look).modifier(BottomBarGround(bar: bar, look: look))
  }

  @ViewBuilder private var withAccessory: some View {
    if let floating, minimizing.isSeen || searchPlace != nil {
      bars(floating)
    } else if let accessory {
      VStack(spacing: 0) {
        TabAccessory(view: accessory)
        bars
      }
    } else {
      bars
    }
  }

  @ViewBuilder private var bars: some View {
    if let floating {
      whole(floating)
        .padding(floating.inset)
        .glassEffect(.regular, in: Capsule())
        .padding(.horizontal, floating.margin)
        .frame(maxWidth: .infinity)
        .padding(.bottom, floating.bottom - insets.bottom)
    } else {
      ZStack {
        labels(plain, isChosen: false).foregroundStyle(Color(.system(.gray)))
        labels(marked, isChosen: true).foregroundStyle(Color.accentColor)
        targets
      }
      .frame(height: Self.height)
    }
  }

  /// The bar that floats and takes other forms.
  private func bars(_ tabs: SystemLook.FloatingTabs) -> some View {
    FloatingBar(
      tabs: tabs, form: form, isNew: isNew, shown: former, searchTab: searchTab,
      searchPlace: searchPlace, searchTitle: searchTitle,
      search: search, accessory: accessory, content: content, labels: plain,
      whole: whole(tabs), choose: choose,
      grow: { withAnimation(Self.growth) { isSmall = false } }
    )
    .padding(.horizontal, tabs.margin)
    .padding(.bottom, form == .typing ? tabs.accessorySpacing : tabs.bottom - insets.bottom)
    .transaction(value: form) { transaction in
      if !isNew || transaction.animation != nil { transaction.animation = Self.growth }
    }
  }

  /// The labels, with the chosen one in a capsule.
  private func whole(_ tabs: SystemLook.FloatingTabs) -> some View {
    labels(plain, isChosen: false).foregroundStyle(.primary)
      .overlay { labels(marked, isChosen: true).foregroundStyle(Color.accentColor) }
      .overlay { targets }
      .background { if let index { TabMark(tabs: tabs, index: index, count: places.count) } }
  }

  /// Where a touch chooses a tab.
  private var targets: some View {
    HStack(spacing: 0) {
      ForEach(floating == nil ? Array(0..<count) : places, id: \.self) { place in
        Color.clear.contentShape(Rectangle())
          .onTapGesture { choose(plain.tags[place]) }
          .accessibilityIdentifier("Tab \(place + 1)")
      }
    }
  }

  private func labels(_ model: TabModel, isChosen: Bool) -> some View {
    LayoutView(
      layout: TabBarLayout(
        selection: selection.wrappedValue, model: model, floating: floating),
      content: content.environment(\.tabRole, .label)
        .modifier(
          TabPageModifier(
            model: model, isShownChosen: isChosen, isSearchApart: floating != nil)))
  }
}

/// Tabs side by side, through which a finger swipes, with a row of dots.
struct PagedTabs<Content: View>: View {
  let selection: Binding<AnyHashable?>
  /// Whether dots say which page is shown; `nil` for where there are several.
  let showsIndex: Bool?
  let content: Content
  @State private var model = TabModel()
  @State private var count = 0
  @State private var index = 0
  @State private var drag: CGFloat = 0
  @State private var isAcross: Bool?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tabIndexHasGround) private var hasGround

  /// The diameter of a dot in points.
  private static var dot: CGFloat { 8 }
  /// The spacing of dots in points, and the inset of their row from the bottom.
  private static var spacing: CGFloat { 9 }
  /// The height of the row in points.
  private static var height: CGFloat { 26 }
  /// The inset of the row from the ends of its ground, in points.
  private static var margin: CGFloat { 10 }
  /// The opacity of dots of pages that are not shown, and of the row's ground.
  private static var faint: Double { 0.3 }
  private static var currentDot: Color { AppearanceWishes.currentPageDot ?? .white }
  private static var otherDots: Color {
    AppearanceWishes.otherPageDots ?? currentDot.opacity(faint)
  }

  var body: some View {
    let _ = connect()
    LayoutView(
      layout: TabPagesLayout(
        selection: selection.wrappedValue, model: model, isRow: true, drag: drag),
      content: content.modifier(TabPageModifier(model: model, isShownChosen: nil))
    )
    .contentShape(Rectangle())
    .gesture(swipe)
    .clipped()
    .overlay(alignment: .bottom) { if showsIndex ?? (count > 1) { dots } }
  }

  private func connect() {
    model.changed = {
      count = model.tags.count
      index = model.index
    }
  }

  private var dots: some View {
    HStack(spacing: Self.spacing) {
      ForEach(0..<count, id: \.self) { place in
        Circle().fill(place == index ? Self.currentDot : Self.otherDots)
          .frame(width: Self.dot, height: Self.dot)
      }
    }
    .padding(.horizontal, Self.margin).frame(height: Self.height)
    .background { if hasGround { Capsule().fill(Color(.system(.gray)).opacity(Self.faint)) } }
    .padding(.bottom, Self.spacing)
    .allowsHitTesting(false)
  }

  /// A swipe across: beyond the first and the last page a rubber band holds the row.
  private var swipe: some Gesture {
    DragGesture()
      .onChanged { value in
        let way = value.translation
        let across = isAcross ?? (abs(way.width) > abs(way.height))
        isAcross = across
        guard across else { return }
        let free = direction == .rightToLeft ? -way.width : way.width
        let isEnd = free > 0 ? model.index == 0 : model.index == model.tags.count - 1
        let held = CGFloat(RubberBand(length: Double(model.width)).stretched(Double(abs(free))))
        drag = !isEnd ? free : free < 0 ? -held : held
      }
      .onEnded { value in
        let across = isAcross
        isAcross = nil
        guard across == true else { return }
        let end = value.predictedEndTranslation.width
        let way = direction == .rightToLeft ? -end : end
        let step = abs(way) < model.width / 2 ? 0 : way < 0 ? 1 : -1
        let place = min(max(model.index + step, 0), model.tags.count - 1)
        withAnimation(.smooth(duration: 0.4)) {
          drag = 0
          if place != model.index { selection.wrappedValue = model.tags[place] }
        }
      }
  }
}
