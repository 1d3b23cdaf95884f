import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Blurs and shadows against the plain convolution in doubles.
@Suite struct BlurTests {
  private static let (width, height) = (180, 150)

  /// The alpha that a Gaussian of `sigma` makes of another picture's.
  private func blurred(_ picture: Pixmap, sigma: Double) -> [Double] {
    let reach = Int(5 * sigma) + 1
    let raw = (-reach...reach).map { Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let weights = raw.map { $0 / raw.reduce(0, +) }
    let (w, h) = (picture.width, picture.height)
    let alphas = (0..<w * h).map { Double(picture[$0 % w, $0 / w] >> 24) }
    var rows = [Double](repeating: 0, count: w * h)
    var result = rows
    for y in 0..<h {
      for x in 0..<w {
        var sum = 0.0
        for k in max(-reach, -x)...min(reach, w - 1 - x) {
          sum += weights[k + reach] * alphas[y * w + x + k]
        }
        rows[y * w + x] = sum
      }
    }
    for y in 0..<h {
      for x in 0..<w {
        var sum = 0.0
        for k in max(-reach, -y)...min(reach, h - 1 - y) {
          sum += weights[k + reach] * rows[(y + k) * w + x]
        }
        result[y * w + x] = sum
      }
    }
    return result
  }

  private func errors(_ path: Path, sigma: Double) -> (mean: Double, worst: Double) {
    var (sharp, soft) = (DisplayList(), DisplayList())
    sharp.fill(path, with: .solid(.black))
    var layer = Layer()
    layer.filters = [.blur(radius: sigma, isOpaque: false)]
    soft.layer(layer) { $0.fill(path, with: .solid(.black)) }
    let rasterizer = Rasterizer()
    let truth = blurred(
      rasterizer.render(sharp, width: Self.width, height: Self.height), sigma: sigma)
    let picture = rasterizer.render(soft, width: Self.width, height: Self.height)
    var (sum, worst) = (0.0, 0.0)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let error = abs(Double(picture[x, y] >> 24) - truth[y * Self.width + x])
        (sum, worst) = (sum + error, max(worst, error))
      }
    }
    return (sum / Double(Self.width * Self.height), worst)
  }

  private static let box = CGRect(x: 60.3, y: 50.6, width: 62, height: 41)

  @Test(
    arguments: [
      Path(box), Path(roundedRect: box, cornerRadius: 12, style: .circular),
      Path(roundedRect: box, cornerRadius: 12, style: .continuous),
      Path(ellipseIn: CGRect(x: 60, y: 50, width: 44, height: 44)),
      Path { $0.addLines([box.origin, CGPoint(x: 120, y: 60), CGPoint(x: 80, y: 100)]) },
    ], [2.5, 6, 9.5])
  func aBlurIsAGaussian(_ path: Path, _ sigma: Double) {
    let (mean, worst) = errors(path, sigma: sigma)
    #expect(worst <= 1.3)
    #expect(mean <= 0.26)
  }

  /// A picture of blurs in one another, the first one innermost.
  private func nested(_ sigmas: [Double], between: Layer? = nil) -> Pixmap {
    func draw(_ rest: ArraySlice<Double>, into list: inout DisplayList) {
      guard let sigma = rest.last else { return list.fill(Path(Self.box), with: .solid(.black)) }
      var layer = between ?? Layer()
      layer.filters = [.blur(radius: sigma, isOpaque: false)]
      list.layer(layer) { draw(rest.dropLast(), into: &$0) }
    }
    var list = DisplayList()
    draw(sigmas[...], into: &list)
    return Rasterizer().render(list, width: Self.width, height: Self.height)
  }

  @Test func blursInOneAnotherAreOneWhoseVarianceIsTheSumOfTheirs() {
    #expect(nested([3, 4]).words == nested([5]).words)
    #expect(nested([2, 3, 6]).words == nested([7]).words)
    // One by one they come to the same, as near as pictures between them are.
    var faded = Layer()
    faded.opacity = 0.999
    let (one, two) = (nested([5]), nested([3, 4], between: faded))
    let worst = zip(one.words, two.words).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect((worst ?? 0) <= 3)
  }

  @Test func aWideBlurIsAGaussian() {
    let path = Path {
      $0.addLines([Self.box.origin, CGPoint(x: 120, y: 60), CGPoint(x: 80, y: 100)])
    }
    #expect(errors(path, sigma: 12.5).worst <= 1.3)
  }

  @Test func aShadowIsTheBlurMovedAndColoured() {
    let path = Path(roundedRect: Self.box, cornerRadius: 12, style: .circular)
    let color = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)
    var (shadow, blur) = (DisplayList(), DisplayList())
    var layer = Layer()
    layer.filters = [.shadow(color: color, radius: 5, offset: CGSize(width: 3, height: 7))]
    shadow.layer(layer) { $0.fill(path, with: .solid(.white)) }
    layer.filters = [.blur(radius: 5 * Filter.shadowSoftness, isOpaque: false)]
    blur.layer(layer) { $0.fill(path.offsetBy(dx: 3, dy: 7), with: .solid(color)) }
    blur.fill(path, with: .solid(.white))
    let rasterizer = Rasterizer()
    #expect(
      rasterizer.render(shadow, width: 180, height: 150)
        == rasterizer.render(blur, width: 180, height: 150))
  }

  /// Pictures of iOS show one of about 0.95 of the radius.
  @Test func aShadowsEdgeIsAGaussianOfNearlyItsRadius() {
    for radius in [4.0, 10, 16] {
      var list = DisplayList()
      var layer = Layer()
      layer.filters = [
        .shadow(color: .black, radius: radius, offset: CGSize(width: 190, height: 0))
      ]
      // What casts it ends at -100, out of sight.
      list.layer(layer) {
        $0.fill(Path(CGRect(x: -300, y: -200, width: 200, height: 600)), with: .solid(.white))
      }
      let picture = Rasterizer().render(list, width: Self.width, height: Self.height)
      let alphas = (0..<Self.width).map { Double(picture[$0, 75] >> 24) }
      var (mean, square) = (0.0, 0.0)
      for (x, (left, right)) in zip(alphas, alphas.dropFirst()).enumerated() {
        let (share, place) = ((left - right) / alphas[0], Double(x + 1))
        (mean, square) = (mean + share * place, square + share * place * place)
      }
      #expect(abs(mean - 90) < 0.1)
      #expect(abs((square - mean * mean).squareRoot() / radius - 0.95) < 0.02)
    }
  }

  @Test func anOpaqueBlurKeepsItsEdgesOpaque() {
    var layer = Layer()
    layer.filters = [.blur(radius: 6, isOpaque: true)]
    var list = DisplayList()
    list.layer(layer) {
      $0.fill(Path(CGRect(x: 20, y: 20, width: 30, height: 60)), with: .solid(.black))
      $0.fill(Path(CGRect(x: 50, y: 20, width: 30, height: 60)), with: .solid(.white))
    }
    let picture = Rasterizer().render(list, width: 180, height: 150)
    #expect(picture[20, 20] >> 24 == 255 && picture[79, 79] >> 24 == 255)
    #expect(picture[19, 30] == 0 && picture[80, 30] == 0)
    #expect(picture[50, 50] & 0xff > 100 && picture[50, 50] & 0xff < 160)
  }
}
