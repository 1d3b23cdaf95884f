import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

extension GraphicsContext {
  /// What paths and texts are painted with.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      /// A style whose unit points are points of the current coordinates.
      case placed(any ShapeStyle)
      case picture(Image, origin: CGPoint, scale: CGFloat)
    }
    let kind: Kind

    /// The foreground style in force.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A colour by its components, 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey, 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, placed in the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Colours along the line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        kind: .placed(
          LinearGradient(
            gradient: gradient, startPoint: UnitPoint(startPoint), endPoint: UnitPoint(endPoint))))
    }
    /// Colours outwards from a centre; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .placed(
          RadialGradient(
            gradient: gradient, center: UnitPoint(center), startRadius: startRadius,
            endRadius: endRadius)))
    }
    /// Colours around a centre, with the clock from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(
        kind: .placed(AngularGradient(gradient: gradient, center: UnitPoint(center), angle: angle)))
    }
    /// A picture repeated from `origin`, enlarged `scale` times.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .picture(image, origin: origin, scale: scale))
    }
  }

  /// A shading with everything decided that the environment decides.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// A shading as paint for something that fills `area`.
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

  /// The foreground style in force, at the instant.
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
  /// A point as a place in a square of one point.
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
