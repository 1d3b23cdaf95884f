public import DisplayList
public import Foundation
internal import Geometry
public import Pixels
internal import Raster
public import Typography

/// A film at one look: its moments, the ways that things go, and curves with their numbers, on one sheet.
public struct LookSheet {
  /// What is shown of a film.
  public struct Subject {
    /// The scene's name.
    public var title: String
    /// What is said of the film beside the title: its size, rate and length.
    public var note: String
    /// The stage's size in points, above 0.
    public var size: CGSize
    /// What is behind the scene; where it is clear, the sheet.
    public var background: ResolvedColor
    /// Frames a second, above 0.
    public var framesPerSecond: Double
    /// Seconds.
    public var end: Double
    /// What moves.
    public var curves: [MotionCurve]
    /// Where things are, in painting order.
    public var paths: [MotionPath]
    /// What happens, in the order of time.
    public var events: [FilmEvent]
    /// The last frame.
    public var rest: DisplayList

    /// Says what is shown.
    ///
    /// - Parameters:
    ///   - title: The scene's name.
    ///   - note: What is said of the film beside it.
    ///   - size: The stage's size in points, above 0.
    ///   - background: What is behind the scene.
    ///   - framesPerSecond: Frames a second, above 0.
    ///   - end: How long the film is, in seconds.
    ///   - curves: What moves.
    ///   - paths: Where things are, in painting order.
    ///   - events: What happens, in the order of time.
    ///   - rest: The last frame.
    public init(
      title: String, note: String, size: CGSize, background: ResolvedColor,
      framesPerSecond: Double, end: Double, curves: [MotionCurve], paths: [MotionPath],
      events: [FilmEvent], rest: DisplayList
    ) {
      precondition(size.width > 0 && size.height > 0, "a sheet needs a stage")
      (self.title, self.note, self.size) = (title, note, size)
      (self.background, self.framesPerSecond, self.end) = (background, framesPerSecond, end)
      (self.curves, self.paths, self.events, self.rest) = (curves, paths, events, rest)
    }
  }

  private static let (margin, gap, labelHeight) = (20.0, 12.0, 32.0)
  /// The picture with the paths, at most.
  private static let pathRoom = CGSize(width: 300, height: 260)
  private static let mostPaths = 6
  /// Room for the moments from top to bottom, at least.
  private static let leastHeight = 220.0
  /// Points of the sheet to one of the stage in a moment, at most.
  private static let greatestZoom = 1.0
  /// A moment is so wide at least, that its words have room.
  private static let leastCell = 64.0
  private static let top = 50.0

  private let subject: Subject
  private let cells: [Filmstrip.Cell]
  private let theme: ChartTheme
  private let fonts: FontBook
  private let lettering: Lettering

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - subject: What is shown.
  ///   - cells: The film's moments, in order.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  public init(_ subject: Subject, _ cells: [Filmstrip.Cell], theme: ChartTheme, fonts: FontBook) {
    (self.subject, self.cells, self.theme, self.fonts) = (subject, cells, theme, fonts)
    lettering = Lettering(fonts)
  }

  /// Paints the sheet.
  ///
  /// - Parameters:
  ///   - rows: Curves at most, at least 1.
  ///   - scale: Pixels to the point, above 0.
  /// - Returns: The picture, opaque.
  public func painted(rows: Int, scale: Double) -> Pixmap {
    let stage = StageSheet(
      width: Double(subject.size.width), height: Double(subject.size.height),
      background: subject.background, theme: theme, fonts: fonts, room: Self.pathRoom, scale: scale)
    let path = stage.pathPage(
      subject.paths, over: subject.rest, events: [], title: "",
      framesPerSecond: subject.framesPerSecond, most: Self.mostPaths)
    let curves = CurveSheet(
      subject.curves, events: subject.events, end: subject.end, title: "", theme: theme,
      fonts: fonts, most: rows
    ).sketch
    let width = CurveSheet.width
    var list = DisplayList()
    heading(width).draw(into: &list, at: .zero)
    let left = Self.margin + stage.width + 2 * Self.gap
    let room = CGSize(
      width: width - Self.margin - left, height: max(path.height, Self.leastHeight))
    let shown = moments(in: CGRect(origin: CGPoint(x: left, y: Self.top), size: room), scale, &list)
    let height = max(path.height, shown)
    // The curves' sheet has room for a title of its own, which stands above already.
    let below = Self.top + height - 12
    curves.draw(into: &list, at: CGPoint(x: 0, y: below))
    let drawn = stage.painted(path)
    let place = CGRect(
      x: Self.margin - StageSheet.rim, y: Self.top - StageSheet.rim,
      width: Double(drawn.width) / scale, height: Double(drawn.height) / scale)
    list.draw(ImageReference(name: "paths", pixmap: drawn), in: place, isSmooth: false)
    return Rasterizer().render(
      list, width: Int((width * scale).rounded(.up)),
      height: Int(((below + curves.height) * scale).rounded(.up)), scale: scale,
      background: theme.ground)
  }

  private func heading(_ width: Double) -> Sketch {
    var sketch = Sketch(
      width: width, height: Self.top, ground: theme.ground, label: subject.title,
      lettering: lettering)
    let note = sketch.words(
      subject.note, at: CGPoint(x: width - Self.margin, y: 34), .text, theme.faint, .right)
    let room = Double(note.minX) - 2 * Self.margin
    sketch.words(
      lettering.fitted(subject.title, .heading, width: room), at: CGPoint(x: Self.margin, y: 34),
      .heading, theme.ink)
    return sketch
  }

  // MARK: Moments

  /// How moments stand: so many in a row, each so large.
  struct Grid: Equatable {
    var columns: Int
    /// Points of the sheet to one of the stage.
    var zoom: Double
  }

  /// The rows in which moments are largest.
  ///
  /// - Parameters:
  ///   - count: How many there are, at least 1.
  ///   - size: The stage.
  ///   - room: Where they stand.
  /// - Returns: The grid.
  static func grid(_ count: Int, of size: CGSize, in room: CGSize) -> Grid {
    let grids = (1...count).map { rows in
      let columns = (count + rows - 1) / rows
      let across = (Double(room.width) + gap) / Double(columns) - gap
      let down = (Double(room.height) + gap) / Double(rows) - gap - labelHeight
      let zoom = min(across / Double(size.width), down / Double(size.height), greatestZoom)
      return Grid(columns: columns, zoom: across < leastCell ? zoom / 2 : zoom)
    }
    let best = grids.max { $0.zoom < $1.zoom } ?? Grid(columns: 1, zoom: 0.01)
    return Grid(columns: best.columns, zoom: max(best.zoom, 0.01))
  }

  /// Draws the moments; gives how high they are.
  private func moments(
    in frame: CGRect, _ scale: Double, _ list: inout DisplayList
  ) -> Double {
    guard !cells.isEmpty else { return 0 }
    let grid = Self.grid(cells.count, of: subject.size, in: frame.size)
    let across = max((Double(subject.size.width) * grid.zoom * scale).rounded(.up), 1)
    let down = max((Double(subject.size.height) * grid.zoom * scale).rounded(.up), 1)
    let room = (Double(frame.width) + Self.gap) / Double(grid.columns) - Self.gap
    // As near as words and pictures allow, that rows are read as rows.
    let pitch = min(room, max(across / scale, Self.leastCell)) + Self.gap
    let rasterizer = Rasterizer()
    var words = Sketch(
      width: Double(frame.maxX), height: Double(frame.maxY), ground: theme.ground, label: "",
      lettering: lettering)
    for (place, cell) in cells.enumerated() {
      func whole(_ value: Double) -> Double { (value * scale).rounded() / scale }
      let x = whole(Double(frame.minX) + Double(place % grid.columns) * pitch)
      let y = whole(
        Double(frame.minY)
          + Double(place / grid.columns) * (down / scale + Self.labelHeight + Self.gap))
      let rect = CGRect(x: x, y: y, width: across / scale, height: down / scale)
      list.fill(Path(rect.insetBy(dx: -1, dy: -1)), with: .solid(theme.grid))
      list.fill(Path(rect), with: .solid(theme.ground))
      let picture = rasterizer.render(
        cell.list, width: Int(across), height: Int(down), scale: grid.zoom * scale,
        background: subject.background)
      list.draw(ImageReference(name: "moment", pixmap: picture), in: rect, isSmooth: false)
      let texts = [(cell.title, 13.0, theme.ink), (cell.note, 25.0, theme.faint)]
      for (text, offset, color) in texts where !text.isEmpty {
        words.words(
          lettering.fitted(text, .mark, width: pitch - 4),
          at: CGPoint(x: x, y: y + down / scale + offset), .mark, color)
      }
    }
    words.draw(into: &list, at: .zero)
    let rows = (cells.count + grid.columns - 1) / grid.columns
    return Double(rows) * (down / scale + Self.labelHeight + Self.gap) - Self.gap
  }
}
