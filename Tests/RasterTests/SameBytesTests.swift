import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// The picture depends on the list alone: not on bands, threads, instructions or what came before.
@Suite struct SameBytesTests {
  private static let list = sampleList()

  @Test(arguments: [1, 2, 5, 16, 33, 64, 500]) func anyBandHeight(_ height: Int) {
    let usual = Rasterizer().render(Self.list, width: 211, height: 157, background: .white)
    let other = Rasterizer(bandHeight: height).render(
      Self.list, width: 211, height: 157, background: .white)
    #expect(usual == other)
  }

  @Test(arguments: [2, 3, 7, 100]) func anyNumberOfThreads(_ workers: Int) {
    let rasterizer = Rasterizer(bandHeight: 8)
    #expect(
      rasterizer.render(Self.list, width: 211, height: 157)
        == rasterizer.render(Self.list, width: 211, height: 157, workers: workers))
  }

  @Test(arguments: [1, 16, 32, 500]) func stripsAreTheWholePicture(_ height: Int) {
    let rasterizer = Rasterizer(bandHeight: height)
    let whole = rasterizer.render(Self.list, width: 211, height: 157, background: .white)
    var strip = Pixmap(width: 211, height: height)
    let scratch = RasterScratch()
    for _ in 0..<2 {
      var seen = 0
      rasterizer.render(
        Self.list, inStrips: &strip, height: 157, background: .white, scratch: scratch
      ) { strip, rows, columns in
        #expect(columns == 0..<211)
        #expect(rows.lowerBound == seen)
        seen = rows.upperBound
        for y in rows {
          #expect((0..<211).allSatisfy { strip[$0, y - rows.lowerBound] == whole[$0, y] })
        }
      }
      #expect(seen == 157)
    }
  }

  @Test func anyInstructions() {
    let pictures = Rasterizer.Instructions.allCases.map {
      Rasterizer(instructions: $0).render(Self.list, width: 211, height: 157)
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func keptMasksAndPicturesChangeNothing() {
    let scratch = RasterScratch()
    let rasterizer = Rasterizer()
    let pictures = (0..<3).map { _ in
      rasterizer.render(Self.list, width: 211, height: 157, scratch: scratch)
    }
    #expect(Set(pictures).count == 1)
    var reused = Pixmap(width: 211, height: 157)
    reused.words = reused.words.map { _ in 0x1234_5678 }
    rasterizer.render(Self.list, into: &reused, scratch: scratch)
    #expect(reused == pictures[0])
  }

  @Test func aBlurSeesBeyondThePictureAsIfItWereLarger() {
    var layer = Layer()
    layer.filters = [.blur(radius: 9, isOpaque: false)]
    func list(_ dx: CGFloat) -> DisplayList {
      var list = DisplayList()
      list.layer(layer) {
        $0.fill(
          Path {
            $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 20), CGPoint(x: 30, y: 80)])
          },
          with: .solid(.black), transform: CGAffineTransform(translationX: dx, y: dx))
      }
      return list
    }
    let whole = Rasterizer().render(list(64), width: 200, height: 200)
    let part = Rasterizer().render(list(0), width: 60, height: 60)
    for y in 0..<60 { for x in 0..<60 { #expect(part[x, y] == whole[x + 64, y + 64]) } }
  }
}

/// A little of everything.
func sampleList() -> DisplayList {
  var list = DisplayList()
  let font = GlyphOutlines(name: "Blocks", unitsPerEm: 1000) { id in
    Path(ellipseIn: CGRect(x: 50, y: -700, width: 300 + CGFloat(id) * 40, height: 700))
  }
  let run = GlyphRun(
    font: font, size: 17,
    glyphs: (0..<9).map {
      GlyphRun.Glyph(id: $0, position: CGPoint(x: 10.3 + 12.7 * CGFloat($0), y: 30.6))
    }, text: "")
  var picture = Pixmap(width: 7, height: 5)
  for index in picture.words.indices { picture.words[index] = 0xff00_0000 | UInt32(index * 5077) }
  let image = ImageReference(name: "noise", pixmap: picture)
  let gradient = Paint.gradient(
    GradientPaint(
      stops: [
        .init(color: ResolvedColor(red: 1, green: 0.2, blue: 0, opacity: 0.4), location: 0.1),
        .init(color: .white, location: 0.5), .init(color: .black, location: 0.9),
      ], course: .angular(center: CGPoint(x: 40, y: 30), start: .degrees(20), end: .degrees(380)),
      interpolation: .perceptual))
  let turned = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 60, y: 20)
  list.fill(Path(CGRect(x: 3.3, y: 4.4, width: 150, height: 90)), with: gradient)
  list.fill(
    Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 12),
    with: .solid(ResolvedColor(red: 0.2, green: 0.5, blue: 0.9, opacity: 0.7)), transform: turned)
  list.fill(
    Path(ellipseIn: CGRect(x: 100, y: 60, width: 90, height: 70)),
    with: .picture(image, in: CGRect(x: 0, y: 0, width: 23, height: 19)), transform: turned)
  list.stroke(
    Path(ellipseIn: CGRect(x: 20, y: 70, width: 100, height: 60)),
    style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [12, 9]), with: .solid(.black))
  list.draw(run, with: .solid(.black))
  list.draw(run, with: gradient, transform: turned)
  list.draw(image, in: CGRect(x: 120, y: 10, width: 61, height: 40), transform: turned)
  var shadow = Layer()
  shadow.filters = [.shadow(color: .black, radius: 6, offset: CGSize(width: 2, height: 5))]
  shadow.opacity = 0.8
  list.layer(shadow) {
    $0.fill(
      Path(roundedRect: CGRect(x: 20, y: 90, width: 120, height: 40), cornerRadius: 10),
      with: .solid(.white))
  }
  list.layer(shadow) { $0.draw(run, with: .solid(.black), transform: turned) }
  var blur = Layer()
  blur.filters = [.blur(radius: 11, isOpaque: false)]
  blur.blendMode = .multiply
  blur.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 80, y: 20, width: 120, height: 120)))
  list.layer(blur) { $0.fill(Path(CGRect(x: 90, y: 30, width: 70, height: 60)), with: gradient) }
  var mask = DisplayList()
  mask.fill(Path(ellipseIn: CGRect(x: 10, y: 100, width: 50, height: 50)), with: .solid(.black))
  var masked = Layer()
  masked.mask = mask
  masked.opacity = 0.6
  list.layer(masked) {
    $0.fill(Path(CGRect(x: 0, y: 95, width: 80, height: 60)), with: .solid(.black))
  }
  list.fill(Path(CGRect(x: 128, y: 64, width: 80, height: 90)), with: .solid(.white))
  return list
}
