@_spi(Engine) import ViewEngine

/// The role of a view in its section.
enum SectionRole: LayoutValueKey, Hashable {
  case row, header, footer
  static var defaultValue: SectionRole { .row }
  /// Whether the view has a line of its own in a grid.
  var spansContainer: Bool { self != .row }
}

/// The section to which a view belongs.
enum SectionToken: LayoutValueKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

/// The identity of a section among others.
final class SectionIdentity {}
