public import Views

/// A word of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// What a person says to ask for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The words, with `${applicationName}` for the app's name and `${parameter}` for what is said.
  public let words: String

  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds a word that the system fills in.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      words += "${\(token)}"
    }
    /// Adds what is said of a parameter.
    ///
    /// - Note: Accepted; no effect. `parameter`: nobody says it.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { words += "${parameter}" }
  }

  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// An intent with what a person says to ask for it.
public struct AppShortcut {
  /// What is asked for.
  public let intent: any AppIntent
  /// What the person says, one way after another.
  public let phrases: [String]
  /// Its name; `nil` for the intent's.
  public let shortTitle: LocalizedStringResource?
  /// The system's symbol for it; `nil` for none.
  public let systemImageName: String?

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: What is asked for.
  ///   - phrases: What the person says.
  ///   - shortTitle: Its name; `nil` for the intent's.
  ///   - systemImageName: The system's symbol for it; `nil` for none.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    (self.intent, self.phrases) = (intent, phrases.map(\.words))
    (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
  }
}

/// Makes a list of shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  /// The shortcuts of all lines, in their order.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }
  /// The shortcuts of an `if` without `else`: none where it does not hold.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] {
    component ?? []
  }
  /// The shortcuts where an `if` holds.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// The shortcuts where an `if` does not hold.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
}

/// What an app lets be asked for from the beginning.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind them.
  static var shortcutTileColor: ShortcutTileColor { get }
}

/// A colour behind an app's shortcuts.
public enum ShortcutTileColor: Sendable {
  /// Blue.
  case blue
  /// Grape.
  case grape
  /// Gray blue.
  case grayBlue
  /// Gray brown.
  case grayBrown
  /// Gray green.
  case grayGreen
  /// Light blue.
  case lightBlue
  /// Lime.
  case lime
  /// Navy.
  case navy
  /// Orange.
  case orange
  /// Pink.
  case pink
  /// Purple.
  case purple
  /// Red.
  case red
  /// Tangerine.
  case tangerine
  /// Teal.
  case teal
  /// Yellow.
  case yellow
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Says that parameters have other values than before; in a film nobody is told.
  public static func updateAppShortcutParameters() {}
}
