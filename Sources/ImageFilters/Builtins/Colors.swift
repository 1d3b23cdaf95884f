public import Foundation

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How colourful: 0 for greys, 1 for no change.
  var saturation: Float { get set }
  /// How much light is added.
  var brightness: Float { get set }
  /// How much farther from grey: 1 for no change.
  var contrast: Float { get set }
}

/// A filter that makes an image lighter or darker.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How many times the light doubles.
  var ev: Float { get set }
}

/// A filter that makes the middle tones lighter or darker.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The power; 1 for no change.
  var power: Float { get set }
}

/// A filter that makes pale colours stronger; an estimate.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How much.
  var amount: Float { get set }
}

/// A filter that turns all colours; an estimate.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far colours are turned, in radians.
  var angle: Float { get set }
}

/// A filter that makes each component of all.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// What red is made of.
  var rVector: CIVector { get set }
  /// What green is made of.
  var gVector: CIVector { get set }
  /// What blue is made of.
  var bVector: CIVector { get set }
  /// What the opacity is made of.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}

/// A filter that changes each component by a polynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The terms of red, the constant one first.
  var redCoefficients: CIVector { get set }
  /// The terms of green, the constant one first.
  var greenCoefficients: CIVector { get set }
  /// The terms of blue, the constant one first.
  var blueCoefficients: CIVector { get set }
  /// The terms of the opacity, the constant one first.
  var alphaCoefficients: CIVector { get set }
}

/// A filter that keeps components between two bounds.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The least components.
  var minComponents: CIVector { get set }
  /// The greatest components.
  var maxComponents: CIVector { get set }
}

/// A filter that makes white another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}

/// A filter that encodes light.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that decodes light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that leaves what is missing to white, in linear light; an estimate.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that shows shades of one colour; an estimate.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that shows brown tones; an estimate.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that leaves a few steps of each component; an estimate.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How many steps.
  var levels: Float { get set }
}

/// A filter that shows colours between two.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that shows the greatest component as grey.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the least component as grey.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that darkens the corners; an estimate.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that darkens what is beyond a circle; an estimate.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
  /// How softly it ends.
  var falloff: Float { get set }
}

/// A filter that looks like a kind of film; none is done here.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}
