public import Foundation
internal import Geometry

/// A motion path: where a thing is on the stage, frame by frame.
public struct MotionPath: Sendable {
  /// The view's name, as traces have it.
  public var view: String
  /// The first frame in which it is there.
  public var first: Int
  /// The middle of what it covers, in points of the stage, from there on; `nil` where it is not there.
  public var places: [CGPoint?]
  /// The greatest area that it covers, in square points.
  public var area: Double

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - first: The first frame in which it is there.
  ///   - places: Its middle from there on, in points of the stage; `nil` where it is not there.
  ///   - area: The greatest area that it covers, in square points.
  public init(view: String, first: Int, places: [CGPoint?], area: Double) {
    (self.view, self.first, self.places, self.area) = (view, first, places, area)
  }

  /// Ways shorter than this many points are not seen.
  static let leastWay = 2.0
  /// What is elsewhere in fewer frames than this has jumped.
  private static let leastMoves = 3

  /// In how many frames it is elsewhere than in the one before.
  private var moveCount: Int {
    zip(places, places.dropFirst()).count { from, to in
      guard let from, let to else { return false }
      return distance(from, to) > 0.01
    }
  }

  /// Points that it goes in all.
  package var way: Double {
    zip(places, places.dropFirst()).reduce(0) { sum, pair in
      guard let from = pair.0, let to = pair.1 else { return sum }
      return sum + distance(from, to)
    }
  }

  /// The places at even steps of time, from its first frame on where that is one of them.
  ///
  /// - Parameter step: Frames from dot to dot, at least 1.
  /// - Returns: Dots of the film's frames 0, `step`, 2 · `step` …, without those in which it stands still.
  func dots(every step: Int) -> [CGPoint] {
    let frames = stride(from: (first + step - 1) / step * step, to: first + places.count, by: step)
    var dots: [CGPoint] = []
    for frame in frames {
      guard let place = places[frame - first] else { continue }
      if let last = dots.last, distance(last, place) < 0.05 { continue }
      dots.append(place)
    }
    return dots
  }

  /// Where it is in a frame.
  func place(in frame: Int) -> CGPoint? {
    places.indices.contains(frame - first) ? places[frame - first] : nil
  }

  /// Stretches in which it is there all the time.
  var pieces: [[CGPoint]] {
    places.split { $0 == nil }.map { $0.compactMap(\.self) }
  }

  /// The paths that are worth drawing: of things that keep their distance to each other the largest, the longest ways first.
  ///
  /// - Parameter paths: All paths, in painting order.
  /// - Returns: Each with the names of those that move along.
  package static func distinct(_ paths: [MotionPath]) -> [(path: MotionPath, alike: [String])] {
    var found: [(path: MotionPath, alike: [String])] = []
    for path in paths where path.way >= leastWay && path.moveCount >= leastMoves {
      guard let known = found.firstIndex(where: { $0.path.isAlong(path) }) else {
        found.append((path, []))
        continue
      }
      if path.area > found[known].path.area {
        found[known] = (path, [found[known].path.view] + found[known].alike)
      } else {
        found[known].alike.append(path.view)
      }
    }
    let order = found.indices.sorted {
      (-found[$0].path.way, $0) < (-found[$1].path.way, $1)
    }
    return order.map { found[$0] }
  }

  /// Whether another moves by the same in every frame.
  private func isAlong(_ other: MotionPath) -> Bool {
    guard first == other.first, places.count == other.places.count else { return false }
    var shift: CGVector?
    for (place, along) in zip(places, other.places) {
      guard let place, let along else {
        if (place == nil) != (along == nil) { return false }
        continue
      }
      let now = CGVector(dx: along.x - place.x, dy: along.y - place.y)
      if let shift, abs(shift.dx - now.dx) > 0.5 || abs(shift.dy - now.dy) > 0.5 { return false }
      shift = shift ?? now
    }
    return true
  }
}

/// Points between two places.
func distance(_ from: CGPoint, _ to: CGPoint) -> Double {
  let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
  return (dx * dx + dy * dy).squareRoot()
}
