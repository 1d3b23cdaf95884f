import DisplayList
public import Foundation
import Geometry
import Typography
@_spi(Engine) public import ViewEngine

extension Text {
  /// The layout of a text, for a renderer: its lines, from the top.
  public struct Layout: RandomAccessCollection {
    /// Where letters are: from the first origin to the last advance, and about the baseline.
    public struct TypographicBounds: Equatable, Sendable {
      /// The origin: where the baseline begins, in points from the text's top left.
      public var origin: CGPoint
      /// The width in points.
      public var width: CGFloat
      /// The heights above and below the baseline, and the space to the next line, in points.
      public var ascent, descent, leading: CGFloat
      /// The rectangle of all that.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The index of a character in the whole text.
    public struct CharacterIndex: Hashable, Comparable, Sendable {
      let value: Int
      public static func < (left: Self, right: Self) -> Bool {
        left.value < right.value
      }
    }

    /// Options of drawing letters.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Letters stand between pixels; here they always do.
      public static let disablesSubpixelQuantization = Self(rawValue: 1)
    }

    let lines: [Line]
    /// Whether part of the text was left out.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    @MainActor init(_ text: DrawnText) {
      isTruncated = text.layout.metrics.isTruncated
      lines = text.layout.lines.map { Line(runs: Run.all(in: $0, of: text), line: $0) }
    }
  }
}

extension Text.Layout {
  /// A line: its runs, from left to right.
  public struct Line: RandomAccessCollection {
    let runs: [Run]
    /// The line's bounds.
    public let typographicBounds: TypographicBounds
    /// The origin: where its baseline begins.
    public var origin: CGPoint { typographicBounds.origin }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }

    init(runs: [Run], line: TextLayout.Line) {
      self.runs = runs
      typographicBounds = TypographicBounds(line, from: line.rect.minX, to: line.rect.maxX)
    }
  }

  /// A run: neighbouring letters of one font, style and attributes.
  public struct Run: RandomAccessCollection {
    let slices: [RunSlice]
    /// The direction in which its letters follow each other.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(index: Int) -> RunSlice { slices[index] }
    /// The slice of several letters.
    public subscript(range: Range<Int>) -> RunSlice {
      RunSlice(pieces: slices[range].flatMap(\.pieces))
    }

    /// The run's bounds.
    public var typographicBounds: TypographicBounds { self[0..<slices.count].typographicBounds }
    /// Which characters it draws.
    public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
    /// The scene's own attribute of a type; `nil` where the text has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { slices.first?[key] }
  }

  /// A slice of a run: a letter, or several.
  public struct RunSlice {
    let pieces: [LetterPiece]

    /// The slice's bounds.
    public var typographicBounds: TypographicBounds {
      guard var bounds = pieces.first?.bounds, let last = pieces.last?.bounds else {
        return TypographicBounds(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
      }
      bounds.width = last.origin.x + last.width - bounds.origin.x
      return bounds
    }
    /// Which characters it draws.
    public var characterIndices: [CharacterIndex] {
      pieces.map { CharacterIndex(value: $0.character) }
    }
    /// The scene's own attribute of a type; `nil` where the text has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      pieces.first?.attributes.lazy.compactMap { $0.value as? T }.first
    }
  }
}

extension Text.Layout.TypographicBounds {
  fileprivate init(_ line: TextLayout.Line, from left: CGFloat, to right: CGFloat) {
    self.init(
      origin: CGPoint(x: left, y: line.baseline), width: right - left,
      ascent: CGFloat(line.baseline) - line.rect.minY,
      descent: line.rect.maxY - CGFloat(line.baseline), leading: 0)
  }
}

/// A letter of a layout: what draws it, and where it is.
struct LetterPiece {
  let character: Int
  var bounds: Text.Layout.TypographicBounds
  let attributes: [CustomAttribute]
  /// Of which run of the layout it is.
  let run: Int
  /// Draws it, from the text's coordinates by a transform.
  let draw: (inout DisplayList, CGAffineTransform) -> Void
}

extension Text.Layout.Run {
  /// The runs of a line, from left to right.
  @MainActor fileprivate static func all(in line: TextLayout.Line, of text: DrawnText) -> [Self] {
    var runs: [Self] = []
    var letters: [LetterPiece] = []
    func finish() {
      guard !letters.isEmpty else { return }
      runs.append(
        Self(
          slices: letters.map { Text.Layout.RunSlice(pieces: [$0]) },
          layoutDirection: letters[0].character > letters[letters.count - 1].character
            ? .rightToLeft : .leftToRight))
      letters = []
    }
    for piece in LetterPiece.all(in: line, of: text) {
      if let last = letters.last, last.run != piece.run || last.attributes != piece.attributes {
        finish()
      }
      letters.append(piece)
    }
    finish()
    return runs
  }
}

extension LetterPiece {
  /// The letters of a line, from left to right.
  @MainActor fileprivate static func all(
    in line: TextLayout.Line, of text: DrawnText
  ) -> [LetterPiece] {
    var pieces: [LetterPiece] = []
    func add(
      _ character: Int, _ run: Int, at x: CGFloat,
      _ draw: @escaping (inout DisplayList, CGAffineTransform) -> Void
    ) {
      pieces.append(
        LetterPiece(
          character: character, bounds: .init(line, from: x, to: x),
          attributes: text.attributes(character), run: run, draw: draw))
    }
    for (number, run) in line.runs.enumerated() {
      let glyphs = run.glyphs.glyphs
      var start = 0
      while start < glyphs.count {
        // Glyphs of one character, such as a letter and its accent, are one piece.
        var end = start + 1
        while end < glyphs.count, run.characters[end] == run.characters[start] { end += 1 }
        var part = run
        part.glyphs.glyphs = Array(glyphs[start..<end])
        part.characters = Array(run.characters[start..<end])
        add(run.characters[start], number, at: glyphs[start].position.x) { [part] list, transform in
          if text.image(part, &list, transform) { return }
          list.draw(part.glyphs, with: text.paint(part.style), transform: transform)
        }
        start = end
      }
    }
    for (number, picture) in line.pictures.enumerated() {
      add(picture.character, line.runs.count + number, at: picture.rect.minX) { list, transform in
        list.draw(picture.image, in: picture.rect, transform: transform)
      }
    }
    pieces.sort { $0.bounds.origin.x < $1.bounds.origin.x }
    for index in pieces.indices {
      let next = index + 1 < pieces.count ? pieces[index + 1].bounds.origin.x : line.rect.maxX
      pieces[index].bounds.width = max(next - pieces[index].bounds.origin.x, 0)
    }
    return pieces
  }
}

extension GraphicsContext {
  /// Draws a line of a text's layout, where it is.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: How letters stand.
  /// - Note: Accepted; no effect. `options`: letters stand between pixels.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(pieces: line.runs.flatMap(\.slices).flatMap(\.pieces))
  }
  /// Draws a run of a text's layout, where it is.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: How letters stand.
  /// - Note: Accepted; no effect. `options`: letters stand between pixels.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(pieces: run.slices.flatMap(\.pieces))
  }
  /// Draws a slice of a run of a text's layout, where it is.
  ///
  /// - Parameters:
  ///   - slice: The slice.
  ///   - options: How letters stand.
  /// - Note: Accepted; no effect. `options`: letters stand between pixels.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(pieces: slice.pieces)
  }

  private func draw(pieces: [LetterPiece]) {
    draw { list in
      for piece in pieces { piece.draw(&list, placement) }
    }
  }
}
