public import Foundation

/// A filter that puts two images together.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image beneath.
  var backgroundImage: CIImage? { get set }
}

/// A filter that shows an image where another is white.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image beneath.
  var backgroundImage: CIImage? { get set }
  /// The image that says where.
  var maskImage: CIImage? { get set }
}

/// A filter that makes brightness opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// A filter that makes squares of two colours; an estimate, with sharp edges.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// How wide, in pixels.
  var width: Float { get set }
  /// How sharp the edges are.
  ///
  /// - Note: Accepted; no effect. They are always sharp.
  var sharpness: Float { get set }
}

/// A filter that makes stripes of two colours; an estimate, with sharp edges.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// How wide, in pixels.
  var width: Float { get set }
  /// How sharp the edges are.
  ///
  /// - Note: Accepted; no effect. They are always sharp.
  var sharpness: Float { get set }
}

/// A filter that makes colours along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first colour is.
  var point0: CGPoint { get set }
  /// Where the second colour is.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes colours along a line that begin and end gently.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// Where the first colour is.
  var point0: CGPoint { get set }
  /// Where the second colour is.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes colours between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// Where the first colour is, in pixels from the middle.
  var radius0: Float { get set }
  /// Where the second colour is, in pixels from the middle.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes that the code says.
  var message: Data { get set }
  /// How much of it may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that makes a bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes that the code says.
  var message: Data { get set }
  /// How much is left free at both ends, in modules.
  var quietSpace: Float { get set }
  /// How high the bars are, in pixels.
  var barcodeHeight: Float { get set }
}
