import Foundation

/// The names of a scene's text: what it uses, what it declares, what it imports.
///
/// The macro plug-in, which can read Swift, makes the list.
public struct SceneNames: Codable, Equatable, Sendable {
  /// A use of a name.
  public struct Use: Codable, Equatable, Sendable {
    /// The name.
    public let name: String
    /// Where, from 1.
    public let line: Int
    /// Whether it stands behind a dot.
    public let isMember: Bool
  }

  /// What it uses.
  public let uses: [Use]
  /// What it declares.
  public let declared: [String]
  /// The modules that it imports.
  public let imports: [Use]

  /// Asks the plug-in about a file.
  ///
  /// - Parameters:
  ///   - path: The scene's file.
  ///   - installation: The tool's own files.
  ///   - environment: The tool's environment.
  /// - Throws: ``SceneError/unreadable(path:reason:)``, ``SceneError/cannotStart(path:errno:)``.
  public init(
    ofFile path: String, _ installation: Installation, environment: [String: String]
  ) throws(SceneError) {
    let (end, output) = try ChildProcess.run(
      installation.plugin.path, ["--names", path], environment: environment)
    guard end == .exited(0),
      let names = try? JSONDecoder().decode(Self.self, from: Data(output.utf8))
    else { throw .unreadable(path: path, reason: output) }
    self = names
  }

  /// Names that are known.
  init(uses: [Use], declared: [String] = [], imports: [Use] = []) {
    (self.uses, self.declared, self.imports) = (uses, declared, imports)
  }
}

extension Installation {
  /// What a scene is written in.
  private static let sceneModules = [
    "AppKitViews", "Charts", "UIKitViews", "Views", "ViewEngine", "SceneGraph", "Typography",
    "Symbols", "DisplayList", "Geometry", "Motion", "Pixels",
  ]

  /// Every name that stands in the modules that a scene is compiled against: a compiler keeps them as words with a null
  /// byte behind each.
  public var names: Set<String> {
    Self.sceneModules.reduce(into: []) { names, module in
      let file = modules.appendingPathComponent("\(module).swiftmodule")
      guard let bytes = (try? Data(contentsOf: file)).map([UInt8].init) else { return }
      for word in bytes.split(separator: 0) where Self.isName(word) {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }

  /// Which of some names stand in no module that a file may see: neither in the toolchain's nor in any of ours, as those that it
  /// imports bring others along.
  ///
  /// - Parameters:
  ///   - wanted: The names.
  ///   - environment: The tool's environment, whose PATH leads to the toolchain.
  /// - Returns: The names; none of them if the toolchain's modules are not to be found.
  func unknown(
    among wanted: Set<String>, environment: [String: String]
  ) -> Set<String> {
    guard let compiler = ChildProcess.executable("swiftc", environment) else { return [] }
    let root = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let libraries = root.appendingPathComponent("lib/swift/linux")
    // Where most names stand comes first.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let others = all.filter { $0.hasSuffix(".swiftmodule") }.sorted()
    let first = Self.sceneModules.map { "\($0).swiftmodule" }
    let own = (first + others.filter { !first.contains($0) }).map(modules.appendingPathComponent)
    let toolchains = Self.toolchainModules.map { name in
      let folder = libraries.appendingPathComponent("\(name).swiftmodule")
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      let file = names?.filter { $0.hasSuffix("-linux-gnu.swiftmodule") }.min()
      return folder.appendingPathComponent(file ?? "none")
    }
    var unknown = wanted
    for file in own where !unknown.isEmpty {
      unknown.subtract(Self.names(among: unknown, in: file) ?? [])
    }
    for file in toolchains where !unknown.isEmpty {
      guard let known = Self.names(among: unknown, in: file) else { return [] }
      unknown.subtract(known)
    }
    return unknown
  }

  /// The toolchain's modules that every file sees, the largest last.
  private static let toolchainModules = [
    "Observation", "Dispatch", "_Concurrency", "FoundationEssentials", "Foundation", "Swift",
  ]

  /// Which of some names stand in a compiled module; `nil` if it cannot be read.
  private static func names(among wanted: Set<String>, in file: URL) -> Set<String>? {
    guard let bytes = (try? Data(contentsOf: file)).map([UInt8].init) else { return nil }
    var isInitial = [Bool](repeating: false, count: 256)
    for name in wanted { name.utf8.first.map { isInitial[Int($0)] = true } }
    var (found, start): (Set<String>, Int) = ([], 0)
    for end in bytes.indices where bytes[end] == 0 {
      if end > start, isInitial[Int(bytes[start])] {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if wanted.contains(word) { found.insert(word) }
      }
      start = end + 1
    }
    return found
  }

  private static let longestName = 100

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    (2...longestName).contains(bytes.count)
      && bytes.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }
}
