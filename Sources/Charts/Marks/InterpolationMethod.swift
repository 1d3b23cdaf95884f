public import Foundation

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Form: Hashable, Sendable {
    case linear, monotone
    case cardinal(tension: Double), catmullRom(alpha: Double)
    case stepStart, stepCenter, stepEnd
  }
  let form: Form

  /// The method's name.
  public var description: String {
    switch form {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    }
  }

  /// Straight.
  public static let linear = Self(form: .linear)
  /// By cubics that never leave the range of two neighbours' values.
  public static let monotone = Self(form: .monotone)
  /// By cubics whose tangents are parallel to the line between a point's neighbours.
  public static let cardinal = cardinal(tension: 0)
  /// By cubics whose tangents are parallel to the line between a point's neighbours; straight at tension 1.
  public static func cardinal(tension: CGFloat) -> Self {
    Self(form: .cardinal(tension: Double(tension)))
  }
  /// By a Catmull–Rom spline of centripetal parameters.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// By a Catmull–Rom spline: 0 for uniform parameters, 0.5 for centripetal ones, 1 for those of chords.
  public static func catmullRom(alpha: CGFloat) -> Self {
    Self(form: .catmullRom(alpha: Double(alpha)))
  }
  /// Level, and a step at the first of two points.
  public static let stepStart = Self(form: .stepStart)
  /// Level, and a step between two points.
  public static let stepCenter = Self(form: .stepCenter)
  /// Level, and a step at the second of two points.
  public static let stepEnd = Self(form: .stepEnd)
}
