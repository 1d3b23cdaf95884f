/// Another form of a command, while more keys are held.
@MainActor @preconcurrency open class UICommandAlternate {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates another form.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method.
  ///   - modifierFlags: The keys that are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// A command of a menu, which whoever takes what is typed does.
///
/// - Note: Accepted; no effect. `UICommand`: menus have actions alone; use `UIAction`.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// What comes with it.
  public let propertyList: Any?
  /// Its other forms.
  public let alternates: [UICommandAlternate]
  /// What it is called where commands are listed.
  open var discoverabilityTitle: String?
  /// What it is like in a menu.
  open var attributes: Attributes
  /// Whether what it stands for is on.
  open var state: State

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - image: Its picture.
  ///   - action: The method.
  ///   - propertyList: What comes with it.
  ///   - alternates: Its other forms.
  ///   - discoverabilityTitle: What it is called where commands are listed.
  ///   - attributes: What it is like in a menu.
  ///   - state: Whether what it stands for is on.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title, nil, image)
  }
}

/// A command of keys.
///
/// - Note: Accepted; no effect. `UIKeyCommand`: a film's keys type letters alone; use `onKeyPress` or `keyboardShortcut`.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
  /// The key's letter or name.
  open private(set) var input: String?
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// Whether it goes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of keys with a title.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - image: Its picture.
  ///   - action: The method.
  ///   - input: The key's letter or name.
  ///   - modifierFlags: The keys that are held.
  ///   - propertyList: What comes with it.
  ///   - alternates: Its other forms.
  ///   - discoverabilityTitle: What it is called where commands are listed.
  ///   - attributes: What it is like in a menu.
  ///   - state: Whether what it stands for is on.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }
  /// Creates a command of keys.
  ///
  /// - Parameters:
  ///   - input: The key's letter or name.
  ///   - modifierFlags: The keys that are held.
  ///   - action: The method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key of the arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of the arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of the arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of the arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key of a page upwards.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key of a page downwards.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes.
  public static let inputDelete = "UIKeyInputDelete"
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals stay on.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the block of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}
