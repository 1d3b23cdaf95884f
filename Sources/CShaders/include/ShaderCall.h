// How the rasteriser calls a compiled shader function: the one description that both sides are compiled with.

#ifndef ROSTRUM_SHADER_CALL_H
#define ROSTRUM_SHADER_CALL_H

// The types are the compiler's own words, as shaders are compiled without a library's headers.

/// A picture: premultiplied RGBA8 words, row by row.
typedef struct ShaderPicture {
  /// The first pixel of the first row.
  const unsigned *words;
  /// Pixels from row to row.
  int stride;
  /// Pixels across and down.
  int width, height;
} ShaderPicture;

/// An array among the arguments.
typedef struct ShaderArray {
  /// Its first element.
  const void *elements;
  /// How many floats, colours or bytes.
  int count;
} ShaderArray;

/// One run of pixels, and what the function is called with for each.
typedef struct ShaderCall {
  /// Receives the colours of the run: premultiplied RGBA8 words.
  unsigned *words;
  /// How many pixels.
  int count;
  /// Columns between the place below and the first pixel.
  int column;
  /// The place, in user space, of the middle of the pixel at column 0.
  float x, y;
  /// The way in user space from one pixel to the next.
  float across, down;
  /// The layer, with a clear pixel on each side; for fills it has no pixels.
  ShaderPicture layer;
  /// The affine map from user space to pixels of the layer: `(a·x + c·y + tx, b·x + d·y + ty)`.
  float a, b, c, d, tx, ty;
  /// The pixel of the layer that is the first of the run.
  int layer_x, layer_y;
  /// All numbers among the arguments, in order.
  const float *numbers;
  /// All arrays among the arguments, in order.
  const ShaderArray *arrays;
  /// All pictures among the arguments, in order.
  const ShaderPicture *pictures;
} ShaderCall;

/// A function that colours a run of pixels.
typedef void (*ShaderKernel)(const ShaderCall *call);

/// A stitchable function, as a compiled library lists it.
typedef struct ShaderEntry {
  /// The name; null at the end of the list.
  const char *name;
  /// A letter a parameter behind the position: `1` to `4` for floats, `L` for a layer, `F` for an array of
  /// floats, `C` of colours, `D` of bytes, `T` for a picture, `?` for what no argument fits.
  const char *parameters;
  /// What it does as a fill, a colour effect, a distortion and a layer effect; null where it cannot be one.
  ShaderKernel fill, color, distortion, layer;
} ShaderEntry;

/// The name of a library's list of functions.
#define SHADER_LIST rostrum_shaders

#endif
