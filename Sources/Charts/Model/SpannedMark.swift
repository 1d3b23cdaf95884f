import Foundation

/// A mark after stacking: what it covers along each axis, in the values of the data.
struct SpannedMark {
  /// What is covered along an axis.
  struct Span {
    var from, to: PlotInput
    init(_ from: PlotInput, _ to: PlotInput? = nil) { (self.from, self.to) = (from, to ?? from) }
  }
  var record: MarkRecord
  /// `nil` for all of the axis.
  var x, y: Span?
  /// Whether a bar goes along the horizontal axis, from zero or another bar.
  var isHorizontal = false
  /// Whether it begins at zero or on another one, and so has only one free end.
  var isStacked = false
  /// Whether it lies at the end of its stack.
  var isLast = true

  init(_ record: MarkRecord) {
    self.record = record
    x = record.x.map { Span($0, record.xEnd) }
    y = record.y.map { Span($0, record.yEnd) }
  }

  /// All marks but sectors, those that can be stacked on one another.
  static func stacked(_ records: [MarkRecord]) -> [SpannedMark] {
    var marks = records.filter { $0.kind != .sector }.map(SpannedMark.init)
    for kind in [MarkRecord.Kind.bar, .area] {
      let indices = marks.indices.filter { marks[$0].record.kind == kind && marks[$0].begins() }
      let spans = Stacking.spans(
        of: indices.map {
          Stacking.Item(
            place: marks[$0].place, value: marks[$0].length,
            method: kind == .area && marks[$0].record.seriesKey == nil
              ? .unstacked : marks[$0].record.stacking)
        })
      var ends: [AnyHashable: Int] = [:]
      for (index, span) in zip(indices, spans) {
        marks[index].setLength(span)
        // Of those that point the same way, the last is the end.
        let key = AnyHashable([marks[index].place, AnyHashable(span.end < span.start)])
        if let before = ends[key], marks[index].record.stacking != .unstacked {
          marks[before].isLast = false
        }
        ends[key] = index
      }
    }
    return marks
  }

  /// Finds along which axis the mark begins at zero; whether it does at all.
  private mutating func begins() -> Bool {
    let record = record
    guard record.xEnd == nil, record.yEnd == nil else { return false }
    let isAcross = record.x?.kind == .number && record.x?.isBin == false
    isHorizontal =
      record.kind == .bar && isAcross
      && (record.y == nil || record.y?.kind != .number || record.y?.isBin == true)
    isStacked = (isHorizontal ? record.x : record.y)?.kind == .number
    return isStacked
  }

  /// What has to be the same for two marks to be on one another.
  private var place: AnyHashable {
    let across = isHorizontal ? record.y : record.x
    return AnyHashable([
      AnyHashable(isHorizontal), AnyHashable(across?.scalar), AnyHashable(record.look.position),
    ])
  }

  private var length: Double { (isHorizontal ? record.x : record.y)?.low ?? 0 }

  private mutating func setLength(_ span: (start: Double, end: Double)) {
    let span = Span(PlotInput(.number(span.start)), PlotInput(.number(span.end)))
    if isHorizontal { x = span } else { y = span }
  }
}

extension MarkRecord {
  /// What tells the points of one line or area from those of another; `nil` where nothing does.
  var seriesKey: String? {
    let keys = [look.color, look.symbolKey, look.penKey].map { $0.map { "\($0.scalar)" } }
    let all = [series] + keys
    return all.allSatisfy { $0 == nil } ? nil : all.map { $0 ?? "" }.joined(separator: "|")
  }
}
