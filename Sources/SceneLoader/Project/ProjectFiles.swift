internal import Foundation
internal import Glibc

/// The files of a project that films may need, found by one walk through its folders.
struct ProjectFiles {
  /// The project's folder, absolute.
  let root: String
  /// Swift files, sorted.
  private(set) var sources: [String] = []
  /// Catalogues of assets, sorted.
  private(set) var catalogs: [String] = []
  /// Fonts, sorted.
  private(set) var fonts: [String] = []
  /// Tables of words: `.strings` in folders of a language, and `.xcstrings`; sorted.
  private(set) var tables: [String] = []
  /// Data models, folders with a version or several; sorted.
  private(set) var models: [String] = []
  /// Shaders' source, sorted.
  private(set) var shaders: [String] = []
  /// All other files but code, sorted: what an app brings along.
  private(set) var others: [String] = []
  /// The names of folders, of which some are modules, and what manifests call modules.
  private(set) var modules: Set<String> = []
  /// Whether there is something besides code that has names in code.
  var hasNames: Bool { !catalogs.isEmpty || !tables.isEmpty || !models.isEmpty }
  /// The packages whose targets are modules of their own.
  private var packages: [LocalPackages.Package] = []
  /// Folders that were walked through, absolute, of which none is walked through again.
  private var walked: [String] = []
  /// Whether something marks the folder as a project.
  ///
  /// One that nothing marks is not that of the projects in it.
  private let isMarked: Bool

  /// The most Swift files that are looked at, and how deep folders are.
  private static let (greatestCount, greatestDepth) = (20_000, 40)
  /// Folders of what is built or comes from elsewhere.
  private static let skipped: Set<String> = [
    "build", "Build", "DerivedData", "node_modules", "Carthage", "Output",
  ]
  /// What marks the folder of a project.
  private static let marks = ["Package.swift", ".git"]

  /// The folder of the project around a file: the nearest that holds a package, an Xcode project or a repository; where
  /// none does, the outermost of those around it in which sources or assets lie.
  ///
  /// - Parameters:
  ///   - file: The file, or folder.
  ///   - environment: The tool's environment: nobody's home is a project.
  /// - Returns: The folder, absolute; `nil` if there is none.
  static func root(around file: String, environment: [String: String]) -> String? {
    var folder = URL(fileURLWithPath: file).standardizedFileURL
    while folder.pathComponents.count > 1 {
      if Confinement.holdsSecrets(folder.resolvingSymlinksInPath(), environment) { break }
      if isProject(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return unmarkedRoot(around: file, environment: environment)
  }

  /// How far up sources without a project are looked for, and how many folders between them may hold none.
  private static let (greatestHeight, greatestGap) = (5, 1)

  /// The outermost folder of some sources that no project, package or repository holds.
  private static func unmarkedRoot(
    around file: String, environment: [String: String]
  ) -> String? {
    var folder = URL(fileURLWithPath: file).standardizedFileURL
    if !SceneCompiler.isFolder(folder.path) { folder.deleteLastPathComponent() }
    var (root, gap): (String?, Int) = (nil, 0)
    for _ in 0..<greatestHeight {
      let isSafe =
        !Confinement.holdsSecrets(folder.resolvingSymlinksInPath(), environment)
        && !isEverybodys(folder.path)
      guard isSafe, gap <= greatestGap else { break }
      let holdsSources = entries(of: folder.path).contains { name, isFolder in
        isFolder ? name.hasSuffix(".xcassets") : name.hasSuffix(".swift")
      }
      (root, gap) = holdsSources ? (folder.path, 0) : (root, gap + 1)
      folder.deleteLastPathComponent()
    }
    return root
  }

  /// Whether anybody may write into a folder, as into that of what does not last.
  private static func isEverybodys(_ folder: String) -> Bool {
    var status = stat()
    return unsafe stat(folder, &status) != 0 || status.st_mode & S_IWOTH != 0
  }

  private static func isProject(_ folder: String) -> Bool {
    let files = FileManager.default
    if marks.contains(where: { files.fileExists(atPath: "\(folder)/\($0)") }) { return true }
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  /// Walks through a project's folder, and through the targets of the packages on this machine that it is built with.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - environment: The tool's environment: nobody's home is a package.
  init(projectIn root: String, environment: [String: String]) {
    self.init(in: root, with: LocalPackages(of: root, environment: environment).packages)
  }

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - packages: Packages whose targets are walked through besides.
  init(in root: String, with packages: [LocalPackages.Package] = []) {
    self.root = root
    isMarked = Self.isProject(root)
    walk(root, depth: 0)
    walked.append(root)
    self.packages = packages
    for package in packages {
      modules.formUnion(package.names)
      for folder in package.sources
      where !walked.contains(where: { "\(folder)/".hasPrefix("\($0)/") }) {
        walk(folder, depth: 0)
        walked.append(folder)
      }
    }
    sources.sort()
    catalogs.sort()
    fonts.sort()
    tables.sort()
    shaders.sort()
    models.sort()
    others.sort()
  }

  /// The package's target that a file is part of; empty for a file of an app.
  ///
  /// - Parameter path: The file, absolute.
  /// - Returns: The target's name.
  func module(of path: String) -> String {
    var best = (length: 0, name: "")
    for folder in packages.flatMap(\.sources)
    where folder.count > best.length && path.hasPrefix("\(folder)/") {
      let parts = path.dropFirst(folder.count + 1).split(separator: "/")
      let last = (folder as NSString).lastPathComponent
      let holdsTargets = LocalPackages.usualFolders.contains(last)
      // A folder of targets' folders, or a target's own.
      let name = holdsTargets ? (parts.count > 1 ? String(parts[0]) : "") : last
      best = (folder.count, name)
    }
    return best.name
  }

  /// Whether a file is a package's whose manifest leaves its declarations to no actor.
  ///
  /// - Parameter path: The file, absolute.
  /// - Returns: Whether it is; of an app's file, whose project says so, that it is not.
  func isOnNoActor(_ path: String) -> Bool {
    if module(of: path).isEmpty { return false }
    let around = packages.filter { path.hasPrefix("\($0.folder)/") }
    return around.max { $0.folder.count < $1.folder.count }.map { !$0.isIsolated } ?? false
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Self.greatestDepth, sources.count < Self.greatestCount else { return }
    for (name, isFolder) in Self.entries(of: folder) {
      let path = "\(folder)/\(name)"
      if !isFolder { note(path, name) } else { enter(path, name, depth) }
    }
  }

  private mutating func enter(_ path: String, _ name: String, _ depth: Int) {
    if name.hasSuffix(".xcassets") { return catalogs.append(path) }
    if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
      return models.append(path)
    }
    let isOther =
      name.hasPrefix(".") || Self.skipped.contains(name) || name.hasSuffix("Tests")
      || [".xcodeproj", ".xcworkspace", ".docc", ".framework", ".xcframework", ".playground"]
        .contains(where: name.hasSuffix)
      || Self.isTool(path, name)
    if isOther || walked.contains(path) || !isMarked && Self.isProject(path) { return }
    modules.insert(name)
    walk(path, depth: depth + 1)
  }

  /// Whether a folder holds what this tool is built from: it declares all names of SwiftUI, and none of them is a scene's.
  private static func isTool(_ folder: String, _ name: String) -> Bool {
    name == "Sources" && FileManager.default.fileExists(atPath: "\(folder)/RostrumMain")
  }

  private mutating func note(_ path: String, _ name: String) {
    guard let dot = name.lastIndex(of: "."), !name.hasPrefix(".") else { return }
    switch name[dot...] {
    case ".swift": if name != "Package.swift" { sources.append(path) }
    case ".ttf", ".otf", ".ttc": fonts.append(path)
    case ProjectShaders.ending: shaders.append(path)
    case ".strings", ".stringsdict", ".xcstrings": tables.append(path)
    case let ending where !Self.code.contains(String(ending)):
      if others.count < Self.greatestCount { others.append(path) }
    default: break
    }
  }

  /// Endings of what is compiled, or only for who builds.
  private static let code: Set<String> = [
    ".h", ".m", ".mm", ".c", ".cc", ".cpp", ".hpp", ".metal", ".storyboard", ".xib", ".lock",
    ".resolved",
    ".pbxproj", ".xcconfig", ".entitlements", ".o", ".a", ".so", ".swiftmodule",
  ]

  /// What is in a folder; links are passed over, as they may lead in a circle.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var found: [(String, Bool)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      switch unsafe Int(entry.pointee.d_type) {
      case Int(DT_DIR): found.append((name, true))
      case Int(DT_REG): found.append((name, false))
      case Int(DT_UNKNOWN):
        var status = stat()
        guard unsafe lstat("\(folder)/\(name)", &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR || kind == S_IFREG { found.append((name, kind == S_IFDIR)) }
      default: break
      }
    }
    return found
  }
}
