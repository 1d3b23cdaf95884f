internal import CProcessor
internal import CShaders
internal import Digest
internal import Foundation
internal import Glibc

extension SceneCompiler {
  /// A compiled shader file: its functions as a dynamic library.
  public struct ShaderProduct: Codable, Hashable, Sendable {
    /// The `.metal` file.
    public let source: String
    /// The library, which is there as long as the product that the compiler gave.
    public let library: String
    /// The SHA-256 digest of the file's text.
    public let digest: String
    /// That of all that it was made of.
    let ingredients: String
    /// What keeps the library.
    var keeper = Keeper()

    private enum CodingKeys: String, CodingKey { case source, library, digest, ingredients }
  }

  /// Compiles the shader files that a scene needs.
  ///
  /// - Parameters:
  ///   - path: The scene's file or folder.
  ///   - texts: The texts of which it is made.
  ///   - note: Told in one line why what is compiled is not kept.
  /// - Returns: Their libraries.
  /// - Throws: What is wrong with the files, or with the place.
  func shaders(
    around path: String, for texts: [String], _ note: (String) -> Void
  ) throws(SceneError) -> [ShaderProduct] {
    var products: [ShaderProduct] = []
    for file in try ProjectShaders.files(around: path, for: texts, self) {
      products.append(try compile(file, note))
    }
    return products
  }

  /// The library of a shader file, made now or before.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - note: Told in one line why what is compiled is not kept.
  /// - Returns: The library.
  /// - Throws: What is wrong with the file, or with the place.
  func compile(_ file: ShaderFile, _ note: (String) -> Void) throws(SceneError) -> ShaderProduct {
    let name = Self.shown(file.path)
    let folder = usableCache(note)
    let key = Self.key(of: file, installation.digest)
    func product(_ library: String, _ held: (any AnyObject & Sendable)?) -> ShaderProduct {
      ShaderProduct(
        source: file.path, library: library,
        digest: SHA256.hexadecimal(of: Array(file.text.utf8)),
        ingredients: SHA256.hexadecimal(of: Array(file.contents.joined(separator: "\0").utf8)),
        keeper: Keeper(held: held))
    }
    if let folder, let found = SceneCache.library(key, in: folder) {
      return product(SceneCache.path(of: key, in: folder), found)
    }
    let work: WorkFolder
    if let folder { work = try SceneCache.workFolder(in: folder) } else { work = try temporary() }
    let made = try make(file, name, in: work)
    guard let folder else { return product(made, work) }
    let lock = try SceneCache.keep(made, as: key, in: folder)
    cache.trim(folder)
    return product(SceneCache.path(of: key, in: folder), lock)
  }

  /// The instructions for which shaders are compiled: the same bytes by any, and the speed of each.
  private static let instructions = rostrum_processor_has_v3() != 0 ? ["-march=x86-64-v3"] : []

  /// The compiler's flags: nothing that changes a number, as contraction and another order do.
  ///
  /// What is read before it is written is 0.
  private static let flags = [
    "-x", "c++", "-std=c++17", "-O3", "-ffp-contract=off", "-fno-fast-math", "-fno-math-errno",
    "-fno-trapping-math", "-fwrapv", "-fno-strict-float-cast-overflow",
    "-ftrivial-auto-var-init=zero", "-fno-strict-aliasing", "-fno-exceptions", "-fno-rtti",
    "-fdeclspec", "-Xclang", "-cl-single-precision-constant", "-ferror-limit=20",
    "-Wno-reserved-user-defined-literal", "-w", "-nostdinc", "-nostdinc++", "-fPIC", "-shared",
    "-nostdlib", "-fuse-ld=lld", "-fvisibility=hidden", "-fno-ident", "-Wl,--build-id=none",
  ]

  /// Headers of the shading language, all of whose names are there before a shader's text begins.
  private static let headers = [
    "metal_stdlib", "metal_math", "metal_geometric", "metal_common", "metal_texture",
    "metal_matrix", "metal_relational", "metal_integer", "metal_types", "metal_graphics",
    "metal_pack", "simd/simd.h", "TargetConditionals.h", "SwiftUI/SwiftUI_Metal.h",
    "SwiftUI/SwiftUI.h",
  ]

  private static func key(of file: ShaderFile, _ installation: String) -> String {
    let parts = [installation, "shader", file.path] + instructions + file.texts
    return String(SHA256.hexadecimal(of: Array(parts.joined(separator: "\0").utf8)).prefix(32))
  }

  private func make(
    _ file: ShaderFile, _ name: String, in work: WorkFolder
  ) throws(SceneError) -> String {
    guard let clang = toolchainClang else { throw .noCompiler }
    let made = "\(work.path)/shaders.so"
    let whole = try work.write(Self.wrapped(file), to: "shaders.cpp")
    _ = try work.write(unsafe String(cString: shader_dialect()), to: "dialect.h")
    _ = try work.write(unsafe String(cString: shader_stitching()), to: "stitching.h")
    for header in Self.headers { try work.writeEmpty("headers/\(header)") }
    let arguments =
      Self.flags + Self.instructions + ["-I", "\(work.path)/headers", "-o", made, whole]
    var environment = compilerEnvironment
    environment["TMPDIR"] = work.path
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
    let (end, said) = try ChildProcess.run(
      clang, arguments, environment: environment,
      confinement: isConfined
        ? .ofCompiler(
          readable: [file.path, work.path] + file.included.map(\.path), writable: [work.path],
          environment: environment) : nil)
    guard end == .exited(0) else {
      // The compiler is given whole paths; people read theirs.
      let words = said.replacingOccurrences(of: file.path, with: name)
        .replacingOccurrences(of: "\(folder)/", with: Self.shown("\(folder)/"))
        .replacingOccurrences(of: "\(work.path)/", with: "")
      if let reason = Self.starvation(end, words) {
        throw .compilerStarved(path: name, reason: reason, diagnostics: words)
      }
      throw .doesNotCompile(path: name, diagnostics: Self.withoutIncludes(words))
    }
    return made
  }

  /// The file between what it is written in and what makes the list of its functions.
  private static func wrapped(_ file: ShaderFile) -> String {
    let path = file.path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let list = file.functions.map {
      "ROSTRUM_STITCH(\"\($0.name)\", (\($0.type)) &\($0.name)),\n"
    }.joined()
    return """
      #include "dialect.h"
      // All in one loop, so that the compiler computes many pixels at once.
      #pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
      #include "\(path)"
      #pragma clang attribute pop
      #include "stitching.h"
      extern "C" __attribute__((visibility("default"))) const ShaderEntry SHADER_LIST[] = {
      \(list){0, 0, 0, 0, 0, 0}};

      """
  }

  /// What the compiler says, without how it came to the file.
  private static func withoutIncludes(_ words: String) -> String {
    words.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("In file included from") }.joined(separator: "\n")
  }

  /// The compiler of C++ that lies beside that of Swift: another would give other bytes.
  private var toolchainClang: String? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swiftc")
      guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
      for place in [swift.resolvingSymlinksInPath(), swift] {
        let clang = place.deletingLastPathComponent().appendingPathComponent("clang").path
        if FileManager.default.isExecutableFile(atPath: clang) { return clang }
      }
      return nil
    }
    return nil
  }

  /// A path as a user would write it from here.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}

extension SceneCompiler.Product {
  /// The texts of which the scene is made.
  func texts(after own: String) -> [String] {
    [own] + files.compactMap { try? TextFile($0.path).read() }
  }

  /// Adds compiled shaders, and their files to those of which the scene is made.
  mutating func add(_ shaders: [SceneCompiler.ShaderProduct]) {
    self.shaders += shaders
    files += shaders.map { SceneCompiler.TakenFile(path: $0.source, digest: $0.digest) }
  }
}

extension WorkFolder {
  /// Makes an empty file, and the folder that it is in.
  fileprivate func writeEmpty(_ name: String) throws(SceneError) {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.append([], to: file.path)
  }
}
