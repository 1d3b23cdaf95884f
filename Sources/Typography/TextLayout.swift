public import DisplayList
public import Foundation

/// A text layout: text in lines, with every glyph at its place.
///
/// Lengths are in points, y downwards, from the top left corner of the text's own rectangle.
public struct TextLayout: Hashable, Sendable {
  /// A run: neighbouring glyphs of one line, font and style.
  public struct Run: Hashable, Sendable {
    /// The glyphs at their places.
    public var glyphs: GlyphRun
    /// For each glyph, which character of the whole text it draws, counted from 0.
    public var characters: [Int]
    /// The style that ``StyledRun/style`` named.
    public var style: Int
  }

  /// A glyph that is a colour picture.
  public struct Picture: Hashable, Sendable {
    /// The picture itself.
    public var image: ImageReference
    /// The rectangle in which the picture is drawn.
    public var rect: CGRect
    /// The index of the character of the whole text that it draws, counted from 0.
    public var character: Int
    /// The style that ``StyledRun/style`` named; its opacity applies to the picture.
    public var style: Int
  }

  /// A rule: an underline or a strike through characters.
  public struct Rule: Hashable, Sendable {
    /// The rectangle that is filled.
    public var rect: CGRect
    /// The style that ``StyledRun/underline`` or ``StyledRun/strikethrough`` named.
    public var style: Int
  }

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The line's place: from its first to its last glyph's advance, and its full height.
    public var rect: CGRect
    /// The y of its baseline.
    public var baseline: Double
    /// Its glyphs, from left to right.
    public var runs: [Run] = []
    /// Its colour pictures, from left to right.
    public var pictures: [Picture] = []
    /// The underlines of its characters and the strikes through them.
    public var rules: [Rule] = []
  }

  /// The lines from the top.
  public var lines: [Line]
  /// The metrics of the whole.
  public var metrics: TextMetrics
}

/// The metrics of text: how large it is.
public struct TextMetrics: Hashable, Sendable {
  /// Width and height, rounded up to whole pixels.
  public var size: CGSize
  /// The y of the first line's baseline, in whole pixels.
  public var firstBaseline: Double
  /// The y of the last line's baseline, in whole pixels.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int
  /// Whether part of the text was left out.
  public var isTruncated: Bool
  /// The scale factor that made the text fit, from the least allowed to 1.
  public var scaleFactor: Double
}

/// The alignment: which end of a line meets the same edge in all lines.
public enum TextLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at one edge.
  case leading
  /// Lines have one middle.
  case center
  /// Lines end at one edge.
  case trailing
}

/// The truncation: which part of a line that does not fit is left out.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
  /// The end.
  case tail
  /// The beginning.
  case head
  /// The middle.
  case middle
}

extension TextLayout {
  /// The options of layout: the room that text has, and how it fills it.
  public struct Options: Hashable, Sendable {
    /// Greatest width in points; `nil` for no limit.
    public var width: Double?
    /// Greatest height in points; `nil` for no limit.
    ///
    /// One line is always shown.
    public var height: Double?
    /// Greatest number of lines, 1 or more; `nil` for no limit.
    public var lineLimit: Int?
    /// Whether the height is that of `lineLimit` lines even if there are fewer.
    public var reservesSpace = false
    /// The alignment of the lines.
    public var alignment: TextLineAlignment = .leading
    /// The truncation of the last line, which gives way to an ellipsis.
    public var truncation: TextTruncation = .tail
    /// The line spacing: points added between lines.
    public var lineSpacing = 0.0
    /// The least scale factor that may be used to avoid truncation, above 0 and at most 1.
    public var minimumScaleFactor = 1.0
    /// Whether characters may move closer, by up to 5 % of the size, to avoid truncation.
    public var allowsTightening = false
    /// Whether the leading edge is the right one.
    public var isRightToLeft = false
    /// Pixels per point; sizes and baselines are in whole pixels.
    public var scale = 1.0

    /// Creates options of unlimited room.
    ///
    /// - Parameters:
    ///   - width: Greatest width in points; `nil` for no limit.
    ///   - lineLimit: Greatest number of lines; `nil` for no limit.
    ///   - scale: Pixels per point.
    public init(width: Double? = nil, lineLimit: Int? = nil, scale: Double = 1) {
      (self.width, self.lineLimit, self.scale) = (width, lineLimit, scale)
    }
  }
}

extension FontBook {
  /// Measures `runs` in lines of the room that `options` give.
  ///
  /// Text without characters has no size. A font that cannot be used is replaced and reported by
  /// ``substitutions()`` and ``failures()``.
  ///
  /// - Parameters:
  ///   - runs: The text, run after run.
  ///   - options: The room it has, and how it fills it.
  /// - Returns: The measures; ``TextMetrics/empty`` without characters.
  public func measure(_ runs: [StyledRun], _ options: TextLayout.Options) -> TextMetrics {
    guard let fitted = fit(runs, options) else { return .empty }
    return fitted.metrics(options)
  }

  /// Lays out `runs` in lines of the room that `options` give, with every glyph at its place.
  ///
  /// The same as ``measure(_:_:)`` says, only slower.
  ///
  /// - Parameters:
  ///   - runs: The text, run after run.
  ///   - options: The room it has, and how it fills it.
  /// - Returns: The lines; none without characters.
  public func layout(_ runs: [StyledRun], _ options: TextLayout.Options) -> TextLayout {
    guard let fitted = fit(runs, options) else { return TextLayout(lines: [], metrics: .empty) }
    return fitted.layout(options)
  }

  /// The greatest tightening: the fraction of the size by which characters may move closer.
  private static let greatestTightening = 0.05
  /// Smaller scales count as this one.
  private static let leastScale = 0.01
  /// How often the range of scales is halved: to 1/256 of it.
  private static let scaleHalvings = 8

  /// Breaks `runs` into lines, at the largest scale that avoids truncation; `nil` for empty text.
  private func fit(_ runs: [StyledRun], _ options: TextLayout.Options) -> FittedText? {
    let runs = runs.filter { !$0.text.isEmpty && $0.font.size > 0 && $0.font.size.isFinite }
    guard !runs.isEmpty else { return nil }
    let prepared = prepared(TextKey(runs: runs.map(TextKey.Run.init)))
    func fitted(_ factor: Double, tightening: Double = 0) -> FittedText {
      let sized = SizedText(prepared, runs: runs, factor: factor, tightening: tightening)
      return FittedText(sized, options: options, fonts: self)
    }
    let whole = fitted(1)
    guard whole.isTruncated else { return whole }
    if options.allowsTightening {
      let tight = fitted(1, tightening: Self.greatestTightening)
      if !tight.isTruncated { return tight }
    }
    let least = min(max(options.minimumScaleFactor, Self.leastScale), 1)
    guard least < 1 else { return whole }
    var best = fitted(least)
    var (low, high) = (least, 1.0)
    for _ in 0..<Self.scaleHalvings where !best.isTruncated {
      let middle = (low + high) / 2
      let attempt = fitted(middle)
      if attempt.isTruncated { high = middle } else { (low, best) = (middle, attempt) }
    }
    return best
  }
}

extension TextMetrics {
  /// The metrics of no text.
  public static let empty = TextMetrics(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false,
    scaleFactor: 1)
}
