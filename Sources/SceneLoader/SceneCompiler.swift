import Digest
public import Foundation
import Glibc

/// A compiler of scene files into dynamic libraries, with a cache of those that were made of the same text before.
public struct SceneCompiler: Sendable {
  /// A compiled scene: its file as a dynamic library.
  public struct Product: Codable, Hashable, Sendable {
    /// The scene file.
    public let source: String
    /// The library.
    public let library: String
    /// How many lines the file has: previews are found by their lines.
    public let lineCount: Int
    /// The SHA-256 digest of the scene's text.
    public let digest: String
  }

  /// The tool's own files.
  public let installation: Installation
  /// The cache: the folder of compiled scenes.
  public let cache: URL
  /// Compilation conditions: names that `#if` finds set.
  public var defines: [String] = []
  /// Whether the compiler's warnings are shown.
  public var showsWarnings = false
  /// What the compiler is run with.
  private let environment: [String: String]

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - installation: The tool's own files.
  ///   - environment: The tool's environment: PATH for the compiler, HOME or XDG_CACHE_HOME for compiled scenes.
  public init(installation: Installation, environment: [String: String]) {
    self.installation = installation
    self.environment = environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let base =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: home).appendingPathComponent(".cache")
    cache = base.appendingPathComponent("rostrum/scenes")
  }

  /// The library of a scene file.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  /// - Returns: The library, made now or before.
  /// - Throws: What is wrong with the file, or with the place.
  public func compile(
    _ path: String, warn: (String) -> Void = { _ in }
  ) throws(SceneError) -> Product {
    try compile(try read(path), URL(fileURLWithPath: path), name: path, warn)
  }

  /// The library of a scene that is no file.
  ///
  /// - Parameters:
  ///   - text: The scene.
  ///   - name: What the compiler calls it.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  /// - Returns: The library, made now or before.
  /// - Throws: What is wrong with the text, or with the place.
  public func compile(
    text: String, named name: String, warn: (String) -> Void = { _ in }
  ) throws(SceneError) -> Product {
    let work = try makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: work) }
    let file = work.appendingPathComponent(name)
    try write(text, to: file)
    return try compile(text, file, name: name, warn)
  }

  private func compile(
    _ text: String, _ file: URL, name: String, _ warn: (String) -> Void
  ) throws(SceneError) -> Product {
    let library = library(for: text, name)
    let product = Product(
      source: name, library: library.path,
      lineCount: text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 },
      digest: SHA256.hexadecimal(of: Array(text.utf8)))
    if FileManager.default.fileExists(atPath: library.path) { return product }
    let work = try makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: work) }
    let source = try sourceToCompile(text, file, name, in: work)
    let made = work.appendingPathComponent("scene.so")
    let hidden = try writeHiddenModules()
    // Diagnostics name the file as the user did.
    let isUsers = source == file && URL(fileURLWithPath: name) == file
    let (end, output) = try runCompiler(arguments(isUsers ? name : source.path, made, hidden))
    guard end == .exited(0) else { throw .doesNotCompile(path: name, diagnostics: output) }
    if showsWarnings, !output.isEmpty { warn(output) }
    // Another run may have made it meanwhile: renaming replaces, and a reader sees one or the other whole.
    guard unsafe rename(made.path, library.path) == 0 else {
      throw .cacheNotWritable(path: cache.path, reason: "errno \(errno)")
    }
    return product
  }

  private func runCompiler(
    _ arguments: [String]
  ) throws(SceneError) -> (end: ChildProcess.End, output: String) {
    do {
      return try ChildProcess.run("swiftc", arguments, environment: compilerEnvironment)
    } catch .cannotStart(_, ENOENT) {
      throw .noCompiler
    } catch {
      throw error
    }
  }

  /// C modules that our modules are built on and that no scene sees: the compiler asks for them by name, and
  /// is content with empty ones, so that a user needs no headers.
  private static let hiddenModules = ["CFreeType", "CHarfBuzz"]

  private func writeHiddenModules() throws(SceneError) -> URL {
    let map = cache.deletingLastPathComponent().appendingPathComponent("hidden.modulemap")
    let text = Self.hiddenModules.map { "module \($0) {}\n" }.joined()
    if (try? String(contentsOf: map, encoding: .utf8)) != text {
      do {
        try text.write(to: map, atomically: true, encoding: .utf8)
      } catch {
        throw .cacheNotWritable(path: map.path, reason: "\(error.localizedDescription)")
      }
    }
    return map
  }

  private func makeWorkFolder() throws(SceneError) -> URL {
    let work = cache.appendingPathComponent("work-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    } catch {
      throw .cacheNotWritable(path: cache.path, reason: "the folder cannot be made")
    }
    return work
  }

  private func write(_ text: String, to file: URL) throws(SceneError) {
    do {
      try text.write(to: file, atomically: false, encoding: .utf8)
    } catch {
      throw .cacheNotWritable(
        path: cache.path, reason: "\(file.lastPathComponent) cannot be written")
    }
  }

  private func read(_ path: String) throws(SceneError) -> String {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw .unreadable(path: path, reason: "it is not text in UTF-8, or not readable")
    }
  }

  /// Hexadecimal digits of a library's name: 128 bits, which no two scenes share by chance.
  private static let keyLength = 32

  private func library(for text: String, _ name: String) -> URL {
    // The name stands in what the scene says when it stops.
    // Warnings are asked of the compiler: a library that was made without them has none to show.
    let names = defines.joined(separator: "\u{1F}")
    let parts = [installation.digest, name, names, "\(showsWarnings)", text]
    let digest = SHA256.hexadecimal(of: Array(parts.joined(separator: "\0").utf8))
    return cache.appendingPathComponent("\(digest.prefix(Self.keyLength)).so")
  }

  /// The file itself; one that leaves it to the loader what to show is compiled with functions behind its text.
  private func sourceToCompile(
    _ text: String, _ file: URL, _ name: String, in work: URL
  ) throws(SceneError) -> URL {
    let hasPreview = text.contains("#Preview")
    let original = text
    let text = try withoutObjectiveC(text, file)
    var functions = ""
    if !hasPreview || text.contains("PreviewProvider") {
      let outline = try SceneOutline(of: file, installation, environment: compilerEnvironment)
      functions = outline.functions(besidePreviews: hasPreview)
    }
    if functions.isEmpty, text == original { return file }
    let copy = work.appendingPathComponent(file.lastPathComponent)
    let quoted = name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let whole = """
      #sourceLocation(file: "\(quoted)", line: 1)
      \(text)
      #sourceLocation(file: "previews of \(quoted)", line: 1)
      \(functions)
      """
    try write(whole, to: copy)
    return copy
  }

  /// The text as it compiles without the Objective-C runtime: selectors hold methods, and attributes for that
  /// runtime are gone.
  private func withoutObjectiveC(_ text: String, _ file: URL) throws(SceneError) -> String {
    let words = ["#selector", "@objc", "@IB", "dynamic "]
    guard words.contains(where: text.contains) else { return text }
    let (end, output) = try ChildProcess.run(
      installation.plugin.path, ["--without-objc", file.path], environment: compilerEnvironment)
    guard end == .exited(0) else { throw .unreadable(path: file.path, reason: output) }
    return output
  }

  private func arguments(_ source: String, _ product: URL, _ hidden: URL) -> [String] {
    var list = [
      "-emit-library", "-o", product.path, "-module-name", "SceneFile", "-parse-as-library",
      "-swift-version", "5", "-Onone", "-module-alias", "SwiftUI=Rostrum",
      "-module-alias", "Combine=CombineShim", "-I", installation.modules.path,
      "-Xcc", "-fmodule-map-file=\(installation.headers.path)",
      "-Xcc", "-fmodule-map-file=\(hidden.path)",
      "-load-plugin-executable", "\(installation.plugin.path)#ViewMacros",
    ]
    if !showsWarnings { list.append("-suppress-warnings") }
    for name in defines { list.append("-D\(name)") }
    return list + [source]
  }

  private var compilerEnvironment: [String: String] {
    var result = environment
    // Diagnostics as everybody reads them.
    result["LC_ALL"] = "C.UTF-8"
    return result
  }
}
