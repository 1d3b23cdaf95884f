import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Strokes between two known outlines against the same strokes as any other path.
@Suite struct RingTests {
  static let maps = [
    CGAffineTransform(translationX: 40.3, y: 30.7),
    CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40.3, ty: 30.7),
    CGAffineTransform(a: 0, b: -1.3, c: -1.3, d: 0, tx: 40, ty: 31),
  ]
  static let shapes = [
    Path(CGRect(x: -20, y: -11.5, width: 41, height: 23)),
    Path(ellipseIn: CGRect(x: -14.2, y: -14.2, width: 28.4, height: 28.4)),
    Path(
      roundedRect: CGRect(x: -22, y: -9, width: 44, height: 18), cornerRadius: 9, style: .circular),
    Path(
      roundedRect: CGRect(x: -22, y: -9, width: 44, height: 18), cornerRadius: 3, style: .circular),
  ]

  private static func picture(_ draw: (inout DisplayList) -> Void) -> Pixmap {
    var list = DisplayList()
    draw(&list)
    return Rasterizer().render(list, width: 80, height: 62)
  }

  @Test(arguments: shapes, maps) func coversWhatTheOutlineDoes(
    _ path: Path, _ map: CGAffineTransform
  ) {
    for (width, join) in [(2, CGLineJoin.miter), (7.5, .round), (0.6, .miter), (60, .round)] {
      let style = StrokeStyle(lineWidth: width, lineJoin: join)
      let ring = Self.picture {
        $0.stroke(path, style: style, with: .solid(.black), transform: map)
      }
      let outline = Self.picture {
        $0.fill(path.strokedPath(style), with: .solid(.black), transform: map)
      }
      let worst = zip(ring.words, outline.words).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
      // Lines of the other are up to 0.01 points beside their circles.
      #expect(worst ?? 0 <= 6)
    }
  }

  @Test func anyBandHeightGivesTheSame() {
    var list = DisplayList()
    for map in Self.maps {
      for path in Self.shapes {
        list.stroke(
          path, style: StrokeStyle(lineWidth: 2.3), with: .solid(.black), transform: map)
      }
    }
    let pictures = [1, 5, 32, 64].map {
      Rasterizer(bandHeight: $0).render(list, width: 80, height: 62)
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func whatHidesAPartChangesNothingBeside() {
    // A ring that is cut where something hides it is painted another way than a whole one.
    func draw(isHidden: Bool) -> Pixmap {
      var list = DisplayList()
      for y in [14.0, 40, 57.3] {
        list.stroke(
          Path(roundedRect: CGRect(x: 5.3, y: y, width: 370, height: 46), cornerRadius: 23),
          style: StrokeStyle(lineWidth: 2), with: .solid(.black))
      }
      if isHidden {
        list.fill(Path(CGRect(x: 128, y: 0, width: 128, height: 128)), with: .solid(.white))
      }
      return Rasterizer().render(list, width: 384, height: 128)
    }
    let (whole, cut) = (draw(isHidden: false), draw(isHidden: true))
    for y in 0..<128 {
      #expect((0..<128).allSatisfy { whole[$0, y] == cut[$0, y] })
      #expect((256..<384).allSatisfy { whole[$0, y] == cut[$0, y] })
    }
  }
}
