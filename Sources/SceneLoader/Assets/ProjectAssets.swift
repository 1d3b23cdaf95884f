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
    let place = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    func distance(_ catalog: String) -> (up: Int, down: Int) {
      let parts = URL(fileURLWithPath: catalog).pathComponents
      let common = zip(parts, place).prefix { $0 == $1 }.count
      return (place.count - common, parts.count - common)
    }
    return ProjectFiles(in: root).catalogs.map { ($0, distance($0)) }
      .sorted { ($0.1.up, $0.1.down, $0.0) < ($1.1.up, $1.1.down, $1.0) }
      .map { AssetCatalog($0.0) }
  }
}
