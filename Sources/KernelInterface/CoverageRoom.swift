/// Room in which coverage is found, lent to a kernel for one call.
public struct CoverageRoom: ~Copyable, ~Escapable {
  /// Numbers about a shape's sides: chords, or distances of pixels.
  public var numbers: MutableSpan<Float>
  /// Places in a row, and of those numbers.
  public var places: MutableSpan<Int32>
  /// Coverage spans.
  public var spans: MutableSpan<CoverageSpan>
  /// The bytes to which the spans refer.
  public var coverage: MutableSpan<UInt8>

  /// Creates room.
  ///
  /// - Parameters:
  ///   - numbers: Room for numbers.
  ///   - places: Room for places.
  ///   - spans: Room for coverage spans.
  ///   - coverage: Room for coverage bytes.
  @inlinable
  @_lifetime(copy numbers, copy places, copy spans, copy coverage)
  public init(
    numbers: consuming MutableSpan<Float>, places: consuming MutableSpan<Int32>,
    spans: consuming MutableSpan<CoverageSpan>, coverage: consuming MutableSpan<UInt8>
  ) {
    self.numbers = numbers
    self.places = places
    self.spans = spans
    self.coverage = coverage
  }
}

/// How much room kernels need to find coverage.
public struct RoomSize: Sendable, BitwiseCopyable {
  /// How many numbers.
  public var numbers: Int
  /// How many places.
  public var places: Int
  /// How many coverage spans.
  public var spans: Int
  /// How many coverage bytes.
  public var coverage: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - numbers: How many numbers.
  ///   - places: How many places.
  ///   - spans: How many coverage spans.
  ///   - coverage: How many coverage bytes.
  @inlinable
  public init(numbers: Int, places: Int, spans: Int, coverage: Int) {
    (self.numbers, self.places, self.spans, self.coverage) = (numbers, places, spans, coverage)
  }
}
