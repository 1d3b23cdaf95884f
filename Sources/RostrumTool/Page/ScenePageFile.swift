import Foundation
import Reports
import SceneLoader

/// A scene's page as a file: what its process told, and the film that `render` makes of it.
struct ScenePageFile {
  /// UTF-8 HTML.
  let bytes: [UInt8]

  /// A page that is larger is told of.
  static let greatest = 3_000_000

  /// Films the scene and makes its page.
  ///
  /// - Parameters:
  ///   - told: What the scene's process told, as JSON.
  ///   - run: The scene and its words.
  /// - Throws: ``Failure``, `SceneError`, `CodecError`.
  init(_ told: [UInt8], of run: GoldenRun) throws {
    let film = try JSONDecoder().decode(SceneAccount.self, from: Data(told))
    let folder = try WorkFolder(
      in: FileManager.default.temporaryDirectory.path, named: "rostrum-page-")
    let path = "\(folder.path)/film.webp"
    // A scene that never settles is recorded for one period only.
    try run.film(to: [path], frames: "0-\(film.frameCount - 1)")
    guard let pictures = FileManager.default.contents(atPath: path) else {
      throw Failure(.usage, Messages.unreadable(path, "it may not be read"))
    }
    bytes = Array(try ScenePage(film, pictures: [UInt8](pictures)).make().utf8)
    if bytes.count > Self.greatest {
      Standard.error("Note: \(Messages.largePage(bytes.count))")
    }
  }
}
