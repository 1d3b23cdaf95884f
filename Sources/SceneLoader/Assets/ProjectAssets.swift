internal import Foundation

/// The catalogues of assets that a scene's project has.
enum ProjectAssets {
  /// What stands in every file that asks for an asset.
  private static let words = ["Image", "Color(", "named:", "image:"]

  /// Whether a file's text may ask for assets, so that it is worth while to look for them.
  static func mayBeAskedFor(in text: String) -> Bool { words.contains(where: text.contains) }

  /// The catalogues of the project around a file, those first to which it is the shortest way.
  ///
  /// - Parameters:
  ///   - path: The scene's file or folder.
  ///   - compiler: What is wished of projects.
  /// - Returns: The catalogues; none if there is no project, or if none may be looked at.
  static func catalogs(around path: String, _ compiler: SceneCompiler) -> [AssetCatalog] {
    guard !compiler.project.isForbidden, let root = compiler.projectFolder(around: path)
    else { return [] }
    return nearest(ProjectFiles(in: root).catalogs, to: path).map { AssetCatalog($0) }
  }

  /// Files of a project, those first to which it is the shortest way from a scene.
  static func nearest(_ files: [String], to path: String) -> [String] {
    let place = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    func distance(_ file: String) -> (up: Int, down: Int) {
      let parts = URL(fileURLWithPath: file).pathComponents
      let common = zip(parts, place).prefix { $0 == $1 }.count
      return (place.count - common, parts.count - common)
    }
    return files.map { ($0, distance($0)) }
      .sorted { ($0.1.up, $0.1.down, $0.0) < ($1.1.up, $1.1.down, $1.0) }
      .map(\.0)
  }
}
