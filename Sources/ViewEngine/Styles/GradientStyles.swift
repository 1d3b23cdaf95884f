public import Foundation
public import Geometry

// The gradients as styles, by the names under which they follow a dot.

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A linear gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// A linear gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A radial gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// A radial gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the sides.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the sides.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// An elliptical gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the sides.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the sides.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// An elliptical gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the sides.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the sides.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// An angular gradient between two angles of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }
  /// An angular gradient between two angles from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient of a whole turn.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, angle: angle)
  }
  /// An angular gradient of a whole turn of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// An angular gradient of a whole turn from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

// Beside those of plain gradients, in one extension, the compiler would not know which is meant before it has seen what
// follows: `.linearGradient(gradient, …).shadow(…)` would have no type.
extension ShapeStyle where Self == AnyShapeStyle {
  /// A linear gradient that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  /// - Returns: The gradient as a style.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      LinearGradient(
        gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint))
  }
  /// A radial gradient that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The gradient as a style.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      RadialGradient(
        gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    )
  }
  /// An elliptical gradient that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the sides.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the sides.
  /// - Returns: The gradient as a style.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      EllipticalGradient(
        gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
        endRadiusFraction: endRadiusFraction))
  }
  /// An angular gradient between two angles that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      AngularGradient(
        gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle))
  }
  /// An angular gradient of a whole turn that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  /// - Returns: The gradient as a style.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AnyShapeStyle {
    AnyShapeStyle(
      AngularGradient(
        gradient: gradient.gradient, center: center, angle: angle))
  }
}

extension RadialGradient {
  /// Creates a radial gradient that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) {
    self.init(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension EllipticalGradient {
  /// Creates an elliptical gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the sides.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension AngularGradient {
  /// Creates an angular gradient from stops between two angles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates an angular gradient from stops of a whole turn.
  ///
  /// - Parameters:
  ///   - stops: The stops, clockwise.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
