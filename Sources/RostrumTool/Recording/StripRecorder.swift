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

  private var lists: [(frame: Int, list: DisplayList)] = []
  /// Only frames with numbers that this divides are kept.
  private var stride = 1

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
  /// - Returns: A PNG; `nil` of a film without frames.
  /// - Throws: `FontError`, `CodecError`.
  func picture(
    _ motion: MotionRecord, _ header: GoldenHeader, background: ResolvedColor
  ) throws -> [UInt8]? {
    let rate = motion.framesPerSecond
    // An event is seen in the first frame that is not before it.
    let frames = motion.events.map { event in
      (frame: Int((event.time * rate - 1e-6).rounded(.up)), event: event)
    }
    let tracks = motion.tracks.map { track in
      FilmMoments.Track(first: track.first, values: track.values.map { $0?.number })
    }
    let moments = FilmMoments(
      frameCount: motion.frameCount, events: frames.map(\.frame), tracks: tracks
    ).moments
    var cells: [Filmstrip.Cell] = []
    var shown: Set<Int> = []
    for moment in moments {
      let near = lists.last { $0.frame <= moment.frame && $0.frame < motion.frameCount }
      guard let near, shown.insert(near.frame).inserted else { continue }
      let event = frames.first { $0.frame == moment.frame }?.event
      cells.append(
        Filmstrip.Cell(
          list: near.list, title: Messages.time(Double(near.frame) / rate),
          note: Self.note(moment.kind, event)))
    }
    if cells.isEmpty { return nil }
    let strip = Filmstrip(
      cells, width: header.width, height: header.height, background: background)
    return try PNGEncoder().encode(strip.draw())
  }

  /// What happens at a moment, in a word or two.
  private static func note(_ kind: FilmMoments.Kind, _ event: MotionEvent?) -> String {
    switch kind {
    case .start, .end, .between: return ""
    case .turn: return "turns"
    case .rest: return "rests"
    case .event:
      // A view's name ends with what people know it by.
      let name = event?.touched.first.flatMap { $0.split(separator: "/").last.map(String.init) }
      let causes = event?.causes.joined(separator: ", ") ?? ""
      return name.map { "\(causes) \($0)" } ?? causes
    }
  }
}
