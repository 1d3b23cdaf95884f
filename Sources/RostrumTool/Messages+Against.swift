/// The words about revisions that are compared against.
extension Messages {
  static let noGit = "--against needs git, and there is none on PATH"
  static let againstWithoutReport =
    "--against shows what goldens looked like in the page of --report DIR; name that, too"
  static let againstSeveral = "--against compares one scene with itself; leave the second out"
  static let againstScene = "--against is for scenes; accepted is a .swift file"
  static let secondMissing = "there is nothing to compare with; name a second, or --against REV"

  static func noRepository(_ path: String) -> String {
    "--against needs a git repository, and \(path) is in none that git opens"
  }
  static func noRevision(_ name: String) -> String {
    "--against '\(printable(name))': there is no such revision; accepted is a commit, a branch, a tag, HEAD~1"
  }
  static func notInRevision(_ scene: String, _ revision: String) -> String {
    "\(scene) is not in \(revision), so there is no film of it then"
  }
  static func notCheckedOut(_ revision: String, _ step: String) -> String {
    "the files of \(revision) cannot be taken out: git \(step) failed"
  }

  /// What the pictures of before are.
  static func filmed(_ scene: String, at revision: String, _ unlike: Int) -> String {
    let same = "\(scene) as it was at \(revision), filmed in this run"
    return unlike == 0
      ? "\(same)." : "\(same); \(frames(unlike)) of it are not those of the golden."
  }
  static func noFilm(at revision: String, _ reason: String) -> String {
    "No pictures are kept of the golden, and there is no film of \(revision): \(reason)"
  }
}
