public import Foundation
public import Geometry

/// A filter that blurs by a Gaussian.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}

/// A filter that blurs by the mean of a square; an estimate.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}

/// A filter that sharpens edges; an estimate.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that sharpens brightness; an estimate.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How sharp.
  var sharpness: Float { get set }
  /// How far, in pixels.
  var radius: Float { get set }
}

/// A filter that lets light shine around; an estimate.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that makes squares of an image; an estimate.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// How large.
  var scale: Float { get set }
}

/// A filter that makes cells of an image; an estimate.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How far, in pixels.
  var radius: Float { get set }
  /// The middle.
  var center: CGPoint { get set }
}

/// A filter that shows edges; an estimate.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that makes an image larger or smaller; an estimate.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How large.
  var scale: Float { get set }
  /// How wide for its height.
  var aspectRatio: Float { get set }
}

/// A filter that moves an image whose edges go on without end.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// How it is moved, turned or scaled.
  var transform: CGAffineTransform { get set }
}

/// A filter that makes one pixel of an area.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The area.
  var extent: CGRect { get set }
}
