import DisplayList
public import Foundation
import Geometry

/// The style of a shadow that a shape style casts, or that lies in what is painted with it.
public struct ShadowStyle: Equatable, Sendable {
  fileprivate let color: Color
  fileprivate let isInner: Bool
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// A drop shadow: it lies behind what is painted.
  ///
  /// - Parameters:
  ///   - color: The colour; a third of black by itself.
  ///   - radius: How soft it is, in points.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The style.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(color: color, isInner: false, radius: radius, offset: CGSize(width: x, height: y))
  }
  /// An inner shadow: it lies on what is painted, as if that were cut out of what is around.
  ///
  /// - Parameters:
  ///   - color: The colour; somewhat more than half of black by itself.
  ///   - radius: How soft it is, in points.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The style.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self {
    Self(color: color, isInner: true, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func numbers(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      color: color.resolve(in: environment), isInner: isInner, radius: max(Double(radius), 0),
      offset: offset)
  }
}

/// A shadow as numbers.
package struct StyleShadow: Equatable, Sendable {
  let color: ResolvedColor
  let isInner: Bool
  /// In points of the view, as is the offset.
  let radius: Double
  let offset: CGSize

  /// How far from its shape it is seen, in radii.
  private static let reach = 3.0

  /// Draws what a style paints, with its shadows.
  ///
  /// - Parameters:
  ///   - shadows: The shadows, of which the first lies nearest to what is painted.
  ///   - list: Where it is drawn.
  ///   - transform: From the view's coordinates to the stage's.
  ///   - area: What is painted, in the view's coordinates.
  ///   - paint: Paints it, given what moves it, and the paint in the place of its own.
  package static func draw(
    _ shadows: [Self], into list: inout DisplayList, _ transform: CGAffineTransform, area: CGRect,
    paint: (inout DisplayList, CGAffineTransform, Paint?) -> Void
  ) {
    let scale = abs(Double(transform.determinant)).squareRoot()
    var layer = Layer()
    layer.filters = shadows.filter { !$0.isInner }.map {
      .shadow(
        color: $0.color, radius: $0.radius * scale,
        offset: CGSize(
          width: $0.offset.width * CGFloat(scale), height: $0.offset.height * CGFloat(scale)))
    }
    list.layer(layer) { list in
      paint(&list, transform, nil)
      for shadow in shadows where shadow.isInner {
        shadow.drawInside(&list, transform, scale, area: area, paint)
      }
    }
  }

  /// Draws the shadow that all around casts on what is painted.
  private func drawInside(
    _ list: inout DisplayList, _ transform: CGAffineTransform, _ scale: Double, area: CGRect,
    _ paint: (inout DisplayList, CGAffineTransform, Paint?) -> Void
  ) {
    let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
    var mask = DisplayList()
    paint(&mask, transform, black)
    var inside = Layer()
    inside.mask = mask
    var soft = Layer()
    if radius > 0 {
      soft.filters = [.blur(radius: radius * Filter.shadowSoftness * scale, isOpaque: false)]
    }
    soft.isIsolated = true
    var hole = Layer()
    hole.blendMode = .destinationOut
    let moved = CGAffineTransform(translationX: offset.width, y: offset.height)
      .concatenating(transform)
    let margin = CGFloat(radius * Self.reach) + abs(offset.width) + abs(offset.height)
    list.layer(inside) { list in
      list.layer(soft) { list in
        list.fill(
          Path(area.insetBy(dx: -margin, dy: -margin)), with: .solid(color), transform: transform)
        list.layer(hole) { paint(&$0, moved, black) }
      }
    }
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: PrimitiveStyle {
  public typealias Resolved = Never
  let style: Style
  let shadow: ShadowStyle
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    style.styleNumbers(in: environment).shadowed(shadow.numbers(in: environment))
  }
}

extension ShapeStyle {
  /// Adds a shadow to what is painted with this style.
  ///
  /// - Parameter style: Whether it lies behind or inside, its colour, softness and place.
  /// - Returns: The style with the shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
  /// The current foreground style, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> Self {
    Self(style: ForegroundStyle(), shadow: style)
  }
}

extension StyleNumbers {
  /// This style with one more shadow.
  fileprivate func shadowed(_ shadow: StyleShadow) -> Self {
    guard case .shadowed(let base, let shadows) = self else { return .shadowed(self, [shadow]) }
    return .shadowed(base, shadows + [shadow])
  }
  /// What is painted, without its shadows.
  package var base: Self {
    if case .shadowed(let base, _) = self { base } else { self }
  }
  /// The shadows of what is painted.
  package var shadows: [StyleShadow] {
    if case .shadowed(_, let shadows) = self { shadows } else { [] }
  }
}
