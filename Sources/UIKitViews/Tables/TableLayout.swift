import Foundation

/// Where the parts of a table are, from top to bottom: each section is a header, rows and a footer.
struct TableLayout: Equatable {
  /// A part's place along the table, in points.
  struct Span: Equatable {
    let start: CGFloat
    let length: CGFloat
    var end: CGFloat { start + length }
  }

  /// The lengths of a section's parts, in points; 0 for one that is not there.
  struct Section: Equatable {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
  }

  private(set) var sections: [Section]
  /// The length of what stands above the first section.
  let top: CGFloat
  /// The length of what stands below the last section.
  let bottom: CGFloat
  /// Where sections begin.
  private var starts: [CGFloat] = []
  /// Where rows end, from the beginning of their section.
  private var ends: [[CGFloat]] = []

  init(top: CGFloat = 0, sections: [Section], bottom: CGFloat = 0) {
    self.top = top
    self.sections = sections
    self.bottom = bottom
    place()
  }

  private mutating func place() {
    var start = top
    (starts, ends) = ([], [])
    for section in sections {
      starts.append(start)
      var end = section.header
      ends.append(
        section.rows.map { row in
          end += row
          return end
        })
      start += end + section.footer
    }
  }

  /// Gives rows other lengths.
  mutating func setLengths(_ lengths: [(path: IndexPath, length: CGFloat)]) {
    for (path, length) in lengths { sections[path.section].rows[path.row] = length }
    place()
  }

  // MARK: Places

  /// The length of all of it.
  var length: CGFloat {
    (sections.indices.last.map { section($0).end } ?? top) + bottom
  }

  /// Whether there is a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// All of a section.
  func section(_ index: Int) -> Span {
    let section = sections[index]
    let rows = ends[index].last ?? section.header
    return Span(start: starts[index], length: rows + section.footer)
  }
  /// The header of a section.
  func header(_ index: Int) -> Span {
    Span(start: starts[index], length: sections[index].header)
  }
  /// The footer of a section.
  func footer(_ index: Int) -> Span {
    let section = sections[index]
    return Span(
      start: starts[index] + (ends[index].last ?? section.header), length: section.footer)
  }
  /// A row.
  func row(_ path: IndexPath) -> Span {
    let length = sections[path.section].rows[path.row]
    return Span(start: starts[path.section] + ends[path.section][path.row] - length, length: length)
  }

  /// The sections that reach between two places.
  func sectionIndices(from start: CGFloat, to end: CGFloat) -> [Int] {
    sections.indices.filter { section($0).end > start && starts[$0] < end }
  }

  /// The rows of which anything is between two places, first to last.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    sectionIndices(from: start, to: end).flatMap { section in
      let ends = ends[section]
      let first = Self.first(of: ends, beyond: start - starts[section])
      var paths: [IndexPath] = []
      for row in first..<ends.count {
        let path = IndexPath(row: row, section: section)
        let span = self.row(path)
        if span.start >= end { break }
        if span.length > 0 { paths.append(path) }
      }
      return paths
    }
  }

  /// The index of the first of rising numbers that is greater than one; their count without any.
  private static func first(of numbers: [CGFloat], beyond least: CGFloat) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] > least { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
