public import Foundation

@_spi(Engine) extension SystemLook {
  /// The figures of navigation bars, toolbars and bars of tabs.
  public struct Bars: Sendable {
    /// How content that goes beneath a bar is kept apart from it.
    public enum Ground: Sendable {
      /// By a material, with a line at its edge.
      case material
      /// By the page's own ground, which fades towards the content: a soft edge.
      case fade
    }

    /// The height of a navigation bar's first row; measured in pictures of iOS 26 as 54, where what stands in it is 22 from the
    /// top with and without buttons: with three safe areas, which a button, a row and an empty list tell.
    public var rowHeight: CGFloat = 44
    /// The room above the first row on a sheet: since iOS 13 the two have 56 points, with the contents in the middle.
    public var sheetTop: CGFloat = 6
    /// The room below the first row on a sheet.
    public var sheetBottom: CGFloat = 6
    /// The height of the buttons, which stand at the top of the row.
    public var buttonHeight: CGFloat = 44
    /// How far a large title stands below the middle of its place.
    public var largeTitleDrop: CGFloat = 0
    /// Whether buttons stand on glass, in the colour of words.
    public var hasGlass = false
    /// The inset of the way back from the leading edge.
    public var backInset: CGFloat = 8
    /// The padding of an item on glass at its sides: a guess.
    public let itemPadding: CGFloat = 12
    /// The distance of one glass from the next: a guess.
    public let glassSpacing: CGFloat = 8
    /// The ground of bars.
    public var ground = Ground.material
    /// The corner radius of a search field.
    public var searchRadius: CGFloat = 10
    /// The height of a search field at a telephone's bottom: a guess for iOS 26; `nil` for one under the title.
    public var searchHeight: CGFloat?
    /// The bar of tabs that floats over the page; `nil` for one from side to side.
    public var tabs: FloatingTabs?
    /// The inset of a bar on glass at a page's bottom from its sides: a guess for iOS 26.
    public var bottomInset: CGFloat = 0
    /// The distance of that bar from the edge of the screen: a guess for iOS 26.
    public var bottomMargin: CGFloat = 0

    /// iOS 18's.
    static let system18 = Bars()
    /// iOS 26's; that buttons on sheets are about as far from the top as from the side is a guess.
    static let system26 = Bars(
      rowHeight: 54, sheetTop: 16, sheetBottom: 0, largeTitleDrop: 2,
      hasGlass: true, backInset: 16, ground: .fade, searchRadius: 18,
      searchHeight: 48,
      tabs: FloatingTabs(), bottomInset: 21, bottomMargin: 28)
  }

  /// The figures of a bar of tabs that floats: a capsule of glass in which a smaller one marks the chosen tab.
  public struct FloatingTabs: Sendable {
    /// The height of the capsule that marks a tab.
    public let height: CGFloat = 54
    /// The inset of that capsule from the glass, which is 62 high.
    public let inset: CGFloat = 4
    /// The inset of the glass from the sides.
    public let margin: CGFloat = 21
    /// The inset of the glass from the edge of the screen; a guess.
    public let bottom: CGFloat = 21
    /// The height of a view on glass above the tabs: a guess.
    public let accessoryHeight: CGFloat = 48
    /// The distance of that view from the tabs: a guess.
    public let accessorySpacing: CGFloat = 8
    /// The height of the bar while content is scrolled, when only the chosen tab's symbol is in it: a guess.
    public let smallHeight: CGFloat = 48
    /// The greatest distance from tab to tab, as measured of four.
    public let greatestPitch: CGFloat = 254.0 / 3
    /// By how much the places of tabs overlap, and how much more for each tab: 13.3 of four, 18.3 of six.
    private static let overlap = (fixed: CGFloat(10.0 / 3), more: CGFloat(2.5))

    /// The distances in a bar of so many tabs.
    ///
    /// - Parameters:
    ///   - count: How many tabs there are.
    ///   - width: The room within the glass.
    /// - Returns: That from tab to tab, and how much wider than it the place of a tab is.
    public func pitch(of count: Int, in width: CGFloat) -> (pitch: CGFloat, more: CGFloat) {
      let more = Self.overlap.fixed + Self.overlap.more * CGFloat(count)
      return (min((width - more) / CGFloat(max(count, 1)), greatestPitch), more)
    }
  }
}
