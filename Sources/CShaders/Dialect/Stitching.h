// What makes a list of the stitchable functions of a file, each as loops over runs of pixels.

namespace rostrum {

using metal::vec;

template <class... T> struct Types {};

// MARK: Parameters

template <class T> struct Plain { typedef T type; };
template <class T> struct Plain<const T> { typedef T type; };
template <class T> struct Plain<T &> { typedef typename Plain<T>::type type; };

/// The letter of a parameter's type.
template <class T> struct Letter { static constexpr char value = '?'; };
template <> struct Letter<float> { static constexpr char value = '1'; };
template <> struct Letter<float2> { static constexpr char value = '2'; };
template <> struct Letter<float3> { static constexpr char value = '3'; };
template <> struct Letter<float4> { static constexpr char value = '4'; };
template <> struct Letter<const float *> { static constexpr char value = 'F'; };
template <> struct Letter<const float4 *> { static constexpr char value = 'C'; };
template <> struct Letter<const void *> { static constexpr char value = 'D'; };
template <> struct Letter<SwiftUI::Layer> { static constexpr char value = 'L'; };
template <class T, metal::access A> struct Letter<metal::texture2d<T, A>> {
  static constexpr char value = 'T';
};

constexpr bool isArray(char letter) { return letter == 'F' || letter == 'C' || letter == 'D'; }

/// The letters of a list of parameters; the count behind an array has none.
template <class... A> struct Letters {
  char text[sizeof...(A) + 1] = {};
  constexpr Letters() {
    constexpr char all[] = {Letter<typename Plain<A>::type>::value..., 0};
    constexpr bool whole[] = {(metal::is_same<typename Plain<A>::type, int>::value ||
                               metal::is_same<typename Plain<A>::type, uint>::value)..., false};
    int length = 0;
    for (int i = 0; i < int(sizeof...(A)); i++) {
      if (i > 0 && whole[i] && isArray(all[i - 1])) continue;
      text[length++] = all[i];
    }
  }
};
template <class... A> constexpr Letters<A...> letters = Letters<A...>();

/// Takes arguments from a call, in order.
struct Reader {
  const float *numbers;
  const ShaderArray *arrays;
  const ShaderPicture *pictures;
  int count = 0;

  template <class T> ROSTRUM_INLINE T take() {
    constexpr char letter = Letter<T>::value;
    if constexpr (letter == '1') {
      return *numbers++;
    } else if constexpr (letter >= '2' && letter <= '4') {
      T value;
      for (int i = 0; i < letter - '0'; i++) (&value.x)[i] = *numbers++;
      return value;
    } else if constexpr (isArray(letter)) {
      count = arrays->count;
      return (T)(arrays++)->elements;
    } else if constexpr (letter == 'T') {
      return T{*pictures++};
    } else {
      return T(count);
    }
  }
};

/// Arguments, taken once for a run.
template <class... A> struct Values;
template <> struct Values<> {
  ROSTRUM_INLINE explicit Values(Reader &) {}
  template <class F, class... Before>
  ROSTRUM_INLINE auto pass(F f, Before... before) const { return f(before...); }
};
template <class First, class... Rest> struct Values<First, Rest...> {
  First first;
  Values<Rest...> rest;
  ROSTRUM_INLINE explicit Values(Reader &reader) : first(reader.take<First>()), rest(reader) {}
  template <class F, class... Before>
  ROSTRUM_INLINE auto pass(F f, Before... before) const {
    return rest.pass(f, before..., first);
  }
};

// MARK: Pixels

/// A component as the nearest byte: what is no number is 0.
ROSTRUM_INLINE uint byte(float v, float most) {
  float level = v * 255.0f;
  level = level > 0.0f ? level : 0.0f;
  level = level < most ? level : most;
  return uint(metal::own::whole(level));
}
/// A colour as a pixel, with no component above its alpha.
ROSTRUM_INLINE uint word(float4 color) {
  uint alpha = byte(color.w, 255.0f);
  float most = float(int(alpha));
  return byte(color.x, most) | byte(color.y, most) << 8 | byte(color.z, most) << 16 | alpha << 24;
}

#define ROSTRUM_EACH_PIXEL(color) \
  const ShaderCall call = *pointer; \
  uint *__restrict target = call.words; \
  _Pragma("clang loop vectorize(assume_safety)") \
  for (int i = 0; i < call.count; i++) { \
    float away = float(call.column + i); \
    float2 place = float2(call.x + call.across * away, call.y + call.down * away); \
    target[i] = word(color); \
  }

ROSTRUM_INLINE SwiftUI::Layer layerOf(const ShaderCall &call) {
  return SwiftUI::Layer{call.layer, call.a, call.b, call.c, call.d, call.tx, call.ty};
}

/// A function that fills: `half4 f(float2, arguments…)`.
template <auto F, class... A> void fill(const ShaderCall *pointer) {
  Reader reader{pointer->numbers, pointer->arrays, pointer->pictures};
  const Values<typename Plain<A>::type...> values(reader);
  ROSTRUM_EACH_PIXEL(values.pass([&](auto... a) __attribute__((always_inline)) { return F(place, a...); }))
}
/// A colour effect: `half4 f(float2, half4, arguments…)`.
template <auto F, class... A> void color(const ShaderCall *pointer) {
  Reader reader{pointer->numbers, pointer->arrays, pointer->pictures};
  const Values<typename Plain<A>::type...> values(reader);
  const uint *source = pointer->layer.words + pointer->layer_y * pointer->layer.stride +
                       pointer->layer_x;
  ROSTRUM_EACH_PIXEL(values.pass([&](auto... a) __attribute__((always_inline)) {
    return F(place, metal::own::components(source[i]) * (1.0f / 255.0f), a...);
  }))
}
/// A distortion: `float2 f(float2, arguments…)`.
template <auto F, class... A> void distortion(const ShaderCall *pointer) {
  Reader reader{pointer->numbers, pointer->arrays, pointer->pictures};
  const Values<typename Plain<A>::type...> values(reader);
  const SwiftUI::Layer layer = layerOf(*pointer);
  ROSTRUM_EACH_PIXEL(
      layer.sample(values.pass([&](auto... a) __attribute__((always_inline)) { return F(place, a...); })))
}
/// A layer effect: `half4 f(float2, SwiftUI::Layer, arguments…)`.
template <auto F, class... A> void layerEffect(const ShaderCall *pointer) {
  Reader reader{pointer->numbers, pointer->arrays, pointer->pictures};
  const Values<typename Plain<A>::type...> values(reader);
  const SwiftUI::Layer layer = layerOf(*pointer);
  ROSTRUM_EACH_PIXEL(values.pass([&](auto... a) __attribute__((always_inline)) { return F(place, layer, a...); }))
}

// MARK: The list

template <class... A> constexpr bool areKnown() {
  for (char letter : letters<A...>.text) if (letter == '?' || letter == 'L') return false;
  return true;
}

/// What a function can be, by its type.
template <auto F, class Type = decltype(F)> struct Entry {
  static constexpr ShaderEntry of(const char *name) { return {name, "?", 0, 0, 0, 0}; }
};
template <auto F, class... A> struct Entry<F, float4 (*)(float2, A...)> {
  static constexpr ShaderEntry of(const char *name) {
    ShaderEntry entry = {name, letters<A...>.text, 0, 0, 0, 0};
    if constexpr (areKnown<A...>()) entry.fill = fill<F, A...>;
    second(entry, Types<A...>());
    return entry;
  }
  static constexpr void second(ShaderEntry &, Types<>) {}
  template <class First, class... Rest>
  static constexpr void second(ShaderEntry &entry, Types<First, Rest...>) {
    typedef typename Plain<First>::type Second;
    if constexpr (metal::is_same<Second, float4>::value && areKnown<Rest...>()) {
      entry.color = color<F, Rest...>;
    } else if constexpr (metal::is_same<Second, SwiftUI::Layer>::value && areKnown<Rest...>()) {
      entry.layer = layerEffect<F, Rest...>;
    }
  }
};
template <auto F, class... A> struct Entry<F, float2 (*)(float2, A...)> {
  static constexpr ShaderEntry of(const char *name) {
    ShaderEntry entry = {name, letters<A...>.text, 0, 0, 0, 0};
    if constexpr (areKnown<A...>()) entry.distortion = distortion<F, A...>;
    return entry;
  }
};

}  // namespace rostrum

/// A stitchable function in the list: its name, and itself as one of the functions of that name.
#define ROSTRUM_STITCH(name, ...) rostrum::Entry<(__VA_ARGS__)>::of(name)
