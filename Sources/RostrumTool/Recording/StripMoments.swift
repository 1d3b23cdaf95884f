import FilmPictures
import Goldens

/// The moments of a strip, each with what happens there in a word or two.
struct StripMoments {
  /// Moments that nobody asked for are so far from one another, in seconds: nearer ones look alike.
  private static let leastDistance = 0.05

  /// What happens, by the first frame that shows it.
  private let events: [Int: (note: String, isMinor: Bool)]
  /// In the order of time.
  let moments: [FilmMoments.Moment]

  /// Chooses moments.
  ///
  /// - Parameters:
  ///   - record: How the values move.
  ///   - seen: How unlike each frame's picture is to the one before.
  ///   - wish: Which moments are wanted.
  init(_ record: MotionRecord, _ seen: [Double], _ wish: MomentsArgument) {
    let (count, rate) = (record.frameCount, record.framesPerSecond)
    var events: [Int: (note: String, isMinor: Bool)] = [:]
    for (place, event) in record.events.enumerated() {
      guard let (note, isMinor) = Self.telling(event, before: record.events[(place + 1)...]) else {
        continue
      }
      // An event is seen in the first frame that is not before it.
      let frame = Int((event.time * rate - 1e-6).rounded(.up))
      guard let other = events[frame] else {
        events[frame] = (note, isMinor)
        continue
      }
      // The first of a kind is told.
      if other.isMinor, !isMinor { events[frame] = (note, false) }
    }
    self.events = events
    if wish.isEven {
      moments = FilmMoments(frameCount: count, even: wish.count).moments
      return
    }
    let useful = max(1, Int((rate * Self.leastDistance).rounded(.up)))
    let least = wish.isAsked ? min(useful, max(1, (count - 1) / (wish.count - 1))) : useful
    moments =
      FilmMoments(
        frameCount: count,
        events: events.keys.sorted().map {
          FilmMoments.Event($0, isMinor: events[$0]?.isMinor ?? false)
        },
        tracks: record.tracks.map { track in
          FilmMoments.Track(first: track.first, values: track.values.map { $0?.number })
        }, seen: seen, limit: wish.count, least: least
      ).moments
  }

  /// What happens at a moment; empty if nothing is to be told.
  func note(_ moment: FilmMoments.Moment) -> String {
    if let event = events[moment.frame], moment.kind == .event || !event.isMinor {
      return event.note
    }
    switch moment.kind {
    case .start, .end, .between, .event: return ""
    case .turn: return "turns"
    case .rest: return "rests"
    }
  }

  /// What people call an event, and whether it matters only where something has moved; `nil` if they call it none: a
  /// finger on its way, an animation that ends while others go on.
  private static func telling(
    _ event: MotionEvent, before others: ArraySlice<MotionEvent>
  ) -> (note: String, isMinor: Bool)? {
    if let view = event.touched.first {
      // A view's name ends with what people know it by.
      return ("touch \(view.split(separator: "/").last ?? "")", false)
    }
    let causes = event.causes.filter { !["end", "completion", "touch"].contains($0) }
    if !causes.isEmpty { return (causes.joined(separator: ", "), false) }
    if event.causes.contains("touch") {
      let next = others.first { $0.causes.contains("touch") }
      return next.map { $0.touched.isEmpty } ?? false ? nil : ("lets go", true)
    }
    return nil
  }
}
