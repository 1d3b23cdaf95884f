public import Foundation

/// The folders of an app, as Foundation names them on Apple's systems.
extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// The folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what an app keeps for itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the library.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
}
