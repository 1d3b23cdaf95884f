internal import DisplayList
internal import Foundation

extension FittedText {
  /// The y of the baselines of the first `lineCount` lines, and the height of the whole.
  private func baselines(
    _ options: TextLayout.Options, lineCount: Int
  ) -> (baselines: [Double], height: Double) {
    var baselines: [Double] = []
    var y = 0.0
    for (i, line) in lines.prefix(lineCount).enumerated() {
      if i > 0 { y += max(lines[i - 1].leading, line.leading) + options.lineSpacing * text.factor }
      baselines.append(((y + line.ascent) * options.scale).rounded() / options.scale)
      y += line.ascent + line.descent
    }
    if options.reservesSpace, let limit = options.lineLimit, let last = lines.last {
      let pitch = last.ascent + last.descent + last.leading + options.lineSpacing * text.factor
      y += Double(max(limit - lineCount, 0)) * pitch
    }
    return (baselines, roundedUp(y, scale: options.scale))
  }

  /// The measures of the whole, or of its first `lineCount` lines.
  func metrics(_ options: TextLayout.Options, lineCount: Int? = nil) -> TextMetrics {
    let count = lineCount ?? lines.count
    let (baselines, height) = baselines(options, lineCount: count)
    // A text is as wide as its lines with the white space at their ends, as far as there is room: so it is in pictures of iOS 18.
    let room = options.width.map { max($0, 0) } ?? .infinity
    let width =
      lines.prefix(count).map { max($0.width, min($0.width + $0.hanging, room)) }.max() ?? 0
    return TextMetrics(
      size: CGSize(width: roundedUp(max(width, 0), scale: options.scale), height: height),
      firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0, lineCount: count,
      isTruncated: isTruncated, scaleFactor: text.factor)
  }

  /// The layout: every glyph at its place.
  func layout(_ options: TextLayout.Options) -> TextLayout {
    let metrics = metrics(options)
    let (baselines, _) = baselines(options, lineCount: lines.count)
    let placed = zip(lines, baselines).map { line, baseline in
      let room = metrics.size.width - line.width
      let share: Double =
        switch options.alignment {
        case .leading: options.isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: options.isRightToLeft ? 0 : 1
        }
      var placing = LinePlacing(
        x: room * share, baseline: baseline, scale: options.scale,
        line: TextLayout.Line(
          rect: CGRect(
            x: room * share, y: baseline - line.ascent, width: line.width,
            height: line.ascent + line.descent), baseline: baseline))
      place(line, with: &placing)
      return placing.line
    }
    return TextLayout(lines: placed, metrics: metrics)
  }

  /// A piece of one item within a line.
  private struct Piece {
    var text: SizedText
    var paragraph: Int
    var item: Int
    var clusters: Range<Int>
    var level: UInt8
  }

  private func place(_ line: Line, with placing: inout LinePlacing) {
    var pieces: [Piece] = []
    for segment in line.segments {
      switch segment {
      case .text(let range):
        let paragraph = text.prepared.paragraphs[line.paragraph]
        guard let first = range.first, let last = range.last else { continue }
        for i in paragraph.clusters[first].item...paragraph.clusters[last].item {
          pieces.append(
            Piece(
              text: text, paragraph: line.paragraph, item: i,
              clusters: paragraph.items[i].clusters.clamped(to: range),
              level: paragraph.items[i].level))
        }
      case .ellipsis(let sign, _):
        let base = text.prepared.paragraphs[line.paragraph].level
        for (i, item) in sign.prepared.paragraphs[0].items.enumerated() {
          pieces.append(
            Piece(text: sign, paragraph: 0, item: i, clusters: item.clusters, level: base))
        }
      }
    }
    for i in visualOrder(of: pieces.map(\.level)) {
      let piece = pieces[i]
      placing.append(
        piece.text, paragraph: piece.paragraph, item: piece.item, clusters: piece.clusters)
    }
  }
}

/// The pen while it moves along one line.
private struct LinePlacing {
  var x: Double
  let baseline: Double
  let scale: Double
  var line: TextLayout.Line

  /// How far the upper edges of both rules are above the baseline, in em, as San Francisco's are on
  /// screen.
  private static let (underline, strikethrough) = (-0.11, 0.26)
  /// How many thicknesses of a rule make the font size, on screen too.
  private static let thicknesses = 18.0

  mutating func append(_ text: SizedText, paragraph: Int, item index: Int, clusters: Range<Int>) {
    let paragraphText = text.prepared.paragraphs[paragraph]
    let item = paragraphText.items[index]
    let style = text.runs[item.run]
    let size = style.font.size * text.factor
    let (unit, spacing) = text.scale(ofItem: index, inParagraph: paragraph)
    let y = baseline - style.baselineOffset * text.factor
    let glyphs = item.glyphs(of: clusters)
    var run = TextLayout.Run(
      glyphs: GlyphRun(
        font: item.typeface.outlines, size: item.typeface.drawnSize(size), glyphs: [],
        text: paragraphText.clusters[clusters].map(\.text).joined()),
      characters: [], style: style.style)
    let start = x
    for (i, glyph) in zip(glyphs.indices, glyphs) {
      let character = paragraphText.clusters[glyph.cluster].character
      let origin = CGPoint(
        x: x + Double(glyph.xOffset) * unit, y: y - Double(glyph.yOffset) * unit)
      if let picture = item.typeface.picture(of: glyph.id) {
        let em = item.typeface.drawnSize(size)
        line.pictures.append(
          TextLayout.Picture(
            image: picture.image,
            rect: CGRect(
              x: origin.x + picture.left * em, y: origin.y + picture.top * em,
              width: picture.width * em, height: picture.height * em),
            character: character, style: style.style))
      } else if !paragraphText.clusters[glyph.cluster].isSpace {
        run.glyphs.glyphs.append(GlyphRun.Glyph(id: glyph.id, position: origin))
        run.characters.append(character)
      }
      x += Double(glyph.advance) * unit
      let isLastOfCluster = i + 1 == glyphs.endIndex || glyphs[i + 1].cluster != glyph.cluster
      if isLastOfCluster { x += spacing }
    }
    if !run.glyphs.glyphs.isEmpty { line.runs.append(run) }
    rule(style.underline, from: start, size: size, y: y, above: Self.underline)
    rule(style.strikethrough, from: start, size: size, y: y, above: Self.strikethrough)
  }

  /// Adds an underline or a strike through the text, from `start` to the pen, its upper edge
  /// `above` em over the baseline.
  ///
  /// It is a pixel thick at least.
  private mutating func rule(
    _ style: Int?, from start: Double, size: Double, y: Double, above: Double
  ) {
    guard let style, x > start else { return }
    let thickness = max((size / Self.thicknesses * scale).rounded(), 1) / scale
    let top = ((y - above * size) * scale).rounded() / scale
    let rect = CGRect(x: start, y: top, width: x - start, height: thickness)
    let neighbour = line.rules.lastIndex {
      $0.style == style && $0.rect.minY == rect.minY && $0.rect.height == rect.height
        && abs($0.rect.maxX - rect.minX) < roundingError
    }
    if let neighbour {
      line.rules[neighbour].rect.size.width += rect.width
    } else {
      line.rules.append(TextLayout.Rule(rect: rect, style: style))
    }
  }
}

/// What sums of lengths are off by at most, in points or pixels.
private let roundingError = 1e-6

/// `length` rounded up to whole pixels; what floating-point sums are off by does not count.
private func roundedUp(_ length: Double, scale: Double) -> Double {
  (length * scale - roundingError).rounded(.up) / scale
}
