// Goals, in order: one answer everywhere; the right rounding; a fraction of swscale's time. The loops
// of 8-bit planes are kernels, built twice; the rest is plain.
internal import KernelInterface
public import Pixels

/// Makes the planes of a picture that comes in strips, top to bottom.
///
/// A strip is converted while it is still in the processor's cache, two rows at a time, so that the whole
/// picture need never be in memory.
public struct PlaneBuilder {
  /// Which planes are made.
  public let layout: VideoPlanes.Layout
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Whether the planes begin as the old ones were; else what is not added is undefined.
  public let continuesOld: Bool
  private var planes: [[UInt8]] = []
  private let rowSizes: [Int]
  /// Both differences of a row of halved chroma.
  private var pairs: [UInt16]

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - layout: Which planes to make.
  ///   - width: Pixels across, at least 0.
  ///   - height: Pixels down, at least 0.
  ///   - old: Planes that nobody needs any more, for the memory that they take.
  public init(
    _ layout: VideoPlanes.Layout, width: Int, height: Int, reusing old: consuming VideoPlanes? = nil
  ) {
    (self.layout, self.width, self.height) = (layout, width, height)
    let halfWidth = (width + 1) / 2
    rowSizes =
      switch layout {
      case .yuv420p: [width, halfWidth, halfWidth]
      case .yuva420p: [width, halfWidth, halfWidth, width]
      case .yuv444p: [width, width, width]
      case .yuva444p10le: Array(repeating: width * 2, count: 4)
      case .bgr0: [width * 4]
      }
    pairs = [UInt16](repeating: 0, count: layout.isHalved ? halfWidth : 0)
    if old?.layout == layout, old?.width == width, old?.height == height {
      planes = old.take()?.planes ?? []
      continuesOld = true
    } else {
      continuesOld = false
      planes = rowSizes.enumerated().map { index, size in
        let isHalved = layout.isHalved && (1...2).contains(index)
        return [UInt8](repeating: 0, count: size * (isHalved ? (height + 1) / 2 : height))
      }
    }
  }

  /// Converts the next rows.
  ///
  /// - Parameters:
  ///   - strip: A picture as wide as the whole, whose first row is the first of `rows`.
  ///   - rows: Rows of the whole; where chroma is halved, their number is even unless they are the last.
  ///   - columns: The columns that are converted; the others' planes remain. The first is even. As chroma
  ///     is filtered across, two pixels at either end, but at the picture's sides, are those that the
  ///     planes already show.
  public mutating func add(_ strip: Pixmap, rows: Range<Int>, columns: Range<Int>) {
    precondition(
      strip.width == width && rows.count <= strip.height && rows.lowerBound >= 0
        && rows.upperBound <= height && columns.lowerBound >= 0 && columns.upperBound <= width
        && columns.lowerBound.isMultiple(of: 2), "a strip outside its picture")
    // The last two columns are there for the chroma before them.
    let end = columns.upperBound < width ? (columns.upperBound & ~1) - 2 : width
    guard columns.lowerBound < end, !rows.isEmpty else { return }
    if layout.hasAlpha, !strip.isOpaque {
      var copy = strip
      copy.makeStraight()
      convert(copy, rows, columns.lowerBound..<end)
    } else {
      convert(strip, rows, columns.lowerBound..<end)
    }
  }

  /// Converts the next rows, all of their columns.
  ///
  /// - Parameters:
  ///   - strip: A picture as wide as the whole, whose first row is the first of `rows`.
  ///   - rows: Rows of the whole; where chroma is halved, their number is even unless they are the
  ///     last.
  public mutating func add(_ strip: Pixmap, rows: Range<Int>) {
    add(strip, rows: rows, columns: 0..<width)
  }

  /// The planes; every row was added.
  public consuming func finish() -> VideoPlanes {
    VideoPlanes(layout: layout, width: width, height: height, planes: planes, rowSizes: rowSizes)
  }

  private mutating func convert(_ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>) {
    switch layout {
    case .yuv420p: addHalved(strip, rows, columns)
    case .yuva420p:
      addHalved(strip, rows, columns)
      addBytes(strip, rows, columns, plane: 3) { pixel in UInt8(truncatingIfNeeded: pixel &>> 24) }
    case .yuv444p: addFull(strip, rows, columns)
    case .yuva444p10le: addDeep(strip, rows, columns)
    case .bgr0:
      // Red and blue exchanged, alpha 0.
      addBytes(strip, rows, columns, plane: 0) { pixel in
        (pixel &>> 16 & 255 | pixel & 0xff00 | (pixel & 255) &<< 16).littleEndian
      }
    }
  }

  // MARK: Eight bits

  private mutating func addFull(_ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>) {
    let (width, count, kernels) = (width, columns.count, VideoKernelSet.best)
    let pixels = strip.words.span
    takePlanes { luma, blue, red in
      for (line, y) in rows.enumerated() {
        let start = line * strip.stride + columns.lowerBound
        let place = y * width + columns.lowerBound
        let row = pixels.extracting(start..<start + count)
        kernels.luma(of: row, into: &luma, at: place)
        kernels.blueDifference(of: row, into: &blue, at: place)
        kernels.redDifference(of: row, into: &red, at: place)
      }
    }
  }

  private mutating func addHalved(_ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>) {
    precondition(
      rows.lowerBound.isMultiple(of: 2)
        && (rows.count.isMultiple(of: 2) || rows.upperBound == height), "half a row of chroma")
    let (width, left, count) = (width, columns.lowerBound, columns.count)
    let kernels = VideoKernelSet.best
    let halfWidth = (width + 1) / 2
    // Chroma looks two columns on.
    let seen = min(count + 2, width - left)
    var pairs: [UInt16] = []
    swap(&pairs, &self.pairs)
    takePlanes { luma, blue, red in
      let pixels = strip.words.span
      var samples = pairs.mutableSpan
      for line in Swift.stride(from: 0, to: rows.count, by: 2) {
        let y = rows.lowerBound + line
        let upper = line * strip.stride + left
        // The last row of an odd number counts twice.
        let lower = min(line + 1, rows.count - 1) * strip.stride + left
        kernels.luma(
          of: pixels.extracting(upper..<upper + count), into: &luma, at: y * width + left)
        if lower > upper {
          kernels.luma(
            of: pixels.extracting(lower..<lower + count), into: &luma, at: (y + 1) * width + left)
        }
        let (place, halfCount) = (y / 2 * halfWidth + left / 2, (count + 1) / 2)
        kernels.halvedDifferences(
          of: pixels, rows: RowPair(upper: upper, lower: lower, width: seen), count: halfCount,
          into: &samples)
        let found = samples.span.extracting(first: halfCount)
        kernels.lowerBytes(of: found, into: &blue, at: place)
        kernels.upperBytes(of: found, into: &red, at: place)
      }
    }
    swap(&pairs, &self.pairs)
  }

  /// Runs `body` on the first three planes, taken out so that they are changed in place.
  private mutating func takePlanes(
    _ body: (
      inout MutableSpan<UInt8>, inout MutableSpan<UInt8>, inout MutableSpan<UInt8>
    ) -> Void
  ) {
    var (luma, blue, red): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    swap(&luma, &planes[0])
    swap(&blue, &planes[1])
    swap(&red, &planes[2])
    do {
      var lumaTarget = luma.mutableSpan
      var blueTarget = blue.mutableSpan
      var redTarget = red.mutableSpan
      body(&lumaTarget, &blueTarget, &redTarget)
    }
    swap(&luma, &planes[0])
    swap(&blue, &planes[1])
    swap(&red, &planes[2])
  }

  // MARK: Any size

  /// Luma, blue difference, red difference and alpha of 10 bits.
  private mutating func addDeep(_ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>) {
    // Weights as in the kernels; a shift less by two for two more bits.
    func add(_ plane: Int, _ weights: VideoWeights, zero: Int32) {
      addBytes(strip, rows, columns, plane: plane) { pixel in
        let r = Int32(bitPattern: pixel & 255)
        let g = Int32(bitPattern: pixel &>> 8 & 255)
        let b = Int32(bitPattern: pixel &>> 16 & 255)
        let sum =
          r &* weights.red &+ g &* weights.green &+ b &* weights.blue &+ zero &<< 15 &+ 1 &<< 12
        return UInt16(truncatingIfNeeded: sum &>> 13).littleEndian
      }
    }
    add(0, .luma, zero: VideoWeights.black)
    add(1, .blueDifference, zero: VideoWeights.neutral)
    add(2, .redDifference, zero: VideoWeights.neutral)
    // Alpha's bits repeat, so that 255 is 1023 and the upper 8 bits are the old ones.
    addBytes(strip, rows, columns, plane: 3) { pixel in
      UInt16(truncatingIfNeeded: (pixel &>> 24) &<< 2 | pixel &>> 30).littleEndian
    }
  }

  /// Writes a value of each pixel, rows without padding.
  @inline(__always)
  private mutating func addBytes<T: FixedWidthInteger>(
    _ strip: Pixmap, _ rows: Range<Int>, _ columns: Range<Int>, plane: Int,
    _ value: (UInt32) -> T
  ) {
    let (width, size) = (width, MemoryLayout<T>.size)
    strip.words.withUnsafeBufferPointer { words in
      planes[plane].withUnsafeMutableBytes { target in
        for (line, y) in rows.enumerated() {
          let (row, place) = (line &* strip.stride, y &* width)
          for x in columns {
            target.storeBytes(
              of: value(words[row &+ x]), toByteOffset: (place &+ x) &* size, as: T.self)
          }
        }
      }
    }
  }
}

extension VideoPlanes.Layout {
  /// Whether chroma planes have half the size each way.
  var isHalved: Bool { self == .yuv420p || self == .yuva420p }
}
