import Foundation
import Geometry
import Views

/// What the fourth component of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// The opacity, by which the others are multiplied, behind them.
  case premultipliedLast
  /// The opacity, by which the others are multiplied, before them.
  case premultipliedFirst
  /// The opacity, behind them.
  case last
  /// The opacity, before them.
  case first
  /// Nothing, behind them.
  case noneSkipLast
  /// Nothing, before them.
  case noneSkipFirst
  /// Only it.
  case alphaOnly
}

/// How the components of a pixel lie.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say what the fourth component is.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// Components are fractions.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The lowest of four bytes first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// The highest of four bytes first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// How pixels between those of a picture are made.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default`
  /// Not at all.
  case none
  /// Quickly.
  case low
  /// Well.
  case high
  /// In between.
  case medium
}

extension CGContext {
  /// Creates a context of pixels, whose origin is at the bottom left and whose y grows upwards.
  ///
  /// What is drawn is kept as commands, as in every context here, so that nothing is written to `data`.
  ///
  /// - Parameters:
  ///   - data: Where pixels are to lie: `nil`, as nobody reads them there; with others there is no context.
  ///   - width: Pixels across, above 0.
  ///   - height: Pixels down, above 0.
  ///   - bitsPerComponent: Bits of a component.
  ///   - bytesPerRow: Bytes of a row.
  ///   - space: The colour space.
  ///   - bitmapInfo: How the components lie.
  /// - Note: Accepted; no effect. `bitsPerComponent`, `bytesPerRow`, `space`, `bitmapInfo`: commands are kept.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard unsafe data == nil, width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    concatenate(CGAffineTransform(translationX: 0, y: CGFloat(height)).scaledBy(x: 1, y: -1))
  }

  /// Pixels across.
  public var width: Int { Int((size.width * scale).rounded()) }
  /// Pixels down.
  public var height: Int { Int((size.height * scale).rounded()) }
  /// How pixels between those of a picture are made.
  ///
  /// - Note: Accepted; no effect. `interpolationQuality`: pictures are smooth where they are shown.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

extension CGImage {
  /// The colour space of the pixels.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  /// Bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// What the fourth component of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the components lie.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
