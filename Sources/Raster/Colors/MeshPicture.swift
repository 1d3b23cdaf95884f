internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels

/// A mesh gradient as pixels.
///
/// Each cell of the lattice is two triangles in which colours change evenly. Whether the middle of a pixel is inside of one
/// is decided in whole numbers, and sides belong to one of the two that share them: so there are no gaps, and a pixel is
/// the same whatever part of the picture is made. Of a mesh that may end within its frame, pixels are the means of
/// nine.
struct MeshPicture {
  /// How many pixels each way are averaged at the mesh's own edges.
  private static let density = 3
  /// How many rows are made at once of such a picture.
  private static let bandHeight = 64

  private let mesh: MeshPaint
  private let background: SIMD4<Float>

  init(_ mesh: MeshPaint) {
    self.mesh = mesh
    let (red, green, blue, alpha) = mesh.background.premultipliedComponents()
    background = SIMD4(red, green, blue, alpha)
  }

  /// The pixels of `box` in device space.
  func pixmap(of box: IntRect, _ transform: DeviceTransform) -> Pixmap {
    guard mesh.fillsFrame else { return softened(box, transform) }
    var picture = Pixmap(width: box.width, height: box.height)
    var canvas = Canvas(box)
    canvas.paint(MeshLattice(mesh, transform, density: 1))
    for y in 0..<box.height {
      for x in 0..<box.width {
        picture.words[y * picture.stride + x] = Self.word(
          canvas.colors[y * box.width + x].over(background, isThere: canvas.isThere(y, x)))
      }
    }
    return picture
  }

  /// The pixels of `box` where not all of it is covered, as means.
  private func softened(_ box: IntRect, _ transform: DeviceTransform) -> Pixmap {
    let density = Self.density
    let lattice = MeshLattice(mesh, transform, density: Double(density))
    var picture = Pixmap(width: box.width, height: box.height)
    var top = box.y0
    while top < box.y1 {
      let bottom = min(top + Self.bandHeight, box.y1)
      var canvas = Canvas(
        IntRect(
          x0: box.x0 * density, y0: top * density, x1: box.x1 * density, y1: bottom * density))
      canvas.paint(lattice)
      for y in 0..<bottom - top {
        for x in 0..<box.width {
          var sum = SIMD4<Float>(0, 0, 0, 0)
          for part in 0..<density * density {
            let row = y * density + part / density
            sum += canvas.colors[row * box.width * density + x * density + part % density]
              .over(background, isThere: canvas.isThere(row, x * density + part % density))
          }
          picture.words[(top - box.y0 + y) * picture.stride + x] =
            Self.word(sum / Float(density * density))
        }
      }
      top = bottom
    }
    return picture
  }

  private static func word(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      (color + 0.5).rounded(.down).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

extension SIMD4<Float> {
  /// This premultiplied colour over another, or that one alone.
  fileprivate func over(_ background: SIMD4<Float>, isThere: Bool) -> SIMD4<Float> {
    isThere ? self + background * (1 - w / 255) : background
  }
}

/// Pixels that triangles are painted onto.
private struct Canvas {
  private let box: IntRect
  /// The colours by rows; what nothing has painted has an alpha below 0.
  private(set) var colors: [SIMD4<Float>]
  private static let unpainted = SIMD4<Float>(0, 0, 0, -1)

  init(_ box: IntRect) {
    self.box = box
    colors = [SIMD4<Float>](repeating: Self.unpainted, count: box.width * box.height)
  }

  /// Whether a pixel is painted.
  func isThere(_ row: Int, _ column: Int) -> Bool { colors[row * box.width + column].w >= 0 }

  mutating func paint(_ lattice: MeshLattice) {
    for patch in lattice.patches {
      let stride = patch.columns + 1
      for row in 0..<patch.rows {
        for column in 0..<patch.columns {
          let (a, b) = (row * stride + column, row * stride + column + 1)
          let (c, d) = (a + stride, b + stride)
          paint(patch, a, b, d)
          paint(patch, a, d, c)
        }
      }
    }
  }

  /// Paints a triangle between three points of a patch.
  private mutating func paint(_ patch: MeshLattice.Patch, _ a: Int, _ second: Int, _ third: Int) {
    func place(_ index: Int) -> SIMD2<Int> {
      SIMD2(Int(patch.places[index].x), Int(patch.places[index].y))
    }
    let p = place(a)
    var (b, c) = (second, third)
    var area = Self.cross(place(b) &- p, place(c) &- p)
    if area == 0 { return }
    // A patch that is turned over shows its back, which looks the same.
    if area < 0 { (b, c, area) = (c, b, -area) }
    let (q, r) = (place(b), place(c))
    let parts = MeshLattice.parts
    func first(_ value: Int) -> Int { (value - parts / 2 + parts - 1) >> 8 }
    func last(_ value: Int) -> Int { (value - parts / 2) >> 8 }
    let x0 = max(first(min(p.x, min(q.x, r.x))), box.x0)
    let x1 = min(last(max(p.x, max(q.x, r.x))), box.x1 - 1)
    let y0 = max(first(min(p.y, min(q.y, r.y))), box.y0)
    let y1 = min(last(max(p.y, max(q.y, r.y))), box.y1 - 1)
    guard x0 <= x1, y0 <= y1 else { return }
    let sides = (Side(q, r), Side(r, p), Side(p, q))
    let ca = patch.colors[a]
    let scale = 1 / Float(area)
    let (toB, toC) = ((patch.colors[b] - ca) * scale, (patch.colors[c] - ca) * scale)
    for y in y0...y1 {
      let row = (y - box.y0) * box.width - box.x0
      var place = SIMD2(x0 * parts + parts / 2, y * parts + parts / 2)
      for x in x0...x1 {
        let (wa, wb, wc) = (sides.0.at(place), sides.1.at(place), sides.2.at(place))
        if sides.0.holds(wa), sides.1.holds(wb), sides.2.holds(wc) {
          colors[row + x] = ca + toB * Float(wb) + toC * Float(wc)
        }
        place.x += parts
      }
    }
  }

  fileprivate static func cross(_ a: SIMD2<Int>, _ b: SIMD2<Int>) -> Int { a.x * b.y - a.y * b.x }

  /// A side of a triangle, which lies to its right.
  private struct Side {
    private let start: SIMD2<Int>
    private let way: SIMD2<Int>
    /// Whether pixels on the side itself belong to the triangle: on its upper and left sides.
    private let isOwn: Bool

    init(_ start: SIMD2<Int>, _ end: SIMD2<Int>) {
      self.start = start
      way = end &- start
      isOwn = way.y < 0 || way.y == 0 && way.x > 0
    }

    /// Twice the area between the side and a place: above 0 inside.
    func at(_ place: SIMD2<Int>) -> Int { Canvas.cross(way, place &- start) }
    func holds(_ area: Int) -> Bool { area > 0 || area == 0 && isOwn }
  }
}
