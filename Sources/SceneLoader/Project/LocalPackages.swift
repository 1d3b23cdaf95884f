internal import Foundation

/// The packages on this machine that a project is built with: those that its manifest or its Xcode project names by their
/// places, those that these name in turn, and that in whose folder the project lies, as the examples of a package do.
struct LocalPackages {
  /// A package.
  struct Package: Hashable {
    /// Its folder, absolute.
    let folder: String
    /// Where its targets' files are, absolute.
    let sources: [String]
    /// What its manifest calls targets and products.
    let names: [String]
    /// Whether its declarations are on the main actor where nothing else is said.
    var isIsolated = false
  }

  /// The packages, the nearest first; the project itself is one, if it has a manifest.
  private(set) var packages: [Package] = []

  /// What a project is looked for in: more would be no project of somebody's.
  private static let (greatestCount, greatestHeight) = (200, 5)

  /// Looks for the packages of a project.
  ///
  /// - Parameters:
  ///   - root: The project's folder, absolute.
  ///   - environment: The tool's environment: nobody's home is a package.
  init(of root: String, environment: [String: String]) {
    func isSafe(_ place: String) -> Bool {
      !Confinement.holdsSecrets(URL(fileURLWithPath: place).resolvingSymlinksInPath(), environment)
    }
    var seen: Set<String> = [root]
    var next = [root]
    if let around = Self.package(around: root), isSafe(around) {
      seen.insert(around)
      next.append(around)
    }
    var position = 0
    while position < next.count, position < Self.greatestCount {
      let folder = next[position]
      position += 1
      let manifest = Self.text("\(folder)/\(Self.manifest)")
      if let manifest { packages.append(Self.package(in: folder, manifest)) }
      for place in Self.named(in: folder, manifest) where seen.insert(place).inserted {
        if isSafe(place), Self.isPackage(place) { next.append(place) }
      }
    }
  }

  private static let manifest = "Package.swift"
  /// Where targets' folders are looked for.
  static let usualFolders = ["Sources", "Source", "src", "srcs"]

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(manifest)")
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The nearest package above a folder, within the repository that holds it.
  private static func package(around root: String) -> String? {
    var folder = root
    for _ in 0..<greatestHeight {
      if FileManager.default.fileExists(atPath: "\(folder)/.git") { return nil }
      folder = (folder as NSString).deletingLastPathComponent
      if folder.count < 2 { return nil }
      if isPackage(folder) { return folder }
    }
    return nil
  }

  private static func package(in folder: String, _ manifest: String) -> Package {
    let files = FileManager.default
    let usual = usualFolders.map { "\(folder)/\($0)" }
    let own = values(of: "path:", in: manifest)
      .filter { !$0.hasPrefix("..") && !$0.hasPrefix("Tests") && !$0.isEmpty }
      .map { absolute($0, in: folder) }
    return Package(
      folder: folder,
      sources: (usual + own).filter {
        files.fileExists(atPath: $0) && ($0 == folder || !isPackage($0))
      },
      names: Array(ownNames(in: manifest)).sorted(),
      isIsolated: ProjectSettings.isIsolated(manifest))
  }

  // MARK: What names packages

  /// The folders that the manifest and the Xcode projects of a folder name, absolute.
  private static func named(in folder: String, _ manifest: String?) -> [String] {
    var places = manifest.map { values(of: "path:", in: $0) } ?? []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      guard let text = text("\(folder)/\(name)/project.pbxproj") else { continue }
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        if let place = place(in: line) { places.append(place) }
      }
    }
    return places.map { absolute($0, in: folder) }
  }

  /// The folder that a line of an Xcode project names as a package's.
  private static func place(in line: Substring.UTF8View) -> String? {
    let words = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
    if words.starts(with: "relativePath = ".utf8) {
      return value(after: "= ", in: Substring(words))
    }
    // Before Xcode 15 a package was a file among others.
    guard line.count < 400 else { return nil }
    let text = Substring(line)
    let isFolder =
      text.contains("lastKnownFileType = wrapper;") || text.contains("lastKnownFileType = folder;")
      || text.contains("lastKnownFileType = text;")
    return isFolder ? value(after: " path = ", in: text) : nil
  }

  private static func value(after word: String, in line: Substring) -> String? {
    guard let start = line.range(of: word)?.upperBound, let end = line[start...].firstIndex(of: ";")
    else { return nil }
    return line[start..<end].trimmingCharacters(in: ["\"", " "])
  }

  /// The literals after a label in a manifest.
  private static func values(of label: String, in manifest: String) -> [String] {
    manifest.split(separator: "\n").flatMap { line -> [String] in
      if line.drop(while: \.isWhitespace).hasPrefix("//") { return [] }
      return line.components(separatedBy: label).dropFirst().compactMap { rest in
        let text = rest.drop { $0 == " " }
        guard text.first == "\"" else { return nil }
        let value = text.dropFirst().prefix { $0 != "\"" }
        return value.contains("\\") ? nil : String(value)
      }
    }
  }

  /// What a manifest calls targets and products of its own: not what it takes from other packages.
  private static func ownNames(in manifest: String) -> Set<String> {
    let lines = manifest.split(separator: "\n").filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let parts = lines.joined(separator: "\n").components(separatedBy: "name:")
    let pairs = zip(parts, parts.dropFirst()).compactMap { before, after -> String? in
      let head = before.reversed().drop(while: \.isWhitespace)
      if head.starts(with: "(tcudorp.") || head.starts(with: "(egakcap.") { return nil }
      return values(of: "name:", in: "name:\(after.prefix { $0 != "\n" })").first
    }
    return Set(pairs)
  }

  private static func absolute(_ place: String, in folder: String) -> String {
    let whole = place.hasPrefix("/") ? place : "\(folder)/\(place)"
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }
}
