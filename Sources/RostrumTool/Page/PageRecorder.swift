import DisplayList
import FilmPictures
import Foundation
import Goldens
import Motion
import Reports
import ViewEngine

/// A recorder of what a scene's page shows besides pictures: every value at every frame, colours, texts.
@MainActor struct PageRecorder {
  fileprivate struct Key: Hashable {
    let view: String
    let property: String
  }
  fileprivate struct Series {
    let key: Key
    let first: Int
    var frames: [SceneAccount.Quantity] = []
  }

  private let trace: ValueTrace
  private var series: [Series] = []
  private var places: [Key: Int] = [:]
  private var times: [Double] = []
  private var paints = PaintRecorder()

  /// Creates a recorder of a graph that is started.
  init(of graph: ViewGraph) { trace = ValueTrace(of: graph) }

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - moment: What it shows, and who drew what.
  ///   - instant: The scene's.
  mutating func take(_ moment: DrawnMoment, at instant: Instant) {
    let frame = times.count
    times.append(instant.seconds)
    for value in trace.sample() {
      let key = Key(view: value.view, property: value.property)
      let place = places[key] ?? series.count
      if place == series.count {
        places[key] = place
        series.append(Series(key: key, first: frame))
      }
      series[place].fill(to: frame)
      series[place].frames.append(Self.quantity(value.presentation, of: value.property))
    }
    paints.take(moment)
  }

  private static func quantity(
    _ quantity: TracedValue.Quantity, of property: String
  ) -> SceneAccount.Quantity {
    switch quantity {
    case .number(let number):
      number.isFinite ? .number(rounded(number, property)) : .words("\(number)")
    case .words(let words): .words(words)
    }
  }

  private static func rounded(_ number: Double, _ property: String) -> Double {
    let scale = TrackUnit.of(property) == .none ? 10_000.0 : 1000
    let rounded = (number * scale).rounded() / scale
    // Minus nothing is nothing.
    return rounded == 0 ? 0 : rounded
  }

  // MARK: Result

  /// What was recorded of the first frames.
  ///
  /// - Parameters:
  ///   - subject: What it is of.
  ///   - curves: What moves.
  ///   - events: What happens.
  /// - Returns: All that a page shows.
  func film(
    of subject: PictureRecorder.Subject, _ curves: [MotionCurve], _ events: [FilmEvent]
  ) -> SceneAccount {
    let (swatches, texts, textsLeftOut) = paints.result(frameCount: subject.frameCount)
    return SceneAccount(
      title: subject.title, width: subject.width, height: subject.height, scale: subject.scale,
      framesPerSecond: subject.framesPerSecond, frameCount: subject.frameCount,
      events: events.map { SceneAccount.Event(time: $0.time, label: $0.label) },
      views: views(frameCount: subject.frameCount),
      curves: CurveSheet.rows(curves).map {
        PageCurve($0.curve, alike: $0.alike).told(times: times.prefix(subject.frameCount))
      }, specs: PageSpecs(curves).all, swatches: swatches, texts: texts,
      textsLeftOut: textsLeftOut)
  }

  private func views(frameCount count: Int) -> [SceneAccount.View] {
    var views: [SceneAccount.View] = []
    var numbers: [String: Int] = [:]
    for var series in series where series.first < count {
      series.fill(to: times.count)
      var frames = Array(series.frames.prefix(count - series.first))
      while frames.count > 1, frames[frames.count - 1] == frames[frames.count - 2] {
        frames.removeLast()
      }
      let number = numbers[series.key.view] ?? views.count
      if number == views.count {
        numbers[series.key.view] = number
        views.append(SceneAccount.View(name: series.key.view, values: []))
      }
      views[number].values.append(
        SceneAccount.Value(
          property: series.key.property, unit: TrackUnit.of(series.key.property).symbol,
          first: series.first, frames: frames))
    }
    return views
  }
}

extension PageRecorder.Series {
  /// Where it was not there it has nothing.
  fileprivate mutating func fill(to frame: Int) {
    while first + frames.count < frame { frames.append(.nothing) }
  }
}

/// A curve as a page has it: with as many points as its drawing needs, and its numbers at frames.
struct PageCurve {
  private let curve: MotionCurve
  private let alike: [MotionCurve]

  init(_ curve: MotionCurve, alike: [MotionCurve]) { (self.curve, self.alike) = (curve, alike) }

  /// How far a drawn line may be from the true one, as a share of its range.
  private static let tolerance = 0.0004

  /// The curve, with its numbers at some times, in seconds.
  func told(times: ArraySlice<Double>) -> SceneAccount.Curve {
    let points = curve.pieces.joined()
    return SceneAccount.Curve(
      view: curve.view, property: curve.property, unit: TrackUnit.of(curve.property).symbol,
      alike: alike.map { "\($0.view) \($0.property)" }, lines: lines(\.value, Array(points)),
      speeds: lines(\.velocity, Array(points)),
      runs: curve.runs.map { run in
        SceneAccount.Run(
          start: run.start, end: run.end, from: run.from, target: run.target,
          animation: run.animation, overshoot: run.overshoot, settling: run.settling,
          isInterrupted: run.isInterrupted)
      }, values: times.map { curve.value(at: $0).map { Self.rounded($0, 1000) } },
      velocities: velocities(at: times))
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    let rounded = (value * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  private func velocities(at times: ArraySlice<Double>) -> [Double?] {
    var piece = 0
    return times.map { time in
      guard curve.value(at: time) != nil else { return nil }
      while piece + 1 < curve.pieces.count, curve.pieces[piece + 1][0].time <= time { piece += 1 }
      // Frames are among the samples.
      let near = curve.pieces[piece].min { abs($0.time - time) < abs($1.time - time) }
      return near.map { Self.rounded($0.velocity, 10) }
    }
  }

  private func lines(
    _ value: KeyPath<MotionCurve.Point, Double>, _ all: [MotionCurve.Point]
  ) -> [[SceneAccount.Point]] {
    let values = all.map { $0[keyPath: value] }
    let range = max((values.max() ?? 0) - (values.min() ?? 0), 1e-9)
    let length = max((all.last?.time ?? 0) - (all.first?.time ?? 0), 1e-9)
    return curve.pieces.map { piece in
      // In shares of both ranges, as the drawing has them.
      let places = piece.map {
        CGPoint(x: $0.time / length, y: $0[keyPath: value] / range)
      }
      return Polyline.simplified(places, within: Self.tolerance).map {
        SceneAccount.Point(
          time: Self.rounded(Double($0.x) * length, 10_000),
          value: Self.rounded(Double($0.y) * range, 10_000))
      }
    }
  }
}
