import Digest
internal import Foundation
import Glibc

/// A compiler of scene files into dynamic libraries, with a cache of those that were made of the same text before.
public struct SceneCompiler: Sendable {
  /// A compiled scene: its file as a dynamic library.
  public struct Product: Codable, Hashable, Sendable {
    /// The scene file.
    public let source: String
    /// The library, which is there as long as a product that the compiler gave.
    public let library: String
    /// How many lines the file has: previews are found by their lines.
    public let lineCount: Int
    /// The SHA-256 digest of the scene's text.
    public internal(set) var digest: String
    /// What was compiled with it: other files of the project.
    public internal(set) var files: [TakenFile] = []
    /// What its project has besides code.
    public internal(set) var resources = ProjectResources()
    /// The drawings in the catalogues, in pixels.
    public internal(set) var drawings = VectorPictures()
    /// Its project's shaders that it needs.
    public internal(set) var shaders: [ShaderProduct] = []
    /// How many lines those of them have whose previews are shown, too; one line a file.
    var otherLineCounts: [Int] = []
    /// What keeps the library.
    var keeper = Keeper()

    private enum CodingKeys: String, CodingKey {
      case source, library, lineCount, digest, files, resources, drawings, shaders, otherLineCounts
    }

    /// Has the drawings drawn that the sources name.
    ///
    /// - Parameters:
    ///   - scale: Pixels to the point.
    ///   - environment: The tool's environment, whose PATH leads to the programs that draw.
    /// - Throws: ``SceneError/stopped(signal:)`` if the tool is asked to stop meanwhile.
    public mutating func draw(
      scale: Double, environment: [String: String]
    ) throws(SceneError) {
      drawings = try VectorPictures(
        in: resources.catalogs, namedIn: [source] + files.map(\.path), scale: scale,
        environment: environment)
    }
  }

  /// A file that was compiled with a scene.
  public struct TakenFile: Codable, Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// The SHA-256 digest of its text.
    public let digest: String
  }

  /// What keeps a library from being removed: a lock on it, or the folder that goes with its last reference.
  ///
  /// It is no part of what a product is.
  struct Keeper: Hashable, Sendable {
    var held: (any AnyObject & Sendable)?

    static func == (first: Self, second: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The tool's own files.
  public let installation: Installation
  /// The cache of compiled scenes.
  public var cache: SceneCache
  /// Compilation conditions: names that `#if` finds set, besides `DEBUG`.
  public var defines: [String] = []
  /// Whether the compiler's warnings are shown.
  public var showsWarnings = false
  /// How long a scene that is a pipe may keep silent, in seconds.
  public var patience = TextFile.usualPatience
  /// Whether the compiler is kept from all files but its own and the scene's, and from the network.
  public var isConfined = true
  /// What besides its own file a scene may be made of.
  public var project = ProjectWish()
  /// What the scene's project tells the compiler about its language.
  var dialect: [String] = []
  /// What the compiler is run with.
  let environment: [String: String]

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - installation: The tool's own files.
  ///   - environment: The tool's environment: PATH for the compiler, HOME or XDG_CACHE_HOME for compiled scenes.
  public init(installation: Installation, environment: [String: String]) {
    self.installation = installation
    self.environment = environment
    cache = SceneCache(environment: environment)
  }

  /// The library of a scene file.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  ///   - note: Told in one line why what is compiled is not kept.
  /// - Returns: The library, made now or before.
  /// - Throws: What is wrong with the file, or with the place.
  public func compile(
    _ path: String, warn: (String) -> Void = { _ in }, note: (String) -> Void = { _ in }
  ) throws(SceneError) -> Product {
    var compiler = self
    if !project.isForbidden { compiler.dialect = ProjectSettings(around: path).dialect }
    return try compiler.compile(file: path, note, warn)
  }

  private func compile(
    file path: String, _ note: (String) -> Void, _ warn: (String) -> Void
  ) throws(SceneError) -> Product {
    if Self.isFolder(path) { return try compileFolder(path, note, warn) }
    let file = try TextFile(path)
    let text = try file.read(patience: patience)
    if text.allSatisfy(\.isWhitespace) { throw .unreadable(path: path, reason: "it is empty") }
    guard file.isStream else {
      var product = try compile(text, inProjectOf: path, note, warn)
      if !product.files.isEmpty || ProjectAssets.mayBeAskedFor(in: text) {
        product.resources = ProjectAssets.resources(
          around: path, self,
          asksForFiles: ProjectAssets.mayAskForFiles(text) || !product.files.isEmpty)
      }
      let texts = product.texts(after: text)
      if texts.contains(where: ProjectInformation.mayBeAskedFor) {
        product.resources.information = ProjectInformation(around: path)
      }
      try product.add(shaders(around: path, for: texts, note))
      return product
    }
    // What came through a pipe is gone: the compiler gets a copy.
    let last = URL(fileURLWithPath: path).lastPathComponent
    let name = last.hasSuffix(".swift") ? last : "scene.swift"
    var product = try compile(text, file: nil, name: name, note, warn)
    product.resources.information = ProjectInformation(around: name)
    return product
  }

  /// The library of a scene that is no file.
  ///
  /// - Parameters:
  ///   - text: The scene.
  ///   - name: What the compiler calls it.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  ///   - note: Told in one line why what is compiled is not kept.
  /// - Returns: The library, made now or before.
  /// - Throws: What is wrong with the text, or with the place.
  public func compile(
    text: String, named name: String, warn: (String) -> Void = { _ in },
    note: (String) -> Void = { _ in }
  ) throws(SceneError) -> Product {
    try compile(text, file: nil, name: name, note, warn)
  }

  func compile(
    _ text: String, file: String?, name: String, _ note: (String) -> Void,
    _ warn: (String) -> Void
  ) throws(SceneError) -> Product {
    try product(of: name, [text], note, warn) { (work, isKept) throws(SceneError) in
      try make(text, file, name, in: work, isKept: isKept)
    }
  }

  /// How many lines a text has.
  static func lineCount(of text: String) -> Int {
    text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// A scene's library, if it was made of the same texts before.
  ///
  /// - Parameters:
  ///   - name: What the scene is called.
  ///   - texts: What it is made of, its own text first.
  /// - Returns: The product; `nil` if there is none.
  func kept(_ name: String, _ texts: [String]) -> Product? {
    let key = key(of: texts, name, isSilent: showsWarnings)
    guard let folder = usableCache({ _ in }), let found = SceneCache.library(key, in: folder)
    else { return nil }
    return product(name, texts, SceneCache.path(of: key, in: folder), found)
  }

  private func product(
    _ name: String, _ texts: [String], _ library: String, _ held: (any AnyObject & Sendable)?
  ) -> Product {
    Product(
      source: name, library: library, lineCount: Self.lineCount(of: texts[0]),
      digest: SHA256.hexadecimal(of: Array(texts[0].utf8)), keeper: Keeper(held: held))
  }

  /// A scene's library, made now or before.
  ///
  /// - Parameters:
  ///   - name: What the scene is called.
  ///   - texts: What it is made of, its own text first.
  ///   - note: Told in one line why what is compiled is not kept.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  ///   - make: Makes the library, and says what the compiler said.
  /// - Returns: The product.
  /// - Throws: What is wrong with the texts, or with the place.
  func product(
    of name: String, _ texts: [String], _ note: (String) -> Void, _ warn: (String) -> Void,
    make: (WorkFolder, _ isKept: Bool) throws(SceneError) -> (library: String, words: String)
  ) throws(SceneError) -> Product {
    let folder = usableCache(note)
    if folder != nil, let found = kept(name, texts) { return found }
    if let remark = cache.remark { note(remark) }
    let work: WorkFolder
    if let folder { work = try SceneCache.workFolder(in: folder) } else { work = try temporary() }
    let (made, words) = try make(work, folder != nil)
    let isSilent = showsWarnings && words.isEmpty
    if showsWarnings, !words.isEmpty { warn(words) }
    guard let folder else { return product(name, texts, made, work) }
    let key = key(of: texts, name, isSilent: isSilent)
    let lock = try SceneCache.keep(made, as: key, in: folder)
    cache.trim(folder)
    return product(name, texts, SceneCache.path(of: key, in: folder), lock)
  }

  /// The folder of compiled scenes, if there is one that may be used.
  func usableCache(_ note: (String) -> Void) -> String? {
    do {
      return try cache.prepare()
    } catch {
      note("compiled scenes are not kept: \(error.reason)")
      return nil
    }
  }

  /// A folder for a library that is not kept.
  func temporary() throws(SceneError) -> WorkFolder {
    let named = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return try WorkFolder(in: named ?? "/tmp", named: "rostrum-scene-")
  }

  private func make(
    _ text: String, _ file: String?, _ name: String, in work: WorkFolder, isKept: Bool,
    isBare: Bool = false
  ) throws(SceneError) -> (library: String, words: String) {
    let original: String
    if let file { original = file } else { original = try work.write(text, to: name) }
    let source = try sourceToCompile(text, original, name, in: work, isBare: isBare)
    let made = "\(work.path)/scene.so"
    let hidden = try writeHiddenModules(work, isKept: isKept)
    // Diagnostics name the file as the user did.
    let isUsers = source == file
    var list = arguments([isUsers ? name : source], made, hidden, for: [text])
    // Where no place is named, the compiler would take one that all users share.
    if !isKept { list = ["-module-cache-path", "\(work.path)/modules"] + list }
    let (end, said) = try runCompiler(list, in: work)
    let output = source == original ? said : Self.atUsersLines(said)
    guard end == .exited(0) else {
      if let reason = Self.starvation(end, output) {
        throw .compilerStarved(path: name, reason: reason, diagnostics: output)
      }
      let isOfPreviews = output.split(separator: "\n").contains {
        $0.hasPrefix("\(Self.previews) ") && $0.contains(": error: ")
      }
      // What was made up for a view does not fit.
      if isOfPreviews, !isBare {
        return try make(text, file, name, in: work, isKept: isKept, isBare: true)
      }
      // Previews that stand in what is not closed are errors, too, and not the user's.
      let inMacros = output.contains("macro expansion")
      let broken = inMacros ? try parserWords(original, name, in: work) : nil
      let words = broken ?? output.replacingOccurrences(of: source, with: name)
      throw .doesNotCompile(path: name, diagnostics: words)
    }
    return (made, output)
  }

  /// What the compiler says about a copy, with the numbers before the lines that it quotes as in the user's file: a
  /// copy begins with one line of its own.
  static func atUsersLines(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.compactMap { line -> String? in
      let number = line.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(number), line[number.endIndex...].hasPrefix(" |") else {
        return String(line)
      }
      guard count > 1 else { return nil }
      let shown = "\(count - 1)"
      let width = line.distance(from: line.startIndex, to: number.endIndex)
      let padding = String(repeating: " ", count: max(width - shown.count, 0))
      return padding + shown + String(line[number.endIndex...])
    }.joined(separator: "\n")
  }

  /// What the parser alone says of a text, at the user's own lines; `nil` if it finds nothing.
  ///
  /// Of a text with a brace too few, what the type checker makes of the rest is noise.
  private func parserWords(
    _ file: String, _ name: String, in work: WorkFolder
  ) throws(SceneError) -> String? {
    let (end, output) = try runCompiler(
      ["-frontend", "-parse", "-swift-version", "5", "-enable-bare-slash-regex"] + conditions
        + [file],
      in: work)
    return end == .exited(0) ? nil : output.replacingOccurrences(of: file, with: name)
  }

  func runCompiler(
    _ arguments: [String], in work: WorkFolder
  ) throws(SceneError) -> (end: ChildProcess.End, output: String) {
    // What it leaves when it is killed goes with the folder.
    var environment = compilerEnvironment
    environment["TMPDIR"] = work.path
    environment["XDG_CACHE_HOME"] = moduleFolder == nil ? work.path : cache.base
    do {
      return try ChildProcess.run(
        "swiftc", arguments, environment: environment,
        confinement: confinement(arguments.last, work))
    } catch .cannotStart(_, ENOENT) {
      throw .noCompiler
    } catch {
      throw error
    }
  }

  /// What the compiler and the linker say, among their own errors, when the machine has too little of something.
  private static let starvationWords = [
    "No space left on device", "Disk quota exceeded", "File too large", "Too many open files",
    "Cannot allocate memory", "out of memory", "std::bad_alloc",
    "Resource temporarily unavailable",
  ]
  /// What it means that a part of the compiler died of a signal.
  private static let starvationSignals = [
    (words: "failed due to signal \(SIGKILL) ", reason: killed),
    (words: "failed due to signal \(SIGXFSZ) ", reason: "File too large, by ulimit -f"),
  ]
  private static let killed = "the compiler was killed, perhaps for want of memory"

  /// Why the compiler could not do its work, if it is no fault of the scene.
  static func starvation(_ end: ChildProcess.End, _ output: String) -> String? {
    if end == .signalled(SIGKILL) { return killed }
    for line in output.split(separator: "\n") {
      // A line of the scene stands behind its number and a bar.
      guard !line.contains(" | "),
        line.contains("rror") || line.contains("ERROR") || line.contains("terminate")
      else { continue }
      if let words = starvationWords.first(where: line.contains) { return words }
      if let signal = starvationSignals.first(where: { line.contains($0.words) }) {
        return signal.reason
      }
    }
    return nil
  }

  /// C modules that our modules are built on and that no scene sees: the compiler asks for them by name, and
  /// is content with empty ones, so that a user needs no headers.
  private static let hiddenModules = ["CFreeType", "CHarfBuzz"]

  /// The list of hidden modules: at one place for all scenes, if they are kept, as what the compiler keeps of C modules
  /// goes by it.
  func writeHiddenModules(_ work: WorkFolder, isKept: Bool) throws(SceneError) -> String {
    let name = "hidden.modulemap"
    let text = Self.hiddenModules.map { "module \($0) {}\n" }.joined()
    guard isKept, let path = cache.path else { return try work.write(text, to: name) }
    let map = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
    if (try? String(contentsOf: map, encoding: .utf8)) != text {
      let written = try work.write(text, to: name)
      guard unsafe rename(written, map.path) == 0 else {
        throw .system(path: map.path, action: "renaming", number: errno)
      }
    }
    return map.path
  }

  /// Hexadecimal digits of a library's name: 128 bits, which no two scenes share by chance.
  private static let keyLength = 32

  /// The name under which a library is kept.
  ///
  /// Warnings are asked of the compiler each time: only of a library that is known to have none need nobody ask again.
  private func key(of texts: [String], _ name: String, isSilent: Bool) -> String {
    // The name stands in what the scene says when it stops.
    let names = (defines + dialect).joined(separator: "\u{1F}")
    let parts = [installation.digest, name, names, "\(isSilent)"] + texts
    let digest = SHA256.hexadecimal(of: Array(parts.joined(separator: "\0").utf8))
    return String(digest.prefix(Self.keyLength))
  }

  /// What the compiler calls what stands behind a file's own text, before the file's name.
  private static let previews = "previews of"

  /// The file itself; one that leaves it to the loader what to show is compiled with functions behind its text.
  private func sourceToCompile(
    _ text: String, _ file: String, _ name: String, in work: WorkFolder, isBare: Bool
  ) throws(SceneError) -> String {
    let hasPreview = text.contains("#Preview")
    let original = text
    let text = try rewritten(text, file)
    var functions = ""
    let asks = ["PreviewProvider", "#if", "SceneInput"].contains { text.contains($0) }
    if !hasPreview || asks || text != original {
      let whole = try SceneOutline(
        of: URL(fileURLWithPath: file), installation, environment: compilerEnvironment)
      let outline = isBare ? whole.bare : whole
      if outline.isBroken, let words = try parserWords(file, name, in: work) {
        throw .doesNotCompile(path: name, diagnostics: words)
      }
      functions = outline.functions
      if functions.isEmpty, !hasPreview {
        throw .noPreview(path: name, needs: outline.needs)
      }
      functions += outline.inputFunction
    }
    if functions.isEmpty, text == original { return file }
    let quoted = name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let whole = """
      #sourceLocation(file: "\(quoted)", line: 1)
      \(text)
      #sourceLocation(file: "\(Self.previews) \(quoted)", line: 1)
      \(functions)
      """
    // By this name `#Preview` knows that its line is one less.
    return try work.write(
      whole, to: "rostrum-copy-\(URL(fileURLWithPath: file).lastPathComponent)")
  }

  /// What the compiler is told.
  ///
  /// - Parameters:
  ///   - sources: The files; of several, one process of the compiler looks at all.
  ///   - product: The library; `nil` to check the heads of declarations alone.
  ///   - hidden: The list of hidden modules.
  ///   - texts: What stands in the files.
  /// - Returns: The arguments.
  func arguments(
    _ sources: [String], _ product: String?, _ hidden: String, for texts: [String]
  ) -> [String] {
    var list = [
      "-module-name", SceneModule.name, "-parse-as-library",
      // Files of a project's packages may have names for the package alone; it is another package than the tool's.
      "-package-name", SceneModule.name,
      "-swift-version", "5", "-enable-bare-slash-regex", "-Onone", "-gline-tables-only",
      "-module-alias", "SwiftUI=Rostrum",
      "-module-alias", "Combine=CombineShim", "-module-alias", "FoundationNetworking=Networking",
      // Packages that are built with the tool ask whether there is a module of this name, and expect all of it.
      "-module-alias", "os=SystemLog",
      // The toolchain has a module for tests that is made where this name is imported beside Testing.
      "-module-alias", "CoreImage=ImageFilters",
      // Whether `canImport` finds it is what the scene's platform says: the plug-in answers that.
      "-module-alias", "AppKit=AppKitViews",
      "-I", installation.modules.path,
      "-Xcc", "-fmodule-map-file=\(installation.headers.path)",
      "-Xcc", "-fmodule-map-file=\(hidden)",
      "-load-plugin-executable", "\(installation.plugin.path)#ViewMacros",
    ]
    // Files that ask for Foundation alone have on Apple's systems what these have here.
    let objects = texts.contains(where: ProjectModels.usesModule) ? ["CoreData"] : []
    let documents = texts.contains { $0.contains("XMLParser") } ? ["FoundationXML"] : []
    let modules = ["Networking", "Observation", "CombineShim", "Security"] + objects + documents
    for module in modules {
      list += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    if !showsWarnings { list.append("-suppress-warnings") }
    if product == nil {
      list += ["-typecheck", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
    } else if sources.count > 1 {
      list.append("-wmo")
    }
    if let product { list += ["-emit-library", "-o", product] }
    return list + dialect + conditions + sources
  }

  /// Up to this count of files the heads of declarations are not checked by themselves.
  static let smallCount = 16

  /// The names that `#if` finds set: scenes are compiled as for a preview, for debugging.
  private var conditions: [String] { (["DEBUG"] + defines).map { "-D\($0)" } }

  var compilerEnvironment: [String: String] {
    var result = environment
    // Diagnostics as everybody reads them.
    result["LC_ALL"] = "C.UTF-8"
    return result
  }
}
