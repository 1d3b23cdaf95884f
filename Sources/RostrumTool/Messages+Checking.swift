import Foundation
import Goldens
import SceneDocuments

/// The words about goldens: recording, verifying, approving.
extension Messages {
  // MARK: Arguments

  static let emptyVariant = "--variant is empty; accepted is a name"
  static let goldenOfInput =
    "a golden lies beside its scene; '-' has no place, accepted are scene files"
  static let goldenOfParts =
    "a golden is of a whole film; leave --frames and --at out"
  static let ciRecordsNothing =
    "CI is set in the environment: nothing is written unless --mode says so"

  // MARK: Check files

  static let checkFileShape =
    "found no keys; accepted are previews, scripts, variants, level, masks and expect"

  static func found(_ text: String?, accepted: String) -> String {
    "found \(text.map { "'\(printable($0))'" } ?? "no word"); accepted is \(accepted)"
  }

  static func unknownKey(_ key: String?, _ known: [String]) -> String {
    guard let key else {
      return "a key must be a word; accepted are \(known.joined(separator: ", "))"
    }
    let question = Likeness.question(key, among: known)
    let accepted = question.isEmpty ? "; accepted are \(known.joined(separator: ", "))" : question
    return "there is no key '\(printable(key))'\(accepted)"
  }

  static func noList(_ key: String) -> String { "'\(key)' must be a list" }
  static func noWord(_ key: String) -> String { "'\(key)' must be a list of words" }
  static func noMapping(_ what: String) -> String { "accepted is \(what)" }

  static func goldenTwice(_ golden: String, _ scene: String, _ other: String) -> String {
    let scenes = scene == other ? "of \(scene)" : "of \(scene) and of \(other)"
    return "two goldens, \(scenes), would be \(golden); give one another name"
  }

  // MARK: Results

  /// What a folder of several scenes is taken for, and how each of them is one.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - files: Its files that show something.
  /// - Returns: One line.
  static func compiledTogether(_ folder: String, _ files: [String]) -> String {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let inside = files.allSatisfy { Place.folder(of: $0) == base } ? "" : "**/"
    return "\(printable(base)) is one scene: all of its files are compiled together, "
      + "\(files.count) of them with previews; each is a scene of its own with \(printable(base))/\(inside)*.swift"
  }

  static func frames(_ count: Int) -> String { "\(count) frame\(count == 1 ? "" : "s")" }

  static func same(_ count: Int, level: ComparisonLevel, closeness: Double?) -> String {
    let near = closeness.map { ", at \(percent($0)) of the limit" } ?? ""
    return "\(level.text), \(frames(count))\(near)"
  }

  /// A share as people read it: `43 %`.
  static func percent(_ share: Double) -> String {
    share.isFinite ? "\(Int((share * 100).rounded())) %" : "more than all"
  }

  static func noGolden(_ golden: String, _ scene: String) -> String {
    "\(golden): there is none; 'rostrum record \(scene)' makes it, 'rostrum approve' takes what this run saw"
  }

  static func renamed(_ old: String, _ golden: String) -> String {
    "\(golden): there is none, but \(old), which no scene asks for, holds the same film: the scene was renamed; "
      + "'rostrum approve' writes the new one, 'rostrum prune' removes the old one"
  }

  static func emptyGolden(_ golden: String) -> String {
    "\(golden) holds no frame, so nothing was compared; record it anew"
  }

  static let noFrames = "the film has no frame, so nothing was compared"
  static let nothingMeant = "no golden is meant by --only and --shard, so nothing was compared"
  static let nothingCompared = "nothing was compared"
  static let notChecked = "not checked, as the run ended before"

  static func otherSize(_ golden: GoldenHeader, _ now: GoldenHeader) -> String {
    "the golden is \(size(golden)), the film \(size(now))"
  }

  private static func size(_ header: GoldenHeader) -> String {
    "\(SizeArgument(width: header.width, height: header.height)) points at scale "
      + SizeArgument.short(header.scale)
  }

  static func otherRate(_ golden: GoldenHeader, _ now: GoldenHeader) -> String {
    "the golden has \(golden.rate) frames a second, the film \(now.rate)"
  }

  static func otherCount(_ golden: GoldenHeader, _ now: GoldenHeader) -> String {
    "\(frames(now.frameCount)) instead of \(golden.frameCount)"
  }

  static func otherPixels(_ golden: GoldenHeader, _ now: GoldenHeader) -> String {
    "the golden's digests are of '\(golden.pixels)', the film's of '\(now.pixels)'"
  }

  static func otherFonts(_ golden: GoldenHeader, _ now: GoldenHeader) -> String {
    let (old, new) = (Set(golden.fonts), Set(now.fonts))
    let changed = now.fonts.filter { font in
      !old.contains(font) && golden.fonts.contains { $0.name == font.name }
    }
    let names = changed.map { "the file of \($0.name) is another one" }
    let gone = golden.fonts.filter { font in
      !new.contains(font) && !now.fonts.contains { $0.name == font.name }
    }.map { "\($0.name) is no longer used" }
    let added = now.fonts.filter { font in
      !old.contains(font) && !golden.fonts.contains { $0.name == font.name }
    }.map { "\($0.name) is new" }
    return "texts are set in other fonts: \((names + gone + added).joined(separator: ", "))"
  }

  static func otherVariant(_ golden: GoldenHeader, _ now: [String]) -> String {
    func words(_ variant: [String]) -> String {
      variant.isEmpty ? "no flags" : "'\(variant.joined(separator: " "))'"
    }
    return "the golden was recorded with \(words(golden.variant)), this film with \(words(now))"
  }

  static func framesDiffer(_ count: Int, first: Int, of all: Int) -> String {
    count == 1
      ? "frame \(first) of \(all) differs"
      : "\(count) of \(all) frames differ, from frame \(first) on"
  }

  static let unexplained = "no view's value explains it"

  static func drawnOtherwise(_ count: Int) -> String {
    "\(frames(count)) drawn by other commands, with the same pixels: record it anew and it is verified faster"
  }

  static func rendererDiffers(_ old: Int, _ new: Int) -> String {
    "recorded by revision \(old) of the renderer, this is \(new)"
  }

  static func noPixels(_ level: ComparisonLevel, _ file: String) -> String {
    "\(level.text) needs the golden's pixels, and there is no \(file); record it with --keep-pixels"
  }

  static func stalePixels(_ file: String) -> String {
    "\(file) is not of this golden: it has other frames; record it anew with --keep-pixels"
  }

  static func beyond(_ level: ComparisonLevel, _ verdict: LevelVerdict) -> String {
    let share = verdict.closeness.map { "\(percent($0)) of the limit" }
    let near = (verdict.sentence ?? share).map { ": \($0)" } ?? ""
    return "beyond \(level.text)\(near)"
  }

  static func otherWish(_ golden: GoldenHeader, _ check: PlannedCheck) -> String {
    "\(check.checkFile ?? "the check file") asks for \(wish(check.level, check.masks)), the golden was recorded with "
      + "\(wish(golden.level, golden.masks)), which counts until it is recorded anew"
  }

  private static func wish(_ level: ComparisonLevel, _ masks: [GoldenMask]) -> String {
    ([level.text] + masks.map { "the mask \($0.text)" }).joined(separator: " and ")
  }

  static func recorded(_ golden: Golden, isNew: Bool) -> String {
    isNew ? frames(golden.frames.count) : "as it was, \(frames(golden.frames.count))"
  }
  static func recordedAnew(_ sentence: String) -> String { "recorded anew: \(sentence)" }

  static func and(_ more: Int) -> String { more == 0 ? "" : "; and \(more) more" }

  static func orphan(_ path: String) -> String {
    "\(path): no scene asks for it; 'rostrum prune' removes it"
  }

  static func madeByFlags(_ paths: [String]) -> String {
    let names = paths.map { String(Place.name(of: $0).dropLast(GoldenFolder.ending.count)) }
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return "goldens that flags made are checked by calls with these flags only: \(shown)"
  }

  /// The line that ends a run in which not all is well.
  static func verdict(_ totals: CheckDocument.Totals) -> String {
    let parts = [
      (totals.differing, "differ"), (totals.incomparable, "cannot be compared"),
      (totals.missing, "missing"), (totals.failed, "failed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let all =
      totals.same + totals.differing + totals.incomparable + totals.missing + totals.failed
      + totals.recorded
    return "of \(all) golden\(all == 1 ? "" : "s") \(parts.joined(separator: ", "))"
  }

  static func wellDone(_ totals: CheckDocument.Totals) -> String {
    var parts: [String] = []
    if totals.same > 0 { parts.append("\(totals.same) the same") }
    if totals.recorded > 0 { parts.append("\(totals.recorded) recorded") }
    return parts.joined(separator: ", ")
  }

  // MARK: Reports

  static let noBefore = "There was no golden."
  static let noPicturesBefore =
    "No pictures are kept of the golden; 'rostrum record --keep-pixels' keeps them."
  static let noPicturesNow = "No pictures were made in this run."
  static let thisRun = "this run"

  // MARK: Approving and pruning

  static func noLastRun(_ folder: String) -> String {
    "there is no verify to approve in \(folder); 'rostrum verify SCENE' comes first"
  }
  static func lastRunUnreadable(_ path: String) -> String {
    "what the last verify left cannot be read (\(path)); run it again"
  }
  static let toolChanged = "this rostrum is another one than that of the last verify; run it again"
  static func changedSince(_ what: String, _ name: String) -> String {
    "\(what) changed since the last verify, so that what it saw of \(name) is no longer so; run it again"
  }
  static func readsTooMuch(_ scene: String, _ name: String) -> String {
    "\(scene) reads more files than can be watched, so that nobody can say whether what was seen of \(name) is still so; "
      + "'rostrum record' writes it"
  }
  static func noneMeant(_ globs: [String], _ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return "\(globs.joined(separator: ", ")) means none of what the last verify left to approve"
      + (names.isEmpty ? "" : "; it left \(shown)")
  }
  static let nothingToApprove = "the last verify left nothing to approve"
  static func notApprovable(_ name: String, _ sentence: String) -> String {
    "\(name) cannot be approved: \(sentence)"
  }
  static func approved(_ path: String) -> String { "\(path): approved" }
  static func approvedAlready(_ path: String) -> String { "\(path): as approved already" }
  static func pruned(_ path: String, isTrial: Bool) -> String {
    isTrial ? "\(path): would be removed" : "\(path): removed"
  }
  static let nothingToPrune = "no golden is without a scene"
  static func noGoldens(_ path: String) -> String {
    "\(path) is no folder of goldens; accepted is a folder of scenes that holds Goldens, or --goldens DIR"
  }
  static func resultsNotKept(_ reason: String) -> String {
    "the results are not kept for 'rostrum approve': \(reason)"
  }
  static let allAndOnly = "--all and --only say different things; give one of them"
}
