// Matrices of the Metal shading language: columns, of which the first subscript takes one.

namespace metal {

template <class T, int C, int R> struct matrix {
  typedef vec<T, R> Column;
  Column columns[C];

  ROSTRUM_INLINE constexpr matrix() : columns{} {}
  /// The diagonal.
  ROSTRUM_INLINE explicit constexpr matrix(T v) : columns{} {
    for (int i = 0; i < (C < R ? C : R); i++) (&columns[i].x)[i] = v;
  }
  ROSTRUM_INLINE constexpr matrix(Column a, Column b) : columns{a, b} {
    static_assert(C == 2, "a matrix of two columns takes two");
  }
  ROSTRUM_INLINE constexpr matrix(Column a, Column b, Column c) : columns{a, b, c} {
    static_assert(C == 3, "a matrix of three columns takes three");
  }
  ROSTRUM_INLINE constexpr matrix(Column a, Column b, Column c, Column d) : columns{a, b, c, d} {
    static_assert(C == 4, "a matrix of four columns takes four");
  }
  ROSTRUM_INLINE constexpr matrix(T a, T b, T c, T d) : columns{Column(a, b), Column(c, d)} {
    static_assert(C == 2 && R == 2, "four numbers are a matrix of two by two");
  }
  ROSTRUM_INLINE constexpr matrix(T a, T b, T c, T d, T e, T f, T g, T h, T i)
      : columns{Column(a, b, c), Column(d, e, f), Column(g, h, i)} {
    static_assert(C == 3 && R == 3, "nine numbers are a matrix of three by three");
  }
  ROSTRUM_INLINE constexpr matrix(T a, T b, T c, T d, T e, T f, T g, T h, T i, T j, T k, T l, T m,
                                  T n, T o, T p)
      : columns{Column(a, b, c, d), Column(e, f, g, h), Column(i, j, k, l), Column(m, n, o, p)} {
    static_assert(C == 4 && R == 4, "sixteen numbers are a matrix of four by four");
  }

  ROSTRUM_INLINE constexpr Column &operator[](int i) { return columns[unsigned(i) < C ? i : C - 1]; }
  ROSTRUM_INLINE constexpr Column operator[](int i) const {
    return columns[unsigned(i) < C ? i : C - 1];
  }
};

template <class T, int C, int R>
ROSTRUM_INLINE constexpr vec<T, R> operator*(matrix<T, C, R> m, vec<T, C> v) {
  vec<T, R> sum = m.columns[0] * v.x;
  for (int i = 1; i < C; i++) sum = sum + m.columns[i] * v[i];
  return sum;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr vec<T, C> operator*(vec<T, R> v, matrix<T, C, R> m) {
  vec<T, C> sum;
  for (int i = 0; i < C; i++) sum[i] = dot(v, m.columns[i]);
  return sum;
}
template <class T, int C, int R, int D>
ROSTRUM_INLINE constexpr matrix<T, D, R> operator*(matrix<T, C, R> m, matrix<T, D, C> n) {
  matrix<T, D, R> product;
  for (int i = 0; i < D; i++) product.columns[i] = m * n.columns[i];
  return product;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, C, R> operator*(matrix<T, C, R> m, T s) {
  for (int i = 0; i < C; i++) m.columns[i] = m.columns[i] * s;
  return m;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, C, R> operator*(T s, matrix<T, C, R> m) { return m * s; }
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, C, R> operator/(matrix<T, C, R> m, T s) {
  for (int i = 0; i < C; i++) m.columns[i] = m.columns[i] / s;
  return m;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, C, R> operator+(matrix<T, C, R> m, matrix<T, C, R> n) {
  for (int i = 0; i < C; i++) m.columns[i] = m.columns[i] + n.columns[i];
  return m;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, C, R> operator-(matrix<T, C, R> m, matrix<T, C, R> n) {
  for (int i = 0; i < C; i++) m.columns[i] = m.columns[i] - n.columns[i];
  return m;
}
// A vector times a matrix is how a place is turned: `p *= rotation`.
template <class T, int N>
ROSTRUM_INLINE constexpr vec<T, N> &operator*=(vec<T, N> &v, const matrix<T, N, N> &m) {
  return v = v * m;
}
template <class T, int C, int R>
ROSTRUM_INLINE constexpr matrix<T, R, C> transpose(matrix<T, C, R> m) {
  matrix<T, R, C> result;
  for (int i = 0; i < C; i++)
    for (int j = 0; j < R; j++) result.columns[j][i] = m.columns[i][j];
  return result;
}
template <class T> ROSTRUM_INLINE constexpr T determinant(matrix<T, 2, 2> m) {
  return m[0].x * m[1].y - m[1].x * m[0].y;
}
template <class T> ROSTRUM_INLINE T determinant(matrix<T, 3, 3> m) {
  return dot(m[0], cross(m[1], m[2]));
}

}  // namespace metal

#define ROSTRUM_MATRIX(C, R) \
  typedef metal::matrix<float, C, R> float##C##x##R; \
  typedef metal::matrix<half, C, R> half##C##x##R; \
  namespace metal { \
  using ::float##C##x##R; \
  using ::half##C##x##R; \
  }
ROSTRUM_MATRIX(2, 2)
ROSTRUM_MATRIX(2, 3)
ROSTRUM_MATRIX(2, 4)
ROSTRUM_MATRIX(3, 2)
ROSTRUM_MATRIX(3, 3)
ROSTRUM_MATRIX(3, 4)
ROSTRUM_MATRIX(4, 2)
ROSTRUM_MATRIX(4, 3)
ROSTRUM_MATRIX(4, 4)
