import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// An item of a navigation bar: what a page's title is part of.
public struct NavigationBarItem: Sendable {
  /// The display mode of a page's title.
  public enum TitleDisplayMode: Sendable {
    /// Large; what the page below shows does not count.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A page's navigation title.
package struct NavigationTitle: Equatable {
  package var text: Text?
  /// The line below the title; `nil` for none.
  var subtitle: Text?
  package var mode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  /// Whether the bar has no way back.
  var hidesBack = false
  /// The toolbars of the page's views, innermost first.
  package var toolbars: [PageToolbar] = []
  /// The search field; `nil` for none.
  var search: PageSearch?
  /// The menu that the title opens; `nil` for none.
  var menu: PageTitleMenu?
  /// Whether the bar does without the title, which the way back of the next page still names.
  var isTextRemoved = false
  /// Whether a search field at the page's bottom is a button until it is active.
  var minimizesSearch = false
  /// The title that the bar shows; `nil` for none.
  var shownText: Text? { isTextRemoved ? nil : text }

  /// The toolbars' items at a seat, in order.
  func entries(at seat: ToolbarItemPlacement.Seat) -> [_ToolbarEntry] {
    toolbars.flatMap { $0.entries(at: seat) }
  }

  /// The toolbars' views at a seat, in order.
  func views(at seat: ToolbarItemPlacement.Seat) -> [AnyView] { entries(at: seat).map(\.view) }

  package init(text: Text? = nil, mode: NavigationBarItem.TitleDisplayMode = .automatic) {
    (self.text, self.mode) = (text, mode)
  }
}

/// What makes a page's title open a menu; each evaluation makes a new one.
final class PageTitleMenu: Equatable {
  /// Puts the menu around the title.
  let around: @MainActor (AnyView) -> AnyView

  init(around: @escaping @MainActor (AnyView) -> AnyView) { self.around = around }

  static func == (lhs: PageTitleMenu, rhs: PageTitleMenu) -> Bool { lhs === rhs }
}

/// The preference by which a page's content sets its title.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }
  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    guard let next = nextValue() else { return }
    guard var title = value else {
      value = next
      return
    }
    if title.text == nil { (title.text, title.mode) = (next.text, next.mode) }
    title.subtitle = title.subtitle ?? next.subtitle
    title.toolbars += next.toolbars
    title.search = title.search ?? next.search
    title.menu = title.menu ?? next.menu
    title.isTextRemoved = title.isTextRemoved || next.isTextRemoved
    title.minimizesSearch = title.minimizesSearch || next.minimizesSearch
    value = title
  }
}

/// The navigation bar at the top of a page, by the system's measures in points.
package struct NavigationBar: View {
  /// The font sizes of the title and the way back, and of the chevron.
  static let (titleSize, chevronSize) = (CGFloat(17), CGFloat(16.75))
  /// The height of a large title's place beyond its line, which is 1.2 times as high as its letters.
  private static let largeTitleRoom: CGFloat = 11.2
  /// The inset of a large title from the leading edge.
  private static let largeTitleInset: CGFloat = 16
  /// The font size of a subtitle in the bar; a guess.
  ///
  /// Below a large title it is a subheadline.
  private static let subtitleSize: CGFloat = 12
  /// The insets of a toolbar's items from the sides.
  private static let itemInset: CGFloat = 16
  /// The spacing of items in place of a title: that of a toolbar's.
  private static let itemSpacing: CGFloat = 16
  /// The spacing between the chevron and the words of the way back.
  private static let chevronSpacing: CGFloat = 5

  /// How the title gives way to the search field: at once, and back only when the field has left its place.
  private static let titleFade = AnyTransition.asymmetric(
    insertion: .opacity.animation(.easeIn(duration: 0.2).delay(0.15)),
    removal: .opacity.animation(.easeOut(duration: 0.15)))

  let title: NavigationTitle?
  /// The title of the page below; without one the button is called "Back".
  let backTitle: Text?
  let back: (@MainActor () -> Void)?
  @Environment(\.systemLook.bars) private var look
  @Environment(\.barRowRoom) private var rowRoom
  @Environment(\.dynamicTypeSize) private var typeSize

  package init(title: NavigationTitle?, backTitle: Text?, back: (@MainActor () -> Void)?) {
    (self.title, self.backTitle, self.back) = (title, backTitle, back)
  }

  /// Whether the search field has taken the title's place, or would have if that gave way.
  private var isSearching: Bool { title?.search?.isActive.wrappedValue == true }
  /// Whether the title and the items beside it have given way to the search field.
  private var isTitleAway: Bool { isSearching && title?.search?.keepsTitle != true }
  private var isLarge: Bool {
    title?.mode != .inline && (title?.shownText != nil || has(.largeTitle))
  }
  /// Whether items stand at a seat.
  private func has(_ seat: ToolbarItemPlacement.Seat) -> Bool {
    title?.entries(at: seat).isEmpty == false
  }

  /// The size of a large title's letters in points: as large as the reader has them, 34 by default.
  static func largeTitleSize(at setting: DynamicTypeSize) -> CGFloat {
    Font.largeTitle.pointSize(at: setting)
  }

  /// The height in points of a large title's place below the bar: 52 by default.
  static func largeTitleHeight(at setting: DynamicTypeSize) -> CGFloat {
    (1.2 * largeTitleSize(at: setting) + largeTitleRoom).rounded()
  }

  /// The height in points of a subtitle below a large title: its line.
  static func subtitleHeight(at setting: DynamicTypeSize) -> CGFloat {
    (1.2 * Font.subheadline.pointSize(at: setting)).rounded()
  }

  /// The parts below the first row as they are now, where letters are as large as a reader has them.
  func parts(at setting: DynamicTypeSize) -> BarParts {
    var parts = BarParts()
    guard title?.isHidden != true else { return parts }
    parts.isTitleLarge = isLarge
    if isLarge, !isTitleAway {
      parts.title = Self.largeTitleHeight(at: setting)
      if hasLargeSubtitle { parts.title += Self.subtitleHeight(at: setting) }
    }
    if let search = title?.search, !isTitleAway {
      parts.search = SearchBar.placeHeight
      parts.searchFolds = !search.isAlwaysShown && !isSearching
    }
    return parts
  }

  @ViewBuilder private func items(_ seat: ToolbarItemPlacement.Seat) -> some View {
    if let entries = title?.entries(at: seat), !entries.isEmpty {
      if look.hasGlass {
        GlassItems(entries: entries).barPart(.items)
      } else {
        ToolbarRow(views: entries.map(\.view)).barPart(.items)
      }
    }
  }

  package var body: some View {
    // A hidden bar is there, without height: it takes the place of the one below while a page is pushed.
    VStack(alignment: .leading, spacing: 0) {
      if title?.isHidden != true {
        if !isTitleAway { titleRows.transition(Self.titleFade) }
        if let search = title?.search { SearchBar(search: search).barPart(.search) }
      }
    }
    .animation(.search, value: isSearching)
  }

  /// The bar itself, and a large title below it.
  @ViewBuilder private var titleRows: some View {
    ZStack {
      HStack(spacing: 0) {
        if let back, title?.hidesBack != true {
          backButton(back).accessibilityIdentifier("Back").padding(.leading, look.backInset)
        }
        items(.leading).padding(.leading, Self.itemInset)
        Spacer(minLength: 0)
        items(.trailing).padding(.trailing, Self.itemInset)
      }
      if let middle = title?.views(at: .middle), !middle.isEmpty {
        ToolbarRow(views: middle, scale: .medium).barPart(.title(isCovered: false))
      } else if title?.shownText != nil || has(.smallTitle) {
        smallTitle.barPart(.title(isCovered: isLarge))
      }
    }
    .frame(height: look.buttonHeight).frame(height: look.rowHeight, alignment: .top)
    .padding(rowRoom)
    if isLarge {
      if hasLargeSubtitle {
        VStack(alignment: .leading, spacing: 0) {
          largeTitle.padding(.top, 2 * look.largeTitleDrop)
            .frame(height: Self.largeTitleHeight(at: typeSize))
          subtitle(at: .largeSubtitle).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            .frame(height: Self.subtitleHeight(at: typeSize))
        }
        .barPart(.largeTitle).padding(.leading, Self.largeTitleInset)
      } else {
        largeTitle.barPart(.largeTitle)
          .padding(.leading, Self.largeTitleInset).padding(.top, 2 * look.largeTitleDrop)
          .frame(height: Self.largeTitleHeight(at: typeSize))
      }
    }
  }

  /// Whether a line stands below a large title.
  private var hasLargeSubtitle: Bool { title?.subtitle != nil || has(.largeSubtitle) }

  /// The items at a seat, or words in their place.
  @ViewBuilder private func views(
    at seat: ToolbarItemPlacement.Seat, else words: Text?
  ) -> some View {
    let views = title?.views(at: seat) ?? []
    if views.isEmpty {
      words
    } else {
      HStack(spacing: Self.itemSpacing) {
        ForEach(Array(views.enumerated()), id: \.offset) { $0.element }
      }
    }
  }

  /// The line below a title: the items of its own, or the page's subtitle.
  private func subtitle(at seat: ToolbarItemPlacement.Seat) -> some View {
    views(at: seat, else: title?.subtitle)
  }

  /// The letters of a large title, or what stands in their place.
  private var largeTitle: some View {
    views(at: .largeTitle, else: title?.shownText)
      .font(.system(size: Self.largeTitleSize(at: typeSize), weight: .bold)).lineLimit(1)
  }

  /// The title in the bar, which may open a menu.
  @ViewBuilder private var smallTitle: some View {
    let letters = views(at: .smallTitle, else: title?.shownText)
      .font(.system(size: Self.titleSize, weight: .semibold)).lineLimit(1)
    if let menu = title?.menu {
      menu.around(AnyView(letters))
    } else if title?.subtitle != nil || has(.subtitle) {
      VStack(spacing: 0) {
        letters
        subtitle(at: .subtitle).font(.system(size: Self.subtitleSize))
          .foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      letters
    }
  }

  /// The way back: a chevron with words, or alone on glass.
  @ViewBuilder private func backButton(_ back: @escaping @MainActor () -> Void) -> some View {
    if look.hasGlass {
      Button(action: back) {
        chevron.frame(width: look.buttonHeight, height: look.buttonHeight)
      }
      .buttonStyle(GlassBarButton()).barPart(.chevron)
    } else {
      Button(action: back) { backLabel }
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").font(.system(size: Self.chevronSize, weight: .semibold))
  }

  private var backLabel: some View {
    HStack(spacing: Self.chevronSpacing) {
      chevron.barPart(.chevron)
      (backTitle ?? Text("Back")).font(.system(size: Self.titleSize)).lineLimit(1)
        .barPart(.backLabel)
    }
    .frame(maxHeight: .infinity).contentShape(Rectangle())
  }
}

extension View {
  /// Changes what the page's bar is told by this view and those in it.
  func titled(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self) {
      var title = $0 ?? NavigationTitle()
      change(&title)
      $0 = title
    }
  }

  /// Sets the navigation title of the page on which this view is.
  public func navigationTitle(_ title: Text) -> some View { titled { $0.text = title } }
  /// Sets the navigation title of the page on which this view is.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the navigation title of the page on which this view is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the navigation title of the page on which this view is, which people may change on other systems.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  /// Sets the line below the navigation title of the page on which this view is.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    titled { $0.subtitle = subtitle }
  }
  /// Sets the line below the navigation title of the page on which this view is.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Sets the line below the navigation title of the page on which this view is.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  /// Sets the display mode of the navigation title of the page on which this view is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled { $0.mode = displayMode }
  }
  /// Hides the way back in the bar of the page on which this view is.
  public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { titled { $0.hidesBack = hidesBackButton } }
  /// Hides the navigation bar of the page on which this view is.
  public func navigationBarHidden(_ hidden: Bool) -> some View { titled { $0.isHidden = hidden } }
}
