import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@Suite("Mesh gradients as pixels")
struct MeshTests {
  private static let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  /// A mesh of straight sides over a frame, with its vertices at fractions of it.
  private func mesh(
    _ points: [(Double, Double)], _ colors: [ResolvedColor], width: Int = 2, smooth: Bool = false,
    background: ResolvedColor = .clear
  ) -> MeshPaint {
    let places = points.map { CGPoint(x: 60 * $0.0, y: 40 * $0.1) }
    func third(_ a: Int, _ b: Int) -> CGPoint {
      guard places.indices.contains(b) else { return places[a] }
      return CGPoint(
        x: places[a].x + (places[b].x - places[a].x) / 3,
        y: places[a].y + (places[b].y - places[a].y) / 3)
    }
    let vertices = places.indices.map { index in
      MeshPaint.Vertex(
        position: places[index], leading: third(index, index - 1), top: third(index, index - width),
        trailing: third(index, index + 1), bottom: third(index, index + width),
        color: colors[index])
    }
    return MeshPaint(
      frame: Self.frame, width: width, height: places.count / width, vertices: vertices,
      background: background, smoothsColors: smooth)
  }

  private func list(_ mesh: MeshPaint) -> DisplayList {
    var list = DisplayList()
    list.fill(Path(Self.frame), with: .mesh(mesh))
    return list
  }

  private func draw(_ mesh: MeshPaint) -> Pixmap {
    Rasterizer().render(list(mesh), width: 60, height: 40)
  }

  private static let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]
  private static let colors = [
    ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 1, blue: 0),
    ResolvedColor(red: 0, green: 0, blue: 1), ResolvedColor(red: 1, green: 1, blue: 1),
  ]

  @Test("a plain patch mixes its corners as its places do, to a level")
  func plain() {
    let picture = draw(mesh(Self.corners, Self.colors))
    for y in 0..<40 {
      for x in 0..<60 {
        let (u, v) = ((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 40)
        let red = 255 * ((1 - u) * (1 - v) + u * v)
        let green = 255 * (u * (1 - v) + u * v)
        let pixel = picture[x, y]
        #expect(pixel >> 24 == 255)
        #expect(abs(Double(pixel & 255) - red) <= 1.6)
        #expect(abs(Double(pixel >> 8 & 255) - green) <= 1.6)
      }
    }
  }

  @Test("smooth colours are those of the vertices at the vertices, and no row stands out at a side")
  func smooth() {
    var points: [(Double, Double)] = []
    for index in 0..<9 {
      let (column, row) = (index % 3, index / 3)
      points.append((Double(column) / 2, Double(row) / 2))
    }
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    var colors = [ResolvedColor](repeating: .init(red: 0, green: 0, blue: 0), count: 9)
    colors[4] = white
    let picture = draw(mesh(points, colors, width: 3, smooth: true))
    #expect(picture[30, 20] & 255 >= 250 && picture[0, 0] & 255 <= 2)
    // On either side of the middle the same, but for the diagonals of cells.
    for x in 0..<30 {
      #expect(abs(Int(picture[x, 20] & 255) - Int(picture[59 - x, 20] & 255)) <= 2)
    }
  }

  @Test("where the mesh does not reach there is the background, with soft edges between")
  func background() {
    let inset = [(0.25, 0.25), (0.755, 0.25), (0.25, 0.75), (0.755, 0.75)]
    let white = [ResolvedColor](
      repeating: ResolvedColor(red: 1, green: 1, blue: 1), count: 4)
    let picture = draw(
      mesh(inset, white, background: ResolvedColor(red: 0, green: 0, blue: 0)))
    #expect(picture[5, 5] == 0xff00_0000 && picture[30, 20] == .max)
    #expect(picture[58, 20] == 0xff00_0000)
    // The right side is at 45.3: a third of the pixel's three columns.
    #expect(picture[45, 20] & 255 == 85)
  }

  @Test("a mesh turned over, folded, degenerate or without numbers draws something and ends")
  func odd() {
    let shapes: [[(Double, Double)]] = [
      [(1, 0), (0, 0), (1, 1), (0, 1)], [(0, 0), (1, 1), (0, 1), (1, 0)],
      [(0.5, 0.5), (0.5, 0.5), (0.5, 0.5), (0.5, 0.5)], [(-9e9, 0), (9e9, 0), (0, 9e9), (1, 1)],
      [(.nan, 0), (1, 0), (0, 1), (1, 1)],
    ]
    for points in shapes {
      _ = draw(mesh(points, Self.colors))
    }
    let turned = draw(mesh([(1, 0), (0, 0), (1, 1), (0, 1)], Self.colors))
    let plain = draw(mesh(Self.corners, Self.colors))
    #expect(
      turned[0, 0] == plain[59, 0] || abs(Int(turned[0, 0] & 255) - Int(plain[59, 0] & 255)) <= 1)
  }

  @Test("too few vertices are the background alone")
  func tooFew() {
    var mesh = mesh(Self.corners, Self.colors, background: ResolvedColor(red: 1, green: 0, blue: 0))
    mesh.vertices.removeLast()
    #expect(draw(mesh)[30, 20] == 0xff00_00ff)
  }

  @Test("a part of the picture has the pixels of the whole")
  func parts() {
    let mesh = mesh([(0, 0), (0.9, 0.1), (0.1, 1), (1, 0.8)], Self.colors)
    let whole = draw(mesh)
    var clipped = DisplayList()
    var layer = Layer()
    layer.clip = Layer.Clip(Path(CGRect(x: 13, y: 7, width: 20, height: 20)))
    clipped.layer(layer) { $0.append(list(mesh)) }
    let part = Rasterizer().render(clipped, width: 60, height: 40)
    for y in 7..<27 { for x in 13..<33 { #expect(part[x, y] == whole[x, y]) } }
  }
}
