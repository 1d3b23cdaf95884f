// The functions of `metal_stdlib` under their names, for scalars and vectors.

namespace metal {

// MARK: For scalars and vectors

// A function of one, two or three numbers, of scalars of any type and of vectors.
#define ROSTRUM_ONE(name) \
  ROSTRUM_INLINE float name(float v) { return own::name(v); } \
  ROSTRUM_INLINE float2 name(float2 v) { return float2(own::name(v.x), own::name(v.y)); } \
  ROSTRUM_INLINE float3 name(float3 v) { \
    return float3(own::name(v.x), own::name(v.y), own::name(v.z)); \
  } \
  ROSTRUM_INLINE float4 name(float4 v) { \
    return float4(own::name(v.x), own::name(v.y), own::name(v.z), own::name(v.w)); \
  }
#define ROSTRUM_TWO_VECTORS(name) \
  ROSTRUM_INLINE float2 name(float2 v, float2 w) { \
    return float2(own::name(v.x, w.x), own::name(v.y, w.y)); \
  } \
  ROSTRUM_INLINE float3 name(float3 v, float3 w) { \
    return float3(own::name(v.x, w.x), own::name(v.y, w.y), own::name(v.z, w.z)); \
  } \
  ROSTRUM_INLINE float4 name(float4 v, float4 w) { \
    return float4(own::name(v.x, w.x), own::name(v.y, w.y), own::name(v.z, w.z), \
                  own::name(v.w, w.w)); \
  }
#define ROSTRUM_TWO(name) \
  ROSTRUM_INLINE float name(float v, float w) { return own::name(v, w); } \
  ROSTRUM_TWO_VECTORS(name)
#define ROSTRUM_THREE_VECTORS(name, one) \
  ROSTRUM_INLINE float2 name(float2 u, float2 v, float2 w) { \
    return float2(own::one(u.x, v.x, w.x), own::one(u.y, v.y, w.y)); \
  } \
  ROSTRUM_INLINE float3 name(float3 u, float3 v, float3 w) { \
    return float3(own::one(u.x, v.x, w.x), own::one(u.y, v.y, w.y), own::one(u.z, v.z, w.z)); \
  } \
  ROSTRUM_INLINE float4 name(float4 u, float4 v, float4 w) { \
    return float4(own::one(u.x, v.x, w.x), own::one(u.y, v.y, w.y), own::one(u.z, v.z, w.z), \
                  own::one(u.w, v.w, w.w)); \
  }
#define ROSTRUM_THREE(name, one) \
  ROSTRUM_INLINE float name(float u, float v, float w) { return own::one(u, v, w); } \
  ROSTRUM_THREE_VECTORS(name, one)

ROSTRUM_ONE(trunc)
ROSTRUM_ONE(floor)
ROSTRUM_ONE(ceil)
ROSTRUM_ONE(round)
ROSTRUM_ONE(rint)
ROSTRUM_ONE(fract)
ROSTRUM_ONE(sqrt)
ROSTRUM_ONE(rsqrt)
ROSTRUM_ONE(sin)
ROSTRUM_ONE(cos)
ROSTRUM_ONE(tan)
ROSTRUM_ONE(sinpi)
ROSTRUM_ONE(cospi)
ROSTRUM_ONE(tanpi)
ROSTRUM_ONE(exp)
ROSTRUM_ONE(exp2)
ROSTRUM_ONE(exp10)
ROSTRUM_ONE(log)
ROSTRUM_ONE(log2)
ROSTRUM_ONE(log10)
ROSTRUM_ONE(cbrt)
ROSTRUM_ONE(asin)
ROSTRUM_ONE(acos)
ROSTRUM_ONE(atan)
ROSTRUM_ONE(sinh)
ROSTRUM_ONE(cosh)
ROSTRUM_ONE(tanh)
ROSTRUM_ONE(asinh)
ROSTRUM_ONE(acosh)
ROSTRUM_ONE(atanh)
ROSTRUM_ONE(sign)
ROSTRUM_ONE(saturate)
ROSTRUM_TWO(fmod)
ROSTRUM_TWO(pow)
ROSTRUM_TWO(powr)
ROSTRUM_TWO(atan2)
ROSTRUM_TWO(step)
ROSTRUM_TWO(fdim)
ROSTRUM_TWO(copysign)
ROSTRUM_THREE(mix, mix)
ROSTRUM_THREE(smoothstep, smoothstep)
ROSTRUM_THREE(fma, productAndSum)
ROSTRUM_TWO_VECTORS(min)
ROSTRUM_TWO_VECTORS(max)
ROSTRUM_THREE_VECTORS(clamp, clamp)

// Of scalars of several types the wider counts: `max(x, 0)` is a float's.
namespace own {
template <class A, class B> struct Wider {
  typedef decltype(A() + B()) type;
};
template <class T> struct Wider<T, T> {
  typedef T type;
};
template <class T> ROSTRUM_INLINE constexpr T least(T a, T b) { return b < a ? b : a; }
template <class T> ROSTRUM_INLINE constexpr T greatest(T a, T b) { return a < b ? b : a; }
ROSTRUM_INLINE float least(float a, float b) { return min(a, b); }
ROSTRUM_INLINE float greatest(float a, float b) { return max(a, b); }
template <class A, class B>
using IfScalars = typename enable_if<is_scalar<A>::value && is_scalar<B>::value,
                                     typename Wider<A, B>::type>::type;
}  // namespace own
template <class A, class B> ROSTRUM_INLINE constexpr own::IfScalars<A, B> min(A a, B b) {
  typedef typename own::Wider<A, B>::type T;
  return own::least(T(a), T(b));
}
template <class A, class B> ROSTRUM_INLINE constexpr own::IfScalars<A, B> max(A a, B b) {
  typedef typename own::Wider<A, B>::type T;
  return own::greatest(T(a), T(b));
}
template <class A, class B, class C>
ROSTRUM_INLINE constexpr auto clamp(A v, B low, C high)
    -> own::IfScalars<own::IfScalars<A, B>, C> {
  return min(max(v, low), high);
}
template <class T> ROSTRUM_INLINE constexpr typename enable_if<is_scalar<T>::value, T>::type abs(T v) {
  if constexpr (is_floating<T>::value) return own::number(own::bits(v) & 0x7fffffffu);
  else return v < 0 ? T(-v) : v;
}
template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> abs(vec<T, N> v) {
  return each(v, [](T p) { return abs(p); });
}
#define ROSTRUM_INTEGERS(T) \
  template <int N> ROSTRUM_INLINE constexpr vec<T, N> min(vec<T, N> a, vec<T, N> b) { \
    return each(a, b, [](T p, T q) { return p < q ? p : q; }); \
  } \
  template <int N> ROSTRUM_INLINE constexpr vec<T, N> max(vec<T, N> a, vec<T, N> b) { \
    return each(a, b, [](T p, T q) { return p < q ? q : p; }); \
  } \
  template <int N> \
  ROSTRUM_INLINE constexpr vec<T, N> clamp(vec<T, N> v, vec<T, N> a, vec<T, N> b) { \
    return min(max(v, a), b); \
  }
ROSTRUM_INTEGERS(int)
ROSTRUM_INTEGERS(uint)
ROSTRUM_INTEGERS(short)
ROSTRUM_INTEGERS(ushort)

// Names that mean the same.
template <class T> ROSTRUM_INLINE auto fabs(T v) { return abs(v); }
template <class A, class B> ROSTRUM_INLINE auto fmin(A a, B b) { return min(a, b); }
template <class A, class B> ROSTRUM_INLINE auto fmax(A a, B b) { return max(a, b); }
template <class A, class B> ROSTRUM_INLINE auto mod(A a, B b) { return a - b * floor(a / b); }
ROSTRUM_INLINE float min3(float a, float b, float c) { return min(min(a, b), c); }
ROSTRUM_INLINE float max3(float a, float b, float c) { return max(max(a, b), c); }
ROSTRUM_INLINE float median3(float a, float b, float c) {
  return max(min(a, b), min(max(a, b), c));
}
ROSTRUM_INLINE float mad(float a, float b, float c) { return a * b + c; }
ROSTRUM_INLINE float degrees(float v) { return v * 57.2957795f; }
ROSTRUM_INLINE float radians(float v) { return v * 0.0174532925f; }

template <class T> ROSTRUM_INLINE T sincos(T v, T &cosine) {
  cosine = cos(v);
  return sin(v);
}
template <class T> ROSTRUM_INLINE T modf(T v, T &whole) {
  whole = trunc(v);
  return v - whole;
}
ROSTRUM_INLINE bool isnan(float v) { return v != v; }
ROSTRUM_INLINE bool isinf(float v) { return own::abs(v) == own::infinity; }
ROSTRUM_INLINE bool isfinite(float v) { return v - v == 0.0f; }
ROSTRUM_INLINE bool signbit(float v) { return own::bits(v) >> 31; }
template <int N> ROSTRUM_INLINE vec<bool, N> isnan(vec<float, N> v) {
  return each(v, [](float p) { return p != p; });
}

// MARK: Geometry

ROSTRUM_INLINE float dot(float a, float b) { return a * b; }
ROSTRUM_INLINE float dot(float2 a, float2 b) { return a.x * b.x + a.y * b.y; }
ROSTRUM_INLINE float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
ROSTRUM_INLINE float dot(float4 a, float4 b) {
  return (a.x * b.x + a.y * b.y) + (a.z * b.z + a.w * b.w);
}
ROSTRUM_INLINE float length(float v) { return own::abs(v); }
ROSTRUM_INLINE float length(float2 v) { return own::sqrt(dot(v, v)); }
ROSTRUM_INLINE float length(float3 v) { return own::sqrt(dot(v, v)); }
ROSTRUM_INLINE float length(float4 v) { return own::sqrt(dot(v, v)); }
template <int N> ROSTRUM_INLINE float length_squared(vec<float, N> v) { return dot(v, v); }
ROSTRUM_INLINE float distance(float a, float b) { return own::abs(a - b); }
ROSTRUM_INLINE float distance(float2 a, float2 b) { return length(a - b); }
ROSTRUM_INLINE float distance(float3 a, float3 b) { return length(a - b); }
ROSTRUM_INLINE float distance(float4 a, float4 b) { return length(a - b); }
ROSTRUM_INLINE float distance_squared(float2 a, float2 b) { return dot(a - b, a - b); }
ROSTRUM_INLINE float distance_squared(float3 a, float3 b) { return dot(a - b, a - b); }
template <int N> ROSTRUM_INLINE vec<float, N> normalize(vec<float, N> v) {
  return v * (1.0f / length(v));
}
ROSTRUM_INLINE float3 cross(float3 a, float3 b) {
  return float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
template <int N> ROSTRUM_INLINE vec<float, N> reflect(vec<float, N> v, vec<float, N> normal) {
  return v - normal * (2.0f * dot(normal, v));
}
template <int N>
ROSTRUM_INLINE vec<float, N> refract(vec<float, N> v, vec<float, N> normal, float ratio) {
  float along = dot(normal, v);
  float k = 1.0f - ratio * ratio * (1.0f - along * along);
  return k < 0.0f ? vec<float, N>(0.0f)
                  : v * ratio - normal * (ratio * along + own::sqrt(own::max(k, 0.0f)));
}
template <int N>
ROSTRUM_INLINE vec<float, N> faceforward(vec<float, N> n, vec<float, N> v, vec<float, N> m) {
  return dot(m, v) < 0.0f ? n : -n;
}

// MARK: Relations

ROSTRUM_INLINE bool any(bool v) { return v; }
ROSTRUM_INLINE bool any(bool2 v) { return v.x | v.y; }
ROSTRUM_INLINE bool any(bool3 v) { return v.x | v.y | v.z; }
ROSTRUM_INLINE bool any(bool4 v) { return v.x | v.y | v.z | v.w; }
ROSTRUM_INLINE bool all(bool v) { return v; }
ROSTRUM_INLINE bool all(bool2 v) { return v.x & v.y; }
ROSTRUM_INLINE bool all(bool3 v) { return v.x & v.y & v.z; }
ROSTRUM_INLINE bool all(bool4 v) { return v.x & v.y & v.z & v.w; }
template <class A, class B> ROSTRUM_INLINE own::IfScalars<A, B> select(A a, B b, bool chosen) {
  return chosen ? b : a;
}
template <class T> ROSTRUM_INLINE vec<T, 2> select(vec<T, 2> a, vec<T, 2> b, bool2 c) {
  return vec<T, 2>(c.x ? b.x : a.x, c.y ? b.y : a.y);
}
template <class T> ROSTRUM_INLINE vec<T, 3> select(vec<T, 3> a, vec<T, 3> b, bool3 c) {
  return vec<T, 3>(c.x ? b.x : a.x, c.y ? b.y : a.y, c.z ? b.z : a.z);
}
template <class T> ROSTRUM_INLINE vec<T, 4> select(vec<T, 4> a, vec<T, 4> b, bool4 c) {
  return vec<T, 4>(c.x ? b.x : a.x, c.y ? b.y : a.y, c.z ? b.z : a.z, c.w ? b.w : a.w);
}
template <class T, int N> ROSTRUM_INLINE vec<T, N> select(vec<T, N> a, vec<T, N> b, bool chosen) {
  return chosen ? b : a;
}

// MARK: Whole numbers

ROSTRUM_INLINE constexpr uint popcount(uint v) { return uint(__builtin_popcount(v)); }
ROSTRUM_INLINE constexpr uint clz(uint v) { return v ? uint(__builtin_clz(v)) : 32u; }
ROSTRUM_INLINE constexpr uint ctz(uint v) { return v ? uint(__builtin_ctz(v)) : 32u; }
ROSTRUM_INLINE constexpr uint reverse_bits(uint v) { return __builtin_bitreverse32(v); }
ROSTRUM_INLINE constexpr uint rotate(uint v, uint n) { return v << (n & 31u) | v >> (-n & 31u); }

// MARK: Functions by these names, too

namespace fast {
using namespace metal;
}
namespace precise {
using namespace metal;
}

}  // namespace metal

using metal::as_type;

#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.785398163397448309616f
#define M_1_PI_F 0.318309886183790671538f
#define M_2_PI_F 0.636619772367581343076f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.707106781186547524401f
#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.434294481903251827651f
#define M_LN2_F 0.693147180559945309417f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_H M_PI_F
#define M_PI_2_H M_PI_2_F
#define M_PI_4_H M_PI_4_F
#define M_1_PI_H M_1_PI_F
#define M_2_PI_H M_2_PI_F
#define M_SQRT2_H M_SQRT2_F
#define M_SQRT1_2_H M_SQRT1_2_F
#define M_E_H M_E_F
#ifndef M_PI
#define M_PI M_PI_F
#define M_PI_2 M_PI_2_F
#define M_PI_4 M_PI_4_F
#define M_E M_E_F
#endif
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VALF __builtin_inff()
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1p-126f
#define FLT_EPSILON 0x1p-23f
#define HALF_MAX 65504.0f
#define HALF_MIN 0x1p-14f
#define HALF_EPSILON 0x1p-10f
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 4294967295u
#define MAXFLOAT FLT_MAX
#define MAXHALF HALF_MAX
