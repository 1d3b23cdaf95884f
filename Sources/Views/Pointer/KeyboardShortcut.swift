@_spi(Engine) public import ViewEngine

/// A shortcut: keys that press a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Escape: cancels.
  public static let cancelAction = Self(.escape, modifiers: [])
  /// Return: does what is most likely.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension View {
  /// Sets the keys that press this control.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `key`, `modifiers`: a script presses by touches.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets the keys that press this control.
  ///
  /// - Parameter shortcut: The keys; `nil` for none.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `shortcut`: a script presses by touches.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Says whether this view can have the keyboard's focus.
  ///
  /// - Parameter isFocusable: Whether it can.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `isFocusable`: only fields have the focus in a film.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Turns the ring off that shows the keyboard's focus.
  ///
  /// - Parameter disabled: Whether it is off.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `disabled`: a film shows no ring.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Makes this view a place of its own for the keyboard's focus.
  public func focusSection() -> some View { self }

  /// Sets whether a press that lasts is many.
  ///
  /// - Parameter behavior: Whether it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `behavior`: a press is one.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a press that lasts is many.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: Int
  /// The button's own.
  public static let automatic = Self(number: 0)
  /// It is.
  public static let enabled = Self(number: 1)
  /// It is one.
  public static let disabled = Self(number: 2)
}
