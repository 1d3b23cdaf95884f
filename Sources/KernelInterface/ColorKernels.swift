/// Kernels that write rows of colours: gradients, pictures, and pictures that are blurred.
public protocol ColorKernels: SendableMetatype {
  /// Writes places on a gradient's course outwards from a centre: the distance, scaled and moved.
  ///
  /// - Parameters:
  ///   - course: Where columns are on the course.
  ///   - columns: The columns; a pixel's place does not depend on the first.
  ///   - places: Receives the places, from its start on.
  static func radialPlaces(
    on course: RoundCourse, columns: Range<Int>, into places: inout MutableSpan<Float>)

  /// Writes places on a gradient's course around a centre: the angle from 0 to 2π, scaled.
  ///
  /// - Parameters:
  ///   - course: Where columns are on the course, turned so that it starts along the first axis.
  ///   - columns: The columns; a pixel's place does not depend on the first.
  ///   - places: Receives the places, from its start on.
  static func angularPlaces(
    on course: RoundCourse, columns: Range<Int>, into places: inout MutableSpan<Float>)

  /// Writes the colours of places on a gradient's course.
  ///
  /// - Parameters:
  ///   - places: The places, as many as the run has or more.
  ///   - ramp: Pieces of ``RoundCourse/pieceNumbers`` numbers, by rising starts; the first holds from −∞ on.
  ///   - run: Indices of the pixels that are written.
  ///   - pixels: Where they are.
  static func shade(
    _ places: Span<Float>, by ramp: Span<Float>, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>)

  /// Samples the nearest pixels of a picture.
  ///
  /// - Parameters:
  ///   - source: The picture's rows.
  ///   - map: Its size, and where pixels lie in it.
  ///   - count: How many pixels.
  ///   - pixels: Receives them, from its start on.
  static func sampleNearest(
    _ source: Span<UInt32>, by map: ImageMap, count: Int, into pixels: inout MutableSpan<UInt32>)

  /// Samples a picture bilinearly, in steps of 1/256.
  ///
  /// - Parameters:
  ///   - source: The picture's rows.
  ///   - map: Its size, and where pixels lie in it.
  ///   - count: How many pixels.
  ///   - pixels: Receives them, from its start on.
  static func sampleBilinear(
    _ source: Span<UInt32>, by map: ImageMap, count: Int, into pixels: inout MutableSpan<UInt32>)

  /// Crossfades two runs of pixels.
  ///
  /// - Parameters:
  ///   - other: The second run.
  ///   - share: How many 256ths of it are taken, 0...256.
  ///   - count: How many pixels.
  ///   - pixels: The first run, at its start; changed in place.
  static func crossfade(
    _ other: Span<UInt32>, share: UInt32, count: Int, into pixels: inout MutableSpan<UInt32>)

  /// Halves two rows of a picture in both directions: each pixel is the mean of four.
  ///
  /// - Parameters:
  ///   - source: The larger picture.
  ///   - rows: The two rows; an odd last column counts twice.
  ///   - pixels: The smaller picture.
  ///   - start: Index of its row's first pixel.
  static func halve(
    _ source: Span<UInt32>, rows: RowPair, into pixels: inout MutableSpan<UInt32>, at start: Int)

  /// Averages boxes of pixels, a row of them, into one row of a smaller picture.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels.
  ///   - row: The boxes.
  ///   - sums: Room for two words for each of the boxes' columns.
  ///   - planes: Receives the averages, 0...255: red, green, blue and alpha, as many of each as there are boxes.
  static func averageBoxes(
    _ source: Span<UInt32>, in row: BoxRow, sums: inout MutableSpan<UInt32>,
    into planes: inout MutableSpan<Float>)

  /// Adds runs of numbers, weighted and shifted: `target[x] += Σ weights[k]·source[first + x + k·step]`.
  ///
  /// Both passes of a Gaussian blur are this: along rows in steps of one, along columns in steps of a row.
  ///
  /// - Parameters:
  ///   - source: Numbers.
  ///   - first: Index of the first that is read.
  ///   - step: Numbers from one weight's run to the next.
  ///   - weights: The weights.
  ///   - run: Indices of the numbers that are added to.
  ///   - target: Where they are.
  static func addWeighted(
    _ source: Span<Float>, from first: Int, step: Int, weights: Span<Float>, to run: Range<Int>,
    of target: inout MutableSpan<Float>)

  /// Interpolates one plane of a row of samples to pixels, a whole number of them to each sample.
  ///
  /// - Parameters:
  ///   - samples: The samples, at least one.
  ///   - box: Pixels per sample.
  ///   - row: Receives `box` numbers for each gap between samples: those between their middles.
  ///   - start: Index of the first.
  static func expandRow(
    _ samples: Span<Float>, box: Int, into row: inout MutableSpan<Float>, at start: Int)

  /// Mixes two rows of four planes to premultiplied pixels.
  ///
  /// - Parameters:
  ///   - rows: The planes of many rows, 0...255.
  ///   - mix: Which two, and how much of each.
  ///   - count: How many pixels.
  ///   - pixels: Receives them, from its start on.
  static func mixRows(
    _ rows: Span<Float>, by mix: RowMix, count: Int, into pixels: inout MutableSpan<UInt32>)
}
