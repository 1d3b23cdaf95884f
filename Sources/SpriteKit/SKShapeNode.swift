public import Foundation
public import Geometry
public import UIKitViews
import DisplayList

/// A shape: a path that is filled and drawn along.
@MainActor @preconcurrency open class SKShapeNode: SKNode {
  /// The path, in the node's coordinates.
  open var path: CGPath? { didSet { known = nil } }
  /// The path as it was read last; `nil` where it is another.
  private var known: Path?
  private var outline: Path {
    if let known { return known }
    let outline = path.map { Path($0) } ?? Path()
    known = outline
    return outline
  }
  /// The colour of the inside.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How far the line glows on either side, in points; 0 for a line alone.
  ///
  /// Apple publishes no profile of the glow; ours is a Gaussian blur whose double deviation that is.
  open var glowWidth: CGFloat = 0
  /// How the line ends.
  open var lineCap = CGLineCap.butt
  /// How the line meets itself at corners.
  open var lineJoin = CGLineJoin.miter
  /// The longest miter, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10
  /// Whether edges are smooth.
  open var isAntialiased = true
  /// The texture of the inside, under the colour; `nil` for the colour alone.
  open var fillTexture: SKTexture?
  /// The texture of the line; the tool tells that the line has its colour alone.
  open var strokeTexture: SKTexture? {
    didSet { if strokeTexture != nil { ScenePen.note("strokeTexture of SKShapeNode") } }
  }
  /// How the shape mixes with what is behind it.
  open var blendMode = SKBlendMode.alpha
  /// The length of the path, in points.
  open var lineLength: CGFloat { CGFloat(outline.length) }

  /// Creates a shape without a path.
  public override init() { super.init() }
  /// Creates a shape of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }

  private convenience init(outline: Path) {
    self.init()
    path = outline.cgPath
  }

  /// Creates a shape of a path.
  public convenience init(path: CGPath) { self.init(path: path, centered: false) }
  /// Creates a shape of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - centered: Whether the middle of its box is at the node's position.
  public convenience init(path: CGPath, centered: Bool) {
    let box = Path(path).boundingRect
    let way = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(outline: centered ? Path(path).applying(way) : Path(path))
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(outline: Path(rect)) }
  /// Creates a rectangle about the node's position.
  public convenience init(rectOf size: CGSize) { self.init(rect: SKShapeNode.centered(size)) }
  /// Creates a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of its corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(max(cornerRadius, 0), abs(rect.width) / 2, abs(rect.height) / 2)
    self.init(outline: Path(roundedRect: rect, cornerRadius: radius, style: .circular))
  }
  /// Creates a rectangle with round corners about the node's position.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle.
  ///   - cornerRadius: The radius of its corners.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: SKShapeNode.centered(size), cornerRadius: cornerRadius)
  }
  /// Creates a circle about the node's position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Creates the ellipse that fits a rectangle.
  public convenience init(ellipseIn rect: CGRect) { self.init(outline: Path(ellipseIn: rect)) }
  /// Creates an ellipse about the node's position.
  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: SKShapeNode.centered(size))
  }
  /// Creates lines from point to point.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - numPoints: How many of them count.
  public convenience init(points: inout [CGPoint], count numPoints: Int) {
    let shown = Array(points.prefix(max(numPoints, 0)))
    self.init(outline: Path { $0.addLines(shown) })
  }
  /// Creates a smooth line through points, the same way as a curve of Catmull and Rom goes.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - numPoints: How many of them count.
  public convenience init(splinePoints points: inout [CGPoint], count numPoints: Int) {
    let shown = Array(points.prefix(max(numPoints, 0)))
    self.init(outline: SKShapeNode.spline(shown))
  }

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  private static func spline(_ points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for index in points.indices.dropLast() {
        let (start, end) = (points[index], points[index + 1])
        let before = index > 0 ? points[index - 1] : start
        let after = index + 2 < points.count ? points[index + 2] : end
        path.addCurve(
          to: end,
          control1: CGPoint(
            x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
          control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
      }
    }
  }

  /// Whether a line is drawn.
  private var hasLine: Bool { lineWidth > 0 && strokeColor.numbers.opacity > 0 }

  override var ownBounds: CGRect? {
    guard !outline.isEmpty else { return nil }
    let out = hasLine ? lineWidth / 2 : 0
    return outline.boundingRect.insetBy(dx: -out, dy: -out)
  }

  override func draw(with pen: inout ScenePen) {
    let outline = outline
    guard !outline.isEmpty else { return }
    let (transform, opacity, scale) = (pen.transform, Double(pen.opacity), pen.scale)
    let fill = fillColor.numbers
    let line = strokeColor.numbers.opacity(opacity)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    if let fillTexture, fill.opacity > 0 {
      var inside = Layer()
      inside.clip = Layer.Clip(outline, transform: transform)
      var picture = pen
      picture.list = DisplayList()
      picture.drawTexture(fillTexture, fill, factor: 1, in: outline.boundingRect, .alpha)
      let content = picture.list
      pen.mixed(blendMode) { $0.layer(inside) { $0.append(content) } }
    }
    pen.mixed(blendMode) { list in
      list.edges(antialiased: isAntialiased) { list in
        if fillTexture == nil, fill.opacity > 0 {
          list.fill(outline, with: .solid(fill.opacity(opacity)), transform: transform)
        }
        guard hasLine else { return }
        if glowWidth > 0 {
          var soft = Layer()
          soft.filters = [.blur(radius: Double(glowWidth) / 2 * scale, isOpaque: false)]
          var wide = style
          wide.lineWidth += glowWidth
          list.layer(soft) {
            $0.stroke(outline, style: wide, with: .solid(line), transform: transform)
          }
        }
        list.stroke(outline, style: style, with: .solid(line), transform: transform)
      }
    }
  }
}
