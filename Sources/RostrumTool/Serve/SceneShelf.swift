import Foundation

/// A shelf of scenes: those that `serve` was given, and those in folders that it was given.
struct SceneShelf: Sendable {
  /// A scene.
  struct Scene: Sendable, Hashable {
    let name: String
    let path: String
  }

  let scenes: [Scene]

  /// Words that a Swift file has which shows something.
  private static let showing = ["#Preview", "PreviewProvider"]
  /// The key that every scene document begins with.
  private static let documentKey = "rostrum"
  /// Folders that hold no scenes of a person's.
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Looks at what there is.
  ///
  /// - Parameters:
  ///   - paths: Scene files, and folders with some.
  ///   - format: What a file holds, where no ending tells.
  /// - Throws: ``Failure``, `SceneError`: the first path that is neither.
  init(_ paths: [String], format: SceneOptions.Input?) throws {
    var found: [Scene] = []
    for path in paths {
      if Place.isFolder(path) {
        let inside = Self.scenes(in: path)
        if inside.isEmpty { throw Failure(.usage, Messages.noScenes(in: path)) }
        found += inside
      } else {
        try SceneSource(path: path, format: format).checkFile()
        found.append(Scene(name: Place.stem(of: path), path: path))
      }
    }
    var paths: Set<String> = []
    scenes = found.filter { paths.insert($0.path).inserted }
  }

  /// The files of Swift in a folder that show something.
  static func swiftScenes(in folder: String) -> [String] {
    scenes(in: folder).map(\.path).filter { Place.ending(of: $0) == "swift" }
  }

  private static func scenes(in folder: String) -> [Scene] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var (files, folders): ([Scene], [Scene]) = ([], [])
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(base)/\(name)"
      if Place.isFolder(path) {
        if !passedOver.contains(name) { folders += scenes(in: path) }
      } else if isScene(path, name) {
        files.append(Scene(name: Place.stem(of: path), path: path))
      }
    }
    return files + folders
  }

  private static func isScene(_ path: String, _ name: String) -> Bool {
    let ending = Place.ending(of: path)
    guard SceneSource.endings.contains(ending) else { return false }
    if [".script.", ".check."].contains(where: name.contains) { return false }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    if ending == "swift" { return showing.contains { text.contains($0) } }
    return text.split(separator: "\n").contains {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " {\"\t")).hasPrefix(documentKey)
    }
  }
}
