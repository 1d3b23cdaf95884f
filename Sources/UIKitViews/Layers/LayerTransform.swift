import ElementaryFunctions
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// A transform as Core Animation interpolates it: by scale, shear, rotation and translation, not by
/// its six numbers, so that a half turn turns and does not collapse.
struct LayerTransform: Equatable, Animatable {
  /// The transform itself, to the last bit where nothing moves.
  private(set) var matrix: CGAffineTransform
  private(set) var scaleX = 1.0
  private(set) var scaleY = 1.0
  /// The shear: how far the y axis leans along the x axis.
  private(set) var shear = 0.0
  /// The rotation, clockwise.
  private(set) var rotation = Angle.zero
  private(set) var translation = CGPoint.zero

  /// Decomposes a transform.
  ///
  /// - Parameters:
  ///   - matrix: The transform.
  ///   - other: Where it comes from: of all turns that look alike the nearest to this one's is taken.
  init(_ matrix: CGAffineTransform = .identity, near other: LayerTransform? = nil) {
    self.matrix = matrix
    translation = CGPoint(x: matrix.tx, y: matrix.ty)
    let (a, b) = (Double(matrix.a), Double(matrix.b))
    let (c, d) = (Double(matrix.c), Double(matrix.d))
    scaleX = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    if scaleX > 0 {
      // A mirror image is one along the axis that is turned less.
      if determinant < 0, a < d { scaleX = -scaleX }
      let (x, y) = (a / scaleX, b / scaleX)
      rotation = Angle(radians: ElementaryFunctions.atan2(y, x))
      scaleY = determinant / scaleX
      shear = c * x + d * y
    } else {
      scaleY = (c * c + d * d).squareRoot()
      rotation =
        scaleY > 0 ? Angle(radians: ElementaryFunctions.atan2(-c, d)) : other?.rotation ?? .zero
    }
    if let other {
      let turn = rotation.radians - other.rotation.radians
      if abs(turn) > .pi + Self.roundingError {
        rotation.radians -= 2 * .pi * (turn / (2 * .pi)).rounded()
      }
    }
  }

  /// By how much a half turn may be more than π, in radians, and still turn as it was written.
  private static let roundingError = 1e-9

  /// This transform with another scale, rotation or translation.
  func with(
    scaleX: Double? = nil, scaleY: Double? = nil, rotation: Double? = nil,
    translation: CGPoint? = nil
  ) -> LayerTransform {
    var other = self
    other.animatableData = AnimatablePair(
      Vector(scaleX ?? self.scaleX, scaleY ?? self.scaleY),
      AnimatablePair(
        Vector(
          shear, rotation.map { Angle(radians: $0).animatableData } ?? self.rotation.animatableData),
        (translation ?? self.translation).animatableData))
    return other
  }

  private typealias Vector = AnimatablePair<Double, Double>
  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>,
    AnimatablePair<AnimatablePair<Double, Double>, CGPoint.AnimatableData>
  >

  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        Vector(scaleX, scaleY),
        AnimatablePair(Vector(shear, rotation.animatableData), translation.animatableData))
    }
    set {
      (scaleX, scaleY) = (newValue.first.first, newValue.first.second)
      shear = newValue.second.first.first
      rotation.animatableData = newValue.second.first.second
      translation.animatableData = newValue.second.second
      let (sine, cosine) = (
        ElementaryFunctions.sin(rotation.radians), ElementaryFunctions.cos(rotation.radians)
      )
      matrix = CGAffineTransform(
        a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
        d: shear * sine + scaleY * cosine, tx: translation.x, ty: translation.y)
    }
  }
}

extension LayerTransform: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("scale.x", scaleX), TraceComponent("scale.y", scaleY),
      TraceComponent("shear", shear), TraceComponent("rotation.degrees", rotation.degrees),
    ] + translation.traceComponents.map { $0.of("translation") }
  }
}
