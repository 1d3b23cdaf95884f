/// A version of the system whose looks are shown: that of iOS 18, or of iOS 26.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  /// iOS 18.
  case system18 = "18"
  /// iOS 26: glass, capsules, and larger rows.
  case system26 = "26"

  /// The version where nobody names one.
  public static let usual = system18

  /// The table of the version's figures.
  ///
  /// - Parameter isNarrow: Whether it is for a screen that is no wider than the smallest telephones'.
  /// - Returns: The table.
  func look(isNarrow: Bool) -> SystemLook {
    switch self {
    case .system18: isNarrow ? .narrow18 : .system18
    case .system26: .system26
    }
  }
}

extension EnvironmentValues {
  /// The figures of the system whose looks are shown.
  @_spi(Engine) public var systemLook: SystemLook {
    drawing.system.look(isNarrow: drawing.isScreenNarrow)
  }
}
