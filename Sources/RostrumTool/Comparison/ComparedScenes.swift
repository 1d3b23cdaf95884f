import Codecs
import Foundation
import SceneLoader

/// What `diff` compares where scenes are named: clips of them, which go with this object.
///
/// A scene is filmed as `rostrum render` films it that is told nothing else.
final class ComparedScenes {
  /// Files that are scenes, by their endings.
  private static let endings = SceneSource.endings

  /// What is compared: clips, or what was named.
  private(set) var (first, second) = ("", "")
  /// What it is called.
  private(set) var (firstName, secondName) = ("", "")
  private var work: WorkFolder?

  /// Films what is to be filmed.
  ///
  /// - Parameters:
  ///   - first: The first that the user named.
  ///   - second: The second; `nil` if a revision is to be compared with now.
  ///   - revision: The revision, if one was named.
  /// - Throws: ``Failure`` of wrong usage; what goes wrong with a scene.
  init(_ first: String, _ second: String?, against revision: String?) throws {
    if let revision {
      if second != nil { throw Failure(.usage, Messages.againstSeveral) }
      guard Self.isScene(first) else { throw Failure(.usage, Messages.againstScene) }
      try SceneSource(path: first, format: nil).checkFile()
      let revision = try GitRevision(revision, of: first)
      self.first = try film(revision.past(first, []).scene, "before")
      self.second = try film(first, "after")
      (firstName, secondName) = ("\(first) at \(revision.text)", first)
      return
    }
    guard let second else { throw Failure(.usage, Messages.secondMissing) }
    (firstName, secondName) = (first, second)
    // Before anything is filmed that may take a while.
    for path in [first, second] {
      if Self.isScene(path) {
        try SceneSource(path: path, format: nil).checkFile()
      } else if Place.kind(of: path) == .nothing, SequencePattern(path) == nil {
        throw Failure(.usage, Messages.noSuchFile(path))
      }
    }
    self.first = Self.isScene(first) ? try film(first, "before") : first
    self.second = Self.isScene(second) ? try film(second, "after") : second
  }

  private static func isScene(_ path: String) -> Bool {
    endings.contains(Place.ending(of: path)) && Place.kind(of: path) != .folder
  }

  /// Films a scene with the script that lies beside it.
  private func film(_ scene: String, _ name: String) throws -> String {
    let folder =
      try work
      ?? WorkFolder(in: FileManager.default.temporaryDirectory.path, named: "rostrum-diff-")
    work = folder
    let path = "\(folder.path)/\(name).apng"
    try GoldenRun(path: scene, words: []).film(to: [path])
    return path
  }
}
