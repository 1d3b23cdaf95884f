public import Foundation
@_exported public import Photos
public import UIKitViews
public import Views

/// Which pictures and films can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  private let words: String
  /// Pictures.
  public static let images = Self(words: "images")
  /// Films.
  public static let videos = Self(words: "videos")
  /// Pictures that move a little.
  public static let livePhotos = Self(words: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = Self(words: "screenshots")
  /// Films of the screen.
  public static let screenRecordings = Self(words: "screenRecordings")
  /// Pictures that are wide.
  public static let panoramas = Self(words: "panoramas")
  /// What one filter lets pass.
  public static func any(of subfilters: [PHPickerFilter]) -> Self {
    Self(words: "any(\(subfilters.map(\.words).joined(separator: " ")))")
  }
  /// What all filters let pass.
  public static func all(of subfilters: [PHPickerFilter]) -> Self {
    Self(words: "all(\(subfilters.map(\.words).joined(separator: " ")))")
  }
  /// What a filter does not let pass.
  public static func not(_ filter: PHPickerFilter) -> Self { Self(words: "not(\(filter.words))") }
}

/// How a picker of pictures is.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form pictures are given.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system thinks best.
    case automatic
    /// As they are.
    case current
    /// In the form that most can read.
    case compatible
  }
  /// In which order they are given.
  public enum Selection: Int, Sendable {
    /// Any.
    case `default`
    /// As they were picked.
    case ordered
  }

  /// How many can be picked; 0 for as many as there are.
  ///
  /// - Note: Accepted; no effect. `selectionLimit`: nothing is picked.
  public var selectionLimit = 1
  /// Which can be picked; `nil` for all.
  public var filter: PHPickerFilter?
  /// In which form they are given.
  ///
  /// - Note: Accepted; no effect. `preferredAssetRepresentationMode`: nothing is picked.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order they are given.
  ///
  /// - Note: Accepted; no effect. `selection`: nothing is picked.
  public var selection = Selection.default
  /// Those that are picked at first, by their identifiers.
  ///
  /// - Note: Accepted; no effect. `preselectedAssetIdentifiers`: nothing is picked.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the usual: one of any kind.
  public init() {}
  /// Creates the usual for a library.
  ///
  /// - Note: Accepted; no effect. `photoLibrary`: a film has no library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Something that was picked; nothing is.
@MainActor @preconcurrency public struct PHPickerResult {
  /// What gives it.
  public let itemProvider: NSItemProvider
  /// Its identifier in the library.
  public let assetIdentifier: String?
}

/// A picker of pictures: its place, as a film has no library.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  /// How it is.
  public let configuration: PHPickerConfiguration
  /// What is told of what was picked; nothing is.
  ///
  /// - Note: Accepted; no effect. `delegate`: nothing is picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  ///
  /// - Parameter configuration: How it is.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UnshownPlace(
      "the page of PHPickerViewController", symbol: "photo.on.rectangle"
    ).view()
  }
}

/// What is told of what was picked; nothing is.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Something was picked, or nothing.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: What was picked; none if the picker was closed.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
