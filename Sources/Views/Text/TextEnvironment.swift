public import Foundation
@_spi(Engine) public import ViewEngine

/// The environment of texts beside its public values.
struct TextEnvironment {
  /// The source of the font, whose size may move.
  var fontSource: FontSource?
  var attributes = TextAttributes()
  /// The number of lines for which space is reserved, even if there are fewer.
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
private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// The environment of texts beside these public values.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }
  /// The font of texts; `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The line limit: the greatest number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The alignment of the lines of one text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// The truncation mode: which part of a text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// The line spacing: points added between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// Whether tightening is allowed: letters may move closer to make a text fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The minimum scale factor: how much smaller a text may be to make it fit, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// The text case: all in capitals, or in small letters; `nil` as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// The legibility weight: whether the reader asks for bold text; never.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}

/// The text alignment: how the lines of one text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Leading: lines stand where they begin.
  case leading
  /// Centred: lines stand in the middle.
  case center
  /// Trailing: lines stand where they end.
  case trailing
}

/// The legibility weight: whether the reader asks for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Letters as they are.
  case regular
  /// Letters one weight bolder.
  case bold
}
