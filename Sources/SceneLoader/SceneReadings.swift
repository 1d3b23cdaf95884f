internal import CSceneHost
import Foundation

/// What the scene of this process opened to read, besides what every program reads of the system.
public enum SceneReadings {
  /// Whole paths of files and folders that it opened, there or not, in the order in which they were first opened.
  public static var paths: [String] { all.filter { !$0.hasPrefix(askingMark) } }

  /// Whole paths of what it only asked for, whether it is there and what, in the order in which it did first.
  public static var askedFor: [String] {
    let opened = Set(paths)
    return all.filter { $0.hasPrefix(askingMark) }.map { String($0.dropFirst(askingMark.count)) }
      .filter { !opened.contains($0) }
  }

  /// Reads something for the tool, in the midst of the scene: what is asked of the machine for it is no wish of the scene's.
  ///
  /// - Parameter body: What reads.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public static func forTool<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = scene_host_tool_reads(true)
    defer { _ = scene_host_tool_reads(before) }
    return try body()
  }

  /// What stands before a path that was not opened.
  private static let askingMark = "?"

  private static var all: [String] {
    var found: [String] = []
    var number: Int64 = 0
    while let name = unsafe scene_host_reading(number) {
      found.append(unsafe String(cString: name))
      number += 1
    }
    let folders =
      Confinement.system + Confinement.libraryFolders + ["/proc", "/sys", "/dev", "/etc"]
    return found.filter { name in
      let path = name.hasPrefix(askingMark) ? String(name.dropFirst(askingMark.count)) : name
      return !folders.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
    }
  }

  /// Whether it opened more than is kept.
  public static var areIncomplete: Bool { scene_host_reads_more() }
}
