/// What a scene page's program reads of a film: values from frame to frame, and when something happens.
///
/// What stands in the page itself, such as names and drawn curves, is not told again.
struct PageData: Encodable {
  /// A list in which equal neighbours are written once, as `[what, how often]`.
  struct Runs<Element: Encodable & Equatable>: Encodable {
    let list: [Element]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      var start = list.startIndex
      while start < list.endIndex {
        let end = list[start...].firstIndex { $0 != list[start] } ?? list.endIndex
        if end - start == 1 {
          try container.encode(list[start])
        } else {
          var run = container.nestedUnkeyedContainer()
          try run.encode(list[start])
          try run.encode(end - start)
        }
        start = end
      }
    }
  }

  private struct View: Encodable {
    struct Value: Encodable {
      let first: Int
      let unit: String
      let frames: Runs<SceneAccount.Quantity>
    }
    let values: [Value]
  }

  private struct Curve: Encodable {
    let values: Runs<Double?>
    let velocities: Runs<Double?>
  }

  private struct Event: Encodable {
    let time: Double
  }

  private let frameCount: Int
  private let framesPerSecond: Double
  private let events: [Event]
  private let views: [View]
  private let curves: [Curve]

  /// Takes out of an account what the program reads.
  init(_ film: SceneAccount) {
    (frameCount, framesPerSecond) = (film.frameCount, film.framesPerSecond)
    events = film.events.map { Event(time: $0.time) }
    views = film.views.map { view in
      View(
        values: view.values.map {
          View.Value(first: $0.first, unit: $0.unit, frames: Runs(list: $0.frames))
        })
    }
    curves = film.curves.map {
      Curve(values: Runs(list: $0.values), velocities: Runs(list: $0.velocities))
    }
  }
}
