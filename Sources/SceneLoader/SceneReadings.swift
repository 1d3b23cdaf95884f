internal import CSceneHost
import Foundation

/// What the scene of this process opened to read, besides what every program reads of the system.
public enum SceneReadings {
  /// Whole paths of files and folders, there or not, in the order in which they were first opened.
  public static var paths: [String] {
    var found: [String] = []
    var number: Int64 = 0
    while let name = unsafe scene_host_reading(number) {
      found.append(unsafe String(cString: name))
      number += 1
    }
    let folders =
      Confinement.system + Confinement.libraryFolders + ["/proc", "/sys", "/dev", "/etc"]
    return found.filter { path in
      !folders.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
    }
  }

  /// Whether it opened more than is kept.
  public static var areIncomplete: Bool { scene_host_reads_more() }
}
