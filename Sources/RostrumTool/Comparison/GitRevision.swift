import Foundation
import SceneLoader

/// A revision of the git repository that scenes lie in: what lay there then is put into a folder of its own, and nothing in
/// the repository changes.
final class GitRevision: Sendable {
  /// As the user wrote it.
  let name: String
  /// The commit.
  let commit: String
  /// The repository's folder, through links.
  let root: String
  private let work: WorkFolder

  /// Digits by which people know a commit.
  private static let shortLength = 7
  /// In words: `main (1a2b3c4)`.
  var text: String {
    let short = String(commit.prefix(Self.shortLength))
    return name.hasPrefix(short) ? name : "\(name) (\(short))"
  }

  /// Finds a revision.
  ///
  /// - Parameters:
  ///   - name: As git knows it: a commit, a branch, a tag, `HEAD~2`.
  ///   - file: A file of the repository.
  /// - Throws: ``Failure`` of wrong usage if there is no git, no repository or no such revision.
  init(_ name: String, of file: String) throws {
    self.name = name
    let folder = Place.resolved(Place.folder(of: file))
    guard let root = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"]) else {
      throw Failure(.usage, Messages.noRepository(file))
    }
    self.root = root
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard !name.isEmpty, let commit = try Self.git(["-C", self.root] + words) else {
      throw Failure(.usage, Messages.noRevision(name))
    }
    self.commit = commit
    work = try WorkFolder(
      in: FileManager.default.temporaryDirectory.path, named: "rostrum-against-")
  }

  /// A path inside the repository, from its folder on; `nil` for one outside.
  private func inside(_ path: String) -> String? {
    let whole =
      Place.kind(of: path) == .folder ? Place.resolved(path) : GoldenFolder.canonical(path)
    if whole == root { return "" }
    return whole.hasPrefix("\(root)/") ? String(whole.dropFirst(root.count + 1)) : nil
  }

  /// Whether the revision has a file or folder.
  func has(_ path: String) throws -> Bool {
    guard let place = inside(path) else { return false }
    return try Self.git(["-C", root, "cat-file", "-e", "\(commit):\(place)"]) != nil
  }

  /// Puts the folder of a scene, and what else its film is made from, as it was then, into a folder of its own.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - words: Options of its film, of which some name files.
  /// - Returns: Where the scene is now, and the words with the places of then. What lies outside the repository is as it is.
  /// - Throws: ``Failure`` of wrong usage if the revision has no such scene.
  func past(_ scene: String, _ words: [String]) throws -> (scene: String, words: [String]) {
    guard try has(scene), let place = inside(scene) else {
      throw Failure(.usage, Messages.notInRevision(scene, text))
    }
    let tree = "\(work.path)/\(UUID().uuidString)"
    var (past, folders) = (words, [Place.folder(of: scene)])
    for (index, option) in words.enumerated() where index + 1 < words.count {
      if option == "--asset-url", let address = AssetAddress(argument: words[index + 1]),
        let there = inside(address.file)
      {
        var then = address
        then.file = "\(tree)/\(there)"
        folders.append(Place.folder(of: address.file))
        past[index + 1] = then.text
        continue
      }
      let isFolder = ["--assets", "--font-dir"].contains(option)
      guard isFolder || option == "--script", let there = inside(words[index + 1]) else { continue }
      folders.append(isFolder ? words[index + 1] : Place.folder(of: words[index + 1]))
      past[index + 1] = "\(tree)/\(there)"
    }
    try checkOut(folders.compactMap(inside), to: tree)
    return ("\(tree)/\(place)", past)
  }

  /// Writes folders of the revision, through an index of its own.
  private func checkOut(_ folders: [String], to tree: String) throws {
    let environment = ["GIT_INDEX_FILE": "\(tree).index"]
    var done: [String] = []
    for folder in Set(folders).sorted() {
      let isInside = done.contains { $0.isEmpty || folder == $0 || folder.hasPrefix("\($0)/") }
      guard try !isInside && (folder.isEmpty || has("\(root)/\(folder)")) else { continue }
      done.append(folder)
      let words = folder.isEmpty ? [commit] : ["--prefix=\(folder)/", "\(commit):\(folder)"]
      try need(["read-tree"] + words, environment)
    }
    try need(["checkout-index", "--all", "--force", "--prefix=\(tree)/"], environment)
  }

  private func need(_ words: [String], _ environment: [String: String]) throws {
    guard try Self.git(["-C", root] + words, environment) != nil else {
      throw Failure(.usage, Messages.notCheckedOut(text, words.first ?? "git"))
    }
  }

  /// Runs git.
  ///
  /// - Returns: What it said; `nil` if it failed.
  private static func git(
    _ words: [String], _ more: [String: String] = [:]
  ) throws -> String? {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
    environment.merge(more) { $1 }
    let result: (end: ChildProcess.End, output: String)
    do {
      result = try ChildProcess.run("git", words, environment: environment)
    } catch {
      if case .cannotStart = error { throw Failure(.usage, Messages.noGit) }
      throw error
    }
    guard result.end == .exited(0) else { return nil }
    // A warning may stand before the answer.
    return result.output.split(separator: "\n").last.map(String.init) ?? ""
  }
}
