internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
public import Raster

/// How far coverage is from exact area, by kinds of shapes.
///
/// Shapes are opaque black on nothing, so that alpha over 255 is their coverage. The truth is the area of
/// a polygon of 1024 sides (of the four corners for rectangles) within each pixel. Shapes are placed by a
/// fixed sequence of pseudo-random numbers.
public enum RasterAccuracy {
  /// The errors of one kind of shapes, in units of coverage: 1 is a whole pixel.
  public struct Errors: Sendable {
    /// `circles`, `ellipses`, `capsules`, `rounded`, `rectangles` or `bars`.
    public var name: String
    /// Mean magnitude over pixels that are partly covered.
    public var mean: Double
    /// Greatest magnitude over all pixels.
    public var greatest: Double
    /// Mean with its sign, over pixels that are partly covered.
    public var bias: Double
    /// Partly covered pixels that were compared.
    public var pixels: Int
  }

  private static let side = 48

  /// Measures every kind of shapes.
  ///
  /// - Parameters:
  ///   - rasterizer: The rasteriser to measure.
  ///   - count: Shapes of each kind.
  /// - Returns: One row of errors for each kind.
  public static func measure(_ rasterizer: Rasterizer, count: Int = 100) -> [Errors] {
    let kinds: [(String, (inout Sequence) -> Shape)] = [
      ("circles", { Shape(radii: $0.pair(3, 20, isRound: true), flat: (0, 0), turn: 0) }),
      (
        "ellipses",
        { Shape(radii: $0.pair(3, 20, isRound: false), flat: (0, 0), turn: $0.next(0, 6.28)) }
      ),
      ("capsules", { Shape(radii: (6, 6), flat: ($0.next(2, 13), 0), turn: $0.next(0, 6.28)) }),
      ("rounded", { Shape(radii: (8, 8), flat: (12, 4), turn: $0.next(0, 6.28)) }),
      (
        "rectangles",
        { Shape(radii: (0, 0), flat: ($0.next(4, 16), $0.next(4, 16)), turn: $0.next(0, 6.28)) }
      ),
      (
        "bars",
        { Shape(radii: (0, 0), flat: (20, $0.next(0.15, 0.75)), turn: $0.next(0, 6.28)) }
      ),
    ]
    return kinds.map { name, make in
      var numbers = Sequence(state: 0xACC)
      var errors = Errors(name: name, mean: 0, greatest: 0, bias: 0, pixels: 0)
      for _ in 0..<count {
        var shape = make(&numbers)
        shape.center = SIMD2(24 + numbers.next(-0.5, 0.5), 24 + numbers.next(-0.5, 0.5))
        compare(shape, rasterizer, &errors)
      }
      errors.mean /= Double(max(errors.pixels, 1))
      errors.bias /= Double(max(errors.pixels, 1))
      return errors
    }
  }

  private static func compare(_ shape: Shape, _ rasterizer: Rasterizer, _ errors: inout Errors) {
    var list = DisplayList()
    let (w, h) = (shape.flat.0 + shape.radii.0, shape.flat.1 + shape.radii.1)
    let rect = CGRect(x: -w, y: -h, width: 2 * w, height: 2 * h)
    let corner = CGSize(width: shape.radii.0, height: shape.radii.1)
    let path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
    let map = CGAffineTransform(rotationAngle: shape.turn).concatenating(
      CGAffineTransform(translationX: shape.center.x, y: shape.center.y))
    list.fill(
      shape.flat == (0, 0) ? Path(ellipseIn: rect) : path, with: .solid(.black), transform: map)
    let picture = rasterizer.render(list, width: side, height: side)
    let outline = shape.outline(map)
    for y in 0..<side {
      let row = cut(cut(outline, 1, Double(y), above: true), 1, Double(y + 1), above: false)
      for x in 0..<side {
        let cell = cut(cut(row, 0, Double(x), above: true), 0, Double(x + 1), above: false)
        let truth = min(area(of: cell), 1)
        let error = Double(picture[x, y] >> 24) / 255 - truth
        errors.greatest = max(errors.greatest, abs(error))
        guard truth > 1e-9, truth < 1 - 1e-9 else { continue }
        errors.mean += abs(error)
        errors.bias += error
        errors.pixels += 1
      }
    }
  }

  private static func area(of polygon: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for (index, a) in polygon.enumerated() {
      let b = polygon[index + 1 == polygon.count ? 0 : index + 1]
      sum += (a.x * b.y - a.y * b.x) / 2
    }
    return abs(sum)
  }

  /// The part of a convex polygon on one side of a line.
  private static func cut(
    _ polygon: [SIMD2<Double>], _ component: Int, _ bound: Double, above: Bool
  ) -> [SIMD2<Double>] {
    guard var a = polygon.last else { return [] }
    var result: [SIMD2<Double>] = []
    func depth(_ place: SIMD2<Double>) -> Double {
      above ? place[component] - bound : bound - place[component]
    }
    for b in polygon {
      let (da, db) = (depth(a), depth(b))
      if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
      if db >= 0 { result.append(b) }
      a = b
    }
    return result
  }

  /// A rectangle of half size `flat` with elliptical corners around it.
  private struct Shape {
    var radii: (Double, Double)
    var flat: (Double, Double)
    var turn: Double
    var center = SIMD2<Double>()

    func outline(_ map: CGAffineTransform) -> [SIMD2<Double>] {
      let steps = radii.0 > 0 ? 256 : 1
      var result: [SIMD2<Double>] = []
      for quarter in 0..<4 {
        let x = quarter == 0 || quarter == 3 ? flat.0 : -flat.0
        let y = quarter < 2 ? flat.1 : -flat.1
        for step in 0..<steps {
          let angle = (Double(quarter) + Double(step) / Double(max(steps - 1, 1))) * .pi / 2
          let place = CGPoint(
            x: x + radii.0 * Foundation.cos(angle), y: y + radii.1 * Foundation.sin(angle)
          ).applying(map)
          result.append(SIMD2(Double(place.x), Double(place.y)))
        }
      }
      return result
    }
  }

  /// Pseudo-random numbers (splitmix64).
  private struct Sequence {
    var state: UInt64

    mutating func next(_ low: Double, _ high: Double) -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      z ^= z >> 31
      return low + (high - low) * Double(z >> 11) * 0x1p-53
    }

    mutating func pair(_ low: Double, _ high: Double, isRound: Bool) -> (Double, Double) {
      let first = next(low, high)
      return (first, isRound ? first : next(low, high))
    }
  }
}
