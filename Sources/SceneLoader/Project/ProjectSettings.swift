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
    let (projects, manifest) = Self.nearestProjects(to: path)
    if let manifest {
      dialect = Self.dialect(ofManifest: (try? Data(contentsOf: manifest)) ?? Data())
      if !dialect.isEmpty { file = manifest.path }
      return
    }
    for project in projects where file == nil {
      dialect = Self.dialect(of: (try? Data(contentsOf: project)) ?? Data())
      if !dialect.isEmpty { file = project.path }
    }
  }

  /// The settings' files of the nearest Xcode projects around a scene, and the manifest of a package that lies between.
  ///
  /// - Parameter path: The scene's file or folder.
  /// - Returns: Each `project.pbxproj` of one folder, sorted; the nearest manifest, if there is one.
  static func nearestProjects(to path: String) -> (files: [URL], manifest: URL?) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var manifest: URL?
    for _ in 0..<greatestHeight where folder.pathComponents.count > 1 {
      let files = FileManager.default
      let place = folder.appendingPathComponent("Package.swift")
      if manifest == nil, files.fileExists(atPath: place.path) { manifest = place }
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
      if !projects.isEmpty {
        let places = projects.map { folder.appendingPathComponent("\($0)/project.pbxproj") }
        return (places, manifest)
      }
      folder.deleteLastPathComponent()
    }
    return ([], manifest)
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

  /// What the compiler is told by a package's manifest: what it says of any of the package's targets.
  ///
  /// - Parameter manifest: The bytes of `Package.swift`.
  /// - Returns: The arguments; none where all is as it always was.
  static func dialect(ofManifest manifest: Data) -> [String] {
    let words = String(decoding: manifest, as: UTF8.self)
    let version = words.range(of: "swift-tools-version:").map { words[$0.upperBound...] }
    let is6 = version?.drop { $0 == " " }.prefix(while: \.isNumber) == "6"
    let isLate = is6 && !words.contains("swiftLanguageMode") || words.contains("Mode(.v6)")
    let list = isLate ? features6.flatMap { ["-enable-upcoming-feature", $0] } : []
    return list + (isIsolated(words) ? ["-default-isolation", "MainActor"] : [])
  }

  /// Whether a manifest has its package's declarations on the main actor.
  ///
  /// - Parameter manifest: Its text.
  /// - Returns: Whether it does, of any target.
  static func isIsolated(_ manifest: String) -> Bool {
    manifest.contains("defaultIsolation(MainActor.self)")
  }
}
