import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Edges that are not smooth: a pixel is painted as if all of it were covered where at least half of it is, and
/// else not at all.
@Suite struct HardEdgeTests {
  private static let side = CoverageTests.side
  private static let place = CGAffineTransform(translationX: 24.21, y: 23.64)

  private func draw(
    antialiased: Bool, bandHeight: Int = 16, _ content: (inout DisplayList) -> Void
  ) -> Pixmap {
    var list = DisplayList()
    list.edges(antialiased: antialiased, content: content)
    return Rasterizer(bandHeight: bandHeight).render(list, width: Self.side, height: Self.side)
  }

  /// What is left of an opaque drawing's coverage when it is all or nothing.
  private func hardened(_ picture: Pixmap) -> [UInt32] {
    pixels(picture).map { $0 >> 24 < 128 ? 0 : 255 }
  }

  private func pixels(_ picture: Pixmap) -> [UInt32] {
    (0..<Self.side).flatMap { y in (0..<Self.side).map { picture[$0, y] } }
  }

  @Test(
    "what is filled is all or nothing, by what is covered",
    arguments: CoverageTests.paths,
    [CGAffineTransform.identity, CoverageTests.turn, CoverageTests.shear])
  func fills(_ path: Path, _ map: CGAffineTransform) {
    let stops = [
      GradientPaint.Stop(color: .black, location: 0), .init(color: .white, location: 1),
    ]
    let across = GradientPaint.Course.linear(from: CGPoint(x: -9, y: 0), to: CGPoint(x: 9, y: 3))
    for paint in [
      Paint.solid(.black), .gradient(GradientPaint(stops: stops, course: across)),
    ] {
      func content(_ list: inout DisplayList) {
        list.fill(path, with: paint, transform: map.concatenating(Self.place))
      }
      let (smooth, hard) = (draw(antialiased: true, content), draw(antialiased: false, content))
      #expect(pixels(hard).map { $0 >> 24 } == hardened(smooth))
      #expect(smooth != hard)
      #expect(draw(antialiased: false, bandHeight: 5, content) == hard)
    }
  }

  @Test("lines are, too", arguments: CoverageTests.paths, [CGFloat(1), 2.7])
  func strokes(_ path: Path, _ width: CGFloat) {
    for style in [StrokeStyle(lineWidth: width), StrokeStyle(lineWidth: width, dash: [3, 2])] {
      func content(_ list: inout DisplayList) {
        list.stroke(path, style: style, with: .solid(.black), transform: Self.place)
      }
      let (smooth, hard) = (draw(antialiased: true, content), draw(antialiased: false, content))
      #expect(pixels(hard).map { $0 >> 24 } == hardened(smooth))
    }
  }

  @Test("and the edges of pictures")
  func pictures() {
    var pixmap = Pixmap(width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { pixmap[x, y] = 0xff20_4060 } }
    let image = ImageReference(name: "plain", pixmap: pixmap)
    func content(_ list: inout DisplayList) {
      list.draw(
        image, in: CGRect(x: -9.3, y: -7.6, width: 21.9, height: 17.2),
        transform: CoverageTests.turn.concatenating(Self.place))
    }
    let (smooth, hard) = (draw(antialiased: true, content), draw(antialiased: false, content))
    #expect(pixels(hard) == hardened(smooth).map { $0 == 0 ? 0 : 0xff20_4060 })
  }

  @Test("a clip without a smooth edge cuts as such a shape covers", arguments: CoverageTests.paths)
  func clips(_ path: Path) {
    var layer = Layer()
    layer.clip = Layer.Clip(path, isAntialiased: false, transform: Self.place)
    let all = Path(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    let cut = draw(antialiased: true) { list in
      list.layer(layer) { $0.fill(all, with: .solid(.black)) }
    }
    let filled = draw(antialiased: false) {
      $0.fill(path, with: .solid(.black), transform: Self.place)
    }
    #expect(cut == filled)
  }

  @Test("it holds for groups inside, ends with the group, and fades as one")
  func groups() {
    let circle = Path(ellipseIn: CGRect(x: 10.3, y: 10.6, width: 20.5, height: 20.5))
    var list = DisplayList()
    var fading = Layer()
    fading.opacity = 0.5
    list.layer(fading) { list in
      list.edges(antialiased: false) { list in
        list.fill(circle, with: .solid(.black))
        list.fill(circle, with: .solid(.black))
      }
    }
    let rest = CGAffineTransform(translationX: 20, y: 0)
    list.fill(circle, with: .solid(.black), transform: rest)
    let picture = Rasterizer().render(list, width: Self.side, height: Self.side)
    let faded = Set((0..<Self.side).flatMap { y in (0..<20).map { picture[$0, y] >> 24 } })
    #expect(faded == [0, 127] || faded == [0, 128])
    let right = Set((0..<Self.side).flatMap { y in (32..<48).map { picture[$0, y] >> 24 } })
    #expect(right.count > 10)
  }
}
