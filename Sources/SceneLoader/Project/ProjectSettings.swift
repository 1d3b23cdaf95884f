internal import Foundation

/// The settings of Xcode projects that say which dialect of Swift their files are written in.
struct ProjectSettings {
  /// The settings' file; `nil` where none of it counts.
  private(set) var file: String?
  /// What the compiler is told.
  private(set) var dialect: [String] = []

  /// How far up from a scene its Xcode project is looked for.
  private static let greatestHeight = 8
  /// What Swift 6 allows and Swift 5 does not.
  ///
  /// What it forbids besides is left to those who build the app.
  private static let features6 = [
    "IsolatedDefaultValues", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
    "ImplicitOpenExistentials",
  ]
  /// What Xcode calls approachable concurrency.
  private static let approachable = [
    "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]

  /// Reads the settings of the nearest Xcode project around a scene.
  ///
  /// - Parameter path: The scene's file or folder.
  init(around path: String) {
    // What a package's manifest says of it stands above what a project around the package says.
    let (projects, isPackaged) = Self.nearestProjects(to: path)
    for project in projects where !isPackaged && file == nil {
      dialect = Self.dialect(of: (try? Data(contentsOf: project)) ?? Data())
      if !dialect.isEmpty { file = project.path }
    }
  }

  /// The settings' files of the nearest Xcode projects around a scene, and whether a package lies between.
  ///
  /// - Parameter path: The scene's file or folder.
  /// - Returns: Each `project.pbxproj` of one folder, sorted.
  static func nearestProjects(to path: String) -> (files: [URL], isPackaged: Bool) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isPackaged = false
    for _ in 0..<greatestHeight where folder.pathComponents.count > 1 {
      let files = FileManager.default
      let manifest = folder.appendingPathComponent("Package.swift").path
      if files.fileExists(atPath: manifest) { isPackaged = true }
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
      if !projects.isEmpty {
        let places = projects.map { folder.appendingPathComponent("\($0)/project.pbxproj") }
        return (places, isPackaged)
      }
      folder.deleteLastPathComponent()
    }
    return ([], isPackaged)
  }

  /// What the compiler is told by a project's settings.
  ///
  /// A project that Xcode 26 made has its declarations on the main actor, where others leave them to nobody.
  ///
  /// - Parameter settings: The bytes of `project.pbxproj`.
  /// - Returns: The arguments; none where all is as it always was.
  static func dialect(of settings: Data) -> [String] {
    func says(_ name: String, _ value: String) -> Bool {
      settings.range(of: Data("\(name) = \(value)".utf8)) != nil
    }
    var features: [String] = []
    if says("SWIFT_VERSION", "6") { features += features6 }
    if says("SWIFT_APPROACHABLE_CONCURRENCY", "YES") { features += approachable }
    var seen: Set<String> = []
    let list = features.filter { seen.insert($0).inserted }
      .flatMap { ["-enable-upcoming-feature", $0] }
    let isolated = says("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")
    return list + (isolated ? ["-default-isolation", "MainActor"] : [])
  }
}
