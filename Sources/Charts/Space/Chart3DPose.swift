public import Geometry
public import ViewEngine

/// From where a chart of three dimensions is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// How far the viewer has gone around it, from the front to the right.
  public var azimuth: Angle
  /// How far the viewer looks down on it.
  public var inclination: Angle

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - azimuth: How far the viewer has gone around the chart.
  ///   - inclination: How far the viewer looks down on it.
  public init(azimuth: Angle, inclination: Angle) {
    (self.azimuth, self.inclination) = (azimuth, inclination)
  }

  /// From a corner, a little from above.

  ///

  /// No source names its angles; these are ours.
  public static let `default` = Self(azimuth: .degrees(35), inclination: .degrees(20))
  /// From the front.
  public static let front = Self(azimuth: .zero, inclination: .zero)
  /// From behind.
  public static let back = Self(azimuth: .degrees(180), inclination: .zero)
  /// From the left.
  public static let left = Self(azimuth: .degrees(-90), inclination: .zero)
  /// From the right.
  public static let right = Self(azimuth: .degrees(90), inclination: .zero)
  /// From above.
  public static let top = Self(azimuth: .zero, inclination: .degrees(90))
  /// From below.
  public static let bottom = Self(azimuth: .zero, inclination: .degrees(-90))
}

/// How a chart of three dimensions is projected.
public struct Chart3DCameraProjection: Hashable, Sendable {
  let isPerspective: Bool
  /// What suits the chart: orthographic.
  public static let automatic = Self(isPerspective: false)
  /// What is farther away is as large as what is near.
  public static let orthographic = Self(isPerspective: false)
  /// What is farther away is smaller.
  public static let perspective = Self(isPerspective: true)
}

extension View {
  /// Sets from where charts of three dimensions are seen; a finger does not turn them.
  public func chart3DPose(_ pose: Chart3DPose) -> some View {
    chartOptions { ($0.pose, $0.poseBinding) = (pose, nil) }
  }
  /// Ties to a binding from where charts of three dimensions are seen: a finger that turns them writes it.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    let now = pose.wrappedValue
    return chartOptions { ($0.pose, $0.poseBinding) = (now, pose) }
  }
  /// Sets how charts of three dimensions are projected.
  public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> some View {
    chartOptions { $0.projection = projection }
  }
}
