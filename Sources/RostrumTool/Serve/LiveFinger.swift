import Codecs
import Film
import Motion

/// A finger that a person has on a live scene: where it went down, and where it was at frames after that.
struct LiveFinger {
  /// Its number among the script's.
  let number: Int
  /// Where it went down, and where it was since.
  var places: [LivePlace]
  /// Whether what it is on takes taps.
  let takesTaps: Bool

  /// From where on a touch without a move is called a long press, in seconds.
  private static let longPress = 0.5

  /// Puts a finger down.
  init(number: Int, down: LivePlace, takesTaps: Bool) {
    (self.number, places, self.takesTaps) = (number, [down], takesTaps)
  }

  /// What a script says of it, when it is up.
  ///
  /// - Parameter clock: When frames are.
  /// - Returns: A tap, a long press, or a drag with a leg from place to place; rests are one leg.
  func step(_ clock: FrameClock) -> LiveStep {
    let (down, up) = (places[0], places[places.count - 1])
    let start = "\(Self.text(down))@\(Self.text(clock.frame(down.frame)))"
    func length(_ from: Int, _ to: Int) -> String { Self.text(clock.frame(to - from)) }
    if takesTaps, places.allSatisfy({ ($0.x, $0.y) == (down.x, down.y) }) {
      let seconds = clock.frame(up.frame - down.frame).seconds
      return LiveStep(
        verb: seconds < Self.longPress ? .tap : .longPress,
        text: "\(start) for \(length(down.frame, up.frame))")
    }
    var legs: [(from: LivePlace, to: LivePlace)] = []
    for (from, to) in zip(places, places.dropFirst()) {
      let rests = (from.x, from.y) == (to.x, to.y)
      if rests, let last = legs.last, (last.from.x, last.from.y) == (last.to.x, last.to.y) {
        legs[legs.count - 1].to = to
      } else {
        legs.append((from, to))
      }
    }
    let way = legs.map { " -> \(Self.text($0.to)) in \(length($0.from.frame, $0.to.frame))" }
    return LiveStep(verb: .drag, text: start + way.joined())
  }

  private static func text(_ place: LivePlace) -> String {
    "\(SizeArgument.short(place.x)),\(SizeArgument.short(place.y))"
  }

  /// A time as it is written: a whole number of seconds, or a ratio.
  static func text(_ time: FrameTime) -> String {
    let exact = time.exact
    return exact.denominator == 1 ? "\(exact.numerator)" : "\(exact.numerator)/\(exact.denominator)"
  }
}
