internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

/// Colours along a straight gradient, in the numbers that its kernel takes.
struct LinearShader {
  let course: LinearCourse
  /// Pieces by rising columns.
  let pieces: [LinearPiece]
  /// Whether no colour lets anything through.
  let isOpaque: Bool

  /// Creates the shader of a gradient between two points.
  ///
  /// - Parameters:
  ///   - stops: The gradient's colours.
  ///   - from: Where the course starts, in the command's coordinates.
  ///   - to: Where it ends.
  ///   - transform: From there to device space; it has an inverse.
  init(_ stops: GradientStops, from: CGPoint, to: CGPoint, transform: DeviceTransform) {
    isOpaque = stops.isOpaque
    let (u, v) = transform.inverseRows
    let step = SIMD2(Double(to.x - from.x), Double(to.y - from.y))
    let square = (step * step).sum()
    // A course without length shows its last colour.
    var (scale, offset) = (SIMD2<Double>(), 2.0)
    if square > 0 {
      scale = (u * step.x + v * step.y) / square
      offset = (scale * (0.5 - transform.place(from))).sum()
      if !(scale.x + scale.y + offset).isFinite { (scale, offset) = (SIMD2(), -1) }
    }
    course = LinearCourse(offset: offset, across: scale.x, down: scale.y)
    pieces = Self.pieces(stops, scale, offset)
  }

  /// The gradient, lent to a kernel.
  ///
  /// - Parameters:
  ///   - x: Column of the target's first pixel.
  ///   - y: Its row.
  /// - Returns: The gradient, for as long as this shader is not changed.
  @_lifetime(borrow self)
  borrowing func gradient(x: Int, y: Int) -> LinearGradient {
    LinearGradient(pieces: pieces.span, course: course, isOpaque: isOpaque, x: x, y: y)
  }

  /// The stops' pieces as functions of the pixel.
  private static func pieces(
    _ stops: GradientStops, _ scale: SIMD2<Double>, _ offset: Double
  ) -> [LinearPiece] {
    var pieces: [LinearPiece] = []
    stops.forEachPiece { start, color, slope in
      // What changes by more a pixel is a ten thousandth of a pixel wide: its first colour will do.
      let isWide = (0..<4).allSatisfy { channel in
        let change = slope[channel]
        return abs(change * scale.x) < 4_000_000 && abs(change * scale.y) < 4_000_000
          && (change == 0 || abs(change * (offset - start)) < 1e13)
      }
      let slope = isWide ? slope : SIMD4()
      func component(_ channel: Int) -> LinearPiece.Component {
        // Errors in the last digits must not lift a colour above its alpha.
        let half = stops.isOpaque || channel == 3 ? 0.5 : 0.5 - 1.0 / 4096
        let rise = slope[channel] == 0 ? 0 : slope[channel] * (offset - start)
        return LinearPiece.Component(
          origin: whole(color[channel] + rise + half),
          across: whole(slope[channel] * scale.x), down: whole(slope[channel] * scale.y))
      }
      pieces.append(
        LinearPiece(
          start: start, red: component(0), green: component(1), blue: component(2),
          alpha: component(3)))
    }
    guard scale.x < 0 else { return pieces }
    // From left to right each takes over where, from right to left, the one after it did.
    return pieces.indices.reversed().map { index in
      var piece = pieces[index]
      piece.start = index + 1 < pieces.count ? pieces[index + 1].start : -.infinity
      return piece
    }
  }

  /// Levels in steps of 2⁻⁴⁰, modulo 2⁶⁴.
  private static func whole(_ levels: Double) -> Int64 {
    let turn = 16_777_216.0
    let rest = levels - (levels / turn).rounded(.down) * turn
    guard rest < turn else { return 0 }
    return Int64(truncatingIfNeeded: UInt64((rest * 1_099_511_627_776).rounded()))
  }
}
