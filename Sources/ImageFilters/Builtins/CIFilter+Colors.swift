extension CIFilter {
  /// A filter that changes saturation, brightness and contrast.
  public static func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }
  /// A filter that makes an image lighter or darker.
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter("CIExposureAdjust")
  }
  /// A filter that makes the middle tones lighter or darker.
  public static func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter("CIGammaAdjust")
  }
  /// A filter that makes pale colours stronger; an estimate.
  public static func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }
  /// A filter that turns all colours; an estimate.
  public static func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
  /// A filter that makes each component of all.
  public static func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter("CIColorMatrix")
  }
  /// A filter that changes each component by a polynomial.
  public static func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter("CIColorPolynomial")
  }
  /// A filter that keeps components between two bounds.
  public static func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }
  /// A filter that makes white another colour.
  public static func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter("CIWhitePointAdjust")
  }
  /// A filter that encodes light.
  public static func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter("CILinearToSRGBToneCurve")
  }
  /// A filter that decodes light.
  public static func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter("CISRGBToneCurveToLinear")
  }
  /// A filter that leaves what is missing to white.
  public static func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter("CIColorInvert")
  }
  /// A filter that shows shades of one colour; an estimate.
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }
  /// A filter that shows brown tones; an estimate.
  public static func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
  /// A filter that leaves a few steps of each component; an estimate.
  public static func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter("CIColorPosterize")
  }
  /// A filter that shows colours between two.
  public static func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
  /// A filter that shows the greatest component as grey.
  public static func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter("CIMaximumComponent")
  }
  /// A filter that shows the least component as grey.
  public static func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter("CIMinimumComponent")
  }
  /// A filter that darkens the corners; an estimate.
  public static func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
  /// A filter that darkens what is beyond a circle; an estimate.
  public static func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter("CIVignetteEffect")
  }
  /// The filter `CIPhotoEffectChrome`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectChrome")
  }
  /// The filter `CIPhotoEffectFade`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectFade")
  }
  /// The filter `CIPhotoEffectInstant`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectInstant")
  }
  /// The filter `CIPhotoEffectMono`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }
  /// The filter `CIPhotoEffectNoir`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }
  /// The filter `CIPhotoEffectProcess`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectProcess")
  }
  /// The filter `CIPhotoEffectTonal`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTonal")
  }
  /// The filter `CIPhotoEffectTransfer`, which leaves the image as it is.
  ///
  /// - Note: Accepted; no effect. Its formula is not known, and the film's result says so.
  public static func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTransfer")
  }
}
