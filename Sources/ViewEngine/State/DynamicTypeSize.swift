/// The Dynamic Type size: the reader's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the usual.
  case xSmall
  /// Two steps below the usual.
  case small
  /// One step below the usual.
  case medium
  /// The usual size.
  case large
  /// One step above the usual.
  case xLarge
  /// Two steps above the usual.
  case xxLarge
  /// Three steps above the usual.
  case xxxLarge
  /// The first of five accessibility sizes.
  case accessibility1
  /// The second of five accessibility sizes.
  case accessibility2
  /// The third of five accessibility sizes.
  case accessibility3
  /// The fourth of five accessibility sizes.
  case accessibility4
  /// The largest of five accessibility sizes.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

private enum DynamicTypeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The Dynamic Type size: the reader's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }
}
