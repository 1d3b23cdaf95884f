internal import Foundation

/// Text broken into lines, before its glyphs are placed.
struct FittedText {
  /// A segment of a line.
  enum Segment {
    /// Clusters of the line's paragraph.
    case text(Range<Int>)
    /// The ellipsis for what is truncated, in the size of a run.
    case ellipsis(SizedText, width: Double)
  }

  /// A line: its segments, its ascent and its descent.
  struct Line {
    var paragraph: Int
    var segments: [Segment]
    var width = 0.0
    /// The width of the white space at its end, where the text goes on in the next line.
    var hanging = 0.0
    var ascent = 0.0
    var descent = 0.0
    /// The leading that the fonts add between this line and the next.
    var leading = 0.0
  }

  let text: SizedText
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  /// How far beyond the limit a line may reach: limits are sums of rounded numbers.
  private static let slack = 0.001

  /// Breaks `text` greedily into lines of `options`' width, at most as many as it allows.
  init(_ text: SizedText, options: TextLayout.Options, fonts: FontBook) {
    self.text = text
    let width = options.width.map { max($0, 0) + Self.slack } ?? .infinity
    let limit = max(options.lineLimit ?? .max, 1)
    fill(width: width, limit: limit, options: options, fonts: fonts)
    guard let height = options.height, lines.count > 1 else { return }
    var fitting = 1
    while fitting < lines.count,
      metrics(options, lineCount: fitting + 1).size.height <= height + Self.slack
    { fitting += 1 }
    guard fitting < lines.count else { return }
    lines = []
    fill(width: width, limit: fitting, options: options, fonts: fonts)
  }

  private mutating func fill(
    width: Double, limit: Int, options: TextLayout.Options, fonts: FontBook
  ) {
    let paragraphs = text.prepared.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let isLast = lines.count + 1 == limit
        var end = lineEnd(from: start, in: index, width: width)
        if start == 0 { end = pushedEnd(end, in: index, width: width) }
        let rest = start..<paragraph.clusters.count
        let continues = end < rest.upperBound || index + 1 < paragraphs.count
        if isLast && continues {
          let segments = truncated(rest, in: index, width: width, options.truncation, fonts)
          append(segments, paragraph: index)
          isTruncated = true
          return
        }
        append([.text(start..<end)], paragraph: index, isBroken: end < rest.upperBound)
        start = end
      } while start < paragraph.clusters.count
    }
  }

  /// The end of the line that begins at `start`: after its last cluster.
  private func lineEnd(from start: Int, in index: Int, width: Double) -> Int {
    let clusters = text.prepared.paragraphs[index].clusters
    guard width < .infinity else { return clusters.count }
    var x = 0.0
    var lastBreak: Int?
    var lastWhole = start
    for i in start..<clusters.count {
      let cluster = clusters[i]
      if i > start, cluster.allowsBreakBefore { lastBreak = i }
      if !cluster.isJoined { lastWhole = i }
      let advance = text.advance(of: cluster, inParagraph: index)
      if !cluster.isSpace, x + advance > width, i > start {
        if let lastBreak { return lastBreak }
        // No place to break: the word is cut, but never within a ligature.
        if lastWhole > start { return lastWhole }
      }
      x += advance
    }
    return clusters.count
  }

  /// The least part of the line's width that is left in a first line of which a word is pushed out.
  private static let leastPushedLine = 0.4
  /// The width up to which words do not stand alone in a second line, in sizes of the font.
  private static let aloneWidth = 4.8

  /// The end of a paragraph's first line, so that no short word stands alone in the second of two.
  ///
  /// The word before it goes along, as in pictures of iOS 18 and 26. The last of three lines or more may be one word there.
  ///
  /// - Parameters:
  ///   - end: The end of the fullest first line.
  ///   - index: The paragraph.
  ///   - width: The greatest width of a line.
  /// - Returns: The end of the line.
  private func pushedEnd(_ end: Int, in index: Int, width: Double) -> Int {
    let clusters = text.prepared.paragraphs[index].clusters
    guard end < clusters.count, clusters[end].allowsBreakBefore,
      !clusters[end...].dropFirst().contains(where: \.allowsBreakBefore),
      let start = clusters[1..<end].lastIndex(where: \.allowsBreakBefore)
    else { return end }
    let whole = trimmed(start..<clusters.count, in: index)
    let first = trimmed(0..<start, in: index)
    let alone = trimmed(end..<clusters.count, in: index)
    let run = text.prepared.paragraphs[index].items[clusters[end].item].run
    let size = text.runs[run].font.size * text.factor
    guard text.advance(of: alone, inParagraph: index) <= Self.aloneWidth * size,
      text.advance(of: whole, inParagraph: index) <= width,
      text.advance(of: first, inParagraph: index) >= Self.leastPushedLine * width
    else { return end }
    return start
  }

  /// `range` without the white space at its end.
  private func trimmed(_ range: Range<Int>, in index: Int) -> Range<Int> {
    let clusters = text.prepared.paragraphs[index].clusters
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Truncates `range` to as much of it as fits beside an ellipsis.
  private func truncated(
    _ range: Range<Int>, in index: Int, width: Double, _ mode: TextTruncation, _ fonts: FontBook
  ) -> [Segment] {
    let range = trimmed(range, in: index)
    let clusters = text.prepared.paragraphs[index].clusters
    let items = text.prepared.paragraphs[index].items
    let run =
      range.isEmpty
      ? text.prepared.paragraphs[index].lastRun
      : items[clusters[mode == .head ? range.upperBound - 1 : range.lowerBound].item].run
    let (sign, signWidth) = ellipsis(run: run, fonts)
    var (head, tail) = (range.lowerBound, range.upperBound)
    var room = width - signWidth
    func take(_ i: Int) -> Bool {
      let advance = text.advance(of: clusters[i], inParagraph: index)
      guard advance <= room else { return false }
      room -= advance
      return true
    }
    switch mode {
    case .tail: while head < tail, take(head) { head += 1 }
    case .head: while tail > head, take(tail - 1) { tail -= 1 }
    case .middle:
      var (first, last) = (head, tail)
      while first < last, take(first) {
        first += 1
        guard first < last, take(last - 1) else { break }
        last -= 1
      }
      (head, tail) = (first, last)
    }
    while head < tail, head > range.lowerBound, clusters[head].isJoined { head -= 1 }
    while tail < range.upperBound, clusters[tail].isJoined { tail += 1 }
    let before = trimmed(range.lowerBound..<head, in: index)
    var start = tail
    while start < range.upperBound, clusters[start].isSpace { start += 1 }
    let after = start..<range.upperBound
    let segment = Segment.ellipsis(sign, width: signWidth)
    return switch mode {
    case .tail: [.text(before), segment]
    case .head: [segment, .text(after)]
    case .middle: [.text(before), segment, .text(after)]
    }
  }

  /// The ellipsis in the font and size of `run`.
  private func ellipsis(run: Int, _ fonts: FontBook) -> (SizedText, width: Double) {
    var style = text.runs[run]
    style.text = "…"
    let prepared = fonts.prepared(TextKey(runs: [TextKey.Run(style)]))
    let sign = SizedText(
      prepared, runs: [style], factor: text.factor, tightening: text.tightening)
    let count = prepared.paragraphs[0].clusters.count
    return (sign, sign.advance(of: 0..<count, inParagraph: 0))
  }

  private mutating func append(_ segments: [Segment], paragraph index: Int, isBroken: Bool = false)
  {
    let paragraph = text.prepared.paragraphs[index]
    var line = Line(paragraph: index, segments: [])
    var runs: Set<Int> = []
    for segment in segments {
      switch segment {
      case .text(let range):
        let visible = trimmed(range, in: index)
        for i in visible { runs.insert(paragraph.items[paragraph.clusters[i].item].run) }
        // Space at a paragraph's end is kept: "a " is wider than "a", as in a field being typed in.
        let kept = isBroken ? visible : range
        line.width += text.advance(of: kept, inParagraph: index)
        if isBroken {
          line.hanging = text.advance(of: visible.upperBound..<range.upperBound, inParagraph: index)
        }
        line.segments.append(.text(kept))
      case .ellipsis(_, let width):
        line.width += width
        line.segments.append(segment)
      }
    }
    if runs.isEmpty { runs = [paragraph.lastRun] }
    (line.ascent, line.descent, line.leading) = (-.infinity, -.infinity, -.infinity)
    for run in runs.sorted() {
      let metrics = text.lineMetrics(ofRun: run)
      line.ascent = max(line.ascent, metrics.ascent)
      line.descent = max(line.descent, metrics.descent)
      line.leading = max(line.leading, metrics.leading)
    }
    lines.append(line)
  }
}
