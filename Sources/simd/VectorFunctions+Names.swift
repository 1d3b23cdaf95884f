// Swift's own names of what C calls `simd_…`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The sum of a vector's numbers, from the first to the last.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Numeric { simd_reduce_add(x) }
/// The least of a vector's numbers.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  simd_reduce_min(x)
}
/// The greatest of a vector's numbers.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  simd_reduce_max(x)
}
/// The dot product: the sum of the products of numbers at one place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}
/// The cross product: a vector at right angles to two others, as long as the area between them.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product.
public func cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  simd_cross(x, y)
}
/// The cross product of two vectors in a plane, which stands upright on it.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The product: zeros, and the area between the two.
public func cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  simd_cross(x, y)
}
/// The length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}
/// The distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: Another.
/// - Returns: The distance.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}
/// The square of the distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: Another.
/// - Returns: The square.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}
/// The vector of a direction whose length is 1; of zeros it is not a number.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The part of a vector that lies along another.
///
/// - Parameters:
///   - x: The vector.
///   - y: The other.
/// - Returns: That part.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
/// The direction in which a surface throws something back.
///
/// - Parameters:
///   - x: The direction in which it comes.
///   - n: The direction upright on the surface, 1 long.
/// - Returns: The direction in which it goes.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n)
}
/// The direction in which something goes on behind a surface.
///
/// - Parameters:
///   - x: The direction in which it comes, 1 long.
///   - n: The direction upright on the surface, 1 long.
///   - eta: The ratio of the refractive indices, before the surface to behind it.
/// - Returns: The direction; zeros where all is thrown back.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_refract(x, n, eta)
}

// MARK: Number by number

/// The sizes of a vector's numbers.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable { simd_abs(x) }
/// The lesser of two numbers at each place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The lesser ones.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }
/// The lesser of two numbers at each place, one of which is the same at all.
///
/// - Parameters:
///   - vector: A vector.
///   - scalar: The number.
/// - Returns: The lesser ones.
public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  simd_min(vector, V(repeating: scalar))
}
/// The greater of two numbers at each place.
///
/// - Parameters:
///   - x: A vector.
///   - y: Another.
/// - Returns: The greater ones.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }
/// The greater of two numbers at each place, one of which is the same at all.
///
/// - Parameters:
///   - vector: A vector.
///   - scalar: The number.
/// - Returns: The greater ones.
public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  simd_max(vector, V(repeating: scalar))
}
/// A vector with its numbers kept between others.
///
/// - Parameters:
///   - x: The vector.
///   - min: The least at each place.
///   - max: The greatest at each place.
/// - Returns: The vector, with what was beyond at the bounds.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  simd_clamp(x, min, max)
}
/// A vector with its numbers kept between two.
///
/// - Parameters:
///   - x: The vector.
///   - min: The least at every place.
///   - max: The greatest at every place.
/// - Returns: The vector, with what was beyond at the bounds.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable { simd_clamp(x, V(repeating: min), V(repeating: max)) }
/// A number kept between two others.
///
/// - Parameters:
///   - x: The number.
///   - min: The least.
///   - max: The greatest.
/// - Returns: The number, or the bound that it was beyond.
public func clamp<T: BinaryFloatingPoint>(_ x: T, min: T, max: T) -> T { simd_clamp(x, min, max) }
/// A vector between two others.
///
/// - Parameters:
///   - x: Where it is at 0.
///   - y: Where it is at 1.
///   - t: How far it is, place by place.
/// - Returns: The vector.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}
/// A vector between two others.
///
/// - Parameters:
///   - x: Where it is at 0.
///   - y: Where it is at 1.
///   - t: How far it is.
/// - Returns: The vector.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}
/// A number between two others.
///
/// - Parameters:
///   - x: What it is at 0.
///   - y: What it is at 1.
///   - t: How far it is.
/// - Returns: The number.
public func mix<T: BinaryFloatingPoint>(_ x: T, _ y: T, t: T) -> T { simd_mix(x, y, t) }
/// −1, 0 or 1 at each place, as its number is below, at or above zero.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
/// −1, 0 or 1, as a number is below, at or above zero.
public func sign<T: BinaryFloatingPoint>(_ x: T) -> T { simd_sign(x) }
/// What is left of each number above the whole one below it.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
/// What is left of a number above the whole one below it.
public func fract<T: BinaryFloatingPoint>(_ x: T) -> T { simd_fract(x) }
/// The greatest whole numbers that are not above a vector's.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// The least whole numbers that are not below a vector's.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
/// The whole numbers of a vector's, without what is behind the point.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
/// 0 at places where a number is below its edge, and 1 at others.
///
/// - Parameters:
///   - x: The numbers.
///   - edge: The edges.
/// - Returns: Zeros and ones.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  simd_step(edge, x)
}
/// 0 where a number is below an edge, else 1.
///
/// - Parameters:
///   - x: The number.
///   - edge: The edge.
/// - Returns: 0 or 1.
public func step<T: BinaryFloatingPoint>(_ x: T, edge: T) -> T { simd_step(edge, x) }
/// A soft rise from 0 to 1 between two edges, at each place.
///
/// - Parameters:
///   - x: Where it is asked for.
///   - edge0: Where it begins.
///   - edge1: Where it ends.
/// - Returns: How far it has risen, 0...1.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}
/// A soft rise from 0 to 1 between two edges.
///
/// - Parameters:
///   - x: Where it is asked for.
///   - edge0: Where it begins.
///   - edge1: Where it ends.
/// - Returns: How far it has risen, 0...1.
public func smoothstep<T: BinaryFloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
  simd_smoothstep(edge0, edge1, x)
}
