// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Two `Float`s, by C's name.
public typealias simd_float2 = SIMD2<Float>
/// Three `Float`s, by C's name.
public typealias simd_float3 = SIMD3<Float>
/// Four `Float`s, by C's name.
public typealias simd_float4 = SIMD4<Float>
/// Eight `Float`s, by C's name.
public typealias simd_float8 = SIMD8<Float>
/// Two `Double`s, by C's name.
public typealias simd_double2 = SIMD2<Double>
/// Three `Double`s, by C's name.
public typealias simd_double3 = SIMD3<Double>
/// Four `Double`s, by C's name.
public typealias simd_double4 = SIMD4<Double>
/// Eight `Double`s, by C's name.
public typealias simd_double8 = SIMD8<Double>
/// Two whole numbers of 32 bits, by C's name.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits, by C's name.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits, by C's name.
public typealias simd_int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits from 0, by C's name.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three whole numbers of 32 bits from 0, by C's name.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four whole numbers of 32 bits from 0, by C's name.
public typealias simd_uint4 = SIMD4<UInt32>

/// Two `Float`s, by the short name.
public typealias float2 = SIMD2<Float>
/// Three `Float`s, by the short name.
public typealias float3 = SIMD3<Float>
/// Four `Float`s, by the short name.
public typealias float4 = SIMD4<Float>
/// Two `Double`s, by the short name.
public typealias double2 = SIMD2<Double>
/// Three `Double`s, by the short name.
public typealias double3 = SIMD3<Double>
/// Four `Double`s, by the short name.
public typealias double4 = SIMD4<Double>
/// Two whole numbers of 32 bits, by the short name.
public typealias int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits, by the short name.
public typealias int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits, by the short name.
public typealias int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits from 0, by the short name.
public typealias uint2 = SIMD2<UInt32>
/// Three whole numbers of 32 bits from 0, by the short name.
public typealias uint3 = SIMD3<UInt32>
/// Four whole numbers of 32 bits from 0, by the short name.
public typealias uint4 = SIMD4<UInt32>

/// Two `Float`s, by the former name.
public typealias vector_float2 = SIMD2<Float>
/// Three `Float`s, by the former name.
public typealias vector_float3 = SIMD3<Float>
/// Four `Float`s, by the former name.
public typealias vector_float4 = SIMD4<Float>
/// Two `Double`s, by the former name.
public typealias vector_double2 = SIMD2<Double>
/// Three `Double`s, by the former name.
public typealias vector_double3 = SIMD3<Double>
/// Four `Double`s, by the former name.
public typealias vector_double4 = SIMD4<Double>
/// Two whole numbers of 32 bits, by the former name.
public typealias vector_int2 = SIMD2<Int32>
/// Two whole numbers of 32 bits from 0, by the former name.
public typealias vector_uint2 = SIMD2<UInt32>

/// A vector of two numbers.
///
/// - Parameters:
///   - x: The first.
///   - y: The second.
/// - Returns: The vector.
public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }
/// The first two numbers of a vector.
public func simd_make_float2(_ other: simd_float3) -> simd_float2 { simd_float2(other.x, other.y) }
/// The first two numbers of a vector.
public func simd_make_float2(_ other: simd_float4) -> simd_float2 { simd_float2(other.x, other.y) }
/// A vector of three numbers.
///
/// - Parameters:
///   - x: The first.
///   - y: The second.
///   - z: The third.
/// - Returns: The vector.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 {
  simd_float3(x, y, z)
}
/// A vector with a third number behind two.
///
/// - Parameters:
///   - xy: The first two.
///   - z: The third.
/// - Returns: The vector.
public func simd_make_float3(_ xy: simd_float2, _ z: Float) -> simd_float3 {
  simd_float3(xy.x, xy.y, z)
}
/// The first three numbers of a vector.
public func simd_make_float3(_ other: simd_float4) -> simd_float3 {
  simd_float3(other.x, other.y, other.z)
}
/// A vector of four numbers.
///
/// - Parameters:
///   - x: The first.
///   - y: The second.
///   - z: The third.
///   - w: The fourth.
/// - Returns: The vector.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
  simd_float4(x, y, z, w)
}
/// A vector with a fourth number behind three.
///
/// - Parameters:
///   - xyz: The first three.
///   - w: The fourth.
/// - Returns: The vector.
public func simd_make_float4(_ xyz: simd_float3, _ w: Float) -> simd_float4 {
  simd_float4(xyz.x, xyz.y, xyz.z, w)
}
