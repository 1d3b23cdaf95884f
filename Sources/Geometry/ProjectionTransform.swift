public import Foundation
internal import ElementaryFunctions

/// A projective transform of the plane by a 3×3 matrix, as a rotation in depth is seen flat.
///
/// A place is the row (x, y, 1); it is multiplied by the matrix and divided by its third component.
public struct ProjectionTransform: Hashable, Sendable {
  /// What x adds to the new x.
  public var m11: CGFloat = 1
  /// What x adds to the new y.
  public var m12: CGFloat = 0
  /// What x adds to the divisor.
  public var m13: CGFloat = 0
  /// What y adds to the new x.
  public var m21: CGFloat = 0
  /// What y adds to the new y.
  public var m22: CGFloat = 1
  /// What y adds to the divisor.
  public var m23: CGFloat = 0
  /// What the constant adds to the new x.
  public var m31: CGFloat = 0
  /// What the constant adds to the new y.
  public var m32: CGFloat = 0
  /// What the constant adds to the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates the projection that is the same as an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Creates a rotation in depth about the origin, seen from in front.
  ///
  /// - Parameters:
  ///   - angle: The turn.
  ///   - axis: The axis about which it goes; x right, y down, z away from the viewer. An axis of
  ///     length 0 turns nothing.
  ///   - distance: How far the viewer stands from the plane, in points; infinite for no perspective.
  public init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), distance: CGFloat
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let cosine = CGFloat(ElementaryFunctions.cos(angle.radians))
    let sine = CGFloat(ElementaryFunctions.sin(angle.radians))
    let rest = 1 - cosine
    // Rodrigues' rotation matrix, for rows; only x and y go in, depth comes out and divides.
    (m11, m12) = (cosine + x * x * rest, x * y * rest + z * sine)
    (m21, m22) = (x * y * rest - z * sine, cosine + y * y * rest)
    if distance.isFinite, distance > 0 {
      m13 = -(x * z * rest - y * sine) / distance
      m23 = -(y * z * rest + x * sine) / distance
    }
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether this is an affine transform, which keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine transform that this one is near `place`: same point, same directions there.
  ///
  /// For an affine map it is that map.
  public func affine(near place: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let w = m13 * place.x + m23 * place.y + m33
    let image = place.applying(self)
    let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
    let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * place.x - c * place.y,
      ty: image.y - b * place.x - d * place.y)
  }

  /// Concatenates this projection with `rhs`, which is applied after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// Inverts this projection in place.
  ///
  /// - Returns: Whether there is one; without, the map stays as it is.
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    (m11, m21, m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The inverse projection, or this one where it has none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
}

extension CGPoint {
  /// This point under `transform`.
  ///
  /// Places behind the viewer have no image; they give places that are not finite or far away.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let w = transform.m13 * x + transform.m23 * y + transform.m33
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / w,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / w)
  }
}

extension Path {
  /// This path under a projection.
  ///
  /// Curves keep their kind with moved control points, cut into quarters so that the error of that
  /// stays small; lines stay lines.
  public func applying(_ transform: ProjectionTransform) -> Path {
    if transform.isAffine { return applying(transform.affine(near: .zero)) }
    var result: [Element] = []
    var pen: Vector2?
    func place(_ vector: Vector2) -> CGPoint { CGPoint(vector).applying(transform) }
    for segment in segments {
      if segment.startsPart || pen != segment.curve.start {
        result.append(.move(to: place(segment.curve.start)))
      }
      switch segment.form {
      case .line: result.append(.line(to: place(segment.curve.end)))
      case .closing: result.append(.closeSubpath)
      case .quad, .cubic:
        for quarter in 0..<4 {
          let part = segment.curve.part(from: Double(quarter) / 4, to: Double(quarter + 1) / 4)
          result.append(
            .curve(
              to: place(part.end), control1: place(part.control1), control2: place(part.control2)))
        }
      }
      pen = segment.curve.end
    }
    return Path(elements: result)
  }
}
