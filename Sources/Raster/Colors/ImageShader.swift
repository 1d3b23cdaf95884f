internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

/// A picture placed by an affine map, for any run of pixels.
///
/// A picture shown smaller than it is is read from copies halved as often as needed, mixed between the
/// two nearest in size, so that nothing flickers while it moves or scales.
struct ImageShader {
  private let levels: [Pixmap]
  /// Device places to picture pixels of level 0, in the rows of the inverse map.
  private let u: SIMD2<Double>
  private let v: SIMD2<Double>
  private let origin: SIMD2<Double>
  private let level: Int
  /// How many 256ths of the next smaller level are mixed in.
  private let share: UInt32
  private let isSmooth: Bool
  private let repeats: Bool
  /// Whole device pixels by which the picture is moved, where that is all.
  private let shift: (x: Int, y: Int)?

  /// Creates a shader.
  ///
  /// - Parameters:
  ///   - levels: The picture and its halved copies.
  ///   - rect: Where the picture lies, in the command's coordinates.
  ///   - transform: From there to device space.
  ///   - isSmooth: Whether pixels between the picture's are mixed.
  ///   - repeats: Whether the picture repeats beyond `rect`.
  init?(
    levels: [Pixmap], in rect: CGRect, transform: DeviceTransform, isSmooth: Bool, repeats: Bool
  ) {
    let determinant = transform.determinant
    guard let picture = levels.first, picture.width > 0, picture.height > 0, rect.width > 0,
      rect.height > 0, determinant != 0, determinant.isFinite, transform.isFinite,
      (rect.minX + rect.minY + rect.width + rect.height).isFinite
    else { return nil }
    let across = Double(picture.width) / Double(rect.width)
    let down = Double(picture.height) / Double(rect.height)
    u = SIMD2(transform.d, -transform.c) / determinant * across
    v = SIMD2(-transform.b, transform.a) / determinant * down
    let (x, y) = (Double(rect.minX), Double(rect.minY))
    origin = SIMD2(transform.x(x, y), transform.y(x, y))
    guard (u.x + u.y + v.x + v.y + origin.x + origin.y).isFinite else { return nil }
    (self.levels, self.isSmooth, self.repeats) = (levels, isSmooth, repeats)
    // Picture pixels per device pixel, by the longer way.
    let step = max((u.x * u.x + v.x * v.x).squareRoot(), (u.y * u.y + v.y * v.y).squareRoot())
    var (level, size) = (0, isSmooth ? step : 1)
    while size >= 2, level + 1 < levels.count { (level, size) = (level + 1, size / 2) }
    self.level = level
    share = level + 1 < levels.count && size > 1 ? UInt32(((size - 1) * 256).rounded()) : 0
    let isPlain = u == SIMD2(1, 0) && v == SIMD2(0, 1)
    let whole = SIMD2(origin.x.rounded(), origin.y.rounded())
    shift =
      isPlain && whole == origin && abs(whole.x) < 1e9 && abs(whole.y) < 1e9
      ? (Int(whole.x), Int(whole.y)) : nil
  }

  /// Whether every pixel lets nothing through; found by looking at all of them.
  var isOpaque: Bool {
    let picture = levels[0]
    for y in 0..<picture.height {
      for word in picture.words[y * picture.stride..<y * picture.stride + picture.width]
      where word >> 24 != 255 { return false }
    }
    return true
  }

  /// Writes the colours of a run of pixels, from the start of `pixels` on.
  func fill(
    x: Int, y: Int, count: Int, kernels: KernelSet, pixels: inout [UInt32], more: inout [UInt32]
  ) {
    if let shift, !repeats {
      let picture = levels[0]
      let (column, row) = (x - shift.x, y - shift.y)
      if column >= 0, column + count <= picture.width, row >= 0, row < picture.height {
        let start = row * picture.stride + column
        var target = pixels.mutableSpan
        kernels.copy(
          picture.words.span.extracting(start..<start + count), over: 0..<count, of: &target)
        return
      }
    }
    sample(level, x: x, y: y, count: count, kernels: kernels, into: &pixels)
    if share > 0 {
      sample(level + 1, x: x, y: y, count: count, kernels: kernels, into: &more)
      var target = pixels.mutableSpan
      kernels.crossfade(more.span, share: share, count: count, into: &target)
    }
  }

  private func sample(
    _ level: Int, x: Int, y: Int, count: Int, kernels: KernelSet, into pixels: inout [UInt32]
  ) {
    let picture = levels[level]
    let (across, down) = (
      Double(picture.width) / Double(levels[0].width),
      Double(picture.height) / Double(levels[0].height)
    )
    // Steps are counted from the picture's own left, so that a pixel does not depend on where its run starts.
    let left = min(max(origin.x.rounded(.down), -1e6), 1e6)
    let from = SIMD2(left + 0.5, Double(y) + 0.5) - origin
    func fixed(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value * 65536, -0x1p50), 0x1p50).rounded())
    }
    let (du, dv) = (fixed(u.x * across), fixed(v.x * down))
    let steps = x - Int(left)
    let pu = fixed((u * from).sum() * across) &+ du &* steps
    let pv = fixed((v * from).sum() * down) &+ dv &* steps
    let map = ImageMap(
      stride: picture.stride, width: picture.width, height: picture.height, from: (pu, pv),
      step: (du, dv), repeats: repeats)
    var target = pixels.mutableSpan
    if isSmooth {
      kernels.sampleBilinear(picture.words.span, by: map, count: count, into: &target)
    } else {
      kernels.sampleNearest(picture.words.span, by: map, count: count, into: &target)
    }
  }
}
