// The functions of `metal_stdlib` for one number, from + − × ÷ √ in a fixed order: every machine gives the same bits.
//
// They have no branches and no tables, so that the compiler computes many pixels at once.

namespace metal {

// MARK: Bits

template <class To, class From> ROSTRUM_INLINE constexpr To as_type(From v) {
  static_assert(sizeof(To) == sizeof(From), "as_type needs types of one size");
  return __builtin_bit_cast(To, v);
}
namespace own {
ROSTRUM_INLINE constexpr uint bits(float v) { return __builtin_bit_cast(uint, v); }
ROSTRUM_INLINE constexpr float number(uint v) { return __builtin_bit_cast(float, v); }
ROSTRUM_INLINE constexpr ulong bits(double v) { return __builtin_bit_cast(ulong, v); }
ROSTRUM_INLINE constexpr double number(ulong v) { return __builtin_bit_cast(double, v); }
constexpr float infinity = __builtin_inff();
constexpr float nan = __builtin_nanf("");
}  // namespace own

// MARK: Parts of numbers

namespace own {
ROSTRUM_INLINE float abs(float v) { return number(bits(v) & 0x7fffffffu); }
ROSTRUM_INLINE float copysign(float v, float s) {
  return number((bits(v) & 0x7fffffffu) | (bits(s) & 0x80000000u));
}
// From 2²³ on floats are whole; adding and taking away 2²³ rounds those below to whole numbers.
ROSTRUM_INLINE float down(float size) {
  float whole = (size + 0x1p23f) - 0x1p23f;
  return whole > size ? whole - 1.0f : whole;
}
#if defined(__SSE4_1__) || defined(__aarch64__)
ROSTRUM_INLINE float trunc(float v) { return __builtin_truncf(v); }
ROSTRUM_INLINE float floor(float v) { return __builtin_floorf(v); }
ROSTRUM_INLINE float ceil(float v) { return __builtin_ceilf(v); }
#else
ROSTRUM_INLINE float trunc(float v) {
  return abs(v) < 0x1p23f ? copysign(down(abs(v)), v) : v;
}
ROSTRUM_INLINE float floor(float v) {
  float whole = trunc(v);
  return whole > v ? whole - 1.0f : whole;
}
ROSTRUM_INLINE float ceil(float v) {
  float whole = trunc(v);
  return copysign(whole < v ? whole + 1.0f : whole, v);
}
#endif
/// The whole number that a float between 0 and 2²² is.
ROSTRUM_INLINE int whole(float v) { return int(bits(v + 0x1p23f) & 0x7fffffu); }
ROSTRUM_INLINE float round(float v) {
  float whole = trunc(v);
  return copysign(abs(v - whole) >= 0.5f ? abs(whole) + 1.0f : abs(whole), v);
}
ROSTRUM_INLINE float rint(float v) {
  float size = abs(v) < 0x1p23f ? abs(v) : 0.0f;
  float whole = copysign((size + 0x1p23f) - 0x1p23f, v);
  return abs(v) < 0x1p23f ? whole : v;
}
ROSTRUM_INLINE float fract(float v) {
  float part = v - floor(v);
  return part < 0x1.fffffep-1f ? part : 0x1.fffffep-1f;
}
ROSTRUM_INLINE float sqrt(float v) { return __builtin_sqrtf(v); }
ROSTRUM_INLINE float fmod(float a, float b) {
  // Differences of numbers this near are exact; far ones by way of doubles.
  double p = a, q = b;
  double quotient = p / q;
  double size = quotient < 0 ? -quotient : quotient;
  double near = size < 0x1p52 ? size : 0.0;
  double rounded = (near + 0x1p52) - 0x1p52;
  double down = rounded > near ? rounded - 1.0 : rounded;
  double count = size < 0x1p52 ? (quotient < 0 ? -down : down) : quotient;
  return copysign(abs(float(p - count * q)), a);
}

// MARK: Waves

// A number as a whole number of quarter turns and the rest, which is within an eighth of one.
struct Turn {
  float rest;
  uint quarter;
};
ROSTRUM_INLINE Turn turn(float v) {
  double x = v;
  // Adding this rounds to whole numbers, which then are its lowest bits.
  constexpr double magic = 0x1.8p52;
  double shifted = x * double(0.63661977236758134308L) + magic;
  double count = shifted - magic;
  double rest = (x - count * double(1.57079632679489661923L)) -
                count * double(6.12323399573676588613e-17L);
  float near = float(rest);
  // Of numbers beyond 2³⁰ nothing is left of the phase.
  near = near < 0.7853982f ? near : 0.7853982f;
  near = near > -0.7853982f ? near : -0.7853982f;
  return Turn{v - v == 0.0f ? near : nan, uint(bits(shifted))};
}
ROSTRUM_INLINE float sineOf(float r) {
  float s = r * r;
  return r + r * s * (-1.6666655e-1f + s * (8.3321608e-3f + s * -1.9515296e-4f));
}
ROSTRUM_INLINE float cosineOf(float r) {
  float s = r * r;
  return (1.0f - 0.5f * s) +
         s * s * (4.1666646e-2f + s * (-1.3887316e-3f + s * 2.4433157e-5f));
}
ROSTRUM_INLINE float quarter(Turn t, uint ahead) {
  uint q = t.quarter + ahead;
  float value = (q & 1u) ? cosineOf(t.rest) : sineOf(t.rest);
  return number(bits(value) ^ ((q & 2u) << 30));
}
ROSTRUM_INLINE float sin(float v) { return quarter(turn(v), 0); }
ROSTRUM_INLINE float cos(float v) { return quarter(turn(v), 1); }
ROSTRUM_INLINE float tan(float v) {
  Turn t = turn(v);
  return quarter(t, 0) / quarter(t, 1);
}

// MARK: Powers

// 2 to the power of a double within ±1100, in doubles of 10 digits.
ROSTRUM_INLINE double power2(double v) {
  constexpr double magic = 0x1.8p52;
  double shifted = v + magic;
  double f = (v - (shifted - magic)) * double(0.69314718055994530942L);
  double p = double(1.98412698412698413e-4L) + f * double(2.48015873015873016e-5L);
  p = double(1.38888888888888889e-3L) + f * p;
  p = double(8.33333333333333333e-3L) + f * p;
  p = double(4.16666666666666667e-2L) + f * p;
  p = double(1.66666666666666667e-1L) + f * p;
  p = 0.5 + f * p;
  p = 1.0 + f * (1.0 + f * p);
  return number(bits(p) + (bits(shifted) << 52));
}
ROSTRUM_INLINE float exp2Of(double v) {
  double low = v > -200.0 ? v : -200.0;
  double near = low < 200.0 ? low : 200.0;
  float value = float(power2(near));
  return v == v ? value : nan;
}
// A number times 2 to a whole power, in two steps, as the result may be smaller than powers can be.
ROSTRUM_INLINE float scaled(float v, float power) {
  // Between -254 and 254; both halves are exponents of floats.
  int n = int(bits(power + 0x1.8p23f) & 0x1ffu);
  n = n > 255 ? n - 512 : n;
  int half_ = n >> 1;
  return v * number(uint(half_ + 127) << 23) * number(uint(n - half_ + 127) << 23);
}
ROSTRUM_INLINE float exp2(float v) {
  float near = v < 150.0f ? (v > -160.0f ? v : -160.0f) : 150.0f;
  float n = (near + 0x1.8p23f) - 0x1.8p23f, f = near - n;
  float p = 1.339887440e-3f + f * 1.535336188e-4f;
  p = 9.618437357e-3f + f * p;
  p = 5.550332471e-2f + f * p;
  p = 2.402264791e-1f + f * p;
  p = 6.931472028e-1f + f * p;
  return v == v ? scaled(1.0f + f * p, n) : nan;
}
ROSTRUM_INLINE float exp(float v) {
  float near = v < 100.0f ? (v > -110.0f ? v : -110.0f) : 100.0f;
  float n = (near * 1.44269504f + 0x1.8p23f) - 0x1.8p23f;
  float f = (near - n * 0.693359375f) - n * -2.12194440e-4f;
  float p = 1.3981999507e-3f + f * 1.9875691500e-4f;
  p = 8.3334519073e-3f + f * p;
  p = 4.1665795894e-2f + f * p;
  p = 1.6666665459e-1f + f * p;
  p = 5.0000001201e-1f + f * p;
  return v == v ? scaled(1.0f + (f + f * f * p), n) : nan;
}
ROSTRUM_INLINE float exp10(float v) { return exp2Of(double(v) * double(3.32192809488736234787L)); }

// The logarithm to base 2 of a positive float, in doubles of 10 digits.
ROSTRUM_INLINE double logarithm2(float v) {
  ulong all = bits(double(v));
  // Exponent and significand, which lies between √½ and √2.
  ulong moved = all - 0x3fe6a09e00000000ul;
  double exponent = number((moved >> 52) ^ 0x4330000000000000ul) - 0x1p52;
  exponent = exponent > 2047.5 - 1024.0 ? exponent - 4096.0 : exponent;
  double m = number(all - (moved & 0xfff0000000000000ul));
  double z = (m - 1.0) / (m + 1.0), s = z * z;
  double p = double(9.09090909090909091e-2L) + s * double(7.69230769230769231e-2L);
  p = double(1.11111111111111111e-1L) + s * p;
  p = double(1.42857142857142857e-1L) + s * p;
  p = double(0.2L) + s * p;
  p = double(3.33333333333333333e-1L) + s * p;
  return exponent + (z + z * s * p) * double(2.88539008177792681472L);
}
ROSTRUM_INLINE float edges(float v, float value) {
  value = v < infinity ? value : v;
  value = v > 0.0f ? value : -infinity;
  return v < 0.0f || v != v ? nan : value;
}
ROSTRUM_INLINE float log2(float v) { return edges(v, float(logarithm2(v))); }
ROSTRUM_INLINE float log(float v) {
  return edges(v, float(logarithm2(v) * double(0.69314718055994530942L)));
}
ROSTRUM_INLINE float log10(float v) {
  return edges(v, float(logarithm2(v) * double(0.30102999566398119521L)));
}
ROSTRUM_INLINE float powr(float a, float b) {
  double l = a > 0.0f ? logarithm2(a) : (a == 0.0f ? -double(infinity) : double(nan));
  l = a < infinity || a != a ? l : double(infinity);
  double product = b == 0.0f ? 0.0 : l * double(b);
  return exp2Of(product);
}
ROSTRUM_INLINE float pow(float a, float b) {
  float value = powr(abs(a), b);
  bool isWhole = floor(b) == b;
  float half_ = b * 0.5f;
  bool isOdd = isWhole && floor(half_) != half_;
  value = bits(a) >> 31 ? (isWhole || a == 0.0f ? (isOdd ? -value : value) : nan) : value;
  return b == 0.0f || a == 1.0f ? 1.0f : value;
}
ROSTRUM_INLINE float cbrt(float v) { return copysign(powr(abs(v), 0.33333333f), v); }

// MARK: Arcs

ROSTRUM_INLINE float atan2(float y, float x) {
  float p = abs(x), q = abs(y);
  float low = p < q ? p : q, high = p < q ? q : p;
  // Both infinite: the diagonal.
  float ratio = high == 0.0f ? 0.0f : (low == high ? 1.0f : low / high);
  // Beyond tan(π/8) by the arc that is left to π/4.
  bool isWide = ratio > 0.41421356f;
  float t = isWide ? (ratio - 1.0f) / (ratio + 1.0f) : ratio;
  float s = t * t;
  float arc = t + t * s * (-3.33329491539e-1f +
              s * (1.99777106478e-1f + s * (-1.38776856032e-1f + s * 8.05374449538e-2f)));
  arc = isWide ? arc + 0.78539816f : arc;
  arc = q > p ? 1.57079633f - arc : arc;
  arc = bits(x) >> 31 ? 3.14159265f - arc : arc;
  return x == x && y == y ? copysign(arc, y) : nan;
}
ROSTRUM_INLINE float atan(float v) { return atan2(v, 1.0f); }
ROSTRUM_INLINE float asin(float v) { return atan2(v, sqrt((1.0f - v) * (1.0f + v))); }
ROSTRUM_INLINE float acos(float v) { return atan2(sqrt((1.0f - v) * (1.0f + v)), v); }

// MARK: Hyperbolic functions

ROSTRUM_INLINE float sinh(float v) {
  float s = v * v;
  float small = v + v * s * (1.66666667e-1f + s * (8.33333333e-3f + s * 1.98412698e-4f));
  return abs(v) < 0.5f ? small : 0.5f * (exp(v) - exp(-v));
}
ROSTRUM_INLINE float cosh(float v) { return 0.5f * (exp(v) + exp(-v)); }
ROSTRUM_INLINE float tanh(float v) {
  // Beyond 10 it is 1 to the last bit.
  float near = v < 10.0f ? (v > -10.0f ? v : -10.0f) : 10.0f;
  float rest = exp(-2.0f * abs(near));
  float large = copysign((1.0f - rest) / (1.0f + rest), v);
  float s = v * v;
  float small = v + v * s * (-3.33333333e-1f + s * (1.33333333e-1f + s * (-5.39682540e-2f +
                s * 2.18694885e-2f)));
  return abs(v) < 0.25f ? small : (v == v ? large : nan);
}
ROSTRUM_INLINE float asinh(float v) {
  return copysign(log(abs(v) + sqrt(v * v + 1.0f)), v);
}
ROSTRUM_INLINE float acosh(float v) { return log(v + sqrt(v * v - 1.0f)); }
ROSTRUM_INLINE float atanh(float v) { return 0.5f * log((1.0f + v) / (1.0f - v)); }
ROSTRUM_INLINE float rsqrt(float v) { return 1.0f / sqrt(v); }
ROSTRUM_INLINE float sign(float v) {
  return v > 0.0f ? 1.0f : (v < 0.0f ? -1.0f : (v == v ? v : 0.0f));
}
ROSTRUM_INLINE float saturate(float v) { return v > 0.0f ? (v < 1.0f ? v : 1.0f) : 0.0f; }
ROSTRUM_INLINE float sinpi(float v) { return sin(3.14159265f * (v - 2.0f * floor(v * 0.5f))); }
ROSTRUM_INLINE float cospi(float v) { return cos(3.14159265f * (v - 2.0f * floor(v * 0.5f))); }
ROSTRUM_INLINE float tanpi(float v) { return tan(3.14159265f * (v - floor(v))); }
ROSTRUM_INLINE float min(float a, float b) { return b < a || a != a ? b : a; }
ROSTRUM_INLINE float max(float a, float b) { return a < b || a != a ? b : a; }
ROSTRUM_INLINE float clamp(float v, float low, float high) { return min(max(v, low), high); }
ROSTRUM_INLINE float mix(float a, float b, float t) { return a + (b - a) * t; }
ROSTRUM_INLINE float step(float edge, float v) { return v < edge ? 0.0f : 1.0f; }
ROSTRUM_INLINE float smoothstep(float low, float high, float v) {
  float t = saturate((v - low) / (high - low));
  return t * t * (3.0f - 2.0f * t);
}
// The product of two floats is exact in doubles.
ROSTRUM_INLINE float productAndSum(float a, float b, float c) {
  return float(double(a) * double(b) + double(c));
}
ROSTRUM_INLINE float fdim(float a, float b) { return a > b ? a - b : 0.0f; }
}  // namespace own

}  // namespace metal
