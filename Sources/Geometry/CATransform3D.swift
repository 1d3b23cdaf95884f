import ElementaryFunctions
public import Foundation

/// A transform in three dimensions: four rows of four, by which places are multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
  /// The first row: where the unit vector across goes.
  public var (m11, m12, m13, m14) = (CGFloat(1), CGFloat(0), CGFloat(0), CGFloat(0))
  /// The second row: where the unit vector down goes.
  public var (m21, m22, m23, m24) = (CGFloat(0), CGFloat(1), CGFloat(0), CGFloat(0))
  /// The third row: where the unit vector towards the viewer goes.
  public var (m31, m32, m33, m34) = (CGFloat(0), CGFloat(0), CGFloat(1), CGFloat(0))
  /// The fourth row: where the origin goes.
  public var (m41, m42, m43, m44) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))

  /// Creates a transform of zeros, which draws nothing; the identity is ``CATransform3DIdentity``.
  public init() { rows = [.zero, .zero, .zero, .zero] }

  /// The identity.
  package static let identity = Self(rows: [
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
  ])
  private init(rows: [Row]) { self.rows = rows }

  private typealias Row = SIMD4<Double>

  private var rows: [Row] {
    get {
      [
        Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
        Row(m41, m42, m43, m44),
      ]
    }
    set {
      func parts(_ row: Row) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(row.w))
      }
      (m11, m12, m13, m14) = parts(newValue[0])
      (m21, m22, m23, m24) = parts(newValue[1])
      (m31, m32, m33, m34) = parts(newValue[2])
      (m41, m42, m43, m44) = parts(newValue[3])
    }
  }

  /// This transform with `next` applied after it.
  fileprivate func followed(by next: CATransform3D) -> CATransform3D {
    let (own, other) = (rows, next.rows)
    var result = CATransform3D.identity
    result.rows = own.map { row in
      other[0] * row.x + other[1] * row.y + other[2] * row.z + other[3] * row.w
    }
    return result
  }

  /// The inverse by elimination, each time with the largest pivot; `nil` where there is none.
  fileprivate var inverse: CATransform3D? {
    var (left, right) = (rows, CATransform3D.identity.rows)
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let divisor = left[pivot][column]
      guard divisor != 0, divisor.isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      left[column] /= divisor
      right[column] /= divisor
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    var result = CATransform3D.identity
    result.rows = right
    return result
  }
}

extension SIMD4<Double> {
  /// Four lengths in points as one row.
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(Double(x), Double(y), Double(z), Double(w))
  }
}

// Core Animation's names are functions that begin with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity in three dimensions.
public let CATransform3DIdentity = CATransform3D.identity

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D.identity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two transforms are the same.
///
/// - Parameters:
///   - a: One of them.
///   - b: The other.
/// - Returns: Whether all their numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a translation.
///
/// - Parameters:
///   - tx: Points to the right.
///   - ty: Points down.
///   - tz: Points towards the viewer.
/// - Returns: The translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D.identity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a scaling about the origin.
///
/// - Parameters:
///   - sx: The factor across.
///   - sy: The factor down.
///   - sz: The factor in depth.
/// - Returns: The scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D.identity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a rotation about an axis through the origin.
///
/// - Parameters:
///   - angle: How far, in radians.
///   - x: How far the axis points to the right.
///   - y: How far the axis points down.
///   - z: How far the axis points towards the viewer; an axis of length 0 turns nothing.
/// - Returns: The rotation.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var result = CATransform3D.identity
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = CGFloat(ElementaryFunctions.cos(Double(angle)))
  let s = CGFloat(ElementaryFunctions.sin(Double(angle)))
  let t = 1 - c
  // Rodrigues' rotation matrix, for rows.
  (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Translates what a transform is applied to: `t` comes after the translation.
///
/// - Parameters:
///   - t: The transform.
///   - tx: Points to the right.
///   - ty: Points down.
///   - tz: Points towards the viewer.
/// - Returns: The translation, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).followed(by: t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Scales what a transform is applied to: `t` comes after the scaling.
///
/// - Parameters:
///   - t: The transform.
///   - sx: The factor across.
///   - sy: The factor down.
///   - sz: The factor in depth.
/// - Returns: The scaling, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Rotates what a transform is applied to: `t` comes after the rotation.
///
/// - Parameters:
///   - t: The transform.
///   - angle: How far, in radians.
///   - x: How far the axis points to the right.
///   - y: How far the axis points down.
///   - z: How far the axis points towards the viewer.
/// - Returns: The rotation, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Concatenates two transforms.
///
/// - Parameters:
///   - a: The one that is applied first.
///   - b: The one that is applied after it.
/// - Returns: Both in one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.followed(by: b)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Inverts a transform; one that has no inverse stays as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the transform that is the same as an affine one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D.identity
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform is one of the plane: without depth and without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The part of a transform that is one of the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
  /// Creates the projection of the plane that a transform in three dimensions shows from in front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
