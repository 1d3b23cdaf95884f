import Goldens
import Reports

extension CheckArchive {
  /// Keeps what a golden that is not the same looked like, and looks like now.
  ///
  /// - Parameter outcome: What became of it.
  /// - Throws: `CodecError` where a film cannot be read, or the disk takes no more.
  func add(_ outcome: CheckOutcome) throws {
    guard outcome.entry.verdict != .same, let now = outcome.after else { return }
    let check = outcome.check
    var before = ReportTake(
      motion: outcome.before?.motion, frames: [],
      origin: outcome.before == nil ? Messages.noBefore : Messages.noPicturesBefore)
    if let old = outcome.before, check.keepsPixels, outcome.entry.verdict != .recorded {
      before.frames = try storeFilm(
        check.pixelFile, framesPerSecond: old.motion.framesPerSecond)
      before.origin = check.pixelFile
    } else if let old = outcome.before, let past = outcome.past {
      if let film = past.film {
        before.frames = try storeFilm(film, framesPerSecond: old.motion.framesPerSecond)
      }
      before.origin = past.origin
    }
    var after = ReportTake(motion: now.motion, frames: [], origin: Messages.noPicturesNow)
    if let film = outcome.film {
      after.frames = try storeFilm(film, framesPerSecond: now.motion.framesPerSecond)
      after.origin = Messages.thisRun
    }
    try add(ReportClip(name: check.name, before: before, after: after))
  }
}
