public import Foundation

/// The folders of an app, as Foundation names them on Apple's systems.
extension URL {
  /// The first of some paths as a folder.
  private static func folder(_ paths: [String]) -> URL {
    URL(fileURLWithPath: paths.first ?? NSTemporaryDirectory(), isDirectory: true)
  }

  /// The folder of documents.
  public static var documentsDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true))
  }
  /// The folder of what an app keeps for itself.
  public static var applicationSupportDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.applicationSupportDirectory, .userDomainMask, true))
  }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true))
  }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.downloadsDirectory, .userDomainMask, true))
  }
  /// The folder of the library.
  public static var libraryDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true))
  }
  /// The folder of pictures.
  public static var picturesDirectory: URL {
    folder(NSSearchPathForDirectoriesInDomains(.picturesDirectory, .userDomainMask, true))
  }
}
