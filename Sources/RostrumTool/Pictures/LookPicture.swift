import Codecs
import DisplayList
import FilmPictures
import Foundation
import Motion

/// The one small picture of a film that `look` makes.
struct LookPicture {
  /// Bytes of the file at most.
  static let mostBytes = 100_000

  /// How much is shown, and how well.
  private struct Effort {
    /// Moments and curves at most.
    var cells: String
    var rows: Int
    /// Pixels to the point.
    var scale: Double
    var colors: Int
  }

  /// From the best to what fits for certain.
  private static let efforts = [
    Effort(cells: "12", rows: 6, scale: 1.5, colors: 256),
    Effort(cells: "8", rows: 6, scale: 1, colors: 256),
    Effort(cells: "6", rows: 4, scale: 1, colors: 128),
    Effort(cells: "4", rows: 2, scale: 1, colors: 32),
    Effort(cells: "2", rows: 1, scale: 1, colors: 16),
  ]

  private let subject: PictureRecorder.Subject
  private let moments: [DrawnMoment]
  private let sheet: LookSheet.Subject
  private let theme: ChartTheme

  /// Prepares a picture.
  ///
  /// - Parameters:
  ///   - subject: What it is of.
  ///   - moments: Frames of the film, in order; at least one.
  ///   - curves: What moves.
  ///   - paths: Where things are.
  ///   - events: What happens.
  ///   - rest: The last frame.
  ///   - theme: The colours.
  init(
    _ subject: PictureRecorder.Subject, _ moments: [DrawnMoment], _ curves: [MotionCurve],
    _ paths: [MotionPath], _ events: [FilmEvent], _ rest: DisplayList, _ theme: ChartTheme
  ) {
    (self.subject, self.moments, self.theme) = (subject, moments, theme)
    let end = Double(subject.frameCount) / subject.framesPerSecond
    let size = SizeArgument(width: subject.width, height: subject.height)
    let rate = SizeArgument.short(subject.framesPerSecond)
    sheet = LookSheet.Subject(
      title: subject.title, note: "\(size) points, \(rate) fps, \(Messages.time(end))",
      size: CGSize(width: subject.width, height: subject.height),
      background: subject.background, framesPerSecond: subject.framesPerSecond, end: end,
      curves: curves, paths: paths, events: events, rest: rest)
  }

  /// Draws as much as fits into the file.
  ///
  /// - Returns: A PNG; of more than ``mostBytes`` only where not even the least fits.
  /// - Throws: `CodecError`.
  func file() throws -> [UInt8] {
    var change = PictureChange(
      width: subject.width, height: subject.height, background: subject.background)
    for moment in moments { change.take(moment.list, moment.frame) }
    var file: [UInt8] = []
    for effort in Self.efforts {
      let picture = LookSheet(
        sheet, cells(effort, change.steps), theme: theme, fonts: subject.fonts
      ).painted(rows: effort.rows, scale: effort.scale)
      file = try IndexedPicture(picture, colorCount: effort.colors).png()
      if file.count <= Self.mostBytes { break }
    }
    return file
  }

  private func cells(_ effort: Effort, _ seen: [Double]) -> [Filmstrip.Cell] {
    guard let motion = subject.motion, let wish = MomentsArgument(argument: effort.cells) else {
      return []
    }
    let choice = StripMoments(
      motion, seen, wish.count == MomentsArgument.usual.count ? .usual : wish)
    var shown: Set<Int> = []
    return choice.moments.compactMap { moment in
      guard let near = moments.last(where: { $0.frame <= moment.frame }),
        shown.insert(near.frame).inserted
      else { return nil }
      return Filmstrip.Cell(
        list: near.list, title: Messages.time(Double(near.frame) / subject.framesPerSecond),
        note: choice.note(moment))
    }
  }
}
