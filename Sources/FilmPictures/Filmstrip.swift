public import DisplayList
internal import Foundation
internal import Geometry
public import Pixels
internal import Raster
public import Typography

/// A filmstrip: moments of a film in rows, each with words below, as one picture for eyes.
///
/// Made of the film's own display lists by its own rasteriser: small pictures are drawn small, not shrunk. The picture is a
/// function of lists, size and words.
public struct Filmstrip: Sendable {
  /// A moment of the film.
  public struct Cell: Sendable {
    /// What is shown.
    public var list: DisplayList
    /// What stands below: when it is.
    public var title: String
    /// What stands below that: what happens.
    public var note: String

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - list: What is shown.
    ///   - title: What stands below.
    ///   - note: What stands below that, in grey; may be empty.
    public init(list: DisplayList, title: String, note: String = "") {
      (self.list, self.title, self.note) = (list, title, note)
    }
  }

  /// What a picture is at most, in pixels, and how many pixels there are to a point.
  private static let (greatestWidth, greatestHeight, greatestScale) = (240.0, 320.0, 2.0)
  /// What a cell is at least, that words have room.
  private static let leastWidth = 72
  /// What a row of cells is at most.
  private static let rowWidth = 1560
  private static let (gap, labelHeight) = (12, 36)
  private static let (titleSize, noteSize) = (13.0, 11.0)
  /// What is between the cells, and the colours of titles and notes: by day, and by night.
  private static let light = (ground: gray(0xee), ink: gray(0x22), faint: gray(0x66))
  private static let dark = (ground: gray(0x2c), ink: gray(0xf2), faint: gray(0xa6))

  private static func gray(_ level: Float) -> ResolvedColor {
    ResolvedColor(red: level / 255, green: level / 255, blue: level / 255)
  }

  private let cells: [Cell]
  private let (width, height): (Double, Double)
  private let background: ResolvedColor
  private let isDark: Bool
  /// Pixels to the point.
  private let scale: Double

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - cells: The moments, in order; at least one.
  ///   - width: The stage's width in points, above 0.
  ///   - height: The stage's height in points, above 0.
  ///   - background: What is behind the scene; where it is clear, white.
  ///   - isDark: Whether the scene has the dark appearance: then the strip has, too.
  public init(
    _ cells: [Cell], width: Double, height: Double, background: ResolvedColor, isDark: Bool = false
  ) {
    precondition(!cells.isEmpty && width > 0 && height > 0, "a strip needs moments and a stage")
    (self.cells, self.width, self.height) = (cells, width, height)
    (self.background, self.isDark) = (background, isDark)
    scale = min(
      Self.greatestScale, Self.greatestWidth / width, Self.greatestHeight / height)
  }

  /// Draws the strip.
  ///
  /// - Returns: The picture.
  /// - Throws: `FontError` where there is no font for the words.
  public func draw() throws(FontError) -> Pixmap {
    let fonts = try FontBook()
    let rasterizer = Rasterizer()
    let across = max(Int((width * scale).rounded(.up)), 1)
    let down = max(Int((height * scale).rounded(.up)), 1)
    let cell = max(across, Self.leastWidth)
    let most = max(1, (Self.rowWidth - Self.gap) / (cell + Self.gap))
    let rows = (cells.count + most - 1) / most
    let columns = (cells.count + rows - 1) / rows
    let colors = isDark ? Self.dark : Self.light
    var sheet = DisplayList()
    for (place, moment) in cells.enumerated() {
      let left = Self.gap + place % columns * (cell + Self.gap)
      let top = Self.gap + place / columns * (down + Self.labelHeight + Self.gap)
      let rect = CGRect(
        x: Double(left + (cell - across) / 2), y: Double(top), width: Double(across),
        height: Double(down))
      sheet.fill(Path(rect), with: .solid(.white))
      let picture = rasterizer.render(
        moment.list, width: across, height: down, scale: scale, background: background)
      sheet.draw(ImageReference(name: "moment", pixmap: picture), in: rect, isSmooth: false)
      let words = [
        (moment.title, Self.titleSize, colors.ink, 4.0),
        (moment.note, Self.noteSize, colors.faint, 20),
      ]
      for (text, size, color, offset) in words where !text.isEmpty {
        let run = StyledRun(text, font: FontDescriptor(size: size, weight: .medium))
        let laid = fonts.layout([run], TextLayout.Options(width: Double(cell), lineLimit: 1))
        let x = Double(left) + ((Double(cell) - laid.metrics.size.width) / 2).rounded(.down)
        laid.draw(
          into: &sheet,
          transform: CGAffineTransform(translationX: x, y: Double(top + down) + offset)
        ) { _ in .solid(color) }
      }
    }
    return rasterizer.render(
      sheet, width: Self.gap + columns * (cell + Self.gap),
      height: Self.gap + rows * (down + Self.labelHeight + Self.gap), background: colors.ground)
  }
}
