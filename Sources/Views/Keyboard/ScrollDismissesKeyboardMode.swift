/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// As the context decides.
  public static let automatic = Self(number: 0)
  /// As soon as content scrolls.
  public static let immediately = Self(number: 1)
  /// As the finger reaches the keyboard.
  public static let interactively = Self(number: 2)
  /// Never.
  public static let never = Self(number: 3)
}
