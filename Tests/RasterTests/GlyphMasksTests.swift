import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Glyphs against their outlines filled as paths.
@Suite struct GlyphMasksTests {
  static let font = GlyphOutlines(name: "Rings", unitsPerEm: 1000) { id in
    var path = Path(ellipseIn: CGRect(x: 60, y: -700, width: 500, height: 700))
    path.addLines([
      CGPoint(x: 200, y: -500), CGPoint(x: 260 + CGFloat(id) * 70, y: -120),
      CGPoint(x: 420, y: -480),
    ])
    path.closeSubpath()
    path.addRect(CGRect(x: 620, y: -710, width: 90, height: 900))
    return path
  }

  @Test(arguments: [11.0, 16, 40, 120])
  func coverWhatTheirOutlinesDo(_ size: Double) {
    for map in [
      CGAffineTransform(translationX: 3, y: 150),
      CGAffineTransform(a: 0.9, b: 0.3, c: -0.2, d: 1.1, tx: 31, ty: 150),
    ] {
      var (masks, paths) = (DisplayList(), DisplayList())
      for id in 0..<3 {
        let place = CGPoint(x: 0.5 + 0.75 * size * Double(id), y: 0.25)
        masks.draw(
          GlyphRun(
            font: Self.font, size: size,
            glyphs: [GlyphRun.Glyph(id: UInt32(id), position: place)], text: ""),
          with: .solid(.black), transform: map)
        let scale = CGFloat(size / 1000)
        paths.fill(
          Self.font.outline(of: UInt32(id)), with: .solid(.black),
          transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y)
            .concatenating(map))
      }
      let pictures = [masks, paths].map { Rasterizer().render($0, width: 330, height: 280) }
      let worst = zip(pictures[0].words, pictures[1].words).map {
        abs(Int($0 >> 24) - Int($1 >> 24))
      }.max()
      // Both are lines, of tolerances of 0.02 and of 0.01 pixels.
      #expect(worst ?? 0 <= 8)
    }
  }
}
