internal import DisplayList
internal import Foundation
internal import Geometry
public import Pixels
internal import Raster
internal import Typography

/// A drawing of lines, boxes, discs and words, which is painted by the rasteriser and written as SVG alike.
///
/// Lengths are points, from the top left. What comes later lies above.
public struct Sketch: Sendable {
  /// A pen.
  struct Pen: Sendable {
    var color: ResolvedColor
    var width = 1.0
    /// Lengths of dashes and gaps in turn; empty for a whole line.
    var dash: [Double] = []
  }

  /// A line of words at its place.
  struct Words: Sendable {
    var text: String
    var left: Double
    var baseline: Double
    var font: Lettering.Style
    var color: ResolvedColor
    var layout: TextLayout

    /// The least upright rectangle around the line's height and the words' width.
    var bounds: CGRect {
      CGRect(
        x: left, y: baseline - layout.metrics.firstBaseline, width: layout.metrics.size.width,
        height: layout.metrics.size.height)
    }
  }

  /// A thing that is drawn.
  enum Figure: Sendable {
    case box(CGRect, radius: Double, ResolvedColor)
    case line([CGPoint], Pen)
    case disc(CGPoint, radius: Double, fill: ResolvedColor, rim: Pen?)
    case words(Words)
  }

  /// Points across.
  public let width: Double
  /// Points down.
  public internal(set) var height: Double
  /// What it shows, for those who do not see it.
  public let label: String
  let ground: ResolvedColor
  private(set) var figures: [Figure] = []
  private let lettering: Lettering

  init(
    width: Double, height: Double, ground: ResolvedColor, label: String, lettering: Lettering
  ) {
    (self.width, self.height, self.ground) = (width, height, ground)
    (self.label, self.lettering) = (label, lettering)
  }

  // MARK: Drawing

  mutating func box(_ rect: CGRect, radius: Double = 0, _ color: ResolvedColor) {
    figures.append(.box(rect, radius: radius, color))
  }

  /// A line through places; fewer than two are none.
  mutating func line(_ places: [CGPoint], _ pen: Pen) {
    if places.count > 1 { figures.append(.line(places, pen)) }
  }

  mutating func disc(
    at center: CGPoint, radius: Double, fill: ResolvedColor, rim: Pen? = nil
  ) {
    figures.append(.disc(center, radius: radius, fill: fill, rim: rim))
  }

  /// Where words stand on their line.
  enum Alignment: Sendable { case left, center, right }

  /// Words on a baseline; none are nothing.
  ///
  /// - Returns: Where they stand.
  @discardableResult mutating func words(
    _ text: String, at place: CGPoint, _ style: Lettering.Style, _ color: ResolvedColor,
    _ alignment: Alignment = .left
  ) -> CGRect {
    guard !text.isEmpty else { return CGRect(origin: place, size: .zero) }
    let layout = lettering.layout(text, style)
    let width = Double(layout.metrics.size.width)
    let shift =
      switch alignment {
      case .left: 0.0
      case .center: width / 2
      case .right: width
      }
    let words = Words(
      text: text, left: Double(place.x) - shift, baseline: Double(place.y), font: style,
      color: color, layout: layout)
    figures.append(.words(words))
    return words.bounds
  }

  // MARK: Pixels

  /// The drawing as a display list, without its ground.
  var list: DisplayList {
    var list = DisplayList()
    draw(into: &list, at: .zero)
    return list
  }

  /// Draws into a list, with the drawing's top left corner at a place of it.
  func draw(into list: inout DisplayList, at origin: CGPoint) {
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    for figure in figures {
      switch figure {
      case .box(let rect, let radius, let color):
        let path =
          radius > 0
          ? Path(roundedRect: rect, cornerRadius: CGFloat(radius), style: .circular) : Path(rect)
        list.fill(path, with: .solid(color), transform: shift)
      case .line(let places, let pen):
        var path = Path()
        path.addLines(places)
        list.stroke(path, style: pen.style, with: .solid(pen.color), transform: shift)
      case .disc(let center, let radius, let fill, let rim):
        let disc = Path(
          ellipseIn: CGRect(
            x: Double(center.x) - radius, y: Double(center.y) - radius, width: 2 * radius,
            height: 2 * radius))
        list.fill(disc, with: .solid(fill), transform: shift)
        if let rim {
          list.stroke(disc, style: rim.style, with: .solid(rim.color), transform: shift)
        }
      case .words(let words):
        let place = words.bounds.origin
        words.layout.draw(
          into: &list,
          transform: CGAffineTransform(
            translationX: origin.x + place.x, y: origin.y + place.y)
        ) { _ in .solid(words.color) }
      }
    }
  }

  /// Paints the drawing on its ground.
  ///
  /// - Parameter scale: Pixels to the point, above 0.
  /// - Returns: The picture, opaque.
  public func painted(scale: Double = 2) -> Pixmap {
    Rasterizer().render(
      list, width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)),
      scale: scale, background: ground)
  }
}

extension Sketch.Pen {
  var style: StrokeStyle {
    StrokeStyle(
      lineWidth: CGFloat(width), lineCap: .round, lineJoin: .round,
      dash: dash.map { CGFloat($0) })
  }
}
