import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A navigation stack: links push pages on top, and the way back pops them.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @State private var model = NavigationModel()
  @State private var revision = 0
  @Environment(\.columnBack) private var columnBack

  /// Creates a navigation stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  /// Creates a navigation stack of the pages of a path.
  ///
  /// - Parameters:
  ///   - path: The values of the pages above the root; the stack follows it, and writes pushes and
  ///     pops to it.
  ///   - root: The page at the bottom.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
  }

  /// Creates a navigation stack of the pages of values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the pages above the root; the stack follows it, and writes pushes and
  ///     pops to it.
  ///   - root: The page at the bottom.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  public var body: some View {
    let _ = connect()
    // Reading the number has this body evaluated again when the pages change.
    let _ = revision
    let entries = model.entries
    ZStack {
      NavigationPage(
        depth: 0, model: model, backTitle: columnBack?.title, back: columnBack?.action
      ) { root }
      .modifier(PageCover(isCovered: !entries.isEmpty, model: model, depth: 0))
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        NavigationPage(
          depth: index + 1, model: model, backTitle: model.titles[index],
          back: { model.pop(entry.id) }
        ) { model.page(of: entry) }
        .environment(\.dismiss, DismissAction { model.pop(entry.id) })
        .environment(\.isPresented, true)
        .modifier(PageCover(isCovered: index + 1 < entries.count, model: model, depth: index + 1))
        .modifier(PageModifier(plain: AnyTransition(SlidePage()).animation(.page)))
        .zIndex(Double(index + 1))
      }
      .unnamed()
    }
    .modifier(StackBars(model: model))
    .animation(.page, value: entries.map(\.id))
    .environment(\.navigation, model)
    .environment(\.columnBack, nil)
    // What its pages are called is no matter of the page around; that it has bars of its own is.
    .transformPreference(NavigationTitleKey.self) { $0 = nil }
    .preference(key: OwnBarsKey.self, value: true)
  }

  private func connect() {
    model.changed = { revision += 1 }
    guard let path else { return }
    model.pathChanged = { path.wrappedValue = $0 }
    model.follow(path.wrappedValue)
  }
}

extension Spring {
  /// The spring of pages, sheets and covers: a mass of 3 on 1000 N/m, as damped as it may be without creeping.
  ///
  /// UIKit's own, as public code read it from its animations: after the half second that UIKit tells as their length about a
  /// thousandth of the way is left. Its frequency is 18.3 a second; recordings of simulators (10 to 12.5 pictures a second)
  /// gave 19.0 for eight pushes and pops of iOS 16, 18.2 for five of iOS 14, and 18.1 for three sheets, with standard
  /// errors of 0.6, 1.0 and 0.6.
  package static var page: Spring { Spring(duration: 2 * .pi * (3.0 / 1000).squareRoot()) }
}

extension Animation {
  /// The animation of pages, sheets and covers.
  package static var page: Animation { .smooth(duration: Spring.page.duration) }
  /// The animation of pages that zoom: that of other pages.
  ///
  /// In a recording of iOS 18 at 14 pictures a second a page's height lies 0.4 % of the way from it, its lower edge 0.6 % and its
  /// upper one 1.2 %, 5.7 to 8.5 % from a spring of 0.5 s; its width, 2.4 % away, is a little ahead.
  package static var zoomingPage: Animation { .page }
}

/// A page of a navigation stack: its bar, and its content on an opaque background.
struct NavigationPage<Content: View>: View {
  let depth: Int
  let model: NavigationModel
  /// The title of the page below.
  var backTitle: Text?
  let back: (@MainActor () -> Void)?
  @ViewBuilder let content: Content
  @State private var ownTitle: NavigationTitle?
  @State private var looks = BarLooks()
  @State private var bars = PageBars()
  @State private var editMode = EditMode.inactive
  /// Whether the content is a stack, which has bars of its own.
  @State private var hasOwnBars = false
  @Environment(\.systemLook.bars.searchHeight) private var searchHeight
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInTabBar) private var isInTabBar
  @Environment(\.isInSearchTab) private var isInSearchTab
  @Environment(\.offeredSearch) private var offeredSearch
  @Environment(\.offeredSuggestions) private var offeredSuggestions

  /// The search field of what is around the stack, which its first page has.
  private var stackSearch: PageSearch? {
    depth == 0 && !hasOwnBars && ownTitle?.search == nil ? offeredSearch : nil
  }
  /// The title, with the search field that the page has.
  private var title: NavigationTitle? {
    guard let stackSearch else { return ownTitle }
    var title = ownTitle ?? NavigationTitle()
    title.search = stackSearch
    return title
  }

  /// The search field that stands at the page's bottom; `nil` where there is none, or it is under the title.
  private var bottomSearch: PageSearch? {
    guard searchHeight != nil, sizeClass != .regular, !isInTabBar else { return nil }
    return title?.search.flatMap { $0.isUnderTitle ? nil : $0 }
  }

  /// The search field that stands in the bar of tabs; `nil` where there is none, or it is elsewhere.
  private var tabSearch: PageSearch? {
    guard searchHeight != nil, sizeClass != .regular, isInTabBar, isInSearchTab else { return nil }
    return title?.search.flatMap { $0.isUnderTitle ? nil : $0 }
  }

  /// The bar's title, with what stands under it.
  private var barTitle: NavigationTitle? {
    var title = title
    if bottomSearch != nil || tabSearch != nil { title?.search = nil }
    return title
  }

  var body: some View {
    ZStack {
      PageGround().ignoresSafeArea()
      VStack(spacing: 0) {
        if !hasOwnBars, title != nil || back != nil {
          let bar = NavigationBar(title: barTitle, backTitle: backTitle, back: back)
          bar.barColorScheme(looks.navigation)
            .modifier(
              BarSeat(
                bar: bars.top, model: model, depth: depth, parts: bar.parts(at: typeSize),
                look: looks.navigation, wayBack: title?.hidesBack == true ? nil : back)
            )
            .zIndex(1)
        }
        searched.frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(PageContent()).modifier(BarredContent(bars: [bars.top, bars.bottom]))
          .modifier(SafeAreaModifier())
        bottomBar
      }
      .modifier(SafeAreaModifier()).modifier(CoveredTop())
    }
    .environment(\.pageEditMode, $editMode)
    .preference(key: TabSearchKey.self, value: tabSearch)
    .transformPreference(TakenSearchKey.self) { $0 = $0 || stackSearch != nil }
    .onPreferenceChange(BarLooksKey.self) { looks = $0 }
    .onPreferenceChange(OwnBarsKey.self) { new in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { hasOwnBars = new }
    }
    .onPreferenceChange(NavigationTitleKey.self) { new in
      // A page comes with its title: that it was not known before the content was is nothing to animate.
      var transaction = Transaction()
      transaction.disablesAnimations = true
      if ownTitle == nil { withTransaction(transaction) { ownTitle = new } } else { ownTitle = new }
      model.setTitle(new?.text, at: depth)
    }
  }

  /// The content; where the search is that of what is around the stack, with what is suggested over it.
  @ViewBuilder private var searched: some View {
    if depth == 0, let offeredSearch {
      ZStack {
        KeptContent(content: content)
          .environment(\.offeredSearch, hasOwnBars ? offeredSearch : nil)
          .environment(\.offeredSuggestions, hasOwnBars ? offeredSuggestions : nil)
        if stackSearch?.isActive.wrappedValue == true, let shown = offeredSuggestions {
          SuggestionList(text: offeredSearch.text, suggestions: shown)
            .transition(.opacity).zIndex(1)
        }
      }
    } else {
      KeptContent(content: content).environment(\.offeredSearch, nil)
    }
  }

  /// The items at the page's bottom, and the search field where it is there.
  @ViewBuilder private var bottomBar: some View {
    let views = title?.views(at: .bottom) ?? []
    if !hasOwnBars, let search = bottomSearch {
      BottomSearch(
        search: search, items: views, height: searchHeight ?? 0, bar: bars.bottom,
        look: looks.bottom, isMinimized: title?.minimizesSearch == true
      )
      .zIndex(1)
    } else if !views.isEmpty {
      BottomToolbar(views: views, bar: bars.bottom, look: looks.bottom).zIndex(1)
    }
  }
}

/// A page's content, which stays as it is while only the page's bar is another.
///
/// Toolbars are told by preferences and are never equal: were the content gone through whenever its own toolbar has reached the
/// page, modifiers whose values cannot be compared would make another, and so on without end.
private struct KeptContent<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// A page's background: white, or black in the dark, and a dark grey on sheets.
package struct PageGround: View {
  package init() {}

  package var body: some View { Rectangle().fill(Color(.system(.background))) }
}

/// The push transition: a page comes from the trailing edge and goes back to it.
package struct SlidePage: Transition {
  package init() {}

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: phase.isIdentity ? nil : .trailing))
  }
}

/// Chooses a page's transition by what its content says.
package struct PageModifier: BoxModifier {
  package typealias Body = Never
  /// The transition where the content sets none.
  package let plain: AnyTransition
  /// The inset of the page from the stage's top, in points.
  var margin: CGFloat

  package init(plain: AnyTransition, margin: CGFloat = 0) {
    (self.plain, self.margin) = (plain, margin)
  }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    PageBox(self, around: inner, node)
  }
}

/// The inset of a page from the stage's top, in points.
enum PageMargin: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// The box of a page.
final class PageBox: ModifierBox<PageModifier> {
  override var traits: Traits {
    var traits = inner.traits
    let own = Self.transition(in: inner)
    traits[PageMargin.self] = modifier.margin
    traits.transition = own?.pageTransition(graph) ?? modifier.plain
    return traits
  }

  /// The first transition that is set on one of a page's views.
  static func transition(in box: Box) -> (any NavigationTransition)? {
    if let found = box.traits[NavigationTransitionTrait.self] { return found }
    for inner in box.contents {
      if let found = transition(in: inner) { return found }
    }
    return nil
  }
}
