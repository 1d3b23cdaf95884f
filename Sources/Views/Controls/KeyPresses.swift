public import Foundation
@_spi(Engine) public import ViewEngine

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that it stands for.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The arrow up.
  public static let upArrow = Self("\u{F700}")
  /// The arrow down.
  public static let downArrow = Self("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = Self("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = Self("\u{F703}")
  /// Escape.
  public static let escape = Self("\u{1B}")
  /// Delete, backwards.
  public static let delete = Self("\u{8}")
  /// Delete, forwards.
  public static let deleteForward = Self("\u{F728}")
  /// Home.
  public static let home = Self("\u{F729}")
  /// End.
  public static let end = Self("\u{F72B}")
  /// A page up.
  public static let pageUp = Self("\u{F72C}")
  /// A page down.
  public static let pageDown = Self("\u{F72D}")
  /// Clear.
  public static let clear = Self("\u{F739}")
  /// Tab.
  public static let tab = Self("\t")
  /// Space.
  public static let space = Self(" ")
  /// Return.
  public static let `return` = Self("\r")
}

/// The modifier keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Control.
  public static let control = Self(rawValue: 4)
  /// Option.
  public static let option = Self(rawValue: 8)
  /// Command.
  public static let command = Self(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = Self(rawValue: 32)
  /// All of them.
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Self(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Self(rawValue: 2)
    /// The key goes up.
    public static let up = Self(rawValue: 4)
    /// All of them.
    public static let all: Self = [.down, .repeat, .up]
  }

  /// Whether an action has done something about a press.
  public enum Result: Sendable {
    /// It has; nobody else hears of it.
    case handled
    /// It has not.
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it would type.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

extension View {
  /// Calls `action` when a key is pressed while this view has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: What is done.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `key`, `action`: a telephone has no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { ineffective("onKeyPress", if: true) }
  /// Calls `action` when a key is pressed while this view has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: Which phases count.
  ///   - action: What is done.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `key`, `phases`, `action`: a telephone has no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { ineffective("onKeyPress", if: true) }
  /// Calls `action` when one of some keys is pressed while this view has the focus.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: Which phases count.
  ///   - action: What is done.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `keys`, `phases`, `action`: a telephone has no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { ineffective("onKeyPress", if: true) }
  /// Calls `action` when a key of some characters is pressed while this view has the focus.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: Which phases count.
  ///   - action: What is done.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `characters`, `phases`, `action`: a telephone has no keys.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { ineffective("onKeyPress", if: true) }
  /// Calls `action` when any key is pressed while this view has the focus.
  ///
  /// - Parameters:
  ///   - phases: Which phases count.
  ///   - action: What is done.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `phases`, `action`: a telephone has no keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { ineffective("onKeyPress", if: true) }
}
