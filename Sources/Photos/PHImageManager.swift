public import AVFoundation
public import Foundation
public import UIKitViews

/// The number of something that was asked for.
public typealias PHImageRequestID = Int32
/// As large as a picture is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a picture is still to come in a better form.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether a picture is not on the device.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether nobody wants a picture any more.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// What gives pictures of the library, of which there are none.
open class PHImageManager: NSObject {
  /// Creates it.
  public override init() {}
  /// One for all pictures.
  open class func `default`() -> PHImageManager { PHImageManager() }

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - asset: Of what; there is nothing.
  ///   - targetSize: How large, in pixels.
  ///   - contentMode: How it fills that.
  ///   - options: How it is given.
  ///   - resultHandler: Gets it.
  /// - Returns: The number of what was asked for.
  /// - Note: Accepted; no effect. `targetSize`, `contentMode`, `options`, `resultHandler`: the library is empty.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { switch asset.absent {} }
  /// Asks for a picture as its file has it.
  ///
  /// - Parameters:
  ///   - asset: Of what; there is nothing.
  ///   - options: How it is given.
  ///   - resultHandler: Gets the bytes, their type, how the picture is turned, and more.
  /// - Returns: The number of what was asked for.
  /// - Note: Accepted; no effect. `options`, `resultHandler`: the library is empty.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { switch asset.absent {} }
  /// Asks for a film.
  ///
  /// - Parameters:
  ///   - asset: Of what; there is nothing.
  ///   - options: How it is given.
  ///   - resultHandler: Gets it.
  /// - Returns: The number of what was asked for.
  /// - Note: Accepted; no effect. `options`, `resultHandler`: the library is empty.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { switch asset.absent {} }
  /// Asks for a film.
  ///
  /// - Parameters:
  ///   - asset: Of what; there is nothing.
  ///   - options: How it is given.
  ///   - resultHandler: Gets it, and how its sounds are mixed.
  /// - Returns: The number of what was asked for.
  /// - Note: Accepted; no effect. `options`, `resultHandler`: the library is empty.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { switch asset.absent {} }
  /// Gives up something that was asked for.
  ///
  /// - Note: Accepted; no effect. `requestID`: nothing is on its way.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// What gives pictures of the library, and has them ready before they are asked for.
open class PHCachingImageManager: PHImageManager {
  /// Whether large pictures are among them.
  ///
  /// - Note: Accepted; no effect. `allowsCachingHighQualityImages`: there are no pictures.
  open var allowsCachingHighQualityImages = true
  /// Creates it.
  public override init() {}
  /// Gets pictures ready.
  ///
  /// - Parameters:
  ///   - assets: Of what.
  ///   - targetSize: How large, in pixels.
  ///   - contentMode: How they fill that.
  ///   - options: How they are given.
  /// - Note: Accepted; no effect. `for`, `targetSize`, `contentMode`, `options`: there are no pictures.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Needs pictures no more.
  ///
  /// - Parameters:
  ///   - assets: Of what.
  ///   - targetSize: How large, in pixels.
  ///   - contentMode: How they fill that.
  ///   - options: How they are given.
  /// - Note: Accepted; no effect. `for`, `targetSize`, `contentMode`, `options`: there are no pictures.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Needs no picture any more.
  open func stopCachingImagesForAllAssets() {}
}

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// Whole.
  case aspectFit
  /// All of the size.
  case aspectFill
  /// As usual: whole.
  public static let `default` = Self.aspectFit
}

/// How a picture is given.
open class PHImageRequestOptions: NSObject {
  /// Whether it may be that it was changed.
  open var version = PHImageRequestOptionsVersion.current
  /// How soon, and how good.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly it has the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether it may come by a network.
  open var isNetworkAccessAllowed = false
  /// Whether code waits for it.
  open var isSynchronous = false
  /// Asks for the usual.
  public override init() {}
}
/// Which version of a picture is given.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it was changed.
  case current
  /// As it was.
  case unadjusted
  /// As it was, in its own form.
  case original
}
/// How soon a picture is given, and how good.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// One soon, and a good one later.
  case opportunistic
  /// A good one.
  case highQualityFormat
  /// One soon.
  case fastFormat
}
/// How exactly a picture has the size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// It has its own.
  case none
  /// About.
  case fast
  /// To the pixel.
  case exact
}

/// How a film is given.
open class PHVideoRequestOptions: NSObject {
  /// Whether it may come by a network.
  open var isNetworkAccessAllowed = false
  /// How soon, and how good.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Asks for the usual.
  public override init() {}
}
/// How soon a film is given, and how good.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As the system thinks best.
  case automatic
  /// A good one.
  case highQualityFormat
  /// A fair one.
  case mediumQualityFormat
  /// One soon.
  case fastFormat
}
