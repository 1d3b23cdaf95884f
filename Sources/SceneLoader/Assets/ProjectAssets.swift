internal import Foundation

/// The catalogues of assets that a scene's project has.
enum ProjectAssets {
  /// What stands in every file that asks for an asset.
  private static let words = [
    "Image", "Color(", "named:", "image:", "Text(", "Label(", "Button(", "localized", "Localized",
    "navigationTitle(", ".custom(", "UIFont(", "Bundle", "StoreKit",
    "SpriteKit",
  ]

  /// Whether a file's text may ask for assets, texts or fonts, so that it is worth while to look for them.
  static func mayBeAskedFor(in text: String) -> Bool { words.contains(where: text.contains) }

  /// Whether a file's text asks for files of its project: by their names, for what its shop has, or for scenes and emitters.
  static func mayAskForFiles(_ text: String) -> Bool {
    ["Bundle", "StoreKit", "SpriteKit"].contains(where: text.contains)
  }

  /// What the project around a file has for scenes, of each kind that first to which it is the shortest way.
  ///
  /// - Parameters:
  ///   - path: The scene's file or folder.
  ///   - compiler: What is wished of projects.
  ///   - asksForFiles: Whether the scene asks for files by their names.
  /// - Returns: The files; none if there is no project, or if none may be looked at.
  static func resources(
    around path: String, _ compiler: SceneCompiler, asksForFiles: Bool
  ) -> ProjectResources {
    guard !compiler.project.isForbidden, let root = compiler.projectFolder(around: path)
    else { return ProjectResources() }
    func nearest(_ files: [String]) -> [String] { Self.nearest(files, to: path) }
    let files = compiler.projectFiles(in: root)
    return ProjectResources(
      catalogs: nearest(files.catalogs).map { AssetCatalog($0) }, tables: nearest(files.tables),
      fonts: nearest(files.fonts),
      files: asksForFiles ? Array(nearest(files.others + files.fonts).prefix(greatestCount)) : [])
  }

  /// How many files a scene may find by their names.
  private static let greatestCount = 4000

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

/// What a scene's project has besides code.
public struct ProjectResources: Codable, Hashable, Sendable {
  /// Catalogues of assets, the nearest first.
  public internal(set) var catalogs: [AssetCatalog] = []
  /// Tables of localised texts.
  public internal(set) var tables: [String] = []
  /// Fonts.
  public internal(set) var fonts: [String] = []
  /// Other files, for a scene that asks its bundle for some; the nearest first.
  public internal(set) var files: [String] = []
  /// What the app says of itself, for a scene that may ask for it.
  public internal(set) var information: ProjectInformation?

  /// Creates the resources of no project.
  public init() {}

  init(catalogs: [AssetCatalog], tables: [String], fonts: [String], files: [String]) {
    (self.catalogs, self.tables, self.fonts, self.files) = (catalogs, tables, fonts, files)
  }
}
