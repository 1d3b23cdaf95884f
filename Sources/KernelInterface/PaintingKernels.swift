/// Kernels that put colour onto pixels.
///
/// Pixels are premultiplied RGBA8, red in the lowest byte. Source-over on them is out = s·c + d·(1 − s.a·c), each
/// product rounded to the nearest of 255 steps.
public protocol PaintingKernels: SendableMetatype {
  /// Fills a run of pixels with one colour.
  ///
  /// - Parameters:
  ///   - run: Indices of the pixels.
  ///   - pixels: Where they are.
  ///   - color: A premultiplied colour.
  static func fill(_ run: Range<Int>, of pixels: inout MutableSpan<UInt32>, with color: UInt32)

  /// Copies source pixels over a run.
  ///
  /// - Parameters:
  ///   - source: The pixels to copy, as many as the run has or more.
  ///   - run: Indices of the pixels that are replaced.
  ///   - pixels: Where they are.
  static func copy(
    _ source: Span<UInt32>, over run: Range<Int>, of pixels: inout MutableSpan<UInt32>)

  /// Paints one colour over coverage spans.
  ///
  /// - Parameters:
  ///   - color: A premultiplied colour, no component above alpha.
  ///   - spans: The coverage spans.
  ///   - coverage: The bytes to which they refer.
  ///   - target: The rows painted on.
  static func paintSolid(
    _ color: UInt32, over spans: Span<CoverageSpan>, coverage: Span<UInt8>,
    onto target: inout PixelRows)

  /// Paints one colour between two convex outlines, in some rows.
  ///
  /// - Parameters:
  ///   - color: A premultiplied colour, no component above alpha.
  ///   - ring: The two outlines.
  ///   - window: The rows wanted, and where they lie in the target.
  ///   - lists: What the outlines refer to.
  ///   - room: Room as of ``CoverageKernels/outlineRoom(width:rows:)``.
  ///   - target: The rows painted on.
  static func paintRing(
    _ color: UInt32, over ring: RingSides, in window: OutlineWindow, of lists: OutlineLists,
    room: inout CoverageRoom, onto target: inout PixelRows)

  /// Paints one colour over a shape with round corners.
  ///
  /// Every pixel is a function of the shape and its place alone.
  ///
  /// - Parameters:
  ///   - color: A premultiplied colour, no component above alpha.
  ///   - shape: The shape.
  ///   - area: Where it lies, and which pixels may be painted.
  ///   - room: Room as of ``CoverageKernels/roundRoom(width:rows:)``.
  ///   - target: The rows painted on, at least 8 pixels apart.
  static func paintRound(
    _ color: UInt32, over shape: RoundShape, in area: RoundArea, room: inout CoverageRoom,
    onto target: inout PixelRows)

  /// Paints one colour through coverage masks, first to last.
  ///
  /// - Parameters:
  ///   - color: A premultiplied colour, no component above alpha.
  ///   - masks: Where the masks lie.
  ///   - coverage: The masks' bytes.
  ///   - target: The rows painted on.
  static func paintMasks(
    _ color: UInt32, through masks: Span<MaskPlace>, coverage: Span<UInt8>,
    onto target: inout PixelRows)

  /// Paints a linear gradient over coverage spans.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - spans: The coverage spans.
  ///   - coverage: The bytes to which they refer.
  ///   - target: The rows painted on.
  static func paintLinear(
    _ gradient: LinearGradient, over spans: Span<CoverageSpan>, coverage: Span<UInt8>,
    onto target: inout PixelRows)

  /// Paints a linear gradient over a convex outline, in some rows.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - sides: The outline.
  ///   - window: The rows wanted, and where they lie in the target.
  ///   - lists: What the outline refers to.
  ///   - room: Room as of ``CoverageKernels/outlineRoom(width:rows:)``.
  ///   - target: The rows painted on.
  static func paintLinear(
    _ gradient: LinearGradient, over sides: OutlineSides, in window: OutlineWindow,
    of lists: OutlineLists, room: inout CoverageRoom, onto target: inout PixelRows)

  /// Paints source pixels over a run, all under one coverage.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels, as many as the run has or more.
  ///   - coverage: Coverage of all, 0...255.
  ///   - fading: A further factor for all.
  ///   - run: Indices of the pixels painted on.
  ///   - pixels: Where they are.
  static func paintSource(
    _ source: Span<UInt32>, coverage: UInt32, fading: Fading, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>)

  /// Paints source pixels over a run, each under its own coverage.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels, as many as the run has or more.
  ///   - coverage: Coverage bytes, as many or more.
  ///   - fading: A further factor for all.
  ///   - run: Indices of the pixels painted on.
  ///   - pixels: Where they are.
  static func paintMaskedSource(
    _ source: Span<UInt32>, coverage: Span<UInt8>, fading: Fading, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>)

  /// Blends source pixels with a run by a blend mode.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels, as many as the run has or more.
  ///   - mode: How colours mix, and by how much.
  ///   - coverage: Coverage bytes, as many or more; none for the mode's one.
  ///   - run: Indices of the pixels painted on.
  ///   - pixels: Where they are.
  static func blend(
    _ source: Span<UInt32>, by mode: Blending, coverage: Span<UInt8>, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>)

  /// Multiplies a run of pixels by the alphas of a mask.
  ///
  /// - Parameters:
  ///   - run: Indices of the pixels.
  ///   - pixels: Where they are.
  ///   - mask: Premultiplied pixels whose alpha counts, as many as the run has or more.
  static func multiply(
    _ run: Range<Int>, of pixels: inout MutableSpan<UInt32>, byAlphaOf mask: Span<UInt32>)

  /// Multiplies straight colours by a 4×5 matrix.
  ///
  /// - Parameters:
  ///   - matrix: Twenty numbers, row by row; the fifth column is added. Components are 0...1.
  ///   - run: Indices of the pixels.
  ///   - pixels: Where they are: premultiplied before and after.
  static func applyColorMatrix(
    _ matrix: Span<Float>, to run: Range<Int>, of pixels: inout MutableSpan<UInt32>)
}
