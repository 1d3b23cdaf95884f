internal import CSceneHost
import Digest
public import Foundation

/// The installation of the tool: modules and macro plug-in beside it, or under `../lib/rostrum`.
public struct Installation: Sendable {
  /// The tool's executable.
  public let tool: URL
  /// The folder with the modules that scenes are compiled against.
  public let modules: URL
  /// The macro plug-in.
  public let plugin: URL
  /// The list of the C headers that the modules are built on.
  let headers: URL

  /// The executable alone, for scenes that need no compiler.
  public static var ofThisTool: Self {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let nowhere = URL(fileURLWithPath: "/nonexistent")
    return Self(tool: tool, modules: nowhere, plugin: nowhere, headers: nowhere)
  }

  /// Finds the files that belong to this executable.
  ///
  /// - Throws: ``SceneError/noModules(searched:)``.
  public init() throws(SceneError) {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tool.deletingLastPathComponent()
    let installed = beside.deletingLastPathComponent().appendingPathComponent("lib/rostrum")
    for folder in [beside, installed] {
      let modules = folder.appendingPathComponent("Modules")
      let plugin = folder.appendingPathComponent("ViewMacros-tool")
      let files = FileManager.default
      if files.fileExists(atPath: modules.appendingPathComponent("Rostrum.swiftmodule").path),
        files.isExecutableFile(atPath: plugin.path)
      {
        (self.tool, self.modules, self.plugin) = (tool, modules, plugin)
        headers = folder.appendingPathComponent("COpenCombineHelpers.build/module.modulemap")
        return
      }
    }
    throw .noModules(searched: [beside.path, installed.path])
  }

  /// An installation whose files lie anywhere.
  ///
  /// - Parameters:
  ///   - tool: The tool's executable.
  ///   - modules: The folder with the modules.
  ///   - plugin: The macro plug-in.
  ///   - headers: The list of the C headers.
  init(tool: URL, modules: URL, plugin: URL, headers: URL) {
    (self.tool, self.modules, self.plugin, self.headers) = (tool, modules, plugin, headers)
  }

  /// The bytes of a program's first page, where its ID is: to digest all of the plug-in would take 4 ms.
  private static let page = 4096

  /// The build identity, which tells this version of the tool and its plug-in from every other: the IDs that the linker gave them.
  public var digest: String {
    let id = scene_host_build_id()
    var text = Array("\(id.high) \(id.middle) \(id.low)".utf8)
    let program = FileHandle(forReadingAtPath: plugin.path)
    text += (try? program?.read(upToCount: Self.page)) ?? Data()
    return SHA256.hexadecimal(of: text)
  }

  /// The version of the compiler that made the modules, as in `6.3.1`: no other can read them.
  public var compilerVersion: String? {
    let module = modules.appendingPathComponent("Rostrum.swiftmodule")
    guard let bytes = try? Data(contentsOf: module),
      let words = bytes.range(of: Data("Swift version ".utf8))
    else { return nil }
    return Self.version(in: String(decoding: bytes[words.lowerBound...].prefix(64), as: UTF8.self))
  }

  /// The number behind "Swift version" in a compiler's own words.
  public static func version(in text: String) -> String? {
    guard let words = text.range(of: "Swift version ") else { return nil }
    let number = text[words.upperBound...].prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : String(number)
  }
}
