internal import DisplayList
internal import Foundation
public import Pixels
public import Typography

/// A table for films of one scene with other values: where each stands, and what stands around them.
///
/// Of two parameters the first goes along the columns and the second along the rows; of one, cells are wrapped into rows and
/// bear their values. Cells are whole pixels apart from everything else, so that a film's frame goes in as it is.
public struct VariantTable: Sendable {
  /// A parameter and what it is in turn.
  public struct Parameter: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its values, in order; at least one.
    public var values: [String]

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - values: Its values, in order; at least one.
    public init(name: String, values: [String]) { (self.name, self.values) = (name, values) }
  }

  /// Lengths in points.
  private static let (margin, gap) = (20.0, 14.0)
  private static let (titleBaseline, factsBaseline, headEnd) = (34.0, 53.0, 68.0)
  private static let captionHeight = 20.0
  /// What a column is widened for its words, at most.
  private static let mostLabel = 150.0
  /// Room for the title.
  private static let leastWidth = 300.0
  /// From this longer side of a cell on, in pixels, words have two pixels to the point.
  private static let largeCell = 400
  /// What a table of one parameter is wider than high, about.
  private static let proportion = 1.4

  private let parameters: [Parameter]
  private let cell: (width: Int, height: Int)
  private let title: String
  private let facts: String
  private let theme: ChartTheme
  private let lettering: Lettering
  /// Pixels to the point.
  private let unit: Int
  /// Films in a row.
  public let columns: Int
  private let rows: Int
  /// Points from a column to the next, and room for the rows' values.
  private let (pitch, labelWidth): (Double, Double)

  /// Plans a table.
  ///
  /// - Parameters:
  ///   - parameters: One or two.
  ///   - cell: The size of the largest film, in pixels, above 0.
  ///   - title: What was filmed.
  ///   - facts: What stands below the title.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  public init(
    _ parameters: [Parameter], cell: (width: Int, height: Int), title: String, facts: String,
    theme: ChartTheme, fonts: FontBook
  ) {
    precondition((1...2).contains(parameters.count), "a table has columns and rows")
    (self.parameters, self.cell, self.title) = (parameters, cell, title)
    (self.facts, self.theme) = (facts, theme)
    let lettering = Lettering(fonts)
    self.lettering = lettering
    unit = max(cell.width, cell.height) >= Self.largeCell ? 2 : 1
    func width(_ words: [String]) -> Double {
      min(words.map { lettering.width($0, .name) }.max() ?? 0, Self.mostLabel)
    }
    let cellWidth = (Double(cell.width) / Double(unit)).rounded(.up)
    pitch = (max(cellWidth, width(parameters[0].values)) + Self.gap).rounded(.up)
    let count = parameters[0].values.count
    if parameters.count > 1 {
      (columns, rows) = (count, parameters[1].values.count)
      labelWidth = (width(parameters[1].values + [parameters[1].name]) + Self.gap).rounded(.up)
    } else {
      let down = Double(cell.height) / Double(unit) + Self.captionHeight + Self.gap
      columns = Self.columns(count, ratio: pitch / down)
      rows = (count + columns - 1) / columns
      labelWidth = 0
    }
  }

  /// How many of so many cells stand in a row, so that the table is about as wide as screens are, and few places stay free.
  private static func columns(_ count: Int, ratio: Double) -> Int {
    func fault(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let shape = Double(columns) * ratio / Double(rows) / proportion
      let free = Double(columns * rows - count) / Double(count)
      return max(shape, 1 / shape) + 2 * free
    }
    return (1...count).min { (fault($0), -$0) < (fault($1), -$1) } ?? count
  }

  // MARK: Places

  private var isMatrix: Bool { parameters.count > 1 }
  /// Where cells begin, in points.
  private var origin: (x: Double, y: Double) {
    (Self.margin + labelWidth, Self.headEnd + 2 * Self.captionHeight + (isMatrix ? 4 : 0))
  }
  private var cellHeight: Double { (Double(cell.height) / Double(unit)).rounded(.up) }
  private var cellWidth: Double { (Double(cell.width) / Double(unit)).rounded(.up) }
  /// Points from a row to the next.
  private var step: Double { cellHeight + Self.gap + (isMatrix ? 0 : Self.captionHeight) }

  /// Pixels across; even, as videos want it.
  public var width: Int {
    even(max(origin.x + Double(columns) * pitch - Self.gap + Self.margin, Self.leastWidth))
  }
  /// Pixels down; even.
  public var height: Int { even(origin.y + Double(rows) * step - bottomGap + Self.margin) }
  /// What lies below the last row is not a caption's.
  private var bottomGap: Double { Self.gap + (isMatrix ? 0 : Self.captionHeight) }

  private func even(_ points: Double) -> Int { (Int(points) * unit + 1) / 2 * 2 }

  /// The place of a cell's first pixel, from the sheet's.
  ///
  /// - Parameter index: The cell's number, from 0, row by row.
  /// - Returns: Pixels.
  public func place(ofCell index: Int) -> (x: Int, y: Int) {
    let corner = corner(index % columns, index / columns)
    return (Int(corner.x) * unit, Int(corner.y) * unit)
  }

  /// A cell's corner in points: in the middle of its column.
  private func corner(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    let free = ((pitch - Self.gap - cellWidth) / 2).rounded(.down)
    return (origin.x + Double(column) * pitch + free, origin.y + Double(row) * step)
  }

  // MARK: Drawing

  /// The sheet without its films.
  public var ground: Pixmap {
    let size = (Double(width) / Double(unit), Double(height) / Double(unit))
    var sketch = Sketch(
      width: size.0, height: size.1, ground: theme.ground,
      label: "Films of \(title) with other values", lettering: lettering)
    let room = size.0 - 2 * Self.margin
    words(title, x: Self.margin, Self.titleBaseline, .heading, theme.ink, room, &sketch)
    words(facts, x: Self.margin, Self.factsBaseline, .text, theme.faint, room, &sketch)
    words(
      parameters[0].name, x: origin.x, Self.headEnd + 14, .name, theme.value,
      size.0 - origin.x - Self.margin, &sketch)
    if isMatrix { labelMatrix(&sketch) } else { labelCells(&sketch) }
    for index in 0..<parameters.reduce(1, { $0 * $1.values.count }) {
      let corner = corner(index % columns, index / columns)
      // A white film on white would have no end.
      sketch.box(
        CGRect(
          x: corner.x - 1, y: corner.y - 1,
          width: Double(cell.width) / Double(unit) + 2,
          height: Double(cell.height) / Double(unit) + 2), theme.axis)
    }
    return sketch.painted(scale: Double(unit))
  }

  private func labelMatrix(_ sketch: inout Sketch) {
    let line = Self.headEnd + Self.captionHeight + 13
    for (column, value) in parameters[0].values.enumerated() {
      label(value, column, baseline: line, &sketch)
    }
    let room = labelWidth - Self.gap
    words(
      parameters[1].name, x: Self.margin, line, .name, theme.value, room, &sketch)
    for (row, value) in parameters[1].values.enumerated() {
      words(
        value, x: Self.margin, origin.y + Double(row) * step + cellHeight / 2 + 4, .name, theme.ink,
        room, &sketch)
    }
  }

  private func labelCells(_ sketch: inout Sketch) {
    for (index, value) in parameters[0].values.enumerated() {
      label(
        value, index % columns, baseline: origin.y + Double(index / columns) * step - 7, &sketch)
    }
  }

  /// A value in the middle above its column.
  private func label(
    _ value: String, _ column: Int, baseline: Double, _ sketch: inout Sketch
  ) {
    let text = lettering.fitted(value, .name, width: pitch - Self.gap)
    let middle = origin.x + Double(column) * pitch + (pitch - Self.gap) / 2
    sketch.words(text, at: CGPoint(x: middle, y: baseline), .name, theme.ink, .center)
  }

  /// Words at the left; of a view's long name the end is told.
  private func words(
    _ text: String, x: Double, _ baseline: Double, _ style: Lettering.Style,
    _ color: ResolvedColor, _ room: Double, _ sketch: inout Sketch
  ) {
    sketch.words(
      lettering.fitted(text, style, width: room, keepsEnd: true),
      at: CGPoint(x: x, y: baseline), style, color)
  }
}
