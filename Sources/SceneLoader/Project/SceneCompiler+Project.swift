internal import Digest
internal import Foundation
internal import Glibc

extension SceneCompiler {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The library of a scene file, with what it needs of the project around it.
  ///
  /// A file that stands alone is compiled alone: nobody looks around.
  ///
  /// - Parameters:
  ///   - text: The scene's text.
  ///   - path: Its file.
  ///   - note: Told in one line what was left out, and why what is compiled is not kept.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  /// - Returns: The library.
  /// - Throws: What is wrong with the files, or with the place.
  func compile(
    _ text: String, inProjectOf path: String, _ note: (String) -> Void, _ warn: (String) -> Void
  ) throws(SceneError) -> Product {
    let search = ProjectSearch(self, [path], named: path)
    let hasCompanions = !project.companions.isEmpty
    let hasModels =
      ProjectModels.mayBeAskedFor(in: text) && !ProjectModels(around: path, self).isEmpty
    if !hasCompanions, !hasModels, let product = kept(path, [text]) { return product }
    let canSearch = search.root != nil && !project.isForbidden
    if canSearch || hasCompanions, let product = search.remembered(warn, note) { return product }
    if hasCompanions || canSearch && (hasModels || search.usesTypesOfOthers) {
      return try search.compile(note, warn)
    }
    do {
      return try compile(text, file: path, name: path, note, warn)
    } catch .doesNotCompile(_, let diagnostics) where canSearch {
      return try search.compile(note, warn, after: diagnostics)
    } catch .noPreview(_, let needs, _) where canSearch && !needs.isEmpty {
      // With the types of other files what the views need may be made up.
      return try search.compile(note, warn)
    }
  }

  /// The library of all scenes of a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - note: Told in one line what was left out, and why what is compiled is not kept.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  /// - Returns: The library.
  /// - Throws: What is wrong with the files, or with the place.
  func compileFolder(
    _ path: String, _ note: (String) -> Void, _ warn: (String) -> Void
  ) throws(SceneError) -> Product {
    let files = try Self.sources(in: path)
    if files.isEmpty { throw .unreadable(path: path, reason: "it is a folder without Swift files") }
    let search = ProjectSearch(self, files, named: path)
    var product: Product
    if let known = search.remembered(warn, note) {
      product = known
    } else {
      product = try search.compile(note, warn)
    }
    product.digest = try Self.digest(ofFolder: path)
    product.resources = ProjectAssets.resources(around: path, self, asksForFiles: true)
    var texts: [String] = []
    for file in files { texts.append(try TextFile(file).read()) }
    texts += product.texts(after: "")
    if texts.contains(where: ProjectInformation.mayBeAskedFor) {
      product.resources.information = ProjectInformation(around: path)
    }
    try product.add(shaders(around: path, for: texts, note))
    return product
  }

  /// The SHA-256 digest of all Swift files of a folder.
  ///
  /// - Parameter path: The folder.
  /// - Returns: The digest in hexadecimal digits.
  /// - Throws: ``SceneError/unreadable(path:reason:)``.
  public static func digest(ofFolder path: String) throws(SceneError) -> String {
    var digests: [String] = []
    for file in try sources(in: path) {
      digests.append(SHA256.hexadecimal(of: Array(try TextFile(file).read().utf8)))
    }
    return SHA256.hexadecimal(of: Array(digests.joined(separator: " ").utf8))
  }

  /// The Swift files of a folder, sorted, as they are called from here.
  ///
  /// - Parameter folder: The folder; nobody's home, nor what holds one, is walked through.
  /// - Returns: The files.
  /// - Throws: ``SceneError/unreadable(path:reason:)``.
  static func sources(in folder: String) throws(SceneError) -> [String] {
    let place = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    if Confinement.holdsSecrets(place, ProcessInfo.processInfo.environment) {
      throw .unreadable(path: folder, reason: "it is a folder with more than a project in it")
    }
    let start = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let root = URL(fileURLWithPath: start.isEmpty ? "/" : start).path
    return ProjectFiles(in: root).sources.map { start + $0.dropFirst(root.count) }
  }

  /// The files besides its own on which what a scene shows depends: those of its project that it was made of last, and all
  /// of the project's assets, texts and fonts, which it may ask for; and the project's settings, if they count.
  ///
  /// - Parameter path: The scene's file.
  /// - Returns: The files. Where nothing is kept of projects, all Swift files of the project, too.
  public func ingredients(of path: String) -> [String] {
    guard !project.isForbidden, let text = try? TextFile(path).read() else { return [] }
    let search = ProjectSearch(self, [path], named: path)
    let files = search.remembered ?? []
    let asks = !files.isEmpty || ProjectAssets.mayBeAskedFor(in: text)
    let texts = [text] + files.compactMap { try? TextFile($0).read() }
    let shaders = (try? ProjectShaders.files(around: path, for: texts, self)) ?? []
    let shaderFiles = shaders.flatMap { [$0.path] + $0.included.map(\.path) }
    let settings = ProjectSettings(around: path).file.map { [$0] } ?? []
    let models = ProjectModels(around: path, self)
    let modelFiles = models.source(for: texts).isEmpty ? [] : models.files
    let asksForBundle = texts.contains(where: ProjectInformation.mayBeAskedFor)
    let information = asksForBundle ? ProjectInformation(around: path).files : []
    let others = shaderFiles + modelFiles + settings + information.filter { !settings.contains($0) }
    guard asks else { return files + others }
    let resources = ProjectAssets.resources(
      around: path, self, asksForFiles: ProjectAssets.mayAskForFiles(text) || !files.isEmpty)
    return files + resources.catalogs.flatMap(\.files) + resources.tables + resources.fonts
      + resources.files + others
  }

  /// The folder of a scene's project, absolute: that which is wished, else the one around it; `nil` if there is none.
  func projectFolder(around path: String) -> String? {
    project.folder.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? ProjectFiles.root(around: path, environment: environment)
  }

  /// The files of a project, and of the packages on this machine that it is built with.
  func projectFiles(in folder: String) -> ProjectFiles {
    ProjectFiles(projectIn: folder, environment: environment)
  }

  /// Where what is known of projects is kept, under a key; `nil` for nowhere.
  func memory(_ key: [String], _ ending: String) -> String? {
    guard let folder = usableCache({ _ in }) else { return nil }
    let digest = SHA256.hexadecimal(of: Array(key.joined(separator: "\0").utf8))
    return "\(folder)/\(digest.prefix(32))\(ending)"
  }
}

extension SceneCompiler {
  /// How much the compiler tries on an expression of files that import what is not there: a fiftieth of what it does by
  /// itself.
  ///
  /// With a name that nobody declares it may try for minutes, and most of what it is asked is of such files: of 189 files with
  /// 264 mistakes it takes half the time.
  private static let scopeLimit = 20_000

  /// What is said of modules that are nowhere, where names lack.
  private static func hint(of absent: Set<String>) -> String {
    if absent.isEmpty { return "" }
    let names = absent.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "not here, and imported: \(names); a copy of a package is taken by --with DIR\n"
  }

  /// Compiles a module; without what is made up for it, if that does not compile.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - name: The scene's name in messages.
  ///   - work: Where.
  ///   - isKept: Whether what is compiled is kept.
  /// - Returns: The library, and what the compiler said.
  /// - Throws: What is wrong with the files, or with the place.
  func make(
    _ module: SceneModule, _ name: String, in work: WorkFolder, isKept: Bool
  ) throws(SceneError) -> (library: String, words: String) {
    var module = module
    while true {
      do {
        return try makeWhole(module, name, in: work, isKept: isKept)
      } catch .doesNotCompile(let path, let said) {
        guard module.leaveAway(said) else {
          throw .doesNotCompile(path: path, diagnostics: said)
        }
      }
    }
  }

  private func makeWhole(
    _ module: SceneModule, _ name: String, in work: WorkFolder, isKept: Bool
  ) throws(SceneError) -> (library: String, words: String) {
    let copies = try module.write(in: work, for: self, called: name)
    let made = "\(work.path)/scene.so"
    let hidden = try writeHiddenModules(work, isKept: isKept)
    let cache = isKept ? [] : ["-module-cache-path", "\(work.path)/modules"]
    if copies.count > Self.smallCount, module.hasNewFiles {
      // What lacks in the heads of declarations is told sooner without their bodies, in which it is missed again.
      let (end, said) = try runCompiler(
        cache + arguments(copies, nil, hidden, for: module.texts), in: work)
      if end != .exited(0) {
        throw error(of: name, end, module.shown(said), without: module.absent)
      }
    }
    var list = cache + arguments(copies, made, hidden, for: module.texts)
    // Of many files the code is made by several threads: one after the other it takes longer than all that is before.
    if copies.count > Self.smallCount {
      list = ["-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"] + list
    }
    let limit = ["-Xfrontend", "-solver-scope-threshold=\(Self.scopeLimit)"]
    var (end, said) = try runCompiler(module.absent.isEmpty ? list : list + limit, in: work)
    if !module.absent.isEmpty, end != .exited(0), ModuleMistakes.areOfPatience(in: said) {
      (end, said) = try runCompiler(list, in: work)
    }
    guard end == .exited(0) else {
      throw error(of: name, end, module.shown(said), without: module.absent)
    }
    return (made, Self.atUsersLines(said))
  }

  /// What the compiler says about the heads of a module's declarations, without what is shown of it.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - name: The scene's name in messages.
  ///   - work: Where.
  /// - Returns: What it says; `nil` if it finds nothing wrong.
  /// - Throws: What is wrong with the files, or with the place.
  func mistakesOfHeads(
    of module: SceneModule, _ name: String, in work: WorkFolder
  ) throws(SceneError) -> String? {
    var silent = module
    silent.isSilent = true
    let copies = try silent.write(in: work, for: self, called: name)
    let hidden = try writeHiddenModules(work, isKept: false)
    let cache = ["-module-cache-path", "\(work.path)/modules"]
    let (end, said) = try runCompiler(
      cache + arguments(copies, nil, hidden, for: module.texts), in: work)
    return end == .exited(0) ? nil : Self.atUsersLines(module.shown(said))
  }

  /// What is wrong with a module.
  ///
  /// - Parameters:
  ///   - name: The scene's name in messages.
  ///   - end: How the compiler ended.
  ///   - said: What it said.
  ///   - absent: Modules that are nowhere.
  /// - Returns: The error.
  private func error(
    of name: String, _ end: ChildProcess.End, _ said: String, without absent: Set<String>
  ) -> SceneError {
    let output = Self.atUsersLines(said)
    if let reason = Self.starvation(end, output) {
      return .compilerStarved(path: name, reason: reason, diagnostics: output)
    }
    return .doesNotCompile(path: name, diagnostics: output + Self.hint(of: absent))
  }
}

extension Installation {
  /// Modules of the toolchain that a scene may import.
  private static let toolchainModules: Set<String> = [
    "Swift", "SwiftUI", "Combine", "Foundation", "FoundationEssentials", "Dispatch", "Observation",
    "Synchronization", "RegexBuilder", "Glibc", "Distributed", "CoreFoundation", "os",
    "CoreImage", "AppKit", "Cocoa",
  ]

  /// Whether a scene can import a module.
  func hasModule(_ name: String) -> Bool {
    Self.toolchainModules.contains(name)
      || FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("\(name).swiftmodule").path)
  }
}
