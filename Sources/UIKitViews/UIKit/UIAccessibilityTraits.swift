@_spi(Engine) import ViewEngine
import Views

/// What kind of thing a view is to someone who cannot see it, by UIKit's names.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Words that stay as they are.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of what there is at the start.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Not to be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It is another every now and then.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search by.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It begins something that is heard.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It can be made more or less.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It is touched as it is.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns pages.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}

extension UIAccessibilityTraits {
  /// The same as SwiftUI has them; what it has no name for is left out.
  var listed: AccessibilityTraits {
    let pairs: [(Self, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
      (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
      (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.header, .isHeader),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}
