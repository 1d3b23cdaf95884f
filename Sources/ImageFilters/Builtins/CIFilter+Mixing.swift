extension CIFilter {
  /// A filter that puts two images together: `CISourceOverCompositing`.
  public static func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }
  /// A filter that puts two images together: `CISourceAtopCompositing`.
  public static func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceAtopCompositing")
  }
  /// A filter that puts two images together: `CISourceInCompositing`.
  public static func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceInCompositing")
  }
  /// A filter that puts two images together: `CISourceOutCompositing`.
  public static func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOutCompositing")
  }
  /// A filter that puts two images together: `CIAdditionCompositing`.
  public static func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIAdditionCompositing")
  }
  /// A filter that puts two images together: `CIMultiplyCompositing`.
  public static func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyCompositing")
  }
  /// A filter that puts two images together: `CIMaximumCompositing`.
  public static func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMaximumCompositing")
  }
  /// A filter that puts two images together: `CIMinimumCompositing`.
  public static func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMinimumCompositing")
  }
  /// A filter that puts two images together: `CIMultiplyBlendMode`.
  public static func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyBlendMode")
  }
  /// A filter that puts two images together: `CIScreenBlendMode`.
  public static func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIScreenBlendMode")
  }
  /// A filter that puts two images together: `CIOverlayBlendMode`.
  public static func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIOverlayBlendMode")
  }
  /// A filter that puts two images together: `CIHardLightBlendMode`.
  public static func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIHardLightBlendMode")
  }
  /// A filter that puts two images together: `CISoftLightBlendMode`.
  public static func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISoftLightBlendMode")
  }
  /// A filter that puts two images together: `CIDarkenBlendMode`.
  public static func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDarkenBlendMode")
  }
  /// A filter that puts two images together: `CILightenBlendMode`.
  public static func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CILightenBlendMode")
  }
  /// A filter that puts two images together: `CIDifferenceBlendMode`.
  public static func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIDifferenceBlendMode")
  }
  /// A filter that puts two images together: `CIExclusionBlendMode`.
  public static func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIExclusionBlendMode")
  }
  /// A filter that puts two images together: `CIColorDodgeBlendMode`.
  public static func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorDodgeBlendMode")
  }
  /// A filter that puts two images together: `CIColorBurnBlendMode`.
  public static func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIColorBurnBlendMode")
  }
  /// A filter that shows an image where another is white: `CIBlendWithMask`.
  public static func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithMask")
  }
  /// A filter that shows an image where another is white: `CIBlendWithAlphaMask`.
  public static func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithAlphaMask")
  }
  /// A filter that shows an image where another is white: `CIBlendWithRedMask`.
  public static func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithRedMask")
  }
  /// A filter that shows an image where another is white: `CIBlendWithBlueMask`.
  public static func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithBlueMask")
  }
  /// A filter that makes brightness opacity.
  public static func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter("CIMaskToAlpha")
  }
  /// A filter that makes squares of two colours; an estimate, with sharp edges.
  public static func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter("CICheckerboardGenerator")
  }
  /// A filter that makes stripes of two colours; an estimate, with sharp edges.
  public static func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter("CIStripesGenerator")
  }
  /// A filter that makes colours along a line.
  public static func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter("CILinearGradient")
  }
  /// A filter that makes colours along a line that begin and end gently.
  public static func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter("CISmoothLinearGradient")
  }
  /// A filter that makes colours between two circles.
  public static func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter("CIRadialGradient")
  }
  /// A filter that makes a QR code.
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }
  /// A filter that makes a bar code.
  public static func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter("CICode128BarcodeGenerator")
  }
}
