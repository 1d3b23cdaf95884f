/// The names of Core Image's filters that are not done here, so that a scene that uses one is told apart from one that
/// misspells a name.
enum UndoneFilters {
  static let names: Set<Substring> = Set(text.split(whereSeparator: \.isWhitespace))

  private static let text = """
    CIAccordionFoldTransition CIAffineTile CIAreaAlphaWeightedHistogram CIAreaAverageMaximumRed
    CIAreaBoundsRed CIAreaHistogram CIAreaLogarithmicHistogram CIAreaMaximum CIAreaMaximumAlpha
    CIAreaMinMax CIAreaMinMaxRed CIAreaMinimum CIAreaMinimumAlpha CIAttributedTextImageGenerator
    CIAztecCodeGenerator CIBarcodeGenerator CIBarsSwipeTransition CIBicubicScaleTransform
    CIBlurredRectangleGenerator CIBlurredRoundedRectangleGenerator CIBokehBlur CIBumpDistortion
    CIBumpDistortionLinear CICameraCalibrationLensCorrection CICannyEdgeDetector
    CICircleSplashDistortion CICircularScreen CICircularWrap CICMYKHalftone
    CIColorAbsoluteDifference CIColorBlendMode CIColorCrossPolynomial CIColorCube
    CIColorCubeWithColorSpace CIColorCubesMixedWithMask CIColorCurves CIColorMap CIColorThreshold
    CIColorThresholdOtsu CIColumnAverage CIComicEffect CIConvertLabToRGB CIConvertRGBtoLab
    CIConvolution3X3 CIConvolution5X5 CIConvolution7X7 CIConvolution9Horizontal
    CIConvolution9Vertical CIConvolutionRGB3X3 CIConvolutionRGB5X5 CIConvolutionRGB7X7
    CIConvolutionRGB9Horizontal CIConvolutionRGB9Vertical CICopyMachineTransition
    CICoreMLModelFilter CIDepthBlurEffect CIDepthOfField CIDepthToDisparity CIDiscBlur
    CIDisintegrateWithMaskTransition CIDisparityToDepth CIDisplacementDistortion
    CIDissolveTransition CIDistanceGradientFromRedMask CIDither CIDivideBlendMode
    CIDocumentEnhancer CIDotScreen CIDroste CIEdgePreserveUpsampleFilter CIEdgeWork
    CIEightfoldReflectedTile CIFlashTransition CIFourfoldReflectedTile CIFourfoldRotatedTile
    CIFourfoldTranslatedTile CIGaborGradients CIGaussianGradient CIGlassDistortion CIGlassLozenge
    CIGlideReflectedTile CIGloom CIGuidedFilter CIHardMixBlendMode CIHatchedScreen
    CIHeightFieldFromMask CIHexagonalPixellate CIHighlightShadowAdjust CIHistogramDisplayFilter
    CIHoleDistortion CIHueBlendMode CIHueSaturationValueGradient CIKMeans CIKaleidoscope
    CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal CIKeystoneCorrectionVertical
    CILabDeltaE CILenticularHaloGenerator CILightTunnel CILineOverlay CILineScreen
    CILinearBurnBlendMode CILinearDodgeBlendMode CILinearLightBlendMode CILuminosityBlendMode
    CIMaskedVariableBlur CIMaximumScaleTransform CIMedianFilter CIMeshGenerator CIMix
    CIModTransition CIMorphologyGradient CIMorphologyMaximum CIMorphologyMinimum
    CIMorphologyRectangleMaximum CIMorphologyRectangleMinimum CIMotionBlur CINinePartStretched
    CINinePartTiled CINoiseReduction CIOpTile CIPDF417BarcodeGenerator CIPageCurlTransition
    CIPageCurlWithShadowTransition CIPaletteCentroid CIPalettize CIParallelogramTile
    CIPersonSegmentation CIPerspectiveCorrection CIPerspectiveRotate CIPerspectiveTile
    CIPerspectiveTransform CIPerspectiveTransformWithExtent CIPhotoEffectChrome CIPhotoEffectFade
    CIPhotoEffectInstant CIPhotoEffectMono CIPhotoEffectNoir CIPhotoEffectProcess
    CIPhotoEffectTonal CIPhotoEffectTransfer CIPinLightBlendMode CIPinchDistortion CIPointillize
    CIRandomGenerator CIRippleTransition CIRoundedRectangleGenerator
    CIRoundedRectangleStrokeGenerator CIRowAverage CISaliencyMapFilter CISampleNearest
    CISaturationBlendMode CIShadedMaterial CISixfoldReflectedTile CISixfoldRotatedTile
    CISobelGradients CISpotColor CISpotLight CIStarShineGenerator CIStraightenFilter CIStretchCrop
    CISubtractBlendMode CISunbeamsGenerator CISwipeTransition CITemperatureAndTint
    CITextImageGenerator CIThermal CIToneCurve CIToneMapHeadroom CITorusLensDistortion
    CITriangleKaleidoscope CITriangleTile CITwelvefoldReflectedTile CITwirlDistortion
    CIVividLightBlendMode CIVortexDistortion CIXRay CIZoomBlur
    """
}
