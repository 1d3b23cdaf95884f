import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// What holds of every mesh gradient.
@Suite("Laws of mesh gradients")
struct MeshLawTests {
  private static let (width, height) = (64, 48)
  private static let frame = CGRect(x: 0, y: 0, width: width, height: height)

  /// A mesh of 3 by 3 vertices whose middle is elsewhere and whose colours are given.
  private func mesh(
    middle: CGPoint = CGPoint(x: 32, y: 24), smooth: Bool = true,
    interpolation: GradientPaint.Interpolation = .device, _ color: (Int) -> ResolvedColor
  ) -> MeshPaint {
    let vertices = (0..<9).map { index -> MeshPaint.Vertex in
      let place = CGPoint(
        x: Double(index % 3) / 2 * Double(Self.width),
        y: Double(index / 3) / 2 * Double(Self.height))
      let point = index == 4 ? middle : place
      func beside(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: point.x + x * 10, y: point.y + y * 8)
      }
      return MeshPaint.Vertex(
        position: point, leading: beside(-1, 0), top: beside(0, -1), trailing: beside(1, 0),
        bottom: beside(0, 1), color: color(index))
    }
    return MeshPaint(
      frame: Self.frame, width: 3, height: 3, vertices: vertices, background: .clear,
      smoothsColors: smooth, interpolation: interpolation)
  }

  private func draw(
    _ mesh: MeshPaint, scale: Double = 1, transform: CGAffineTransform = .identity
  ) -> Pixmap {
    var list = DisplayList()
    list.fill(Path(Self.frame), with: .mesh(mesh), transform: transform)
    return Rasterizer().render(
      list, width: Int(Double(Self.width) * scale), height: Int(Double(Self.height) * scale),
      scale: scale)
  }

  private static let rainbow = [
    ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 1, blue: 0),
    ResolvedColor(red: 0, green: 0, blue: 1), ResolvedColor(red: 1, green: 1, blue: 0),
    ResolvedColor(red: 1, green: 1, blue: 1), ResolvedColor(red: 0, green: 1, blue: 1),
    ResolvedColor(red: 1, green: 0, blue: 1), ResolvedColor(red: 0, green: 0, blue: 0),
    ResolvedColor(red: 0.5, green: 0.5, blue: 0.5),
  ]

  @Test(
    "one colour at all vertices is one colour at all pixels, however the patches bend",
    arguments: [CGPoint(x: 32, y: 24), CGPoint(x: 50, y: 9), CGPoint(x: 4, y: 44)])
  func constant(middle: CGPoint) {
    for interpolation in [GradientPaint.Interpolation.device, .perceptual] {
      let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6)
      let picture = draw(mesh(middle: middle, interpolation: interpolation) { _ in color })
      var words: Set<UInt32> = []
      for y in 0..<Self.height { for x in 0..<Self.width { words.insert(picture[x, y]) } }
      #expect(words == [0xff99_6633])
    }
  }

  @Test("no pixel of an opaque mesh that fills its frame lets anything through")
  func opaque() {
    for smooth in [false, true] {
      let mesh = mesh(middle: CGPoint(x: 45, y: 14), smooth: smooth) { Self.rainbow[$0] }
      #expect(mesh.fillsFrame)
      let picture = draw(mesh)
      for y in 0..<Self.height {
        for x in 0..<Self.width { #expect(picture[x, y] >> 24 == 255) }
      }
    }
  }

  @Test("neighbouring pixels differ little: there are no seams between patches")
  func seamless() {
    let picture = draw(mesh(middle: CGPoint(x: 40, y: 20)) { Self.rainbow[$0] })
    func difference(_ a: UInt32, _ b: UInt32) -> Int {
      stride(from: 0, to: 24, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }
    for y in 1..<Self.height {
      for x in 1..<Self.width {
        #expect(difference(picture[x, y], picture[x - 1, y]) < 40)
        #expect(difference(picture[x, y], picture[x, y - 1]) < 40)
      }
    }
  }

  @Test("moved by whole pixels it is the same picture, elsewhere")
  func moved() {
    let mesh = mesh(middle: CGPoint(x: 40, y: 20)) { Self.rainbow[$0] }
    let (plain, moved) = (
      draw(mesh), draw(mesh, transform: CGAffineTransform(translationX: 5, y: 3))
    )
    for y in 3..<Self.height {
      for x in 5..<Self.width { #expect(moved[x, y] == plain[x - 5, y - 3]) }
    }
  }

  @Test("drawn twice it has the same bytes, by any threads and heights of bands")
  func same() {
    let mesh = mesh(middle: CGPoint(x: 40, y: 20), interpolation: .perceptual) { Self.rainbow[$0] }
    #expect(draw(mesh).words == draw(mesh).words)
  }

  @Test("at twice the scale its pixels are near those at the single scale")
  func scales() {
    let mesh = mesh(middle: CGPoint(x: 40, y: 20)) { Self.rainbow[$0] }
    let (small, large) = (draw(mesh), draw(mesh, scale: 2))
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let near = [(0, 0), (1, 0), (0, 1), (1, 1)].map { large[2 * x + $0.0, 2 * y + $0.1] }
        for shift in [0, 8, 16] as [UInt32] {
          let mean = near.reduce(0) { $0 + Int($1 >> shift & 255) } / 4
          #expect(abs(mean - Int(small[x, y] >> shift & 255)) <= 8)
        }
      }
    }
  }

  @Test("see-through colours mix with the background, and fade with their layer")
  func opacity() {
    var half = mesh { _ in ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5) }
    #expect(abs(Int(draw(half)[30, 20] >> 24) - 128) <= 1)
    half.background = ResolvedColor(red: 0, green: 0, blue: 0)
    #expect(draw(half)[30, 20] >> 24 == 255 && abs(Int(draw(half)[30, 20] & 255) - 128) <= 1)
    var list = DisplayList()
    var layer = Layer()
    layer.opacity = 0.5
    list.layer(layer) {
      $0.fill(Path(Self.frame), with: .mesh(mesh { _ in ResolvedColor(red: 1, green: 1, blue: 1) }))
    }
    let faded = Rasterizer().render(list, width: Self.width, height: Self.height)
    #expect(abs(Int(faded[30, 20] >> 24) - 128) <= 1)
  }

  @Test("the list as text says where every vertex is")
  func text() {
    var list = DisplayList()
    list.fill(Path(Self.frame), with: .mesh(mesh(smooth: false) { Self.rainbow[$0] }))
    #expect(list.description.contains("mesh 3 by 3 in"))
    #expect(list.description.contains("straight"))
    #expect(list.description.components(separatedBy: " at ").count == 10)
  }

  @Test("whether it fills its frame is seen from its outer sides")
  func filling() {
    var mesh = mesh { Self.rainbow[$0] }
    mesh.vertices[1].position.y = 2
    #expect(!mesh.fillsFrame)
    mesh.vertices[1].position.y = -2
    (mesh.vertices[1].leading.y, mesh.vertices[1].trailing.y) = (-2, -2)
    #expect(mesh.fillsFrame)
    mesh.vertices[3].top.x = 1
    #expect(!mesh.fillsFrame)
  }
}
