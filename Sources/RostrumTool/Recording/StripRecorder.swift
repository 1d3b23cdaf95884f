import Codecs
import DisplayList
import FilmPictures
import Foundation
import Goldens
import Motion

/// A recorder of a film's strip: keeps display lists until it is known which moments are worth seeing.
///
/// Of long films it keeps every other frame, every fourth and so on: what is under way is seen there, too.
struct StripRecorder {
  /// As many lists are kept at most.
  private static let most = 2048

  private let moments: MomentsArgument
  private var lists: [(frame: Int, list: DisplayList)] = []
  /// Only frames with numbers that this divides are kept.
  private var stride = 1

  /// Creates a recorder.
  ///
  /// - Parameter moments: Which moments the strip will show.
  init(_ moments: MomentsArgument = .usual) { self.moments = moments }

  /// Takes a frame.
  ///
  /// - Parameters:
  ///   - list: What it shows.
  ///   - frame: Its number.
  mutating func take(_ list: DisplayList, _ frame: Int) {
    guard frame % stride == 0 else { return }
    lists.append((frame, list))
    guard lists.count > Self.most else { return }
    stride *= 2
    lists.removeAll { $0.frame % stride != 0 }
  }

  /// Draws the strip.
  ///
  /// - Parameters:
  ///   - motion: How the values move, of the whole film.
  ///   - header: What was filmed.
  ///   - background: What is behind the scene.
  ///   - isDark: Whether the scene has the dark appearance.
  /// - Returns: A PNG; `nil` of a film without frames.
  /// - Throws: `FontError`, `CodecError`.
  func picture(
    _ motion: MotionRecord, _ header: GoldenHeader, background: ResolvedColor, isDark: Bool
  ) throws -> [UInt8]? {
    let kept = lists.filter { $0.frame < motion.frameCount }
    var change = PictureChange(
      width: header.width, height: header.height, background: background)
    for entry in kept { change.take(entry.list, entry.frame) }
    let choice = StripMoments(motion, change.steps, moments)
    var cells: [Filmstrip.Cell] = []
    var shown: Set<Int> = []
    for moment in choice.moments {
      let near = kept.last { $0.frame <= moment.frame }
      guard let near, shown.insert(near.frame).inserted else { continue }
      cells.append(
        Filmstrip.Cell(
          list: near.list, title: Messages.time(Double(near.frame) / motion.framesPerSecond),
          note: choice.note(moment)))
    }
    if cells.isEmpty { return nil }
    let strip = Filmstrip(
      cells, width: header.width, height: header.height, background: background, isDark: isDark)
    return try PNGEncoder().encode(strip.draw())
  }
}
