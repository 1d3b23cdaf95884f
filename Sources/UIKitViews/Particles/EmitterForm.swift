import ElementaryFunctions
import Foundation

/// Where an emitter's particles begin, and where they fly to when their cell names no direction.
struct EmitterForm {
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var position = CGPoint.zero
  var size = CGSize.zero

  /// The begin of a particle, and its direction in radians from the right, clockwise on the screen.
  func start(_ dice: ParticleDice) -> (point: CGPoint, angle: Double) {
    let u = dice.unit(.place)
    switch shape {
    case .line:
      let x = mode == .points ? u.rounded() - 0.5 : u - 0.5
      // A line's particles fly upwards, square to it.
      return (at(x, 0), -Double.pi / 2)
    case .rectangle, .cuboid: return rectangle(u, dice.unit(.otherPlace))
    case .circle, .sphere: return circle(u, dice.unit(.otherPlace))
    default: return (position, 0)
    }
  }

  /// The place at fractions of the size from the middle.
  private func at(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(
      x: position.x + CGFloat(x) * size.width, y: position.y + CGFloat(y) * size.height)
  }

  private func rectangle(_ u: Double, _ v: Double) -> (point: CGPoint, angle: Double) {
    switch mode {
    case .points: return (at(u.rounded() - 0.5, v.rounded() - 0.5), 0)
    case .outline:
      let (width, height) = (abs(Double(size.width)), abs(Double(size.height)))
      var way = u * 2 * (width + height)
      // Around from the top left, clockwise; each side's particles fly away from the middle.
      if way < width { return (at(way / max(width, .leastNonzeroMagnitude) - 0.5, -0.5), -.pi / 2) }
      way -= width
      if way < height { return (at(0.5, way / height - 0.5), 0) }
      way -= height
      if way < width { return (at(0.5 - way / width, 0.5), .pi / 2) }
      way -= width
      return (at(-0.5, height > 0 ? 0.5 - way / height : 0), .pi)
    default: return (at(u - 0.5, v - 0.5), 0)
    }
  }

  /// A circle's radius is the width of the size; particles of its outline fly outwards.
  private func circle(_ u: Double, _ v: Double) -> (point: CGPoint, angle: Double) {
    let turn = 2 * Double.pi * u
    let isRim = mode == .outline || mode == .points
    // Even over the disc, or over the ball as it is seen from in front.
    let fraction =
      isRim && shape == .circle
      ? 1 : shape == .circle ? v.squareRoot() : (1 - (1 - v) * (1 - v)).squareRoot()
    let radius = Double(size.width) * fraction
    let point = CGPoint(
      x: position.x + CGFloat(radius * ElementaryFunctions.cos(turn)),
      y: position.y + CGFloat(radius * ElementaryFunctions.sin(turn)))
    return (point, isRim || (shape == .sphere && mode == .surface) ? turn : 0)
  }
}

/// The shape from which an emitter's particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One point.
  public static let point = Self(rawValue: "point")
  /// A line across, as wide as the emitter's size.
  public static let line = Self(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box, seen from in front: a rectangle.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle, whose radius is the width of the emitter's size.
  public static let circle = Self(rawValue: "circle")
  /// A ball, seen from in front; its radius is the width of the emitter's size.
  public static let sphere = Self(rawValue: "sphere")
}

/// From where on its shape an emitter's particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its corners or ends.
  public static let points = Self(rawValue: "points")
  /// From its outline.
  public static let outline = Self(rawValue: "outline")
  /// From its surface.
  public static let surface = Self(rawValue: "surface")
  /// From all of it.
  public static let volume = Self(rawValue: "volume")
}
