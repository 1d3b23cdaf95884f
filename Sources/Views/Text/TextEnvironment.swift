public import Foundation
@_spi(Engine) public import ViewEngine

/// What the engine hands down to texts beside the public values.
struct TextEnvironment {
  /// Where the font was written, to follow its size.
  var fontSource: FontSource?
  var attributes = TextAttributes()
  /// The number of lines that are given room even if there are fewer.
  var reservedLines: Int?
}

private enum TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum DynamicTypeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// What texts take beside the public values.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }
  /// The font of texts; `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The greatest number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// How the lines of one text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// Which part of a text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// Points added between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// Whether letters may move closer to make a text fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// How much smaller a text may be drawn to make it fit, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// Whether texts are shown in capitals, or in small letters; `nil` as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// The reader's text size.
  ///
  /// Films are made at the default, and texts do not follow it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }
  /// Whether the reader asks for bold text: never.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}

/// How the lines of one text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines stand where they begin.
  case leading
  /// Lines stand in the middle.
  case center
  /// Lines stand where they end.
  case trailing
}

/// Whether the reader asks for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Letters as they are.
  case regular
  /// Letters one weight bolder.
  case bold
}

/// The reader's text size.
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
  /// Size 1 of 5 for weak eyes.
  case accessibility1
  /// Size 2 of 5 for weak eyes.
  case accessibility2
  /// Size 3 of 5 for weak eyes.
  case accessibility3
  /// Size 4 of 5 for weak eyes.
  case accessibility4
  /// Size 5 of 5 for weak eyes.
  case accessibility5

  /// Whether the size is one of those beyond the ordinary.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
