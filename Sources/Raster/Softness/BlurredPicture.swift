internal import ElementaryFunctions
internal import KernelInterface
internal import Pixels

// A true Gaussian by way of a smaller picture; the kernels' `Blur.swift` has the method. The smaller
// picture's pixels are so large that the Gaussian left to them has a deviation of 4 to 8 of them, where
// interpolation between them is invisible: the error stays within one level of the full-size blur.

/// A picture blurred and kept small, interpolated while it is painted.
struct BlurredPicture {
  /// Rows of four planes of floats, premultiplied, 0...255.
  private var samples: [Float]
  private let columns: Int
  private let rows: Int
  /// Device pixels per sample.
  private let box: Int
  /// Device pixel at the upper left of the first sample.
  private var x: Int
  private var y: Int

  /// How far a blur of deviation `sigma` reaches, in pixels.
  static func reach(of sigma: Double) -> Int {
    Int((Gaussian.reach * min(sigma, Gaussian.greatest)).rounded(.up)) + 1
  }

  /// How often a picture may be halved before it is blurred by `sigma`, leaving it 16 to 32 large.
  static func halvings(for sigma: Double) -> Int {
    var (halvings, rest) = (0, sigma)
    while rest >= 32, halvings < 24 { (halvings, rest) = (halvings + 1, rest / 2) }
    return halvings
  }

  /// Blurs `picture`.
  ///
  /// - Parameters:
  ///   - picture: Premultiplied pixels; transparent beyond its edges.
  ///   - origin: Place of its first pixel, in pixels of its own size.
  ///   - halvings: How often it was halved before: its pixels are 2ʰ device pixels large.
  ///   - sigma: Standard deviation, in device pixels, above 0.
  ///   - visible: Where the result will be seen, in device pixels.
  ///   - keepsOpaque: Whether colour is shared out so that opaque pictures stay so at their edges.
  ///   - kernels: The kernels to use.
  init(
    _ picture: Pixmap, origin: (x: Int, y: Int), halvings: Int, sigma: Double, visible: IntRect,
    keepsOpaque: Bool, kernels: KernelSet
  ) {
    let pixel = 1 << halvings
    let own = sigma / Double(pixel)
    var reduction = 1
    while own / Double(reduction) >= 8, reduction < 16 { reduction *= 2 }
    box = pixel * reduction
    let size = Double(box)
    // What boxes and interpolation blur: (n² − 1)/12 and about n²/6, in device pixels squared.
    var variance = sigma * sigma / (size * size)
    if box > 1 { variance -= (1 - 1 / (size * size)) / 12 + 1.0 / 6 }
    let weights = Self.weights(variance: max(variance, 0))
    let radius = weights.count / 2
    // Samples to compute, and those of the source that they need.
    func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }
    let first = (x: floorDivide(visible.x0, box) - 1, y: floorDivide(visible.y0, box) - 1)
    let last = (x: floorDivide(visible.x1 - 1, box) + 2, y: floorDivide(visible.y1 - 1, box) + 1)
    (columns, rows) = (last.x - first.x + 1, last.y - first.y + 1)
    (x, y) = (first.x * box, first.y * box)
    let (width, height) = (columns + 2 * radius, rows + 2 * radius)
    var averages = [Float](repeating: 0, count: 4 * width)
    var narrow = [Float](repeating: 0, count: 4 * columns * height)
    let lead = origin.x - floorDivide(origin.x, reduction) * reduction
    let boxes = (lead + picture.width + reduction - 1) / reduction
    var sums = [UInt32](repeating: 0, count: 2 * boxes * reduction)
    var whole = [Float](repeating: 0, count: 4 * boxes)
    let firstColumn = floorDivide(origin.x, reduction) - (first.x - radius)
    for line in 0..<height {
      // Rows of the picture that make up this row of samples.
      let top = (first.y - radius + line) * reduction - origin.y
      let (from, to) = (max(top, 0), min(top + reduction, picture.height))
      guard from < to else { continue }
      let row = BoxRow(
        start: from * picture.stride, stride: picture.stride, width: picture.width,
        rows: to - from, box: reduction, lead: lead)
      var sumSpan = sums.mutableSpan
      var wholeSpan = whole.mutableSpan
      kernels.averageBoxes(picture.words.span, in: row, sums: &sumSpan, into: &wholeSpan)
      let (low, high) = (max(firstColumn, 0), min(firstColumn + boxes, width))
      guard low < high else { continue }
      for plane in 0..<4 {
        for index in low..<high {
          averages[plane * width + index] = whole[plane * boxes + index - firstColumn]
        }
        let start = (4 * line + plane) * columns
        var target = narrow.mutableSpan
        kernels.addWeighted(
          averages.span, from: plane * width, step: 1, weights: weights.span,
          to: start..<start + columns, of: &target)
      }
    }
    var samples = [Float](repeating: 0, count: 4 * columns * rows)
    let step = 4 * columns
    for line in 0..<rows {
      let start = step * line
      var target = samples.mutableSpan
      kernels.addWeighted(
        narrow.span, from: start, step: step, weights: weights.span,
        to: start..<start + step, of: &target)
    }
    self.samples = samples
    if keepsOpaque { shareOut() }
  }

  /// Weights of a Gaussian of the given variance, in samples, adding up to 1.
  private static func weights(variance: Double) -> [Float] {
    guard variance > 1e-4 else { return [1] }
    let radius = Int((Gaussian.weightsReach * variance.squareRoot()).rounded(.up))
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * variance)) }
    let sum = raw.reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  /// Scales every sample so that it is opaque, where anything was painted near it.
  private mutating func shareOut() {
    forEachSample { color in
      // Less than a hundredth of a level has no colour to share out.
      guard color.w > 0.01 else { return color }
      return Self.clamped(color * (255 / color.w), to: 255)
    }
  }

  /// Replaces colours by one, in proportion to alpha.
  mutating func tint(_ color: (Float, Float, Float, Float)) {
    let tint = SIMD4(color.0, color.1, color.2, color.3) / 255
    forEachSample { tint * $0.w }
  }

  /// Strengthens colours, and lays a tint over them.
  ///
  /// - Parameters:
  ///   - saturation: Factor of the distance from grey, at least 0.
  ///   - tint: The tint, premultiplied, 0...255.
  mutating func strengthen(_ saturation: Float, under tint: SIMD4<Float>) {
    let rest = 1 - tint.w / 255
    forEachSample { color in
      let grey = (color * Self.luminance).sum()
      var strong = grey + (color - grey) * saturation
      strong.w = color.w
      return Self.clamped(strong, to: color.w) * rest + tint
    }
  }

  /// Parts of red, green and blue in grey.
  private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  /// A colour whose parts are from 0 to `most`.
  ///
  /// The library's own clamping is a call for each sample.
  @inline(__always)
  private static func clamped(_ color: SIMD4<Float>, to most: Float) -> SIMD4<Float> {
    let least = color.replacing(with: 0, where: color .< 0)
    return least.replacing(with: most, where: least .> most)
  }

  @inline(__always)
  private mutating func forEachSample(_ body: (SIMD4<Float>) -> SIMD4<Float>) {
    for row in 0..<rows {
      for column in 0..<columns {
        let at = 4 * columns * row + column
        let color = body(
          SIMD4(
            samples[at], samples[at + columns], samples[at + 2 * columns],
            samples[at + 3 * columns]))
        for plane in 0..<4 { samples[at + plane * columns] = color[plane] }
      }
    }
  }

  /// Moves the picture by whole pixels.
  mutating func move(_ dx: Int, _ dy: Int) { (x, y) = (x + dx, y + dy) }

  /// Two rows of samples interpolated to pixels along the row, kept while rows are painted.
  struct Rows {
    /// The number of no picture, and of no row.
    fileprivate static let none = -1

    fileprivate var floats: [Float] = []
    /// Which picture and rows are there, for which pixels.
    fileprivate var picture = none
    fileprivate var rows = (none, none)
    fileprivate var x = 0
    fileprivate var count = 0
    fileprivate var plane = 0

    /// Forgets what is there: another frame begins.
    mutating func clear() { picture = Self.none }
  }

  /// Writes the colours of a run of pixels, from the start of `pixels` on.
  ///
  /// - Parameters:
  ///   - number: The picture's number in the frame.
  ///   - x: Column of the first pixel.
  ///   - y: Its row.
  ///   - count: How many pixels.
  ///   - kernels: The kernels to use.
  ///   - cache: Rows kept from the run before.
  ///   - pixels: Receives the colours.
  func fill(
    _ number: Int, x: Int, y: Int, count: Int, kernels: KernelSet, rows cache: inout Rows,
    pixels: inout [UInt32]
  ) {
    // The middle of sample k is at (k + ½)·box.
    let down = (Double(y - self.y) + 0.5) / Double(box) - 0.5
    let upper = Int(down.rounded(.down))
    let share = Float(down - Double(upper))
    let wanted = (min(max(upper, 0), rows - 1), min(max(upper + 1, 0), rows - 1))
    // Gaps between samples that the pixels lie in; pixels before a gap's start are skipped.
    let half = box / 2
    let first = max((x - self.x - half) / box, 0)
    let last = min((x + count - 1 - self.x - half) / box, columns - 2)
    let gaps = last - first + 1
    // Where gaps are wide only the pixels that are asked for are computed.
    let isWide = box > Self.wideBox
    let before = x - self.x - half - first * box
    let skip = isWide ? 0 : before
    if cache.picture != number || cache.x != x || cache.count != count {
      (cache.picture, cache.x, cache.count, cache.rows) = (
        number, x, count, (Rows.none, Rows.none)
      )
      cache.plane = isWide ? count : gaps * box
      if cache.floats.count < 8 * cache.plane {
        cache.floats = [Float](repeating: 0, count: 8 * cache.plane)
      }
    }
    func expand(_ row: Int, into slot: Int) {
      for plane in 0..<4 {
        let from = (4 * row + plane) * columns + first
        let to = (4 * slot + plane) * cache.plane
        if isWide {
          expandPart(from: from, before: before, count: count, into: &cache.floats, at: to)
        } else {
          var target = cache.floats.mutableSpan
          kernels.expandRow(
            samples.span.extracting(from...from + gaps), box: box, into: &target, at: to)
        }
      }
    }
    // Rows live in the slot of their parity, so that going down one keeps the other.
    var held = cache.rows
    for row in [wanted.0, wanted.1] {
      if row % 2 == 0, held.0 != row {
        expand(row, into: 0)
        held.0 = row
      } else if row % 2 == 1, held.1 != row {
        expand(row, into: 1)
        held.1 = row
      }
    }
    cache.rows = held
    let mix = RowMix(
      upper: (wanted.0 % 2) * 4 * cache.plane + skip,
      lower: (wanted.1 % 2) * 4 * cache.plane + skip, plane: cache.plane, share: share)
    var target = pixels.mutableSpan
    kernels.mixRows(cache.floats.span, by: mix, count: count, into: &target)
  }

  /// Interpolates a part of one plane of a row.
  ///
  /// - Parameters:
  ///   - sample: Index of a sample before the first pixel.
  ///   - before: Pixels between that sample's middle and the first pixel.
  ///   - count: How many pixels.
  ///   - row: Receives them.
  ///   - start: Index of the first.
  private func expandPart(
    from sample: Int, before: Int, count: Int, into row: inout [Float], at start: Int
  ) {
    let share = 1 / Float(box)
    for pixel in 0..<count {
      let (gap, x) = (before + pixel).quotientAndRemainder(dividingBy: box)
      let a = samples[sample + gap]
      row[start + pixel] = a + (samples[sample + gap + 1] - a) * share * (Float(x) + 0.5)
    }
  }

  /// Gaps between samples of more pixels are wide.
  private static let wideBox = 64
}
