import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

extension GraphicsContext {
  /// A shading: what paths and texts are painted with.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      /// A style whose unit points are points of the current coordinates.
      case placed(any ShapeStyle)
      case picture(Image, origin: CGPoint, scale: CGFloat)
    }
    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// A plain colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A plain colour by its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components.
    ///   - red: Red, 0...1.
    ///   - green: Green, 0...1.
    ///   - blue: Blue, 0...1.
    ///   - opacity: The opacity, 0...1.
    /// - Returns: The shading.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A plain grey.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components.
    ///   - white: From 0 for black to 1 for white.
    ///   - opacity: The opacity, 0...1.
    /// - Returns: The shading.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A shape style, placed in the bounding rectangle of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// A linear gradient between two points.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their stops.
    ///   - startPoint: Where the stop at 0 lies, in the current coordinates.
    ///   - endPoint: Where the stop at 1 lies.
    /// - Returns: The shading.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        kind: .placed(
          LinearGradient(
            gradient: gradient, startPoint: UnitPoint(startPoint), endPoint: UnitPoint(endPoint))))
    }
    /// A radial gradient, outwards from a centre.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their stops.
    ///   - center: The centre, in the current coordinates.
    ///   - startRadius: The radius of the stop at 0, in units of the current coordinates.
    ///   - endRadius: The radius of the stop at 1.
    /// - Returns: The shading.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .placed(
          RadialGradient(
            gradient: gradient, center: UnitPoint(center), startRadius: startRadius,
            endRadius: endRadius)))
    }
    /// A conic gradient, clockwise around a centre.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their stops.
    ///   - center: The centre, in the current coordinates.
    ///   - angle: Where the whole turn begins, clockwise from the right.
    /// - Returns: The shading.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(
        kind: .placed(AngularGradient(gradient: gradient, center: UnitPoint(center), angle: angle)))
    }
    /// An image, repeated both ways.
    ///
    /// - Parameters:
    ///   - image: The image; a symbol is painted as the foreground style instead.
    ///   - origin: The upper left corner of one of the tiles, in the current coordinates.
    ///   - scale: What the image's size is multiplied by.
    /// - Returns: The shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .picture(image, origin: origin, scale: scale))
    }
  }

  /// Resolves a shading: it stays as it is, as the environment is read when it is used.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The paint of a shading, for something that fills `area`.
  func paint(_ shading: Shading, in area: CGRect) -> Paint {
    switch shading.kind {
    case .style(let style) where style is ForegroundStyle: foreground.paint(in: area)
    case .style(let style): style.styleNumbers(in: environment).paint(in: area)
    case .placed(let style):
      style.styleNumbers(in: environment).paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    case .picture(let image, let origin, let scale):
      picture(resolve(image), origin, scale)
    }
  }

  /// The foreground style of the canvas, at the graph's current instant.
  var foreground: StyleNumbers { environment.foregroundNumbers(in: surface.box.graph) }

  private func picture(_ image: ResolvedImage, _ origin: CGPoint, _ scale: CGFloat) -> Paint {
    guard case .picture(let reference) = image.art.kind else { return foreground.paint(in: .zero) }
    return .picture(
      reference,
      in: CGRect(
        x: origin.x, y: origin.y, width: image.size.width * scale,
        height: image.size.height * scale))
  }
}

extension UnitPoint {
  /// Creates the unit point of a point, in a square of one point.
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
