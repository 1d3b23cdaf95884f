internal import Foundation
internal import Geometry

/// A filter that is asked for by its own function: its properties are its values by other names.
final class BuiltinFilter: CIFilter {
  /// Creates a filter of a name that Core Image has.
  init(_ name: String) {
    super.init(kind: FilterKind.named(name) ?? FilterKind(name, [.image], nil))
  }

  private var inputs: FilterInputs { FilterInputs(values: values) }

  var inputImage: CIImage? {
    get { values["inputImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { values["inputBackgroundImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { values["inputMaskImage"] as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var intensity: Float {
    get { inputs.float("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var radius: Float {
    get { inputs.float("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var saturation: Float {
    get { inputs.float("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { inputs.float("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { inputs.float("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var ev: Float {
    get { inputs.float("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { inputs.float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var amount: Float {
    get { inputs.float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var angle: Float {
    get { inputs.float("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var rVector: CIVector {
    get { values["inputRVector"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { values["inputGVector"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { values["inputBVector"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { values["inputAVector"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { values["inputBiasVector"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var redCoefficients: CIVector {
    get { values["inputRedCoefficients"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var greenCoefficients: CIVector {
    get { values["inputGreenCoefficients"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var blueCoefficients: CIVector {
    get { values["inputBlueCoefficients"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var alphaCoefficients: CIVector {
    get { values["inputAlphaCoefficients"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var minComponents: CIVector {
    get { values["inputMinComponents"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { values["inputMaxComponents"] as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var color: CIColor {
    get { values["inputColor"] as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var levels: Float {
    get { inputs.float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var center: CGPoint {
    get { inputs.point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var falloff: Float {
    get { inputs.float("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var scale: Float {
    get { inputs.float("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var aspectRatio: Float {
    get { inputs.float("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var sharpness: Float {
    get { inputs.float("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var width: Float {
    get { inputs.float("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var point0: CGPoint {
    get { inputs.point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { inputs.point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { inputs.float("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { inputs.float("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var extent: CGRect {
    get { inputs.rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var message: Data {
    get { inputs.data("inputMessage") }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { inputs.text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { inputs.float("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { inputs.float("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}

extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorPolynomial {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CILinearToSRGBToneCurve {}
extension BuiltinFilter: CISRGBToneCurveToLinear {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CICrystallize {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CIAreaReductionFilter {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CIStripesGenerator {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CISmoothLinearGradient {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CICode128BarcodeGenerator {}
