// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension SIMD {
  /// This vector with each number changed, the first one first.
  func mapped(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(self[index]) }
    return result
  }

  /// The numbers as one, joined from the first to the last.
  func joined(_ join: (Scalar, Scalar) -> Scalar) -> Scalar {
    var result = self[0]
    for index in 1..<scalarCount { result = join(result, self[index]) }
    return result
  }
}

// MARK: Lengths and products

/// The sum of a vector's numbers, from the first to the last.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Numeric { x.joined(+) }
/// The least of a vector's numbers.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.joined { $1 < $0 ? $1 : $0 }
}
/// The greatest of a vector's numbers.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.joined { $1 > $0 ? $1 : $0 }
}
/// The dot product: the sum of the products of numbers at one place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_reduce_add(x * y)
}
/// The cross product: a vector at right angles to two others, as long as the area between them.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product.
public func simd_cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let first = x.y * y.z - x.z * y.y
  let second = x.z * y.x - x.x * y.z
  let third = x.x * y.y - x.y * y.x
  return SIMD3<S>(first, second, third)
}
/// The cross product of two vectors in a plane, which stands upright on it.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product: zeros, and the area between the two.
public func simd_cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  let third = x.x * y.y - x.y * y.x
  return SIMD3<S>(0, 0, third)
}
/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}
/// The length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}
/// The sum of the sizes of a vector's numbers.
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_reduce_add(simd_abs(x))
}
/// The greatest size of a vector's numbers.
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_reduce_max(simd_abs(x))
}
/// The square of the distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: Another.
/// - Returns: The square.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// The distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: Another.
/// - Returns: The distance.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The vector of a direction whose length is 1; of zeros it is not a number.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The part of a vector that lies along another.
///
/// - Parameters:
///   - x: The vector.
///   - y: The other.
/// - Returns: That part.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_dot(y, y))
}
/// The direction in which a surface throws something back.
///
/// - Parameters:
///   - x: The direction in which it comes.
///   - n: The direction upright on the surface, 1 long.
/// - Returns: The direction in which it goes.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  let along = simd_dot(x, n)
  return x - n * (along + along)
}
/// The direction in which something goes on behind a surface.
///
/// - Parameters:
///   - x: The direction in which it comes, 1 long.
///   - n: The direction upright on the surface, 1 long.
///   - eta: The ratio of the refractive indices, before the surface to behind it.
/// - Returns: The direction; zeros where all is thrown back.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let along = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - along * along)
  guard rest >= 0 else { return V() }
  return x * eta - n * (eta * along + rest.squareRoot())
}

// MARK: Number by number

/// The sizes of a vector's numbers.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable {
  x.mapped { Swift.abs($0) }
}
/// The lesser of two numbers at each place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The lesser ones.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// The greater of two numbers at each place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The greater ones.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// A vector with its numbers kept between others.
///
/// - Parameters:
///   - x: The vector.
///   - min: The least at each place.
///   - max: The greatest at each place.
/// - Returns: The vector, with what was beyond at the bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}
/// A number kept between two others.
///
/// - Parameters:
///   - x: The number.
///   - min: The least.
///   - max: The greatest.
/// - Returns: The number, or the bound that it was beyond.
public func simd_clamp<T: Comparable & Numeric>(_ x: T, _ min: T, _ max: T) -> T {
  x < min ? min : x > max ? max : x
}
/// A vector between two others.
///
/// - Parameters:
///   - x: Where it is at 0.
///   - y: Where it is at 1.
///   - t: How far it is, place by place.
/// - Returns: The vector.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// A vector between two others.
///
/// - Parameters:
///   - x: Where it is at 0.
///   - y: Where it is at 1.
///   - t: How far it is.
/// - Returns: The vector.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// A number between two others.
///
/// - Parameters:
///   - x: What it is at 0.
///   - y: What it is at 1.
///   - t: How far it is.
/// - Returns: The number.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
/// −1, 0 or 1 at each place, as its number is below, at or above zero.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.mapped { simd_sign($0) }
}
/// −1, 0 or 1, as a number is below, at or above zero.
public func simd_sign<T: FloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// What is left of each number above the whole one below it.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.mapped { $0 - $0.rounded(.down) }
}
/// What is left of a number above the whole one below it.
public func simd_fract<T: FloatingPoint>(_ x: T) -> T { x - x.rounded(.down) }
/// 0 at places where a number is below its edge, and 1 at others.
///
/// - Parameters:
///   - edge: The edges.
///   - x: The numbers.
/// - Returns: Zeros and ones.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  var result = V()
  for index in x.indices { result[index] = x[index] < edge[index] ? 0 : 1 }
  return result
}
/// 0 where a number is below an edge, else 1.
///
/// - Parameters:
///   - edge: The edge.
///   - x: The number.
/// - Returns: 0 or 1.
public func simd_step<T: FloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// A soft rise from 0 to 1 between two edges, at each place.
///
/// - Parameters:
///   - edge0: Where it begins.
///   - edge1: Where it ends.
///   - x: Where it is asked for.
/// - Returns: How far it has risen, 0...1.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  var result = V()
  for index in x.indices {
    result[index] = simd_smoothstep(edge0[index], edge1[index], x[index])
  }
  return result
}
/// A soft rise from 0 to 1 between two edges.
///
/// - Parameters:
///   - edge0: Where it begins.
///   - edge1: Where it ends.
///   - x: Where it is asked for.
/// - Returns: How far it has risen, 0...1.
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - (t + t))
}
