public import Foundation
import DisplayList

/// A source of particles: what an emitter's particles look like, how many there are and how they move.
///
/// What is a mean and a range is even in the interval from half the range below the mean to half of it
/// above. An emitter takes its cells as they are when its first frame is drawn, or when they are set;
/// later changes go by `setValue(_:forKeyPath:)` of the emitter, as in `emitterCells.snow.birthRate`.
open class CAEmitterCell {
  /// The name, for key paths.
  open var name: String?
  /// Whether the particles are drawn.
  open var isEnabled = true
  /// Particles in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// By how much lifetimes differ.
  open var lifetimeRange: Float = 0
  /// How far particles fly out of the plane, in radians: seen from in front they are slower.
  open var emissionLatitude: CGFloat = 0
  /// The direction in which particles fly, in radians clockwise on the screen.
  open var emissionLongitude: CGFloat = 0
  /// The angle within which directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points a second.
  open var velocity: CGFloat = 0
  /// By how much velocities differ.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points/s².
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points/s².
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer; particles stay in the plane.
  ///
  /// - Note: Accepted; no effect.
  open var zAcceleration: CGFloat = 0
  /// The scale of the picture.
  open var scale: CGFloat = 1
  /// By how much scales differ.
  open var scaleRange: CGFloat = 0
  /// By how much the scale grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// The turn, in radians a second.
  open var spin: CGFloat = 0
  /// By how much turns differ.
  open var spinRange: CGFloat = 0
  /// The colour by which the picture is multiplied; white unless set.
  open var color: CGColor? = CGColor(.white)
  /// By how much reds differ.
  open var redRange: Float = 0
  /// By how much greens differ.
  open var greenRange: Float = 0
  /// By how much blues differ.
  open var blueRange: Float = 0
  /// By how much opacities differ.
  open var alphaRange: Float = 0
  /// By how much the red grows in a second.
  open var redSpeed: Float = 0
  /// By how much the green grows in a second.
  open var greenSpeed: Float = 0
  /// By how much the blue grows in a second.
  open var blueSpeed: Float = 0
  /// By how much the opacity grows in a second.
  open var alphaSpeed: Float = 0
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// The part of the picture that is shown, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture to the point.
  open var contentsScale: CGFloat = 1
  /// The cells of particles that this one's particles emit.
  open var emitterCells: [CAEmitterCell]?
  /// When the cell begins, in the time of the emitter or of the particle that emits, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it emits, in seconds; 0 for ever.
  open var duration: CFTimeInterval = 0

  /// Creates a cell that emits nothing.
  public init() {}

  /// The same cell as another object.
  func copied() -> CAEmitterCell {
    let copy = CAEmitterCell()
    (copy.name, copy.isEnabled, copy.birthRate) = (name, isEnabled, birthRate)
    (copy.lifetime, copy.lifetimeRange) = (lifetime, lifetimeRange)
    (copy.emissionLatitude, copy.emissionLongitude) = (emissionLatitude, emissionLongitude)
    (copy.emissionRange, copy.velocity, copy.velocityRange) = (
      emissionRange, velocity, velocityRange
    )
    (copy.xAcceleration, copy.yAcceleration) = (xAcceleration, yAcceleration)
    (copy.scale, copy.scaleRange, copy.scaleSpeed) = (scale, scaleRange, scaleSpeed)
    (copy.spin, copy.spinRange, copy.color) = (spin, spinRange, color)
    (copy.redRange, copy.greenRange, copy.blueRange) = (redRange, greenRange, blueRange)
    (copy.redSpeed, copy.greenSpeed, copy.blueSpeed) = (redSpeed, greenSpeed, blueSpeed)
    (copy.alphaRange, copy.alphaSpeed) = (alphaRange, alphaSpeed)
    (copy.contents, copy.contentsRect, copy.contentsScale) = (
      contents, contentsRect, contentsScale
    )
    (copy.beginTime, copy.duration) = (beginTime, duration)
    copy.emitterCells = emitterCells?.map { $0.copied() }
    return copy
  }

  /// Sets the number under a key, as in `birthRate`.
  ///
  /// - Parameters:
  ///   - value: The value: a number, or a colour or picture under their keys.
  ///   - key: The property's name.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "color" { return color = value as? CGColor }
    if key == "contents" { return contents = value }
    guard let number = (value as? NSNumber)?.doubleValue ?? Self.number(value) else { return }
    if let path = Self.floats[key] { self[keyPath: path] = Float(number) }
    if let path = Self.lengths[key] { self[keyPath: path] = CGFloat(number) }
    if let path = Self.times[key] { self[keyPath: path] = number }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    default: nil
    }
  }

  private static var floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] {
    [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
      "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
      "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
  }
  private static var lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
    [
      "velocity": \.velocity, "velocityRange": \.velocityRange, "scale": \.scale,
      "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
      "spinRange": \.spinRange, "xAcceleration": \.xAcceleration,
      "yAcceleration": \.yAcceleration, "emissionLongitude": \.emissionLongitude,
      "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange,
    ]
  }
  private static var times: [String: ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval>] {
    ["beginTime": \.beginTime, "duration": \.duration]
  }
}
