/// Kernels that find the coverage of pixels: spans of outlines, paths, masks of glyphs, and blurred rectangles.
public protocol CoverageKernels: SendableMetatype {
  /// The room that convex outlines and rings need.
  ///
  /// - Parameters:
  ///   - width: Pixels across the target, at least 0.
  ///   - rows: Rows at a time, at least 0.
  /// - Returns: The room for any outline or ring of so many rows.
  static func outlineRoom(width: Int, rows: Int) -> RoomSize

  /// The room that shapes with round corners need.
  ///
  /// - Parameters:
  ///   - width: Pixels across the target, at least 0.
  ///   - rows: Rows at a time, at least 0.
  /// - Returns: The room for any such shape of so many rows.
  static func roundRoom(width: Int, rows: Int) -> RoomSize

  /// Writes the coverage spans of a convex outline, at most three a row.
  ///
  /// - Parameters:
  ///   - sides: The outline.
  ///   - window: The rows wanted, and where they lie in the target.
  ///   - lists: What the outline refers to.
  ///   - room: Room as of ``outlineRoom(width:rows:)``; receives the spans and their bytes.
  /// - Returns: How many spans were written.
  static func convexSpans(
    of sides: OutlineSides, in window: OutlineWindow, of lists: OutlineLists,
    room: inout CoverageRoom
  ) -> Int

  /// Writes the coverage spans between two convex outlines, at most three a row.
  ///
  /// - Parameters:
  ///   - ring: The two outlines.
  ///   - window: The rows wanted, and where they lie in the target.
  ///   - lists: What the outlines refer to.
  ///   - room: Room as of ``outlineRoom(width:rows:)``; receives the spans and their bytes.
  /// - Returns: How many spans were written.
  static func ringSpans(
    of ring: RingSides, in window: OutlineWindow, of lists: OutlineLists, room: inout CoverageRoom
  ) -> Int

  /// Writes the coverage spans of a shape with round corners, at most three a row.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - area: Where it lies, and which pixels are wanted.
  ///   - limit: Columns of the target: spans may go on so far where nothing is covered.
  ///   - room: Room as of ``roundRoom(width:rows:)``; receives the spans and their bytes.
  /// - Returns: How many spans were written.
  static func roundSpans(
    of shape: RoundShape, in area: RoundArea, limit: Int, room: inout CoverageRoom
  ) -> Int

  /// Accumulates the signed area of a path's segments, within a band of rows.
  ///
  /// - Parameters:
  ///   - segments: Four numbers each: x and y of the start and of the end, relative to the path's window.
  ///   - indices: Which segments to add, in this order.
  ///   - band: The rows.
  ///   - sums: Rows of numbers, zero at first.
  ///   - touched: Receives a bit for every 16 columns that changed.
  static func accumulate(
    _ segments: Span<Float>, indices: Span<Int32>, in band: PathBand,
    sums: inout MutableSpan<Float>, touched: inout MutableSpan<UInt64>)

  /// Writes the coverage spans of a band's sums, and clears the sums.
  ///
  /// - Parameters:
  ///   - band: The rows.
  ///   - sums: Rows of numbers; zero again afterwards.
  ///   - touched: A bit for every 16 columns that changed; zero again afterwards.
  ///   - room: Receives the spans and their bytes.
  /// - Returns: How many spans were written.
  static func resolveSpans(
    of band: PathBand, sums: inout MutableSpan<Float>, touched: inout MutableSpan<UInt64>,
    room: inout CoverageRoom
  ) -> Int

  /// How many sums the mask of a glyph takes.
  ///
  /// - Parameters:
  ///   - width: Pixels across, above 0.
  ///   - height: Pixels down, above 0.
  /// - Returns: The number of sums.
  static func glyphSums(width: Int, height: Int) -> Int

  /// Writes a glyph's lines in groups of eight; see ``GlyphPlace/groupNumbers``.
  ///
  /// - Parameters:
  ///   - chain: Columns and rows of lines' starts and ends, in the order of the outline; at least one.
  ///   - lines: Receives the groups, as many as the chain needs; those that are not full are filled up with
  ///     lines without length.
  ///   - start: Index of the first group's first number.
  static func orientLines(
    _ chain: Span<SIMD4<Float>>, into lines: inout MutableSpan<Float>, from start: Int)

  /// Accumulates a glyph's lines in columns of sums.
  ///
  /// - Parameters:
  ///   - lines: Whole groups of eight lines; none is longer than a column or two rows.
  ///   - place: By what the lines are moved, and the mask's size; all lie within.
  ///   - sums: As many numbers as ``glyphSums(width:height:)`` says, zero before.
  static func accumulateLines(
    _ lines: Span<Float>, at place: GlyphPlace, sums: inout MutableSpan<Float>)

  /// Writes the coverage mask of a glyph by the non-zero rule, and clears the sums.
  ///
  /// - Parameters:
  ///   - place: The mask's size.
  ///   - sums: Sums of lines; zero again afterwards.
  ///   - coverage: Receives as many rows of bytes as the mask is high and wide, both rounded up to a multiple
  ///     of 8.
  ///   - offset: Index of the first byte.
  static func resolveColumns(
    of place: GlyphPlace, sums: inout MutableSpan<Float>, into coverage: inout MutableSpan<UInt8>,
    at offset: Int)

  /// Writes the coverage spans of a blurred rounded rectangle, at most six a row.
  ///
  /// - Parameters:
  ///   - shadow: Its tables.
  ///   - area: The part wanted, and where it lies in the target.
  ///   - room: Receives the spans, and bytes: at most those of the area and 32 a row.
  /// - Returns: How many spans were written.
  static func shadowSpans(
    of shadow: ShadowTables, in area: ShadowArea, room: inout CoverageRoom
  ) -> Int

  /// Writes Φ, the normal distribution's integral, at evenly spaced places; error below 1e-6.
  ///
  /// - Parameters:
  ///   - places: The places, in standard deviations.
  ///   - values: Receives the values.
  ///   - offset: Index of the first value.
  static func normalIntegrals(
    at places: EvenPlaces, into values: inout MutableSpan<Float>, from offset: Int)

  /// Adds the normal distribution's density at evenly spaced places; error below 1e-6 of the factor.
  ///
  /// - Parameters:
  ///   - places: The places, in standard deviations.
  ///   - factor: By what each density is multiplied.
  ///   - values: To these the densities are added.
  ///   - offset: Index of the first value.
  static func addNormalDensities(
    at places: EvenPlaces, times factor: Float, to values: inout MutableSpan<Float>,
    from offset: Int)
}
