// Goals, in order: one answer everywhere; the right rounding; a fraction of swscale's time. The loops
// of 8-bit planes are kernels, built twice; the rest is plain.
internal import CProcessor
internal import Kernels
internal import KernelsV3
internal import Pixels

/// Colour conversion to limited-range BT.709.
enum YUVConversion {
  private static let hasV3 = rostrum_processor_has_v3() != 0

  /// The planes of `pixmap`, whose pixels are taken as they are.
  static func planes(of pixmap: Pixmap, _ layout: VideoPlanes.Layout) -> VideoPlanes {
    let (width, halfWidth) = (pixmap.width, (pixmap.width + 1) / 2)
    let (planes, rowSizes): ([[UInt8]], [Int]) =
      switch layout {
      case .yuv420p:
        ([luma(pixmap)] + halvedChroma(pixmap), [width, halfWidth, halfWidth])
      case .yuva420p:
        (
          [luma(pixmap)] + halvedChroma(pixmap) + [alpha(pixmap)],
          [width, halfWidth, halfWidth, width]
        )
      case .yuv444p: ([luma(pixmap)] + fullChroma(pixmap), [width, width, width])
      case .yuva444p10le: (deepPlanes(pixmap), Array(repeating: width * 2, count: 4))
      case .bgr0: ([swapped(pixmap)], [width * 4])
      }
    return VideoPlanes(
      layout: layout, width: width, height: pixmap.height, planes: planes, rowSizes: rowSizes)
  }

  private static func luma(_ pixmap: Pixmap) -> [UInt8] {
    let (width, pixels) = (pixmap.width, pixmap.words.span)
    var plane = [UInt8](repeating: 0, count: width * pixmap.height)
    var target = plane.mutableSpan
    for y in 0..<pixmap.height {
      let (start, place) = (y * pixmap.stride, y * width)
      if hasV3 {
        KernelsV3.lumaRow(pixels, from: start, count: width, into: &target, at: place)
      } else {
        Kernels.lumaRow(pixels, from: start, count: width, into: &target, at: place)
      }
    }
    return plane
  }

  private static func fullChroma(_ pixmap: Pixmap) -> [[UInt8]] {
    let (width, pixels) = (pixmap.width, pixmap.words.span)
    var blue = [UInt8](repeating: 0, count: width * pixmap.height)
    var red = blue
    var blueTarget = blue.mutableSpan
    var redTarget = red.mutableSpan
    for y in 0..<pixmap.height {
      let (start, place) = (y * pixmap.stride, y * width)
      if hasV3 {
        KernelsV3.blueDifferenceRow(
          pixels, from: start, count: width, into: &blueTarget, at: place)
        KernelsV3.redDifferenceRow(pixels, from: start, count: width, into: &redTarget, at: place)
      } else {
        Kernels.blueDifferenceRow(pixels, from: start, count: width, into: &blueTarget, at: place)
        Kernels.redDifferenceRow(pixels, from: start, count: width, into: &redTarget, at: place)
      }
    }
    return [blue, red]
  }

  private static func halvedChroma(_ pixmap: Pixmap) -> [[UInt8]] {
    let (width, height) = (pixmap.width, pixmap.height)
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    guard width > 0 else { return [[], []] }
    let pixels = pixmap.words.span
    var blue = [UInt8](repeating: 0, count: halfWidth * halfHeight)
    var red = blue
    var blueTarget = blue.mutableSpan
    var redTarget = red.mutableSpan
    // Sums of two rows, the last pixel's repeated.
    var outer = [UInt32](repeating: 0, count: width + 4)
    var green = outer
    for y in 0..<halfHeight {
      let upper = 2 * y * pixmap.stride
      let lower = min(2 * y + 1, height - 1) * pixmap.stride
      addRows(pixels, upper, lower, width, &outer, &green)
      for x in width..<width + 4 { (outer[x], green[x]) = (outer[width - 1], green[width - 1]) }
      let place = y * halfWidth
      let (outer, green) = (outer.span, green.span)
      if hasV3 {
        KernelsV3.halvedBlueDifferenceRow(
          outer: outer, green: green, count: halfWidth, into: &blueTarget, at: place)
        KernelsV3.halvedRedDifferenceRow(
          outer: outer, green: green, count: halfWidth, into: &redTarget, at: place)
      } else {
        Kernels.halvedBlueDifferenceRow(
          outer: outer, green: green, count: halfWidth, into: &blueTarget, at: place)
        Kernels.halvedRedDifferenceRow(
          outer: outer, green: green, count: halfWidth, into: &redTarget, at: place)
      }
    }
    return [blue, red]
  }

  private static func addRows(
    _ pixels: Span<UInt32>, _ upper: Int, _ lower: Int, _ count: Int, _ outer: inout [UInt32],
    _ green: inout [UInt32]
  ) {
    var outerTarget = outer.mutableSpan
    var greenTarget = green.mutableSpan
    if hasV3 {
      KernelsV3.addOuterComponents(
        pixels, upper: upper, lower: lower, count: count, into: &outerTarget)
      KernelsV3.addGreenComponents(
        pixels, upper: upper, lower: lower, count: count, into: &greenTarget)
    } else {
      Kernels.addOuterComponents(
        pixels, upper: upper, lower: lower, count: count, into: &outerTarget)
      Kernels.addGreenComponents(
        pixels, upper: upper, lower: lower, count: count, into: &greenTarget)
    }
  }

  private static func alpha(_ pixmap: Pixmap) -> [UInt8] {
    bytes(of: pixmap, size: 1) { pixel in UInt8(truncatingIfNeeded: pixel &>> 24) }
  }

  /// Red and blue exchanged, alpha 0.
  private static func swapped(_ pixmap: Pixmap) -> [UInt8] {
    bytes(of: pixmap, size: 4) { pixel in
      (pixel &>> 16 & 255 | pixel & 0xff00 | (pixel & 255) &<< 16).littleEndian
    }
  }

  /// Luma, blue difference, red difference and alpha of 10 bits.
  private static func deepPlanes(_ pixmap: Pixmap) -> [[UInt8]] {
    // Weights as in the kernels; a shift less by two for two more bits.
    func plane(_ red: Int32, _ green: Int32, _ blue: Int32, zero: Int32) -> [UInt8] {
      bytes(of: pixmap, size: 2) { pixel in
        let r = Int32(bitPattern: pixel & 255)
        let g = Int32(bitPattern: pixel &>> 8 & 255)
        let b = Int32(bitPattern: pixel &>> 16 & 255)
        let sum = r &* red &+ g &* green &+ b &* blue &+ zero &<< 15 &+ 1 &<< 12
        return UInt16(truncatingIfNeeded: sum &>> 13).littleEndian
      }
    }
    // Alpha's bits repeat, so that 255 is 1023 and the upper 8 bits are the old ones.
    let alpha = bytes(of: pixmap, size: 2) { pixel in
      UInt16(truncatingIfNeeded: (pixel &>> 24) &<< 2 | pixel &>> 30).littleEndian
    }
    return [
      plane(5983, 20127, 2032, zero: 16), plane(-3298, -11094, 14392, zero: 128),
      plane(14392, -13072, -1320, zero: 128), alpha,
    ]
  }

  /// A value of each pixel, `size` bytes, rows without padding.
  @inline(__always)
  private static func bytes<T: FixedWidthInteger>(
    of pixmap: Pixmap, size: Int, _ value: (UInt32) -> T
  ) -> [UInt8] {
    let count = pixmap.width * pixmap.height * size
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = count
      guard let start = buffer.baseAddress else { return }
      let target = UnsafeMutableRawPointer(start)
      pixmap.words.withUnsafeBufferPointer { words in
        for y in 0..<pixmap.height {
          let (row, place) = (y &* pixmap.stride, y &* pixmap.width)
          for x in 0..<pixmap.width {
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
