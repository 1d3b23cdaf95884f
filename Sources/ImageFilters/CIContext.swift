public import Foundation
internal import Pixels
public import UIKitViews

/// What computes images: it makes pixels of recipes, by the processor, in an order that is always the same.
public final class CIContext: NSObject, Sendable {
  /// Creates a context.
  public override init() {}
  /// Creates a context.
  ///
  /// - Parameter options: How it computes.
  /// - Note: Accepted; no effect. `options`: it always computes with linear light, on the processor.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Pixels beyond this many are no picture.
  private static let greatestArea = 1 << 27

  /// Computes a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part, in the image's coordinates; it grows to whole pixels.
  /// - Returns: The picture; `nil` where the part has no pixels, or far too many.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isNull, !fromRect.isEndless else { return nil }
    let box = PixelBox(covering: fromRect.standardized)
    guard !box.isEmpty, box.width <= Self.greatestArea / box.height else { return nil }
    let picture = image.recipe.block(box).picture
    return CGImage(picture, named: "filtered-\(picture.mark)")
  }
  /// Computes a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part, in the image's coordinates; it grows to whole pixels.
  ///   - format: How many bits a component has.
  ///   - colorSpace: The colour space.
  /// - Returns: The picture; `nil` where the part has no pixels, or far too many.
  /// - Note: Accepted; no effect. `format`, `colorSpace`: pictures have eight bits of sRGB.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// Computes a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part, in the image's coordinates; it grows to whole pixels.
  ///   - format: How many bits a component has.
  ///   - colorSpace: The colour space.
  ///   - deferred: Whether it is computed when it is first drawn.
  /// - Returns: The picture; `nil` where the part has no pixels, or far too many.
  /// - Note: Accepted; no effect. `format`, `colorSpace`, `deferred`: it is computed at once, eight bits of sRGB.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Forgets what is kept from image to image, which is nothing.
  public func clearCaches() {}
}

extension Pixmap {
  /// A word for what is in the picture, by which lists tell pictures apart: FNV-1a over its pixels.
  fileprivate var mark: String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<height {
      for x in 0..<width { sum = (sum ^ UInt64(self[x, y])) &* 0x100_0000_01b3 }
    }
    return String(sum, radix: 36)
  }
}

/// How a context computes.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor computes, which it does anyway.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// The colour space in which filters compute.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The colour space of what is computed.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// How exact filters compute.
  public static let workingFormat = Self(rawValue: "working_format")
  /// Whether small images are mixed of more pixels.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether colours are multiplied by their opacities.
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  /// Whether what was computed on the way is kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether it may wait for more urgent work.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  /// Whether it may use power for speed.
  public static let allowLowPower = Self(rawValue: "kCIContextAllowLowPower")
  /// What it is called in reports.
  public static let name = Self(rawValue: "kCIContextName")
}

/// How many bits a component has, and in which order they are.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity, red, green, blue; eight bits each.
  public static let ARGB8 = Self(rawValue: 265)
  /// Blue, green, red, opacity; eight bits each.
  public static let BGRA8 = Self(rawValue: 266)
  /// Red, green, blue, opacity; eight bits each.
  public static let RGBA8 = Self(rawValue: 264)
  /// Opacity, blue, green, red; eight bits each.
  public static let ABGR8 = Self(rawValue: 267)
  /// Red, green, blue, opacity; sixteen bits each.
  public static let RGBA16 = Self(rawValue: 773)
  /// Red, green, blue, opacity; halves of `Float`.
  public static let RGBAh = Self(rawValue: 2056)
  /// Red, green, blue, opacity; `Float`s.
  public static let RGBAf = Self(rawValue: 2312)
}
