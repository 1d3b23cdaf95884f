internal import DisplayList
internal import ElementaryFunctions
internal import Foundation
internal import Geometry

/// A mesh gradient in device space: a lattice of places and colours on its patches.
///
/// Places are in 256ths of a pixel, so that neighbouring cells share their sides exactly; colours are premultiplied,
/// 0...255. All is computed in one order, from the mesh and the map alone.
struct MeshLattice {
  /// A patch's points: `columns + 1` by `rows + 1`, by rows.
  struct Patch {
    let columns: Int
    let rows: Int
    var places: [SIMD2<Int32>] = []
    var colors: [SIMD4<Float>] = []
  }

  /// Parts of a pixel in which places are counted.
  static let parts = 256
  /// The greatest place, in pixels: beyond it nothing is seen.
  private static let farthest = 1e6
  /// About how many pixels a cell is wide, and the fewest and the most cells along a side of a patch.
  private static let (cell, fewestCells, mostCells) = (8.0, 16, 160)

  private(set) var patches: [Patch] = []

  /// Creates the lattice of `mesh`, each pixel of which is `density` of the lattice's.
  init(_ mesh: MeshPaint, _ transform: DeviceTransform, density: Double) {
    let places = Places(mesh, transform, density: density)
    let colors = VertexColors(mesh)
    let columns = (0..<mesh.width - 1).map { column in
      Self.cells((0..<mesh.height).map { places.length(across: column, $0) }, density)
    }
    let rows = (0..<mesh.height - 1).map { row in
      Self.cells((0..<mesh.width).map { places.length(down: $0, row) }, density)
    }
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        let net = places.net(column, row)
        var patch = Patch(columns: columns[column], rows: rows[row])
        for y in 0...patch.rows {
          let v = Double(y) / Double(patch.rows)
          for x in 0...patch.columns {
            let u = Double(x) / Double(patch.columns)
            patch.places.append(Self.place(net, u, v))
            patch.colors.append(colors.color(column, row, u, v))
          }
        }
        patches.append(patch)
      }
    }
  }

  /// How many cells a side has whose curves have these lengths.
  private static func cells(_ lengths: [Double], _ density: Double) -> Int {
    let longest = lengths.reduce(0) { $1 > $0 ? $1 : $0 }
    let wanted = min(longest / (cell * density), Double(mostCells))
    return max(fewestCells, Int(wanted.rounded(.up)))
  }

  /// The place of a patch with the control net `net`, 4 by 4.
  private static func place(_ net: [SIMD2<Double>], _ u: Double, _ v: Double) -> SIMD2<Int32> {
    let (across, down) = (bernstein(u), bernstein(v))
    var place = SIMD2<Double>(0, 0)
    for row in 0..<4 {
      var sum = SIMD2<Double>(0, 0)
      for column in 0..<4 { sum += net[4 * row + column] * across[column] }
      place += sum * down[row]
    }
    func fixed(_ value: Double) -> Int32 {
      value.isNaN ? 0 : Int32((min(max(value, -farthest), farthest) * Double(parts)).rounded())
    }
    return SIMD2(fixed(place.x), fixed(place.y))
  }

  private static func bernstein(_ t: Double) -> SIMD4<Double> {
    let s = 1 - t
    return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  }

  /// The vertices of a mesh in device space.
  private struct Places {
    let width: Int
    let points: [SIMD2<Double>]
    let controls:
      [(leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>, bottom: SIMD2<Double>)]

    init(_ mesh: MeshPaint, _ transform: DeviceTransform, density: Double) {
      func place(_ point: CGPoint) -> SIMD2<Double> { transform.place(point) * density }
      width = mesh.width
      points = mesh.vertices.map { place($0.position) }
      controls = mesh.vertices.map {
        (place($0.leading), place($0.top), place($0.trailing), place($0.bottom))
      }
    }

    private static func length(_ points: [SIMD2<Double>]) -> Double {
      zip(points, points.dropFirst()).reduce(0) { sum, pair in
        let way = pair.1 - pair.0
        return sum + (way * way).sum().squareRoot()
      }
    }

    func length(across column: Int, _ row: Int) -> Double {
      let (a, b) = (row * width + column, row * width + column + 1)
      return Self.length([points[a], controls[a].trailing, controls[b].leading, points[b]])
    }

    func length(down column: Int, _ row: Int) -> Double {
      let (a, b) = (row * width + column, (row + 1) * width + column)
      return Self.length([points[a], controls[a].bottom, controls[b].top, points[b]])
    }

    /// The control net of a patch, by rows; points inside are without twist.
    func net(_ column: Int, _ row: Int) -> [SIMD2<Double>] {
      let (a, b) = (row * width + column, row * width + column + 1)
      let (c, d) = (a + width, b + width)
      let (ca, cb, cc, cd) = (controls[a], controls[b], controls[c], controls[d])
      return [
        points[a], ca.trailing, cb.leading, points[b],
        ca.bottom, ca.trailing + (ca.bottom - points[a]), cb.leading + (cb.bottom - points[b]),
        cb.bottom,
        cc.top, cc.trailing + (cc.top - points[c]), cd.leading + (cd.top - points[d]), cd.top,
        points[c], cc.trailing, cd.leading, points[d],
      ]
    }
  }
}

/// The colours of a mesh's vertices, in the numbers in which they are mixed, premultiplied.
private struct VertexColors {
  private let width: Int
  private let height: Int
  private let isSmooth: Bool
  private let isPerceptual: Bool
  private let colors: [SIMD4<Double>]

  init(_ mesh: MeshPaint) {
    (width, height, isSmooth) = (mesh.width, mesh.height, mesh.smoothsColors)
    let isPerceptual = mesh.interpolation == .perceptual
    self.isPerceptual = isPerceptual
    colors = mesh.vertices.map { vertex in
      let color = vertex.color
      var numbers =
        isPerceptual
        ? Oklab(color).components
        : SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      let opacity = numbers.w
      numbers *= opacity
      numbers.w = opacity
      return numbers
    }
  }

  /// The colour of a vertex; beyond the grid, as far from the last as that is from the one before it.
  private func vertex(_ column: Int, _ row: Int) -> SIMD4<Double> {
    if column < 0 { return 2 * vertex(0, row) - vertex(1, row) }
    if column >= width { return 2 * vertex(width - 1, row) - vertex(width - 2, row) }
    if row < 0 { return 2 * vertex(column, 0) - vertex(column, 1) }
    if row >= height { return 2 * vertex(column, height - 1) - vertex(column, height - 2) }
    return colors[row * width + column]
  }

  /// The weights of the four vertices around a place between the second and the third.
  private func weights(_ t: Double) -> SIMD4<Double> {
    guard isSmooth else { return SIMD4(0, 1 - t, t, 0) }
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(
      (2 * t2 - t - t3) / 2, (3 * t3 - 5 * t2 + 2) / 2, (t + 4 * t2 - 3 * t3) / 2, (t3 - t2) / 2)
  }

  /// The colour at a place of a patch, premultiplied, 0...255.
  func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Float> {
    let (across, down) = (weights(u), weights(v))
    var mixed = SIMD4<Double>(0, 0, 0, 0)
    for y in 0..<4 where down[y] != 0 {
      var sum = SIMD4<Double>(0, 0, 0, 0)
      for x in 0..<4 where across[x] != 0 {
        sum += vertex(column + x - 1, row + y - 1) * across[x]
      }
      mixed += sum * down[y]
    }
    let opacity = min(max(mixed.w, 0), 1)
    guard opacity > 0 else { return SIMD4(0, 0, 0, 0) }
    var straight = mixed / mixed.w
    straight.w = opacity
    let color =
      isPerceptual
      ? Oklab(components: straight).color
      : ResolvedColor(
        red: Float(straight.x), green: Float(straight.y), blue: Float(straight.z),
        opacity: Float(opacity))
    let (red, green, blue, alpha) = color.premultipliedComponents()
    return SIMD4(red, green, blue, alpha)
  }
}
