// Vectors and matrices of the Metal shading language, as C++ templates.
//
// Components are plain members, so that the compiler takes a vector apart and computes many pixels at once. Swizzles are
// properties: `v.xy` is a vector of its own, `v.xy = w` and `v.xy *= 2` write its components.

#define ROSTRUM_INLINE inline __attribute__((always_inline))

namespace metal {

template <class T, int N> struct vec;

// What is asked of types, as there is no library.
template <bool, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <class A, class B> struct is_same { static constexpr bool value = false; };
template <class A> struct is_same<A, A> { static constexpr bool value = true; };
template <class T> struct is_floating { static constexpr bool value = is_same<T, float>::value; };
template <class T> struct is_scalar {
  static constexpr bool value = __is_arithmetic(T);
};

// Swizzles of `N` letters: a getter, a setter and the property that stands for both.
#define ROSTRUM_GET2(a, b, A, B) \
  ROSTRUM_INLINE constexpr vec<T, 2> _get_##a##b() const { return vec<T, 2>(A, B); }
#define ROSTRUM_SET2(a, b, A, B) \
  ROSTRUM_INLINE constexpr void _set_##a##b(vec<T, 2> v) { A = v.x; B = v.y; }
#define ROSTRUM_GET3(a, b, c, A, B, C) \
  ROSTRUM_INLINE constexpr vec<T, 3> _get_##a##b##c() const { return vec<T, 3>(A, B, C); }
#define ROSTRUM_SET3(a, b, c, A, B, C) \
  ROSTRUM_INLINE constexpr void _set_##a##b##c(vec<T, 3> v) { A = v.x; B = v.y; C = v.z; }
#define ROSTRUM_GET4(a, b, c, d, A, B, C, D) \
  ROSTRUM_INLINE constexpr vec<T, 4> _get_##a##b##c##d() const { return vec<T, 4>(A, B, C, D); }
#define ROSTRUM_SET4(a, b, c, d, A, B, C, D) \
  ROSTRUM_INLINE constexpr void _set_##a##b##c##d(vec<T, 4> v) { A = v.x; B = v.y; C = v.z; D = v.w; }

#define ROSTRUM_PAIR(a, b, r, s, A, B) \
  ROSTRUM_GET2(a, b, A, B) ROSTRUM_SET2(a, b, A, B) \
  __declspec(property(get = _get_##a##b, put = _set_##a##b)) vec<T, 2> a##b; \
  __declspec(property(get = _get_##a##b, put = _set_##a##b)) vec<T, 2> r##s;
#define ROSTRUM_TRIPLE(a, b, c, r, s, t, A, B, C) \
  ROSTRUM_GET3(a, b, c, A, B, C) ROSTRUM_SET3(a, b, c, A, B, C) \
  __declspec(property(get = _get_##a##b##c, put = _set_##a##b##c)) vec<T, 3> a##b##c; \
  __declspec(property(get = _get_##a##b##c, put = _set_##a##b##c)) vec<T, 3> r##s##t;
#define ROSTRUM_QUAD(a, b, c, d, r, s, t, u) \
  ROSTRUM_GET4(a, b, c, d, a, b, c, d) ROSTRUM_SET4(a, b, c, d, a, b, c, d) \
  __declspec(property(get = _get_##a##b##c##d, put = _set_##a##b##c##d)) vec<T, 4> a##b##c##d; \
  __declspec(property(get = _get_##a##b##c##d, put = _set_##a##b##c##d)) vec<T, 4> r##s##t##u;

#define ROSTRUM_LETTER(a, r) \
  ROSTRUM_INLINE constexpr T _get_##a() const { return a; } \
  ROSTRUM_INLINE constexpr void _set_##a(T v) { a = v; } \
  __declspec(property(get = _get_##a, put = _set_##a)) T r;

// All runs of letters of a vector's own, by the letters that it has.
#define ROSTRUM_EACH2(M, ...) M(x, r, ##__VA_ARGS__) M(y, g, ##__VA_ARGS__)
#define ROSTRUM_EACH3(M, ...) ROSTRUM_EACH2(M, ##__VA_ARGS__) M(z, b, ##__VA_ARGS__)
#define ROSTRUM_EACH4(M, ...) ROSTRUM_EACH3(M, ##__VA_ARGS__) M(w, a, ##__VA_ARGS__)

#define ROSTRUM_P2(b, s, a, r) ROSTRUM_PAIR(a, b, r, s, a, b)
#define ROSTRUM_T(c, t, a, r, b, s) ROSTRUM_TRIPLE(a, b, c, r, s, t, a, b, c)
#define ROSTRUM_Q(d, u, a, r, b, s, c, t) ROSTRUM_QUAD(a, b, c, d, r, s, t, u)

// The preprocessor expands no macro within itself, so each depth has its own list of letters.
#define ROSTRUM_I2(M, ...) M(x, r, ##__VA_ARGS__) M(y, g, ##__VA_ARGS__)
#define ROSTRUM_I3(M, ...) ROSTRUM_I2(M, ##__VA_ARGS__) M(z, b, ##__VA_ARGS__)
#define ROSTRUM_I4(M, ...) ROSTRUM_I3(M, ##__VA_ARGS__) M(w, a, ##__VA_ARGS__)
#define ROSTRUM_J2(M, ...) M(x, r, ##__VA_ARGS__) M(y, g, ##__VA_ARGS__)
#define ROSTRUM_J3(M, ...) ROSTRUM_J2(M, ##__VA_ARGS__) M(z, b, ##__VA_ARGS__)
#define ROSTRUM_J4(M, ...) ROSTRUM_J3(M, ##__VA_ARGS__) M(w, a, ##__VA_ARGS__)
#define ROSTRUM_K2(M, ...) M(x, r, ##__VA_ARGS__) M(y, g, ##__VA_ARGS__)
#define ROSTRUM_K3(M, ...) ROSTRUM_K2(M, ##__VA_ARGS__) M(z, b, ##__VA_ARGS__)
#define ROSTRUM_K4(M, ...) ROSTRUM_K3(M, ##__VA_ARGS__) M(w, a, ##__VA_ARGS__)

// First letter; for each a second, a third, a fourth.
#define ROSTRUM_PAIRS2(a, r) ROSTRUM_I2(ROSTRUM_P2, a, r)
#define ROSTRUM_PAIRS3(a, r) ROSTRUM_I3(ROSTRUM_P2, a, r)
#define ROSTRUM_PAIRS4(a, r) ROSTRUM_I4(ROSTRUM_P2, a, r)
#define ROSTRUM_TT2(b, s, a, r) ROSTRUM_J2(ROSTRUM_T, a, r, b, s)
#define ROSTRUM_TT3(b, s, a, r) ROSTRUM_J3(ROSTRUM_T, a, r, b, s)
#define ROSTRUM_TT4(b, s, a, r) ROSTRUM_J4(ROSTRUM_T, a, r, b, s)
#define ROSTRUM_TRIPLES2(a, r) ROSTRUM_I2(ROSTRUM_TT2, a, r)
#define ROSTRUM_TRIPLES3(a, r) ROSTRUM_I3(ROSTRUM_TT3, a, r)
#define ROSTRUM_TRIPLES4(a, r) ROSTRUM_I4(ROSTRUM_TT4, a, r)
#define ROSTRUM_QQQ2(c, t, a, r, b, s) ROSTRUM_K2(ROSTRUM_Q, a, r, b, s, c, t)
#define ROSTRUM_QQQ3(c, t, a, r, b, s) ROSTRUM_K3(ROSTRUM_Q, a, r, b, s, c, t)
#define ROSTRUM_QQQ4(c, t, a, r, b, s) ROSTRUM_K4(ROSTRUM_Q, a, r, b, s, c, t)
#define ROSTRUM_QQ2(b, s, a, r) ROSTRUM_J2(ROSTRUM_QQQ2, a, r, b, s)
#define ROSTRUM_QQ3(b, s, a, r) ROSTRUM_J3(ROSTRUM_QQQ3, a, r, b, s)
#define ROSTRUM_QQ4(b, s, a, r) ROSTRUM_J4(ROSTRUM_QQQ4, a, r, b, s)
#define ROSTRUM_QUADS2(a, r) ROSTRUM_I2(ROSTRUM_QQ2, a, r)
#define ROSTRUM_QUADS3(a, r) ROSTRUM_I3(ROSTRUM_QQ3, a, r)
#define ROSTRUM_QUADS4(a, r) ROSTRUM_I4(ROSTRUM_QQ4, a, r)

#define ROSTRUM_SWIZZLES(n) \
  ROSTRUM_EACH##n(ROSTRUM_LETTER) ROSTRUM_EACH##n(ROSTRUM_PAIRS##n) \
  ROSTRUM_EACH##n(ROSTRUM_TRIPLES##n) ROSTRUM_EACH##n(ROSTRUM_QUADS##n)

// A copy that is written out is handed over in memory, not in a vector register; what is in memory the compiler takes apart.

// Components by number; one that is known while compiling costs nothing.
#define ROSTRUM_COMPONENTS(n) \
  ROSTRUM_INLINE constexpr T &operator[](int i) { return (&x)[unsigned(i) < n ? i : n - 1]; } \
  ROSTRUM_INLINE constexpr T operator[](int i) const { return (&x)[unsigned(i) < n ? i : n - 1]; }

template <class T> struct vec<T, 2> {
  typedef T component;
  T x, y;
  ROSTRUM_INLINE constexpr vec(const vec &v) : x(v.x), y(v.y) {}
  ROSTRUM_INLINE constexpr vec &operator=(const vec &v) {
    x = v.x; y = v.y;
    return *this;
  }
  ROSTRUM_INLINE constexpr vec() : x(0), y(0) {}
  ROSTRUM_INLINE constexpr vec(T v) : x(v), y(v) {}
  ROSTRUM_INLINE constexpr vec(T a, T b) : x(a), y(b) {}
  template <class U, int N>
  ROSTRUM_INLINE explicit constexpr vec(vec<U, N> v) : x(T(v.x)), y(T(v.y)) {}
  ROSTRUM_COMPONENTS(2)
  ROSTRUM_SWIZZLES(2)
};

template <class T> struct vec<T, 3> {
  typedef T component;
  T x, y, z;
  ROSTRUM_INLINE constexpr vec(const vec &v) : x(v.x), y(v.y), z(v.z) {}
  ROSTRUM_INLINE constexpr vec &operator=(const vec &v) {
    x = v.x; y = v.y; z = v.z;
    return *this;
  }
  ROSTRUM_INLINE constexpr vec() : x(0), y(0), z(0) {}
  ROSTRUM_INLINE constexpr vec(T v) : x(v), y(v), z(v) {}
  ROSTRUM_INLINE constexpr vec(T a, T b, T c) : x(a), y(b), z(c) {}
  ROSTRUM_INLINE constexpr vec(vec<T, 2> v, T c) : x(v.x), y(v.y), z(c) {}
  ROSTRUM_INLINE constexpr vec(T a, vec<T, 2> v) : x(a), y(v.x), z(v.y) {}
  template <class U, int N, class = typename enable_if<(N >= 3)>::type>
  ROSTRUM_INLINE explicit constexpr vec(vec<U, N> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)) {}
  ROSTRUM_COMPONENTS(3)
  ROSTRUM_SWIZZLES(3)
};

template <class T> struct vec<T, 4> {
  typedef T component;
  T x, y, z, w;
  ROSTRUM_INLINE constexpr vec(const vec &v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
  ROSTRUM_INLINE constexpr vec &operator=(const vec &v) {
    x = v.x; y = v.y; z = v.z; w = v.w;
    return *this;
  }
  ROSTRUM_INLINE constexpr vec() : x(0), y(0), z(0), w(0) {}
  ROSTRUM_INLINE constexpr vec(T v) : x(v), y(v), z(v), w(v) {}
  ROSTRUM_INLINE constexpr vec(T a, T b, T c, T d) : x(a), y(b), z(c), w(d) {}
  ROSTRUM_INLINE constexpr vec(vec<T, 2> v, T c, T d) : x(v.x), y(v.y), z(c), w(d) {}
  ROSTRUM_INLINE constexpr vec(T a, vec<T, 2> v, T d) : x(a), y(v.x), z(v.y), w(d) {}
  ROSTRUM_INLINE constexpr vec(T a, T b, vec<T, 2> v) : x(a), y(b), z(v.x), w(v.y) {}
  ROSTRUM_INLINE constexpr vec(vec<T, 2> u, vec<T, 2> v) : x(u.x), y(u.y), z(v.x), w(v.y) {}
  ROSTRUM_INLINE constexpr vec(vec<T, 3> v, T d) : x(v.x), y(v.y), z(v.z), w(d) {}
  ROSTRUM_INLINE constexpr vec(T a, vec<T, 3> v) : x(a), y(v.x), z(v.y), w(v.z) {}
  template <class U>
  ROSTRUM_INLINE explicit constexpr vec(vec<U, 4> v)
      : x(T(v.x)), y(T(v.y)), z(T(v.z)), w(T(v.w)) {}
  ROSTRUM_COMPONENTS(4)
  ROSTRUM_SWIZZLES(4)
};

// `f` of each component, of vectors of any kind.
template <class F, class T> ROSTRUM_INLINE constexpr auto each(vec<T, 2> v, F f) {
  return vec<decltype(f(v.x)), 2>(f(v.x), f(v.y));
}
template <class F, class T> ROSTRUM_INLINE constexpr auto each(vec<T, 3> v, F f) {
  return vec<decltype(f(v.x)), 3>(f(v.x), f(v.y), f(v.z));
}
template <class F, class T> ROSTRUM_INLINE constexpr auto each(vec<T, 4> v, F f) {
  return vec<decltype(f(v.x)), 4>(f(v.x), f(v.y), f(v.z), f(v.w));
}
template <class F, class T, class U>
ROSTRUM_INLINE constexpr auto each(vec<T, 2> v, vec<U, 2> w, F f) {
  return vec<decltype(f(v.x, w.x)), 2>(f(v.x, w.x), f(v.y, w.y));
}
template <class F, class T, class U>
ROSTRUM_INLINE constexpr auto each(vec<T, 3> v, vec<U, 3> w, F f) {
  return vec<decltype(f(v.x, w.x)), 3>(f(v.x, w.x), f(v.y, w.y), f(v.z, w.z));
}
template <class F, class T, class U>
ROSTRUM_INLINE constexpr auto each(vec<T, 4> v, vec<U, 4> w, F f) {
  return vec<decltype(f(v.x, w.x)), 4>(f(v.x, w.x), f(v.y, w.y), f(v.z, w.z), f(v.w, w.w));
}

// A scalar beside a vector takes the vector's type, as a literal does.
#define ROSTRUM_OPERATOR(op) \
  template <class T, int N> ROSTRUM_INLINE constexpr auto operator op(vec<T, N> a, vec<T, N> b) { \
    return each(a, b, [](T p, T q) { return p op q; }); \
  } \
  template <class T, int N, class S, class = typename enable_if<is_scalar<S>::value>::type> \
  ROSTRUM_INLINE constexpr auto operator op(vec<T, N> a, S b) { \
    return a op vec<T, N>(T(b)); \
  } \
  template <class T, int N, class S, class = typename enable_if<is_scalar<S>::value>::type> \
  ROSTRUM_INLINE constexpr auto operator op(S a, vec<T, N> b) { \
    return vec<T, N>(T(a)) op b; \
  }
#define ROSTRUM_NUMBERS(op) \
  template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> operator op(vec<T, N> a, vec<T, N> b) { \
    return vec<T, N>(each(a, b, [](T p, T q) { return T(p op q); })); \
  } \
  template <class T, int N, class S, class = typename enable_if<is_scalar<S>::value>::type> \
  ROSTRUM_INLINE constexpr vec<T, N> operator op(vec<T, N> a, S b) { \
    return a op vec<T, N>(T(b)); \
  } \
  template <class T, int N, class S, class = typename enable_if<is_scalar<S>::value>::type> \
  ROSTRUM_INLINE constexpr vec<T, N> operator op(S a, vec<T, N> b) { \
    return vec<T, N>(T(a)) op b; \
  } \
  template <class T, int N, class S> \
  ROSTRUM_INLINE constexpr vec<T, N> &operator op##=(vec<T, N> &a, const S &b) { \
    return a = a op b; \
  }

ROSTRUM_NUMBERS(+)
ROSTRUM_NUMBERS(-)
ROSTRUM_NUMBERS(*)
ROSTRUM_NUMBERS(/)
ROSTRUM_NUMBERS(%)
ROSTRUM_NUMBERS(&)
ROSTRUM_NUMBERS(|)
ROSTRUM_NUMBERS(^)
ROSTRUM_NUMBERS(<<)
ROSTRUM_NUMBERS(>>)
ROSTRUM_OPERATOR(==)
ROSTRUM_OPERATOR(!=)
ROSTRUM_OPERATOR(<)
ROSTRUM_OPERATOR(>)
ROSTRUM_OPERATOR(<=)
ROSTRUM_OPERATOR(>=)
ROSTRUM_OPERATOR(&&)
ROSTRUM_OPERATOR(||)

template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> operator-(vec<T, N> v) {
  return each(v, [](T p) { return T(-p); });
}
template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> operator+(vec<T, N> v) { return v; }
template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> operator~(vec<T, N> v) {
  return each(v, [](T p) { return T(~p); });
}
template <class T, int N> ROSTRUM_INLINE constexpr vec<bool, N> operator!(vec<T, N> v) {
  return each(v, [](T p) { return !p; });
}
template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> &operator++(vec<T, N> &v) {
  return v = v + T(1);
}
template <class T, int N> ROSTRUM_INLINE constexpr vec<T, N> &operator--(vec<T, N> &v) {
  return v = v - T(1);
}

}  // namespace metal

// Half is computed as float: no processor that films has the half's arithmetic, and nothing is lost.
typedef float half;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef uchar uint8_t;
typedef ushort uint16_t;
typedef uint uint32_t;
typedef ulong uint64_t;

#define ROSTRUM_TYPES(name, T) \
  typedef metal::vec<T, 2> name##2; \
  typedef metal::vec<T, 3> name##3; \
  typedef metal::vec<T, 4> name##4; \
  typedef name##2 packed_##name##2; \
  typedef name##3 packed_##name##3; \
  typedef name##4 packed_##name##4; \
  namespace metal { \
  using ::name##2; \
  using ::name##3; \
  using ::name##4; \
  }
ROSTRUM_TYPES(bool, bool)
ROSTRUM_TYPES(char, signed char)
ROSTRUM_TYPES(uchar, uchar)
ROSTRUM_TYPES(short, short)
ROSTRUM_TYPES(ushort, ushort)
ROSTRUM_TYPES(int, int)
ROSTRUM_TYPES(uint, uint)
ROSTRUM_TYPES(long, long)
ROSTRUM_TYPES(ulong, ulong)
ROSTRUM_TYPES(half, half)
ROSTRUM_TYPES(float, float)
namespace metal {
using ::half;
using ::uint;
}

/// Literals such as `0.5h`.
constexpr half operator""h(long double v) { return half(v); }
constexpr half operator""h(unsigned long long v) { return half(v); }
constexpr half operator""H(long double v) { return half(v); }
constexpr half operator""H(unsigned long long v) { return half(v); }
