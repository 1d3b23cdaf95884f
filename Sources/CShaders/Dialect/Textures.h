// What shaders read pixels from: SwiftUI's layer, and textures with their samplers.

namespace metal {

enum class coord { normalized, pixel };
enum class address { clamp_to_edge, clamp_to_zero, repeat, mirrored_repeat, clamp_to_border };
enum class s_address { clamp_to_edge, clamp_to_zero, repeat, mirrored_repeat, clamp_to_border };
enum class t_address { clamp_to_edge, clamp_to_zero, repeat, mirrored_repeat, clamp_to_border };
enum class filter { nearest, linear };
enum class mag_filter { nearest, linear };
enum class min_filter { nearest, linear };
enum class mip_filter { none, nearest, linear };
enum class access { sample, read, write, read_write };

/// How a texture is read between its pixels and beyond its edges.
struct sampler {
  coord places = coord::normalized;
  address across = address::clamp_to_edge, down = address::clamp_to_edge;
  bool isLinear = false;

  template <class... Settings> constexpr sampler(Settings... settings) { (set(settings), ...); }

 private:
  constexpr void set(coord v) { places = v; }
  constexpr void set(address v) { across = down = v; }
  constexpr void set(s_address v) { across = address(v); }
  constexpr void set(t_address v) { down = address(v); }
  constexpr void set(filter v) { isLinear = v == filter::linear; }
  constexpr void set(mag_filter v) { isLinear = v == mag_filter::linear; }
  constexpr void set(min_filter) {}
  constexpr void set(mip_filter) {}
};

namespace own {
/// The components of a pixel, 0...255.
ROSTRUM_INLINE float4 components(uint word) {
  return float4(float(int(word & 255u)), float(int(word >> 8 & 255u)), float(int(word >> 16 & 255u)),
                float(int(word >> 24)));
}
/// Pixels mixed at a place counted in pixels from the picture's corner; beyond the edges as at them.
ROSTRUM_INLINE float4 mixed(const ShaderPicture &picture, float x, float y) {
  float right = float(picture.width - 1), bottom = float(picture.height - 1);
  float u = x - 0.5f, v = y - 0.5f;
  u = u > 0.0f ? u : 0.0f;
  v = v > 0.0f ? v : 0.0f;
  u = u < right ? u : right;
  v = v < bottom ? v : bottom;
  float left = down(u), top = down(v);
  int i = whole(left), j = whole(top);
  float p = u - left, q = v - top;
  int next = i < picture.width - 1 ? 1 : 0, below = j < picture.height - 1 ? picture.stride : 0;
  int at = j * picture.stride + i;
  float4 upper = components(picture.words[at]), lower = components(picture.words[at + below]);
  upper += (components(picture.words[at + next]) - upper) * p;
  lower += (components(picture.words[at + below + next]) - lower) * p;
  return (upper + (lower - upper) * q) * (1.0f / 255.0f);
}
ROSTRUM_INLINE float placed(float v, float size, address rule) {
  float turns = v / size;
  if (rule == address::repeat) return (turns - floor(turns)) * size;
  if (rule == address::mirrored_repeat) {
    float part = turns - 2.0f * floor(turns * 0.5f);
    return (part > 1.0f ? 2.0f - part : part) * size;
  }
  return v;
}
}  // namespace own

/// Which of a picture's levels is read, and by how much a coarser one: pictures have one.
struct level {
  float lod;
  explicit level(float l) : lod(l) {}
};
struct bias {
  float value;
  explicit bias(float v) : value(v) {}
};

/// A picture among a shader's arguments.
template <class T, access how = access::sample> struct texture2d {
  ShaderPicture picture;

  uint get_width(uint = 0) const { return uint(picture.width); }
  uint get_height(uint = 0) const { return uint(picture.height); }

  /// The colour at a place, and by an offset in the picture's own pixels beside it.
  vec<T, 4> sample(sampler s, float2 place, int2 offset = int2(0)) const {
    float width = float(picture.width), height = float(picture.height);
    float x = (s.places == coord::normalized ? place.x * width : place.x) + float(offset.x);
    float y = (s.places == coord::normalized ? place.y * height : place.y) + float(offset.y);
    bool isClear = (s.across == address::clamp_to_zero && !(x >= 0.0f && x <= width)) ||
                   (s.down == address::clamp_to_zero && !(y >= 0.0f && y <= height));
    x = own::placed(x, width, s.across);
    y = own::placed(y, height, s.down);
    if (!s.isLinear) {
      x = own::floor(x) + 0.5f;
      y = own::floor(y) + 0.5f;
    }
    float4 color = own::mixed(picture, x, y);
    return isClear ? vec<T, 4>(T(0)) : vec<T, 4>(color);
  }
  vec<T, 4> sample(sampler s, float2 place, level, int2 offset = int2(0)) const {
    return sample(s, place, offset);
  }
  vec<T, 4> sample(sampler s, float2 place, bias, int2 offset = int2(0)) const {
    return sample(s, place, offset);
  }
  vec<T, 4> read(uint2 place, uint = 0) const {
    bool isThere = place.x < uint(picture.width) && place.y < uint(picture.height);
    uint word = isThere ? picture.words[int(place.y) * picture.stride + int(place.x)] : 0u;
    return vec<T, 4>(own::components(word) * (1.0f / 255.0f));
  }
  vec<T, 4> read(ushort2 place) const { return read(uint2(place.x, place.y)); }
};

}  // namespace metal

namespace SwiftUI {

/// The pixels of the view that a layer effect is applied to.
struct Layer {
  ShaderPicture picture;
  float a, b, c, d, tx, ty;

  /// The colour at a place in user space, mixed of the nearest four pixels, premultiplied.
  ROSTRUM_INLINE half4 sample(float2 position) const {
    return metal::own::mixed(picture, a * position.x + c * position.y + tx,
                             b * position.x + d * position.y + ty);
  }
};

}  // namespace SwiftUI
