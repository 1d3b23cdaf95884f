@_spi(Engine) import ViewEngine

/// The role of a button: what it is for.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// A button that deletes something or cannot be undone.
  public static let destructive = Self(number: 0)
  /// A button that leaves things as they are.
  public static let cancel = Self(number: 1)
}
