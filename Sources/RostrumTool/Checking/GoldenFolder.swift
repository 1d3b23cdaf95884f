import Codecs
import Foundation
import Goldens

/// A folder of goldens, and the scenes that it may belong to.
struct GoldenFolder: Sendable {
  /// What a golden's name ends in.
  static let ending = ".golden"
  /// The name of a folder that lies beside scenes.
  static let usualName = "Goldens"
  /// What side files of a golden end in.
  static let sideEndings = [".apng", ".strip.png"]

  /// As it is written.
  let path: String
  /// Where scenes are that goldens here may be of.
  let sceneFolders: [String]

  /// The folder beside a scene.
  static func path(beside scene: String) -> String {
    scene.contains("/") ? "\(Place.folder(of: scene))/\(usualName)" : usualName
  }

  /// The place of a golden.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: Its folder.
  /// - Returns: The path.
  static func path(of name: String, in folder: String) -> String {
    let folder = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    return "\(folder)/\(name)\(ending)"
  }

  /// One spelling for each place, through links of folders that are there.
  static func canonical(_ path: String) -> String {
    "\(Place.resolved(Place.folder(of: path)))/\(Place.name(of: path))"
  }

  /// The names of the goldens that are there, in order.
  ///
  /// - Throws: ``Failure`` where the folder cannot be read; one that is not there has none.
  func names() throws -> [String] {
    switch Place.kind(of: path) {
    case .nothing: return []
    case .other: throw Failure(.usage, Messages.unreadable(path, "it is no folder"))
    case .folder: break
    }
    do {
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
      return files.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.ending.count)) }.sorted()
    } catch {
      throw Failure(.usage, Messages.unreadable(path, "no permission"))
    }
  }

  /// Goldens that neither a call nor a scene with its check file asks for, by their paths in order.
  struct Unasked: Equatable {
    /// Those that flags made, of a scene that is there: the same flags ask for them.
    var byFlags: [String] = []
    /// The others, which nobody asks for any more.
    var orphans: [String] = []
  }

  /// The goldens that are not asked for.
  ///
  /// - Parameter asked: The places of those that this call asks for, in one spelling.
  /// - Returns: They.
  /// - Throws: ``Failure`` where the folder cannot be read.
  func unasked(asked: Set<String>) throws -> Unasked {
    var known: [String: Set<String>] = [:]
    var unasked = Unasked()
    for name in try names() {
      let golden = Self.path(of: name, in: path)
      if asked.contains(Self.canonical(golden)) || isAsked(name, &known) { continue }
      if isByFlags(name, golden) {
        unasked.byFlags.append(golden)
      } else {
        unasked.orphans.append(golden)
      }
    }
    return unasked
  }

  /// Whether flags made a golden, and its scene is there; of one that cannot be read, nobody can say.
  private func isByFlags(_ name: String, _ golden: String) -> Bool {
    guard case .golden(let read, _) = GoldenFile(golden), read.header.isByFlags else {
      return false
    }
    return sceneFolders.contains { folder in
      let scene = folder == "." ? read.header.scene : "\(folder)/\(read.header.scene)"
      return Place.kind(of: scene) == .other && name.hasPrefix(Place.stem(of: scene) + ".")
    }
  }

  /// Whether a scene that is there asks for a golden of this name; one whose check file cannot be read may.
  private func isAsked(_ name: String, _ known: inout [String: Set<String>]) -> Bool {
    for stem in Self.stems(of: name) {
      let files = sceneFolders.flatMap { folder in
        SceneSource.endings.map { ending in
          folder == "." ? "\(stem).\(ending)" : "\(folder)/\(stem).\(ending)"
        }
      }
      for scene in files {
        guard Place.kind(of: scene) == .other else { continue }
        if known[scene] == nil {
          guard let names = try? CheckPlan.names(of: scene) else { return true }
          known[scene] = names
        }
        if known[scene]?.contains(name) ?? false { return true }
      }
    }
    return false
  }

  /// What the scene of a golden may be called: `Card.Dark`'s is `Card.Dark` or `Card`.
  private static func stems(of name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return (1...parts.count).map { parts.prefix($0).joined(separator: ".") }
  }

  /// Removes a golden and what lies beside it.
  ///
  /// - Parameter golden: Its path.
  /// - Throws: ``Failure`` where that is not allowed.
  static func remove(_ golden: String) throws {
    let stem = String(golden.dropLast(ending.count))
    for ending in [ending] + sideEndings where Place.kind(of: stem + ending) == .other {
      do {
        try FileManager.default.removeItem(atPath: stem + ending)
      } catch {
        throw Failure(.usage, Messages.notWritable(stem + ending, "it cannot be removed"))
      }
    }
  }
}
