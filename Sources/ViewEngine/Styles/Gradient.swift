import DisplayList
public import Foundation
import Geometry
import Motion

/// A gradient: colours at their stops.
public struct Gradient: Hashable, Sendable {
  /// A stop: a colour at its location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, 0...1.
    public var location: CGFloat
    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: Where the gradient has just this colour, 0...1.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colour space in which a gradient's colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Encoded sRGB components.
    public static let device = Self(isPerceptual: false)
    /// Oklab.
    public static let perceptual = Self(isPerceptual: true)
  }

  /// The stops, in order.
  public var stops: [Stop]
  var space = ColorSpace.device

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = max(CGFloat(colors.count - 1), 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// This gradient with its colours mixed in another colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  func stops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    stops.map {
      .init(color: $0.color.resolve(in: environment), location: Double($0.location))
    }
  }
}

/// A gradient with its colour space.
public struct AnyGradient: Hashable, Sendable {
  package let gradient: Gradient
  /// Wraps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A gradient as a style goes from top to bottom.
extension Gradient: PrimitiveStyle {
  public typealias Resolved = Never
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).numbers(in: environment)
  }
}

extension AnyGradient: PrimitiveStyle {
  public typealias Resolved = Never
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .numbers(in: environment)
  }
}

extension Color {
  /// The system's gradient of this colour: a little lighter at the top, or, where there is no lighter, a little
  /// darker at the bottom.
  public var gradient: AnyGradient {
    // By thirds, as the shade lasts for two of them: the upper two, or the lower two.
    let heights = [0, 1.0 / 3, 2.0 / 3, 1]
    return AnyGradient(
      Gradient(
        stops: heights.map {
          Gradient.Stop(color: Color(ColorShade(color: self, height: $0)), location: $0)
        }))
  }
}

extension StyleNumbers {
  /// A colour with the system's gradient of it; other styles stay as they are.
  package func graded(in environment: EnvironmentValues) -> StyleNumbers {
    guard case .color(let color) = self else { return self }
    return Color(color).gradient.styleNumbers(in: environment)
  }
}

/// A gradient as numbers, its points relative to the frame that it will paint.
package struct GradientNumbers: Equatable, Sendable {
  enum Course: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }
  var stops: [GradientPaint.Stop]
  var course: Course
  var isPerceptual: Bool

  /// Whether this gradient can move to `other` stop by stop.
  func isLike(_ other: GradientNumbers) -> Bool {
    guard stops.count == other.stops.count, isPerceptual == other.isPerceptual else { return false }
    return switch (course, other.course) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }

  /// The mean of the stops' colours.
  var average: ResolvedColor {
    guard let first = stops.first?.color else { return .clear }
    var result = first
    var sum = first.animatableData
    for stop in stops.dropFirst() { sum += stop.color.animatableData }
    result.animatableData = sum.scaled(by: 1 / Double(stops.count))
    return result
  }

  /// The paint that shows this gradient in `frame`.
  func paint(in frame: CGRect) -> GradientPaint {
    let course: GradientPaint.Course =
      switch course {
      case .linear(let from, let to):
        .linear(from: from.point(in: frame), to: to.point(in: frame))
      case .radial(let center, let start, let end):
        .radial(center: center.point(in: frame), startRadius: start, endRadius: end)
      case .elliptical(let center, let start, let end):
        .elliptical(
          center: center.point(in: frame),
          radii: CGSize(width: frame.width, height: frame.height), startFraction: start,
          endFraction: end)
      case .angular(let center, let start, let end):
        .angular(center: center.point(in: frame), start: start, end: end)
      }
    return GradientPaint(
      stops: stops, course: course, interpolation: isPerceptual ? .perceptual : .device)
  }
}

extension GradientNumbers: Animatable {
  /// How many numbers the course has, and each stop.
  private static let (courseCount, stopCount) = (4, 5)

  /// The course's numbers, then each stop's location and its colour as colours move, in fractions.
  package var animatableData: NumberList {
    get {
      var numbers: [Double] =
        switch course {
        case .linear(let a, let b):
          [a.x * unitScale, a.y * unitScale, b.x * unitScale, b.y * unitScale]
        case .radial(let c, let start, let end): [c.x * unitScale, c.y * unitScale, start, end]
        case .elliptical(let c, let start, let end):
          [c.x * unitScale, c.y * unitScale, start * unitScale, end * unitScale]
        case .angular(let c, let start, let end):
          [c.x * unitScale, c.y * unitScale, start.animatableData, end.animatableData]
        }
      for stop in stops {
        let color = stop.color.animatableData
        numbers.append(stop.location)
        numbers += [
          color.first, color.second.first, color.second.second.first, color.second.second.second,
        ].map { Double($0) / unitScale }
      }
      return NumberList(numbers)
    }
    set {
      let n = newValue.numbers
      guard n.count == Self.courseCount + Self.stopCount * stops.count else { return }
      let first = UnitPoint(x: n[0] / unitScale, y: n[1] / unitScale)
      switch course {
      case .linear:
        course = .linear(
          from: first, to: UnitPoint(x: n[2] / unitScale, y: n[3] / unitScale))
      case .radial: course = .radial(center: first, startRadius: n[2], endRadius: n[3])
      case .elliptical:
        course = .elliptical(
          center: first, startFraction: n[2] / unitScale, endFraction: n[3] / unitScale)
      case .angular:
        course = .angular(
          center: first, start: Angle(radians: n[2] / unitScale),
          end: Angle(radians: n[3] / unitScale))
      }
      for index in stops.indices {
        let at = Self.courseCount + Self.stopCount * index
        let color = n[at + 1..<at + Self.stopCount].map { Float($0 * unitScale) }
        stops[index].location = n[at]
        stops[index].color.animatableData = AnimatablePair(
          color[0], AnimatablePair(color[1], AnimatablePair(color[2], color[3])))
      }
    }
  }
}

/// A vector of any length; operations run over the shorter length, zero is empty.
package struct NumberList: VectorArithmetic, Sendable {
  var numbers: [Double]
  package init(_ numbers: [Double]) { self.numbers = numbers }
  package static var zero: Self { Self([]) }
  package static func == (lhs: Self, rhs: Self) -> Bool {
    zip(lhs.numbers, rhs.numbers).allSatisfy { $0 == $1 }
      && lhs.numbers.dropFirst(rhs.numbers.count).allSatisfy { $0 == 0 }
      && rhs.numbers.dropFirst(lhs.numbers.count).allSatisfy { $0 == 0 }
  }
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.numbers.isEmpty { return rhs }
    if rhs.numbers.isEmpty { return lhs }
    return Self(zip(lhs.numbers, rhs.numbers).map { $0 + $1 })
  }
  package static func - (lhs: Self, rhs: Self) -> Self {
    if rhs.numbers.isEmpty { return lhs }
    if lhs.numbers.isEmpty { return Self(rhs.numbers.map { -$0 }) }
    return Self(zip(lhs.numbers, rhs.numbers).map { $0 - $1 })
  }
  package mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
