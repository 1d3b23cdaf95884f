extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The recipe in short, as `spring(duration: 0.3, bounce: 0)`.
  public var description: String { kind.description }
  public var debugDescription: String { kind.description }
}

extension Animation.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fluidSpring(let spring):
      let ratio = spring.dampingRatio
      let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
      let blend = spring.blendDuration == 0 ? "" : ", blendDuration: \(short(spring.blendDuration))"
      return "spring(duration: \(short(spring.response)), bounce: \(short(bounce))\(blend))"
    case .interpolatingSpring(let spring):
      let start =
        spring.initialVelocity == 0 ? "" : ", initialVelocity: \(short(spring.initialVelocity))"
      return "interpolatingSpring(mass: \(short(spring.mass)), stiffness: "
        + "\(short(spring.stiffness)), damping: \(short(spring.damping))\(start))"
    case .fling(let fling):
      let back = fling.frequency.map { ", frequency: \(short($0))" } ?? ""
      return "fling(velocity: \(short(fling.velocity)), loss: \(short(fling.loss))\(back))"
    case .bezier(let curve, let duration):
      return named(curve, "duration: \(short(duration))")
    case .unitCurve(let curve, let duration):
      let duration = "duration: \(short(duration))"
      switch curve.shape {
      case .bezier(let curve): return named(curve, duration)
      case .circularEaseIn: return "circularEaseIn(\(duration))"
      case .circularEaseOut: return "circularEaseOut(\(duration))"
      case .circularEaseInOut: return "circularEaseInOut(\(duration))"
      }
    case .delayed(let base, let delay): return "\(base).delay(\(short(delay)))"
    case .sped(let base, let speed): return "\(base).speed(\(short(speed)))"
    case .repeated(let base, let count, let autoreverses):
      let times = count.map { "repeatCount(\($0), " } ?? "repeatForever("
      return "\(base).\(times)autoreverses: \(autoreverses))"
    case .completing(let base, let time): return "\(base).logicallyComplete(after: \(short(time)))"
    case .mirrored(let base): return "\(base).thereAndBack"
    case .tracking: return "tracksVelocity"
    case .combined: return "combined"
    case .custom(let base): return "\(type(of: base.animation))"
    }
  }

  private func named(_ curve: CubicBezier, _ duration: String) -> String {
    switch (curve.x1, curve.y1, curve.x2, curve.y2) {
    case (0, 0, 1, 1): "linear(\(duration))"
    case (0.42, 0, 1, 1): "easeIn(\(duration))"
    case (0, 0, 0.58, 1): "easeOut(\(duration))"
    case (0.42, 0, 0.58, 1): "easeInOut(\(duration))"
    default:
      "timingCurve(\(short(curve.x1)), \(short(curve.y1)), \(short(curve.x2)), "
        + "\(short(curve.y2)), \(duration))"
    }
  }

  /// A number to nine places at most, without a trailing `.0`.
  private func short(_ number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    let value = rounded.isFinite && rounded != 0 ? rounded : number == 0 ? 0 : number
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    return "\(value)"
  }
}
