@_spi(Engine) public import ViewEngine

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The usual one: a press.
  public static let `default` = Self(name: "default")
  /// Goes back or closes.
  public static let escape = Self(name: "escape")
  /// The most likely one, wherever the finger is.
  public static let magicTap = Self(name: "magicTap")
  /// Deletes.
  public static let delete = Self(name: "delete")
  /// Shows a menu.
  public static let showMenu = Self(name: "showMenu")

  private init(name: String) { self.name = name }
  /// An action with a name.
  ///
  /// - Note: Accepted; no effect. `named`: a script acts by touches.
  public init(named name: Text) { self.init(name: "named") }
}

/// Which way an adjustable value is moved.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

extension View {
  /// Adds an accessibility action; a film has nobody who could choose it.
  ///
  /// - Parameters:
  ///   - actionKind: What it is.
  ///   - handler: What it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `actionKind`, `handler`: a script acts by touches.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an accessibility action with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: What it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `named`, `handler`: a script acts by touches.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Adds an accessibility action with a name.
  ///
  /// - Parameters:
  ///   - nameKey: The name.
  ///   - handler: What it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `named`, `handler`: a script acts by touches.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an accessibility action with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: What it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `named`, `handler`: a script acts by touches.
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an accessibility action with a label.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - label: Its label.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `action`, `label`: a script acts by touches.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Adds accessibility actions.
  ///
  /// - Parameter content: Buttons, one for each.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `content`: a script acts by touches.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Makes this view's value adjustable by accessibility.
  ///
  /// - Parameter handler: Moves the value.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `handler`: a script acts by touches.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds an accessibility action that scrolls.
  ///
  /// - Parameter handler: Scrolls.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `handler`: a script acts by touches.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
