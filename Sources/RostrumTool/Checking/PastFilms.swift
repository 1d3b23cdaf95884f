import Goldens

/// What scenes looked like at a revision: films of goldens of which no pixels are kept.
struct PastFilms: Sendable {
  /// A film of then, and what it is in words; without one, why.
  struct Found: Sendable {
    var film: String?
    var origin: String
  }

  private let revisions: [String: GitRevision]

  /// Finds the revision, in the repository of each scene.
  ///
  /// - Parameters:
  ///   - name: The revision, as the user wrote it.
  ///   - scenes: The scenes.
  /// - Throws: ``Failure`` of wrong usage if there is none, or it has none of the scenes.
  init(_ name: String, of scenes: [String]) throws {
    var (revisions, folders, missing) = ([String: GitRevision](), [String: GitRevision](), 0)
    for scene in scenes {
      let folder = Place.resolved(Place.folder(of: scene))
      let revision = try folders[folder] ?? GitRevision(name, of: scene)
      folders[folder] = revision
      revisions[scene] = revision
      if try !revision.has(scene) { missing += 1 }
    }
    if missing == scenes.count, let scene = scenes.first, let revision = revisions[scene] {
      throw Failure(.usage, Messages.notInRevision(scene, revision.text))
    }
    self.revisions = revisions
  }

  /// Films a scene as it was.
  ///
  /// - Parameters:
  ///   - check: The golden.
  ///   - golden: What it holds.
  ///   - path: Where the film goes, an .apng.
  ///   - threads: Threads of the scene's process.
  /// - Returns: The film; where there cannot be one, why.
  func film(_ check: PlannedCheck, _ golden: Golden, to path: String, threads: Int) -> Found {
    guard let revision = revisions[check.scene] else {
      return Found(origin: Messages.noPicturesBefore)
    }
    do {
      let past = try revision.past(check.scene, check.words)
      let run = try GoldenRun(path: past.scene, words: past.words + ["--jobs", "\(threads)"])
      let lists = try run.perform([]).lists
      try run.film(to: [path])
      let kept = golden.frames.map(\.list)
      let unlike =
        golden.header.masks.isEmpty
        ? zip(lists, kept).count { $0 != $1 } + abs(lists.count - kept.count) : 0
      return Found(
        film: path, origin: Messages.filmed(check.scene, at: revision.text, unlike))
    } catch {
      let reason = Rostrum.failure(for: error).message
      return Found(origin: Messages.noFilm(at: revision.text, reason))
    }
  }
}
