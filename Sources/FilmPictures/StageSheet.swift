public import DisplayList
public import Foundation
internal import Geometry
internal import Pixels
internal import Raster
public import Typography

/// A sheet with one picture of a stage, drawing over it, and words below.
public struct StageSheet {
  /// The picture's size at most, in pixels, and pixels to the sheet's point.
  private static let (greatestWidth, greatestHeight) = (1200.0, 1200.0)
  /// Free room at the sides of a sheet of its own, and the title's height.
  private static let (sheetMargin, titleHeight) = (20.0, 26.0)
  /// Points around a picture that is a part of another sheet: whole pixels at 1, 1½ and 2 to the point.
  static let rim = 2.0
  /// The sheet is at least so wide, that words have room.
  private static let leastWidth = 380.0

  private let stage: CGSize
  private let background: ResolvedColor
  let theme: ChartTheme
  let lettering: Lettering
  /// Pixels to the sheet's point.
  private let scale: Double
  private let margin: Double
  /// Points of the sheet to one of the stage.
  let zoom: Double
  let width: Double
  /// Where the picture is on the sheet.
  let picture: CGRect

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - width: The stage's width in points, above 0.
  ///   - height: Its height.
  ///   - background: What is behind the scene; where it is clear, the sheet.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  ///   - room: What the picture may take of another sheet that this is a part of, in points; `nil` for a sheet of its own, with
  ///     margins.
  ///   - scale: Pixels to the sheet's point, above 0.
  public init(
    width: Double, height: Double, background: ResolvedColor, theme: ChartTheme, fonts: FontBook,
    room: CGSize? = nil, scale: Double = 2
  ) {
    precondition(width > 0 && height > 0, "a sheet needs a stage")
    stage = CGSize(width: width, height: height)
    (self.background, self.theme) = (background, theme)
    lettering = Lettering(fonts)
    self.scale = scale
    let (widest, highest) =
      room.map { (Double($0.width) * scale, Double($0.height) * scale) }
      ?? (Self.greatestWidth, Self.greatestHeight)
    let pixels = min(2 * scale, widest / width, highest / height)
    let across = max((width * pixels).rounded(.up), 1)
    let down = max((height * pixels).rounded(.up), 1)
    zoom = pixels / scale
    margin = room == nil ? Self.sheetMargin : 0
    let sheet =
      room.map { Double($0.width) + 2 * Self.rim }
      ?? max(Self.leastWidth, across / scale + 2 * margin)
    self.width = sheet.rounded(.up)
    // On whole pixels, that the picture is seen as it was drawn.
    let left = ((self.width - across / scale) / 2).rounded()
    picture = CGRect(
      x: room == nil ? left : Self.rim, y: room == nil ? margin + Self.titleHeight : Self.rim,
      width: across / scale, height: down / scale)
  }

  /// A place of the stage on the sheet.
  func place(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: Double(picture.minX) + Double(place.x) * zoom,
      y: Double(picture.minY) + Double(place.y) * zoom)
  }

  /// A sheet that is not painted yet.
  struct Page {
    var list: DisplayList
    /// Points.
    var height: Double
  }

  /// A picture with its title above, drawing over it, and lines below.
  ///
  /// - Parameters:
  ///   - list: What the stage shows.
  ///   - title: What stands above; empty for nothing.
  ///   - lines: What stands below, each with the colour of a dot before it, if there is one.
  ///   - veil: How much of the stage is hidden, 0 to 1.
  ///   - draw: Draws over the picture.
  /// - Returns: The page.
  func page(
    _ list: DisplayList, title: String, lines: [(color: ResolvedColor?, text: String)],
    veil: Double = 0, _ draw: (inout Sketch) -> Void
  ) -> Page {
    let room = width - 2 * margin
    let height = Double(picture.maxY) + 12 + Double(lines.count) * 16 + max(margin - 4, 0)
    var sketch = Sketch(
      width: width, height: height.rounded(.up), ground: theme.ground, label: title,
      lettering: lettering)
    if veil > 0 { sketch.box(picture, theme.ground.opacity(veil)) }
    draw(&sketch)
    sketch.words(
      lettering.fitted(title, .heading, width: room), at: CGPoint(x: margin, y: 30), .heading,
      theme.ink)
    var y = Double(picture.maxY) + 24
    for line in lines {
      var x = margin
      if let color = line.color {
        sketch.disc(at: CGPoint(x: x + 4, y: y - 4), radius: 4, fill: color)
        x += 14
      }
      sketch.words(
        // Of a thing's name the end says more.
        lettering.fitted(
          line.text, .text, width: width - margin - x, keepsEnd: line.color != nil),
        at: CGPoint(x: x, y: y), .text, theme.faint)
      y += 16
    }
    let shown = Rasterizer().render(
      list, width: Int((Double(picture.width) * scale).rounded()),
      height: Int((Double(picture.height) * scale).rounded()),
      scale: zoom * scale, background: background)
    var sheet = DisplayList()
    sheet.fill(Path(picture.insetBy(dx: -1, dy: -1)), with: .solid(theme.grid))
    sheet.fill(Path(picture), with: .solid(theme.ground))
    sheet.draw(ImageReference(name: "stage", pixmap: shown), in: picture, isSmooth: false)
    // What is drawn over the stage stays on it, words do not.
    sketch.draw(into: &sheet, at: .zero)
    return Page(list: sheet, height: sketch.height)
  }

  /// Paints a page.
  func painted(_ page: Page) -> Pixmap {
    Rasterizer().render(
      page.list, width: Int(width * scale), height: Int(page.height * scale), scale: scale,
      background: theme.ground)
  }
}
