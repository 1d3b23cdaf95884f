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
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    for _ in 0..<Self.greatestHeight where folder.pathComponents.count > 1 {
      // What a package's manifest says of it stands above what a project around the package says.
      let files = FileManager.default
      if files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return }
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
      for project in projects {
        let settings = folder.appendingPathComponent("\(project)/project.pbxproj")
        dialect = Self.dialect(of: (try? Data(contentsOf: settings)) ?? Data())
        if !dialect.isEmpty {
          file = settings.path
          return
        }
      }
      if !projects.isEmpty { return }
      folder.deleteLastPathComponent()
    }
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
