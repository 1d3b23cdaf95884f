import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@Suite struct LayerTests {
  private let rasterizer = Rasterizer()
  private let content = sampleList()

  private func draw(_ list: DisplayList) -> Pixmap {
    rasterizer.render(list, width: 211, height: 157, background: .white)
  }

  private func inLayer(_ change: (inout Layer) -> Void) -> Pixmap {
    var layer = Layer()
    change(&layer)
    var list = DisplayList()
    list.layer(layer) { $0.append(content) }
    return draw(list)
  }

  @Test func aLayerWithoutEffectChangesNothing() {
    #expect(inLayer { _ in } == draw(content))
    let wide = Path(CGRect(x: -10, y: -10, width: 500, height: 500))
    #expect(inLayer { $0.clip = Layer.Clip(wide) } == draw(content))
    #expect(inLayer { $0.filters = [.blur(radius: 0, isOpaque: false)] } == draw(content))
  }

  @Test func aLayerOfNoOpacityIsNotThere() {
    #expect(inLayer { $0.opacity = 0 } == draw(DisplayList()))
    #expect(inLayer { $0.mask = DisplayList() } == draw(DisplayList()))
    let elsewhere = Path(CGRect(x: 500, y: 0, width: 9, height: 9))
    #expect(inLayer { $0.clip = Layer.Clip(elsewhere) } == draw(DisplayList()))
  }

  @Test func halfOpaqueBlackOnWhiteIsGrey() {
    var layer = Layer()
    layer.opacity = 0.5
    var list = DisplayList()
    let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    // Overlapping shapes fade as one.
    list.layer(layer) {
      $0.fill(square, with: .solid(.black))
      $0.fill(square, with: .solid(.black))
    }
    list.layer(layer) {
      $0.fill(
        square, with: .solid(.black), transform: CGAffineTransform(translationX: 30, y: 0))
    }
    let picture = draw(list)
    #expect(picture[20, 20] == 0xff7f_7f7f && picture[50, 20] == 0xff7f_7f7f)
  }

  @Test func aGroupWithinAFadedOneFadesAsOne() {
    let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    var (faded, isolated) = (Layer(), Layer())
    faded.opacity = 0.5
    isolated.isIsolated = true
    var list = DisplayList()
    list.layer(faded) { list in
      list.layer(isolated) {
        $0.fill(square, with: .solid(.black))
        $0.fill(square, with: .solid(.black))
      }
    }
    #expect(draw(list)[20, 20] == 0xff7f_7f7f)
  }

  @Test func aClipCutsAsItCovers() {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
    var clipped = DisplayList()
    var layer = Layer()
    layer.clip = Layer.Clip(circle)
    clipped.layer(layer) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .solid(.black))
    }
    var filled = DisplayList()
    filled.fill(circle, with: .solid(.black))
    #expect(draw(clipped) == draw(filled))
    var masked = DisplayList()
    var mask = Layer()
    mask.mask = filled
    masked.layer(mask) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .solid(.black))
    }
    #expect(draw(masked) == draw(filled))
  }

  @Test func multiplyByWhiteAndScreenByBlackChangeNothing() {
    for (mode, color) in [(BlendMode.multiply, ResolvedColor.white), (.screen, .black)] {
      var list = content
      var layer = Layer()
      layer.blendMode = mode
      list.layer(layer) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 211, height: 157)), with: .solid(color))
      }
      #expect(draw(list) == draw(content))
    }
  }

  @Test(arguments: BlendMode.allCases) func everyModeLeavesWhatNothingIsPaintedOn(
    _ mode: BlendMode
  ) {
    var list = content
    var layer = Layer()
    layer.blendMode = mode
    list.layer(layer) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .solid(.black))
    }
    let (a, b) = (draw(list), draw(content))
    #expect(a[50, 50] == b[50, 50])
  }

  @Test func aColorMatrixSwapsChannels() {
    var layer = Layer()
    layer.filters = [
      .colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    ]
    var list = DisplayList()
    list.layer(layer) {
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
        with: .solid(ResolvedColor(red: 1, green: 0.4, blue: 0.2)))
    }
    #expect(draw(list)[5, 5] == 0xffff_6633)
  }

  @Test func aMaskLargerThanItsContentPaintsNothingBesideIt() {
    var mask = DisplayList()
    mask.fill(Path(CGRect(x: 0, y: 0, width: 211, height: 157)), with: .solid(.black))
    var layer = Layer()
    layer.mask = mask
    var (masked, plain) = (DisplayList(), DisplayList())
    let square = Path(CGRect(x: 10, y: 40, width: 20, height: 5))
    masked.layer(layer) { $0.fill(square, with: .solid(.black)) }
    plain.fill(square, with: .solid(.black))
    #expect(draw(masked) == draw(plain))
  }

  @Test func opacitiesOfNestedGroupsMultiply() {
    func group(_ opacity: Double, _ inner: DisplayList) -> DisplayList {
      var layer = Layer()
      layer.opacity = opacity
      var list = DisplayList()
      list.layer(layer) { $0.append(inner) }
      return list
    }
    var shapes = DisplayList()
    for x in [10, 20] {
      shapes.fill(Path(CGRect(x: x, y: 10, width: 30, height: 30)), with: .solid(.black))
    }
    let nested = (0..<50).reduce(shapes) { list, _ in group(0.99, list) }
    let product = (0..<50).reduce(1.0) { value, _ in value * 0.99 }
    #expect(draw(nested) == draw(group(product, shapes)))
  }

  /// Levels that 8-bit layers lose against compositing in doubles, each group holding a shape and the next.
  private func loss(depth: Int, opacity: Double) -> Double {
    var layer = Layer()
    layer.opacity = opacity
    var worst = 0.0
    for seed in 0..<20 {
      func shade(_ level: Int) -> Double { Double((level * 73 + seed * 41 + 19) % 256) / 255 }
      func nested(_ level: Int) -> DisplayList {
        var list = DisplayList()
        list.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .solid(
            ResolvedColor(
              red: Float(shade(level)), green: Float(shade(level + 7)), blue: 0, opacity: 0.4)))
        if level < depth { list.layer(layer) { $0.append(nested(level + 1)) } }
        return list
      }
      func truth(_ level: Int) -> SIMD3<Double> {
        let own = SIMD3(shade(level), shade(level + 7), 1) * 0.4
        guard level < depth else { return own }
        let inner = truth(level + 1) * opacity
        return inner + own * (1 - inner.z)
      }
      let pixel = Rasterizer().render(nested(0), width: 9, height: 9)[4, 4]
      let wanted = truth(0) * 255
      let error = SIMD3(
        Double(pixel & 255) - wanted.x, Double(pixel >> 8 & 255) - wanted.y,
        Double(pixel >> 24) - wanted.z)
      worst = max(worst, abs(error.x), abs(error.y), abs(error.z))
    }
    return worst
  }

  @Test(arguments: [0.5, 0.9, 0.97, 0.99, 0.995])
  func nestedGroupsLoseLittle(opacity: Double) {
    for (depth, most) in [(1, 1.2), (4, 2.5), (10, 3.5), (50, 7.5)] {
      #expect(loss(depth: depth, opacity: opacity) <= most, "depth \(depth)")
    }
  }

  /// A shape under groups each of which has something else to show, so that none can be left out.
  @Test(arguments: [0.9, 0.97, 0.99, 0.995, 0.999])
  func whatIsDeepInsideFadesByTheProduct(opacity: Double) {
    var layer = Layer()
    layer.opacity = opacity
    for (depth, most) in [(2, 1.6), (10, 3.0), (50, 4.5)] {
      func nested(_ level: Int, _ shade: Float) -> DisplayList {
        var list = DisplayList()
        list.fill(
          Path(CGRect(x: level < depth ? 40 : 0, y: 0, width: 9, height: 9)),
          with: .solid(ResolvedColor(red: shade, green: shade / 2, blue: 0)))
        if level < depth { list.layer(layer) { $0.append(nested(level + 1, shade)) } }
        return list
      }
      let product = (0..<depth).reduce(255.0) { value, _ in value * opacity }
      for level in stride(from: 0, through: 255, by: 15) {
        let shade = Double(level) / 255
        let pixel = Rasterizer().render(nested(0, Float(shade)), width: 64, height: 9)[4, 4]
        for (found, share) in [
          (pixel & 255, shade), (pixel >> 8 & 255, shade / 2), (pixel >> 24, 1),
        ] {
          #expect(abs(Double(found) - product * share) <= most)
        }
      }
    }
  }
}
