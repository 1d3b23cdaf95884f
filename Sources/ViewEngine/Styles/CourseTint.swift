import DisplayList
public import Geometry

/// The tint along a course: a gradient that is the tint goes from one end to the other, whatever it does elsewhere.
@_spi(Engine) public struct CourseTint: PrimitiveStyle {
  public typealias Resolved = Never

  /// The course that a gradient takes.
  public enum Course: Sendable {
    /// Along a line, in fractions of what is painted.
    case line(from: UnitPoint, to: UnitPoint)
    /// Around the middle of what is painted, clockwise from the right.
    case arc(from: Angle, to: Angle)
  }
  let course: Course

  /// Creates the tint along a course.
  public init(_ course: Course) { self.course = course }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    guard let source = environment.drawing.tint else {
      return Color.accentColor.styleNumbers(in: environment)
    }
    let numbers = MainActor.assumeIsolated { source.model }
    guard case .gradient(var gradient) = numbers else { return numbers }
    gradient.course =
      switch course {
      case .line(let from, let to): .linear(from: from, to: to)
      case .arc(let from, let to): .angular(center: .center, start: from, end: to)
      }
    return .gradient(gradient)
  }
}
