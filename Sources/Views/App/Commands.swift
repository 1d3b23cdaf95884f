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
  /// What other apps do.
  public static let systemServices = Self()
  /// What hides and shows the app.
  public static let appVisibility = Self()
  /// What ends the app.
  public static let appTermination = Self()
  /// What takes things in and gives them out.
  public static let importExport = Self()
  /// What prints.
  public static let printItem = Self()
  /// What edits texts.
  public static let textEditing = Self()
  /// What formats texts.
  public static let textFormatting = Self()
  /// Toolbars.
  public static let toolbar = Self()
  /// How large windows are.
  public static let windowSize = Self()
  /// Where windows stand.
  public static let windowArrangement = Self()
  /// The windows that there are.
  public static let windowList = Self()
  /// The windows of which there is one each.
  public static let singleWindowList = Self()
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

/// The system's commands of toolbars, which a telephone does not have.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// The system's commands of sidebars, which a telephone does not have.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// The system's commands of inspectors, which a telephone does not have.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// The system's commands of editing texts, which a telephone does not have.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// The system's commands of formatting texts, which a telephone does not have.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}

/// The system's commands that take pictures from other devices, which a telephone does not have.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}
  public var body: Never {
    preconditionFailure("commands of the engine's own are made of no others")
  }
}
