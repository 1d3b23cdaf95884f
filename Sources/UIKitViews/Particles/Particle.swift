import DisplayList
import ElementaryFunctions
import Foundation
import Geometry
import Views

/// One particle at one moment.
struct Particle {
  /// The cell that it comes from.
  let cell: CAEmitterCell
  /// When it was born, in the emitter's time.
  let birth: Double
  let position: CGPoint
  /// The turn of its picture, in radians.
  let rotation: Double
  let scale: Double
  let color: ResolvedColor

  /// Paints the particle's picture about its place.
  func draw(
    into list: inout DisplayList, additively isAdditive: Bool, _ transform: CGAffineTransform
  ) {
    guard cell.isEnabled, color.opacity > 0, scale != 0, let image = cell.contents as? CGImage,
      let shown = cell.part(of: image)
    else { return }
    let pixels = shown.pixelSize
    let factor = CGFloat(scale) / max(cell.contentsScale, CGFloat.leastNormalMagnitude)
    let (width, height) = (pixels.width * factor, pixels.height * factor)
    let place = CGAffineTransform(translationX: position.x, y: position.y)
      .rotated(by: CGFloat(rotation)).concatenating(transform)
    var picture = DisplayList()
    shown.picture.draw(
      into: &picture, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      place)
    guard isAdditive else { return ColorTint(color).draw(picture, into: &list) }
    var light = Layer()
    light.blendMode = .plusLighter
    list.layer(light) { ColorTint(color).draw(picture, into: &$0) }
  }
}

extension CAEmitterCell {
  /// The part of the picture that is shown.
  fileprivate func part(of image: CGImage) -> CGImage? {
    let rect = contentsRect
    if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
    let size = image.pixelSize
    return image.cropping(
      to: CGRect(
        x: rect.minX * size.width, y: rect.minY * size.height, width: rect.width * size.width,
        height: rect.height * size.height))
  }
}

/// How one particle goes its way, from its birth on: a closed form, so that any moment can be asked for.
struct ParticleCourse {
  let cell: CAEmitterCell
  /// When it is born, in the emitter's time.
  let birth: Double
  /// How long it lives, in seconds.
  let life: Double
  let dice: ParticleDice
  private let start: CGPoint
  private let velocity: CGVector
  private let scale: Double
  private let spin: Double
  private let color: ResolvedColor
  private let scaleFactor: Double

  /// Throws the dice of a particle.
  ///
  /// - Parameters:
  ///   - cell: What it comes from.
  ///   - birth: When it is born.
  ///   - origin: Where it begins, and in which direction without one of its cell's.
  ///   - tint: The colour of the particle that emits it.
  ///   - factors: What the emitter multiplies.
  ///   - dice: Its chances.
  init(
    _ cell: CAEmitterCell, birth: Double, from origin: (point: CGPoint, angle: Double),
    tint: ResolvedColor, _ factors: EmitterFactors, _ dice: ParticleDice
  ) {
    (self.cell, self.birth, self.dice, start) = (cell, birth, dice, origin.point)
    life =
      max(dice.value(.lifetime, Double(cell.lifetime), Double(cell.lifetimeRange)), 0)
      * factors.lifetime
    let angle = dice.value(
      .direction, origin.angle + Double(cell.emissionLongitude), Double(cell.emissionRange))
    // What flies out of the plane is seen from in front.
    let speed =
      dice.value(.velocity, Double(cell.velocity), Double(cell.velocityRange))
      * factors.velocity * ElementaryFunctions.cos(Double(cell.emissionLatitude))
    velocity = CGVector(
      dx: speed * ElementaryFunctions.cos(angle), dy: speed * ElementaryFunctions.sin(angle))
    scaleFactor = factors.scale
    scale = dice.value(.scale, Double(cell.scale), Double(cell.scaleRange))
    spin = dice.value(.spin, Double(cell.spin), Double(cell.spinRange)) * factors.spin
    let own = cell.color?.resolved ?? .white
    func part(_ use: ParticleDice.Use, _ mean: Float, _ range: Float, _ tint: Float) -> Float {
      Float(dice.value(use, Double(mean), Double(range))) * tint
    }
    color = ResolvedColor(
      red: part(.red, own.red, cell.redRange, tint.red),
      green: part(.green, own.green, cell.greenRange, tint.green),
      blue: part(.blue, own.blue, cell.blueRange, tint.blue),
      opacity: part(.alpha, own.opacity, cell.alphaRange, 1))
  }

  /// The particle at an age in seconds.
  func particle(at age: Double) -> Particle {
    func way(_ speed: CGFloat, _ acceleration: CGFloat) -> CGFloat {
      CGFloat(age) * (speed + acceleration * CGFloat(age) / 2)
    }
    let grown = Float(age)
    func shade(_ value: Float, _ speed: Float) -> Float { min(max(value + speed * grown, 0), 1) }
    return Particle(
      cell: cell, birth: birth,
      position: CGPoint(
        x: start.x + way(velocity.dx, cell.xAcceleration),
        y: start.y + way(velocity.dy, cell.yAcceleration)),
      rotation: spin * age, scale: (scale + Double(cell.scaleSpeed) * age) * scaleFactor,
      color: ResolvedColor(
        red: shade(color.red, cell.redSpeed), green: shade(color.green, cell.greenSpeed),
        blue: shade(color.blue, cell.blueSpeed), opacity: shade(color.opacity, cell.alphaSpeed)))
  }
}

/// What an emitter multiplies its cells' values by.
struct EmitterFactors {
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
}
