public import Foundation
public import Geometry
import DisplayList

/// A linear gradient: colours along a line.
public struct LinearGradient: PrimitiveStyle {
  public typealias Resolved = Never
  package let gradient: Gradient
  package let startPoint: UnitPoint
  package let endPoint: UnitPoint

  /// Creates a linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Creates a linear gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, in order.
  ///   - startPoint: The point of the first colour, in fractions of what is painted.
  ///   - endPoint: The point of the last colour, in fractions of what is painted.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a linear gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a linear gradient that mixes its colours in a colour space.
  ///
  /// - Parameters:
  ///   - gradient: The stops and their colour space.
  ///   - startPoint: The point of location 0, in fractions of what is painted.
  ///   - endPoint: The point of location 1, in fractions of what is painted.
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

/// A radial gradient: colours from a centre outwards, by radii in points.
public struct RadialGradient: PrimitiveStyle {
  public typealias Resolved = Never
  package let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  /// Creates a radial gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the centre outwards.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of the first colour, in points.
  ///   - endRadius: The radius of the last colour, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates a radial gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
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

/// An elliptical gradient: colours from a centre outwards, stretched to what is painted.
public struct EllipticalGradient: PrimitiveStyle {
  public typealias Resolved = Never
  package let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates an elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of location 0, in fractions of the width and the height.
  ///   - endRadiusFraction: The radii of location 1, in fractions of the width and the height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  /// Creates an elliptical gradient of colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the centre outwards.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startRadiusFraction: The radii of the first colour, in fractions of the width and the
  ///     height.
  ///   - endRadiusFraction: The radii of the last colour, in fractions of the width and the height.
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

/// An angular gradient: colours around a centre.
public struct AngularGradient: PrimitiveStyle {
  public typealias Resolved = Never
  package let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates an angular gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of location 0, clockwise from the right.
  ///   - endAngle: The angle of location 1, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  /// Creates an angular gradient of colours at even distances between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours, clockwise.
  ///   - center: The centre, in fractions of what is painted.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates an angular gradient of a whole turn.
  ///
  /// - Parameters:
  ///   - gradient: The stops.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of locations 0 and 1, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates an angular gradient of colours at even distances over a whole turn.
  ///
  /// - Parameters:
  ///   - colors: The colours, clockwise.
  ///   - center: The centre, in fractions of what is painted.
  ///   - angle: The angle of the first colour and the last, clockwise from the right.
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
