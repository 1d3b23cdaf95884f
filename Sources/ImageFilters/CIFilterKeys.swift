// The names are Core Image's, by which filters' values are set.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of a filter's value: the image that is filtered.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's value: the image beneath.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's value: the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a filter's value: the image that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a filter's value: the image whose colours are taken.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of a filter's value: the image that says how light falls.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of a filter's value: how far a transition is.
public let kCIInputTimeKey = "inputTime"
/// The key of a filter's value: how it is moved, turned or scaled.
public let kCIInputTransformKey = "inputTransform"
/// The key of a filter's value: how large.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's value: how wide for its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a filter's value: the middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's value: how far, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's value: how far it is turned, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a filter's value: how much glass bends light.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of a filter's value: how wide, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a filter's value: how sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a filter's value: how much.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's value: how many times the light doubles.
public let kCIInputEVKey = "inputEV"
/// The key of a filter's value: how colourful.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's value: a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's value: how much lighter.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's value: how much farther from grey.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's value: numbers by which pixels around are added.
public let kCIInputWeightsKey = "inputWeights"
/// The key of a filter's value: which version of the filter.
public let kCIInputVersionKey = "inputVersion"
/// The key of a filter's value: an area.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's value: how much.
public let kCIInputAmountKey = "inputAmount"
/// The key of a filter's value: what is added.
public let kCIInputBiasKey = "inputBias"
/// The key of what a filter gives.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's name among what is told of it.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people among what is told of it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of what a value is at first among what is told of it.
public let kCIAttributeDefault = "CIAttributeDefault"
