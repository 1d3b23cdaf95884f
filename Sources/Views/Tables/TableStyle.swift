@_spi(Engine) public import ViewEngine

extension View {
  /// Shows or hides the names of columns above the tables below.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableShowsHeaders, visibility != .hidden)
  }
  /// Sets the style of tables, which is that of a plain list here.
  ///
  /// - Note: Accepted; no effect. `style`: tables look as plain lists do.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    ineffective("tableStyle", if: style is BorderedTableStyle)
  }
  /// Sets whether every second row of tables and lists has a ground of its own.
  ///
  /// - Note: Accepted; no effect. `behavior`: rows have one ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { ineffective("alternatingRowBackgrounds", if: behavior == .enabled) }
}

/// Whether every second row has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// It has.
  public static let enabled = Self(order: 1)
  /// It has not.
  public static let disabled = Self(order: 2)
}

/// A table style.
public protocol TableStyle {}
/// The style that the system chooses.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}
/// Rows that stand in from the sides.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}
/// Rows with a border around them.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the system chooses.
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand in from the sides.
  public static var inset: Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a border around them.
  public static var bordered: Self { Self() }
}
