@_spi(Engine) import ViewEngine

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// It deletes something or cannot be undone.
  public static let destructive = Self(number: 0)
  /// It leaves things as they are.
  public static let cancel = Self(number: 1)
}
