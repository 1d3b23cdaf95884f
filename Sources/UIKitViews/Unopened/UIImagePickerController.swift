import Foundation
@_spi(Engine) import ViewEngine

/// A picker of pictures and a camera: its place, as no film has either.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of what was saved.
    case savedPhotosAlbum
  }
  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// That at the back.
    case rear
    /// That at the front.
    case front
  }
  /// What is told of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it is.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture's file is.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film's file is.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// What kind it is.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// How it was cut.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which camera is asked for.
  ///
  /// - Note: Accepted; no effect. `cameraDevice`: nothing is picked.
  open var cameraDevice = CameraDevice.rear
  /// The kinds that can be picked, by their names.
  ///
  /// - Note: Accepted; no effect. `mediaTypes`: nothing is picked.
  open var mediaTypes = ["public.image"]
  /// Whether what is picked is cut first.
  ///
  /// - Note: Accepted; no effect. `allowsEditing`: nothing is picked.
  open var allowsEditing = false
  /// What is told of what was picked; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing is picked.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there is a source: a film has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// The kinds that a source has, by their names; none of a camera's.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }

  open override func loadView() {
    view = UnshownPlace(
      "the page of UIImagePickerController", symbol: sourceType == .camera ? "camera" : "photo"
    ).view()
  }
}

/// What is told of what was picked; nothing is.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Something was picked.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: What was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was picked.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
