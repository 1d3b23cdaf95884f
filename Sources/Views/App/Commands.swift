@_spi(Engine) public import ViewEngine

/// Commands of an app's menus, which a telephone does not have.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands that they are made of.
  associatedtype Body: Commands
  /// The commands that they are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Builds commands.
@MainActor @preconcurrency @resultBuilder public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several commands, of which a telephone shows none.
  ///
  /// - Note: Accepted; no effect. `content`: a telephone has no menus.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - nameKey: The title.
  ///   - content: The items.
  /// - Note: Accepted; no effect. `nameKey`, `content`: a telephone has no menus.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// Where commands stand in an app's menus.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = Self()
  /// The app's settings.
  public static let appSettings = Self()
  /// New things.
  public static let newItem = Self()
  /// What saves.
  public static let saveItem = Self()
  /// What takes back.
  public static let undoRedo = Self()
  /// Copy and paste.
  public static let pasteboard = Self()
  /// The sidebar.
  public static let sidebar = Self()
  /// Help.
  public static let help = Self()
}

/// Commands beside others.
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands after others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The commands.
  /// - Note: Accepted; no effect. `after`, `addition`: a telephone has no menus.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The commands.
  /// - Note: Accepted; no effect. `before`, `addition`: a telephone has no menus.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands in the place of others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The commands.
  /// - Note: Accepted; no effect. `replacing`, `addition`: a telephone has no menus.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}
