// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import ElementaryFunctions

/// A turn about an axis.
///
/// - Parameters:
///   - angle: How far it turns, in radians.
///   - axis: The axis, 1 long.
/// - Returns: The turn.
public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// A turn about an axis.
///
/// - Parameters:
///   - angle: How far it turns, in radians.
///   - axis: The axis, 1 long.
/// - Returns: The turn.
public func simd_quaternion(_ angle: Double, _ axis: simd_double3) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// The shortest turn that brings one direction to another.
///
/// - Parameters:
///   - from: The first direction, 1 long.
///   - to: The other, 1 long.
/// - Returns: The turn.
public func simd_quaternion(_ from: simd_float3, _ to: simd_float3) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// The turn of a matrix that only turns.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The turn of a matrix that turns and moves.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The matrix that turns as a quaternion does.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// The matrix that turns as a quaternion does, and moves nothing.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

/// Turns a vector.
///
/// - Parameters:
///   - q: The turn, 1 long.
///   - v: The vector.
/// - Returns: The vector, turned.
public func simd_act<Q: Quaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { q.act(v) }
/// The product of two quaternions.
///
/// - Parameters:
///   - p: What is done after the other.
///   - q: What is done first.
/// - Returns: The product.
public func simd_mul<Q: Quaternion>(_ p: Q, _ q: Q) -> Q { p * q }
/// The turn in the other direction.
public func simd_conjugate<Q: Quaternion>(_ q: Q) -> Q { q.conjugate }
/// The quaternion that undoes another.
public func simd_inverse<Q: Quaternion>(_ q: Q) -> Q { q.inverse }
/// A quaternion with a length of 1.
public func simd_normalize<Q: Quaternion>(_ q: Q) -> Q { q.normalized }
/// The length of a quaternion's four numbers.
public func simd_length<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.length }
/// The dot product of two quaternions: the cosine of half the angle between two turns.
///
/// - Parameters:
///   - p: One.
///   - q: The other.
/// - Returns: The product.
public func simd_dot<Q: Quaternion>(_ p: Q, _ q: Q) -> Q.Scalar { simd_dot(p.vector, q.vector) }
/// The real number of a quaternion.
public func simd_real<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.real }
/// The imaginary numbers of a quaternion.
public func simd_imag<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// How far a quaternion turns, in radians.
public func simd_angle<Q: Quaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// The axis about which a quaternion turns.
public func simd_axis<Q: Quaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }

/// A turn between two, on the shorter way and at an even speed.
///
/// - Parameters:
///   - q0: The turn at 0.
///   - q1: The turn at 1.
///   - t: How far it is.
/// - Returns: The turn.
public func simd_slerp<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  // A quaternion and its negative turn alike; the nearer of them is on the shorter way.
  let end = simd_dot(q0.vector, q1.vector) < 0 ? -q1 : q1
  return arc(q0, end, t)
}
/// A turn between two, on the longer way and at an even speed.
///
/// - Parameters:
///   - q0: The turn at 0.
///   - q1: The turn at 1.
///   - t: How far it is.
/// - Returns: The turn.
public func simd_slerp_longest<Q: Quaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  let end = simd_dot(q0.vector, q1.vector) < 0 ? q1 : -q1
  return arc(q0, end, t)
}

/// A place on the arc from one quaternion to another.
private func arc<Q: Quaternion>(_ start: Q, _ end: Q, _ t: Q.Scalar) -> Q {
  // The chord and the sum tell a small angle better than its cosine does.
  let chord = Double(simd_length(end.vector - start.vector))
  let sum = Double(simd_length(end.vector + start.vector))
  let angle = 2 * atan2(chord, sum)
  let least = 1e-6
  let whole = sin(angle)
  // So near to each other, or to the opposite of each other, a line is the arc as far as numbers go.
  guard whole > least else {
    return Q(vector: simd_mix(start.vector, end.vector, t)).normalized
  }
  let share = Double(t)
  let (before, behind) = (sin((1 - share) * angle) / whole, sin(share * angle) / whole)
  let vector = start.vector * Q.Scalar(before) + end.vector * Q.Scalar(behind)
  return Q(vector: vector).normalized
}
