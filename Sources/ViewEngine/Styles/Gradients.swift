public import Foundation
public import Geometry
import DisplayList

/// Colours along a line.
public struct LinearGradient: PrimitiveStyle {
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates the style; places are fractions of what is painted.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Creates the style of colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates the style of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates the style with a colour space.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .gradient(
      GradientNumbers(
        stops: gradient.stops(in: environment), course: .linear(from: startPoint, to: endPoint),
        isPerceptual: gradient.space.isPerceptual))
  }
}

/// Colours from a centre outwards, in points.
public struct RadialGradient: PrimitiveStyle {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates the style; radii are points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  /// Creates the style of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates the style of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .gradient(
      GradientNumbers(
        stops: gradient.stops(in: environment),
        course: .radial(center: center, startRadius: startRadius, endRadius: endRadius),
        isPerceptual: gradient.space.isPerceptual))
  }
}

/// Colours from a centre outwards, as an ellipse that follows what is painted.
public struct EllipticalGradient: PrimitiveStyle {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates the style; radii are fractions of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  /// Creates the style of colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .gradient(
      GradientNumbers(
        stops: gradient.stops(in: environment),
        course: .elliptical(
          center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction),
        isPerceptual: gradient.space.isPerceptual))
  }
}

/// Colours around a centre.
public struct AngularGradient: PrimitiveStyle {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates the style between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  /// Creates the style of colours at even distances between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates the style of a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates the style of colours at even distances over a whole turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .gradient(
      GradientNumbers(
        stops: gradient.stops(in: environment),
        course: .angular(center: center, start: startAngle, end: endAngle),
        isPerceptual: gradient.space.isPerceptual))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
