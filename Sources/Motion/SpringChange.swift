/// A change of springs from outside: what of them is another than a scene says.
package struct SpringChange: Hashable, Sendable {
  /// The response: the undamped period in seconds; `nil` for the spring's own.
  package var response: Double?
  /// The damping ratio; `nil` for the spring's own.
  package var dampingRatio: Double?

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds, above 0; `nil` for the spring's own.
  ///   - dampingRatio: 1 for critical damping, 0 for none; `nil` for the spring's own.
  package init(response: Double? = nil, dampingRatio: Double? = nil) {
    (self.response, self.dampingRatio) = (response, dampingRatio)
  }
}

extension Animation {
  /// The animation with its spring changed, whatever delays, repeats or speeds it up.
  ///
  /// - Parameter change: What is another.
  /// - Returns: The animation; `nil` for one that no spring is in, and for a scene's own, which nobody can look into.
  package func changed(by change: SpringChange) -> Animation? {
    kind.changed(by: change).map(Animation.init)
  }
}

extension Animation.Kind {
  fileprivate func changed(by change: SpringChange) -> Self? {
    switch self {
    case .fluidSpring(var spring):
      spring.response = change.response ?? spring.response
      spring.dampingRatio = change.dampingRatio ?? spring.dampingRatio
      return .fluidSpring(spring)
    case .interpolatingSpring(let spring): return .interpolatingSpring(spring.changed(by: change))
    case .delayed(let base, let delay):
      return base.changed(by: change).map { .delayed($0, by: delay) }
    case .sped(let base, let speed): return base.changed(by: change).map { .sped($0, by: speed) }
    case .repeated(let base, let count, let autoreverses):
      return base.changed(by: change).map {
        .repeated($0, count: count, autoreverses: autoreverses)
      }
    case .completing(let base, let time):
      return base.changed(by: change).map { .completing($0, after: time) }
    case .mirrored(let base): return base.changed(by: change).map { .mirrored($0) }
    case .fling, .bezier, .unitCurve, .tracking, .combined, .custom: return nil
    }
  }
}

extension InterpolatingSpring {
  /// The spring with another period or damping, and the mass and the start that it has.
  fileprivate func changed(by change: SpringChange) -> Self {
    guard change != SpringChange() else { return self }
    let ratio = change.dampingRatio ?? damping / (2 * (mass * stiffness).squareRoot())
    var spring = self
    if let response = change.response {
      let frequency = 2 * .pi / response
      spring.stiffness = mass * frequency * frequency
    }
    spring.damping = 2 * ratio * (mass * spring.stiffness).squareRoot()
    return spring
  }
}
