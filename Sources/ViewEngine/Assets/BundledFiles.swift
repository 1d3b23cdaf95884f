import Foundation
import Synchronization

/// The files of a scene's project, which it asks its bundle for by their names.
///
/// An app's files lie side by side, whatever folders they come from: the nearest to the scene of those with one name is found.
public enum BundledFiles {
  private struct Known {
    var all: [String] = []
    var missing: Set<String> = []
  }
  private static let known = Mutex(Known())

  /// Chooses the files of this process, before a scene asks.
  ///
  /// - Parameter files: Whole paths, the nearest to the scene first.
  public static func choose(_ files: [String]) {
    known.withLock { $0 = Known(all: files) }
  }

  /// What was asked for and is not there: a line for people each, sorted.
  public static var shortcomings: [String] {
    known.withLock { $0.missing.sorted() }.map { "the project has no file called '\($0)'" }
  }

  /// The path of a file; one that is not there is noted.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its ending, and with folders before it where the project has them.
  ///   - type: The ending; `nil` or empty where the name has it.
  ///   - folder: The folder in which it is; `nil` for any.
  /// - Returns: The whole path.
  package static func path(_ name: String, ofType type: String?, in folder: String?) -> String? {
    let ending = (type ?? "").isEmpty ? "" : ".\(type ?? "")"
    let whole = ([folder, name].compactMap { $0 }.joined(separator: "/")) + ending
    return known.withLock { known in
      if let found = known.all.first(where: { $0.hasSuffix("/\(whole)") }) { return found }
      known.missing.insert(whole)
      return nil
    }
  }

  /// The paths of all files with an ending.
  ///
  /// - Parameter ending: The ending, without its dot.
  /// - Returns: The whole paths, the nearest to the scene first; that there is none is noted nowhere.
  package static func paths(withEnding ending: String) -> [String] {
    known.withLock { known in known.all.filter { $0.hasSuffix(".\(ending)") } }
  }
}
