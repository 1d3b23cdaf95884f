import Codecs
import Foundation
import Goldens
import ImageDiff
import Pixels

/// A judge of pixels: the golden's film, kept beside it, against the film of now.
struct PixelJudge {
  private let check: PlannedCheck
  private let level: ComparisonLevel

  /// Takes a golden whose level is one of pixels.
  ///
  /// - Parameters:
  ///   - check: The golden.
  ///   - level: Its level.
  init(_ check: PlannedCheck, _ level: ComparisonLevel) {
    (self.check, self.level) = (check, level)
  }

  /// Refuses to compare where no pixels are kept, before anything is filmed for it.
  ///
  /// - Throws: ``Failure`` that names the file.
  func checkPixels() throws {
    if !check.keepsPixels {
      throw Failure(.nothingCompared, Messages.noPixels(level, check.pixelFile))
    }
  }

  /// Compares frame by frame.
  ///
  /// - Parameters:
  ///   - golden: The golden, which says what of the picture is not compared.
  ///   - now: What it would be now: a masked view is not compared where it is in either film.
  ///   - film: The clip of now.
  /// - Returns: Whether all frames are the same by the level.
  /// - Throws: ``Failure``, `CodecError` where a clip cannot be read.
  func verdict(_ golden: Golden, _ now: Golden, after film: String) throws -> LevelVerdict {
    guard let rule = PixelRule(level) else {
      throw Failure(.internalError, "no rule for \(level.text); \(Messages.internalError)")
    }
    let rate = golden.motion.framesPerSecond
    var before = try FilmFrames(check.pixelFile, framesPerSecond: rate)
    var after = try FilmFrames(film, framesPerSecond: rate)
    let boxes = Self.boxes(golden.header)
    var verdict = LevelVerdict(isSame: true, closeness: 0)
    for number in 0..<golden.frames.count {
      guard let old = try before.next(), let new = try after.next() else {
        throw Failure(.nothingCompared, Messages.stalePixels(check.pixelFile))
      }
      let places = (golden.places + now.places).filter { $0.frames.contains(number) }
      let hidden = places.map {
        Difference.Box(x: $0.box[0], y: $0.box[1], width: $0.box[2], height: $0.box[3])
      }
      let comparison = try PixelComparison(old, new, rule, ignoring: boxes + hidden)
      verdict.isSame = verdict.isSame && comparison.isSame
      verdict.closeness = max(verdict.closeness ?? 0, comparison.closeness ?? 0)
      guard comparison.differingCount > verdict.worst?.pixels ?? 0, let box = comparison.box else {
        continue
      }
      verdict.worst = CheckDocument.Worst(
        frame: number, pixels: comparison.differingCount, greatest: comparison.greatest,
        box: [box.x, box.y, box.width, box.height])
    }
    if try before.next() != nil {
      throw Failure(.nothingCompared, Messages.stalePixels(check.pixelFile))
    }
    return verdict
  }

  /// The rectangles that are not compared, in pixels.
  private static func boxes(_ header: GoldenHeader) -> [Difference.Box] {
    header.masks.compactMap { mask in
      guard case .rectangle(let x, let y, let width, let height) = mask else { return nil }
      let scale = header.scale
      let (left, top) = (Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
      return Difference.Box(
        x: left, y: top, width: Int(((x + width) * scale).rounded(.up)) - left,
        height: Int(((y + height) * scale).rounded(.up)) - top)
    }
  }
}
