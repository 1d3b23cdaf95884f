public import Foundation
public import UIKitViews

/// A change of something of the library: none is made, as nobody lets the app.
public class PHAssetChangeRequest: NSObject {
  fileprivate static func refuse() -> Never {
    fatalError("PHAssetChangeRequest: nobody lets the app change the library in a film")
  }
  fileprivate override init() {}

  /// Adds a picture, in a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``.
  ///
  /// - Parameter image: The picture.
  /// - Returns: What adds it.
  /// - Note: Accepted; no effect. `from`: the library is empty.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self { refuse() }
  /// Adds a picture of a file.
  ///
  /// - Parameter fileURL: The file.
  /// - Returns: What adds it.
  /// - Note: Accepted; no effect. `atFileURL`: the library is empty.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { refuse() }
  /// Adds a film of a file.
  ///
  /// - Parameter fileURL: The file.
  /// - Returns: What adds it.
  /// - Note: Accepted; no effect. `atFileURL`: the library is empty.
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { refuse() }
  /// Changes something.
  ///
  /// - Parameter asset: What is changed; there is nothing.
  public init(for asset: PHAsset) { switch asset.absent {} }

  /// What stands for what is added.
  public final var placeholderForCreatedAsset: PHObjectPlaceholder? { Self.refuse() }
  /// Whether it is liked.
  public final var isFavorite: Bool {
    get { Self.refuse() }
    set { Self.refuse() }
  }
  /// When it was made.
  public final var creationDate: Date? {
    get { Self.refuse() }
    set { Self.refuse() }
  }
}

/// Something that is added to the library: nothing is, as nobody lets the app.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Adds something, in a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``.
  public class func forAsset() -> PHAssetCreationRequest { refuse() }
  /// Adds bytes.
  ///
  /// - Parameters:
  ///   - type: What they are.
  ///   - data: The bytes.
  ///   - options: How.
  /// - Note: Accepted; no effect. `with`, `data`, `options`: the library is empty.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) { Self.refuse() }
  /// Adds a file.
  ///
  /// - Parameters:
  ///   - type: What it is.
  ///   - fileURL: The file.
  ///   - options: How.
  /// - Note: Accepted; no effect. `with`, `fileURL`, `options`: the library is empty.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { Self.refuse() }
}

/// What stands for something that is added; nothing is.
public final class PHObjectPlaceholder: NSObject {
  private var absent: Never { fatalError("PHObjectPlaceholder: a film has no library") }
  private override init() {}
  /// The identifier that it will have.
  public var localIdentifier: String { switch absent {} }
}

/// What bytes are that are added.
public enum PHAssetResourceType: Int, Sendable {
  /// A picture.
  case photo = 1
  /// A film.
  case video = 2
  /// A sound.
  case audio = 3
  /// A picture without changes.
  case alternatePhoto = 4
  /// What moves of a picture that moves a little.
  case pairedVideo = 9
}

/// How bytes are added.
open class PHAssetResourceCreationOptions: NSObject {
  /// Its name in the library.
  open var originalFilename: String?
  /// Whether the file goes when it is added.
  open var shouldMoveFile = false
  /// Adds them as usual.
  public override init() {}
}
