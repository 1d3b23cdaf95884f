public import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster
public import Typography

/// A sheet with one picture of a stage, drawing over it, and words below.
public struct StageSheet {
  /// The picture's size at most, in pixels, and pixels to the sheet's point.
  private static let (greatestWidth, greatestHeight, scale) = (1200.0, 1200.0, 2.0)
  private static let margin = 20.0
  /// The sheet is at least so wide, that words have room.
  private static let leastWidth = 380.0

  private let stage: CGSize
  private let background: ResolvedColor
  let theme: ChartTheme
  let lettering: Lettering
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
  public init(
    width: Double, height: Double, background: ResolvedColor, theme: ChartTheme, fonts: FontBook
  ) {
    precondition(width > 0 && height > 0, "a sheet needs a stage")
    stage = CGSize(width: width, height: height)
    (self.background, self.theme) = (background, theme)
    lettering = Lettering(fonts)
    let pixels = min(2 * Self.scale, Self.greatestWidth / width, Self.greatestHeight / height)
    let across = max((width * pixels).rounded(.up), 1)
    let down = max((height * pixels).rounded(.up), 1)
    zoom = pixels / Self.scale
    let sheet = max(Self.leastWidth, across / Self.scale + 2 * Self.margin)
    self.width = sheet.rounded(.up)
    // On whole pixels, that the picture is seen as it was drawn.
    let left = ((self.width - across / Self.scale) / 2).rounded()
    picture = CGRect(
      x: left, y: Self.margin + 26, width: across / Self.scale, height: down / Self.scale)
  }

  /// A place of the stage on the sheet.
  func place(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: Double(picture.minX) + Double(place.x) * zoom,
      y: Double(picture.minY) + Double(place.y) * zoom)
  }

  /// Words of people's: title and lines below.
  ///
  /// - Parameters:
  ///   - list: What the stage shows.
  ///   - title: What stands above.
  ///   - lines: What stands below, each with the colour of a dot before it, if there is one.
  ///   - veil: How much of the stage is hidden, 0 to 1.
  ///   - draw: Draws over the picture.
  /// - Returns: The picture, opaque.
  func drawn(
    _ list: DisplayList, title: String, lines: [(color: ResolvedColor?, text: String)],
    veil: Double = 0, _ draw: (inout Sketch) -> Void
  ) -> Pixmap {
    let room = width - 2 * Self.margin
    let height = Double(picture.maxY) + 12 + Double(lines.count) * 16 + Self.margin - 4
    var sketch = Sketch(
      width: width, height: height.rounded(.up), ground: theme.ground, label: title,
      lettering: lettering)
    if veil > 0 { sketch.box(picture, theme.ground.opacity(veil)) }
    draw(&sketch)
    sketch.words(
      lettering.fitted(title, .heading, width: room), at: CGPoint(x: Self.margin, y: 30), .heading,
      theme.ink)
    var y = Double(picture.maxY) + 24
    for line in lines {
      var x = Self.margin
      if let color = line.color {
        sketch.disc(at: CGPoint(x: x + 4, y: y - 4), radius: 4, fill: color)
        x += 14
      }
      sketch.words(
        lettering.fitted(line.text, .text, width: width - Self.margin - x), at: CGPoint(x: x, y: y),
        .text, theme.faint)
      y += 16
    }
    let rasterizer = Rasterizer()
    let shown = rasterizer.render(
      list, width: Int(Double(picture.width) * Self.scale),
      height: Int(Double(picture.height) * Self.scale),
      scale: zoom * Self.scale, background: background)
    var sheet = DisplayList()
    sheet.fill(Path(picture.insetBy(dx: -1, dy: -1)), with: .solid(theme.grid))
    sheet.fill(Path(picture), with: .solid(theme.ground))
    sheet.draw(ImageReference(name: "stage", pixmap: shown), in: picture, isSmooth: false)
    // What is drawn over the stage stays on it, words do not.
    sketch.draw(into: &sheet, at: .zero)
    return rasterizer.render(
      sheet, width: Int(width * Self.scale), height: Int(sketch.height * Self.scale),
      scale: Self.scale, background: theme.ground)
  }
}
