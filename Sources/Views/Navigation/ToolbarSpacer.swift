import Foundation
@_spi(Engine) public import ViewEngine

/// How much room a gap in a toolbar takes.
public struct SpacerSizing: Hashable, Sendable {
  /// Whether it takes what is left.
  let isFlexible: Bool
  /// All that is left.
  public static let flexible = Self(isFlexible: true)
  /// As much as the system leaves between groups.
  public static let fixed = Self(isFlexible: false)
}

/// A gap between items of a toolbar: items before and behind it stand on glass of their own.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public let _items: [_ToolbarEntry]

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - sizing: How much room it takes.
  ///   - placement: Where it stands.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _items = [_ToolbarEntry(placement, spacing: sizing)]
  }
}

/// The gap itself, where items stand in one row.
struct ToolbarGap: View {
  let sizing: SpacerSizing
  /// The width of a fixed gap, in points.
  private static var width: CGFloat { 8 }

  var body: some View {
    if sizing.isFlexible {
      Spacer(minLength: 0)
    } else {
      Color.clear.frame(width: Self.width, height: 0)
    }
  }
}

/// What a page's toolbars are for.
public struct ToolbarRole: Equatable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// Pages of a stack.
  public static let navigationStack = Self(order: 1)
  /// Pages that are looked through, as in a browser.
  public static let browser = Self(order: 2)
  /// Something that is edited: its title stands at the leading edge.
  public static let editor = Self(order: 3)

  /// Whether it would be seen.
  fileprivate var isSeen: Bool { self == .browser || self == .editor }
}

/// How a toolbar shows the page's title.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The mode of the navigation bar.
  fileprivate let mode: NavigationBarItem.TitleDisplayMode
  /// Whether a large title stands in the bar itself.
  fileprivate var isInRow = false
  /// As the system thinks best.
  public static let automatic = Self(mode: .automatic)
  /// Large, below the bar.
  public static let large = Self(mode: .large)
  /// Small, in the middle of the bar.
  public static let inline = Self(mode: .inline)
  /// Large, at the leading edge of the bar.
  public static let inlineLarge = Self(mode: .inline, isInRow: true)
}

extension View {
  /// Says what the toolbars of the page are for.
  ///
  /// - Note: Accepted; no effect. `role`: pages look as those of a stack.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    ineffective("toolbarRole", if: role.isSeen)
  }
  /// Sets how the toolbar shows the title of the page on which this view is.
  ///
  /// - Parameter mode: How; a large title in the bar itself is shown as a small one.
  /// - Returns: This view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode).ineffective("inlineLarge", if: mode.isInRow)
  }
}
