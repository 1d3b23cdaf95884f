public import DisplayList
internal import Foundation
internal import Geometry
public import Pixels

extension StageSheet {
  /// Paths at most; more are a tangle.
  private static let mostPaths = 12
  /// Points of the sheet between two dots where it is fast, at least.
  private static let leastDotGap = 5.0
  /// Events that are marked at most.
  private static let mostEvents = 20
  /// Numbers of events on the paths at most, but for one of each; more hide what they are about.
  private static let mostMarks = 16
  /// Frames in which it is seen what an event sets going.
  private static let glance = 30

  /// Draws motion paths over a frame.
  ///
  /// - Parameters:
  ///   - paths: Where things are, in painting order.
  ///   - rest: The frame.
  ///   - events: What happens, in the order of time.
  ///   - title: What was filmed.
  ///   - rate: Frames a second, above 0.
  /// - Returns: The picture, opaque.
  public func paths(
    _ paths: [MotionPath], over rest: DisplayList, events: [FilmEvent], title: String,
    framesPerSecond rate: Double
  ) -> Pixmap {
    painted(
      pathPage(
        paths, over: rest, events: events, title: title, framesPerSecond: rate, most: Self.mostPaths
      ))
  }

  /// Motion paths over a frame, to be painted.
  ///
  /// - Parameters:
  ///   - paths: Where things are, in painting order.
  ///   - rest: The frame.
  ///   - events: What happens, in the order of time.
  ///   - title: What stands above; empty for nothing.
  ///   - rate: Frames a second, above 0.
  ///   - most: Paths at most, at least 1.
  /// - Returns: The page.
  func pathPage(
    _ paths: [MotionPath], over rest: DisplayList, events: [FilmEvent], title: String,
    framesPerSecond rate: Double, most: Int
  ) -> Page {
    let all = MotionPath.distinct(paths)
    let shown = Array(all.prefix(most))
    let step = Self.step(shown.map(\.path), zoom: zoom)
    var lines: [(color: ResolvedColor?, text: String)] = []
    if shown.isEmpty {
      lines.append((nil, "nothing changes its place"))
    } else {
      lines.append(
        (nil, "a dot every \(Measure.seconds(Double(step) / rate)), hollow at the start"))
    }
    for (index, entry) in shown.enumerated() {
      let names = entry.alike.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      let along = names.isEmpty ? "" : ", with \(names.joined(separator: ", "))"
      let isSeen = entry.path.places.contains { $0.map { picture.contains(place($0)) } ?? false }
      let way = Measure.short(entry.path.way) + " points" + (isSeen ? "" : " beyond the stage")
      lines.append((color(index), "\(entry.path.view): \(way)\(along)"))
    }
    if all.count > shown.count {
      lines.append((nil, "\(all.count - shown.count) shorter paths are left out"))
    }
    let named = Array(events.filter { !$0.label.isEmpty }.prefix(Self.mostEvents))
    let marks = marks(named, shown.map(\.path), rate)
    for (number, event) in marks.named.enumerated() {
      lines.append((nil, "\(number + 1)  \(Measure.seconds(event.time)): \(event.label)"))
    }
    return page(rest, title: title, lines: lines, veil: shown.isEmpty ? 0 : 0.35) { sketch in
      for (index, entry) in shown.enumerated() {
        draw(entry.path, color(index), every: step, &sketch)
      }
      // All lines before the numbers, which they would cross.
      for mark in marks.places {
        sketch.line([mark.place, mark.label], Sketch.Pen(color: theme.ink))
        sketch.disc(at: mark.place, radius: 2, fill: theme.ink)
      }
      for mark in marks.places {
        sketch.disc(
          at: mark.label, radius: 7.5, fill: theme.ink,
          rim: Sketch.Pen(color: theme.ground, width: 1.5))
        sketch.words(
          "\(mark.number)", at: CGPoint(x: Double(mark.label.x), y: Double(mark.label.y) + 3.5),
          .mark, theme.ground, .center)
      }
    }
  }

  private func color(_ index: Int) -> ResolvedColor { theme.series[index % theme.series.count] }

  private func draw(
    _ path: MotionPath, _ color: ResolvedColor, every step: Int, _ sketch: inout Sketch
  ) {
    for piece in path.pieces {
      let places = Polyline.simplified(piece.map(place), within: 0.05)
      // What comes from beyond the stage would lead through the words below.
      for part in Polyline.parts(of: places, in: picture) {
        sketch.line(part, Sketch.Pen(color: theme.ground.opacity(0.8), width: 4))
        sketch.line(part, Sketch.Pen(color: color.opacity(0.45), width: 1.5))
      }
    }
    let dots = path.dots(every: step)
    for (index, dot) in dots.enumerated() where picture.contains(place(dot)) {
      let isStart = index == 0
      sketch.disc(
        at: place(dot), radius: isStart ? 4 : 2.5, fill: isStart ? theme.ground : color,
        rim: Sketch.Pen(color: isStart ? color : theme.ground.opacity(0.8), width: isStart ? 2 : 1))
    }
  }

  /// The frames from dot to dot: as few as leave gaps between the dots of the longest path for a quarter of its time.
  static func step(_ paths: [MotionPath], zoom: Double) -> Int {
    guard let longest = paths.first else { return 1 }
    for step in [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] {
      let dots = longest.dots(every: step)
      let gaps = zip(dots, dots.dropFirst()).map { distance($0, $1) * zoom }.sorted()
      if gaps.isEmpty || gaps[gaps.count * 3 / 4] >= leastDotGap { return step }
    }
    return 60
  }

  /// Where events are on the paths of what moves then, and those that are on any, which numbers stand for.
  private func marks(
    _ events: [FilmEvent], _ paths: [MotionPath], _ rate: Double
  ) -> (places: [Mark], named: [FilmEvent]) {
    var marks: [Mark] = []
    var named: [FilmEvent] = []
    let share = max(Self.mostMarks / max(events.count, 1), 1)
    for event in events {
      let frame = Int((event.time * rate - 1e-6).rounded(.up))
      var isMarked = false
      for path in movers(paths, at: frame, most: share) {
        guard let here = path.place(in: frame) else { continue }
        isMarked = true
        // Across the path, where there is no other.
        let place = place(here)
        var side = path.isUpright ? CGVector(dx: 18, dy: 0) : CGVector(dx: 0, dy: -18)
        if !picture.contains(CGPoint(x: place.x + side.dx, y: place.y + side.dy)) {
          side = CGVector(dx: -side.dx, dy: -side.dy)
        }
        var label = CGPoint(x: place.x + side.dx, y: place.y + side.dy)
        while marks.contains(where: { distance($0.label, label) < 16 }) {
          label = CGPoint(x: label.x + side.dx, y: label.y + side.dy)
        }
        marks.append(Mark(number: named.count + 1, place: place, label: label))
      }
      if isMarked { named.append(event) }
    }
    return (marks, named)
  }

  /// The paths of what moves on the stage about a frame: those that go farthest from there on.
  private func movers(
    _ paths: [MotionPath], at frame: Int, most: Int
  ) -> [MotionPath] {
    let ways = paths.enumerated().compactMap { index, path -> (way: Double, index: Int)? in
      guard let here = path.place(in: frame), picture.contains(place(here)) else { return nil }
      let moves = (frame - 2...frame + 6).contains { near in
        path.place(in: near).map { distance($0, here) > 0.25 } ?? false
      }
      guard moves else { return nil }
      let places = (frame...frame + Self.glance).compactMap(path.place(in:))
      return (zip(places, places.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }, index)
    }
    return ways.sorted { (-$0.way, $0.index) < (-$1.way, $1.index) }.prefix(most)
      .map { paths[$0.index] }
  }

  /// An event on a path.
  private struct Mark {
    var number: Int
    var place: CGPoint
    /// Where its number stands.
    var label: CGPoint
  }
}

extension MotionPath {
  /// Whether it goes farther down than across.
  fileprivate var isUpright: Bool {
    let known = places.compactMap(\.self)
    let (x, y) = (known.map(\.x), known.map(\.y))
    return (y.max() ?? 0) - (y.min() ?? 0) >= (x.max() ?? 0) - (x.min() ?? 0)
  }
}
