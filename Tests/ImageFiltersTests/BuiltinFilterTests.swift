import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Filters with properties of their own")
struct BuiltinFilterTests {
  private let image = Sample.image(8, 8)

  @Test("a property is its key's value")
  func properties() {
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = image
    sepia.intensity = 0.25
    #expect(sepia.value(forKey: kCIInputIntensityKey) as? Float == 0.25)
    sepia.setValue(0.5, forKey: kCIInputIntensityKey)
    #expect(sepia.intensity == 0.5 && sepia.inputImage === image)
    let byName = filtered(image, "CISepiaTone", [kCIInputIntensityKey: 0.5])
    #expect(sepia.outputImage?.pixels() == byName.pixels())
  }

  @Test("one variable holds filters of all kinds, as in apps that let people choose")
  func chosen() {
    var current: CIFilter = CIFilter.sepiaTone()
    let choices: [CIFilter] = [
      CIFilter.crystallize(), CIFilter.edges(), CIFilter.gaussianBlur(), CIFilter.pixellate(),
      CIFilter.sepiaTone(), CIFilter.unsharpMask(), CIFilter.vignette(), CIFilter.bloom(),
    ]
    for choice in choices {
      current = choice
      current.setValue(image, forKey: kCIInputImageKey)
      let keys = current.inputKeys
      if keys.contains(kCIInputIntensityKey) { current.setValue(0.7, forKey: kCIInputIntensityKey) }
      if keys.contains(kCIInputRadiusKey) { current.setValue(140, forKey: kCIInputRadiusKey) }
      if keys.contains(kCIInputScaleKey) { current.setValue(7, forKey: kCIInputScaleKey) }
      #expect(current.outputImage != nil, "\(current.name)")
    }
  }

  @Test("numbers, colours, places and areas come back as they were set")
  func kinds() {
    let controls = CIFilter.colorControls()
    (controls.saturation, controls.brightness, controls.contrast) = (0.5, 0.25, 2)
    #expect(controls.saturation == 0.5 && controls.brightness == 0.25 && controls.contrast == 2)
    let board = CIFilter.checkerboardGenerator()
    board.center = CGPoint(x: 3, y: 4)
    (board.color0, board.color1, board.width) = (.red, .blue, 5)
    #expect(board.center == CGPoint(x: 3, y: 4) && board.color0 == CIColor.red && board.width == 5)
    #expect(board.sharpness == 1 && board.outputImage?.pixel(3, 4) == Pixel(1, 0, 0, 1))
    let average = CIFilter.areaAverage()
    average.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(average.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    let matrix = CIFilter.colorMatrix()
    matrix.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
    #expect(matrix.rVector.y == 1 && matrix.gVector.y == 1 && matrix.biasVector.x == 0)
    let clamp = CIFilter.affineClamp()
    clamp.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(clamp.transform.a == 2)
  }

  @Test("codes are asked for by bytes and a level")
  func codes() {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://example.org".utf8)
    #expect(filter.correctionLevel == "M")
    filter.correctionLevel = "H"
    #expect(filter.outputImage?.extent.width == 31)
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("1234".utf8)
    (bars.quietSpace, bars.barcodeHeight) = (0, 4)
    #expect(bars.outputImage?.extent == CGRect(x: 0, y: 0, width: 4 * 11 + 2 + 11, height: 4))
  }

  @Test("gradients are asked for by places and radii")
  func gradients() {
    let linear = CIFilter.linearGradient()
    (linear.point0, linear.point1) = (.zero, CGPoint(x: 10, y: 0))
    (linear.color0, linear.color1) = (.white, .black)
    #expect(linear.outputImage?.pixel(20, 0) == Pixel(0, 0, 0, 1))
    let radial = CIFilter.radialGradient()
    (radial.radius0, radial.radius1) = (1, 2)
    #expect(radial.radius0 == 1 && radial.radius1 == 2 && radial.center == CGPoint(x: 150, y: 150))
  }

  @Test("two images and a mask are asked for by their own names")
  func several() {
    let blend = CIFilter.blendWithMask()
    blend.inputImage = image
    blend.backgroundImage = Sample.image(8, 8, seed: 2)
    blend.maskImage = Sample.plain(.white)
    #expect(near(blend.outputImage?.pixels() ?? [], image.pixels()))
    let product = CIFilter.multiplyBlendMode()
    product.inputImage = image
    product.backgroundImage = Sample.plain(.white)
    #expect(near(product.outputImage?.pixels() ?? [], image.pixels()))
  }

  @Test("every function's filter has the name that it says, and is one of Core Image's")
  func names() {
    let filters: [CIFilter] = [
      CIFilter.exposureAdjust(), CIFilter.gammaAdjust(), CIFilter.vibrance(), CIFilter.hueAdjust(),
      CIFilter.colorPolynomial(), CIFilter.colorClamp(), CIFilter.whitePointAdjust(),
      CIFilter.linearToSRGBToneCurve(), CIFilter.sRGBToneCurveToLinear(), CIFilter.colorInvert(),
      CIFilter.colorMonochrome(), CIFilter.colorPosterize(), CIFilter.falseColor(),
      CIFilter.maximumComponent(), CIFilter.minimumComponent(), CIFilter.vignetteEffect(),
      CIFilter.boxBlur(), CIFilter.sharpenLuminance(), CIFilter.lanczosScaleTransform(),
      CIFilter.sourceOverCompositing(), CIFilter.additionCompositing(), CIFilter.maskToAlpha(),
      CIFilter.screenBlendMode(), CIFilter.softLightBlendMode(), CIFilter.stripesGenerator(),
      CIFilter.smoothLinearGradient(), CIFilter.blendWithAlphaMask(), CIFilter.blendWithRedMask(),
    ]
    for filter in filters {
      #expect(FilterKind.done[filter.name] != nil, "\(filter.name)")
      #expect(filter is BuiltinFilter)
    }
    #expect(Set(filters.map(\.name)).count == filters.count)
  }

  @Test("looks of film are accepted, and leave the image")
  func photoEffects() {
    let effects: [any CIFilter & CIPhotoEffect] = [
      CIFilter.photoEffectChrome(), CIFilter.photoEffectFade(), CIFilter.photoEffectInstant(),
      CIFilter.photoEffectMono(), CIFilter.photoEffectNoir(), CIFilter.photoEffectProcess(),
      CIFilter.photoEffectTonal(), CIFilter.photoEffectTransfer(),
    ]
    for effect in effects {
      effect.inputImage = image
      #expect(effect.outputImage === image, "\(effect.name)")
    }
  }
}
