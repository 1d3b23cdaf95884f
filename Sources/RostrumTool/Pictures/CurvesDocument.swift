import FilmPictures

/// The curves of a film as JSON: what `inspect --curves` draws, in numbers.
///
/// Times are in seconds. Each piece of a curve is smooth: `times`, what is shown then and how fast it changes, per second.
/// `runs` say what moved it, from where to where.
struct CurvesDocument: Codable {
  struct Event: Codable, Equatable {
    var time: Double
    var label: String
  }
  struct Piece: Codable, Equatable {
    var times: [Double]
    var values: [Double]
    var velocities: [Double]
  }
  struct Run: Codable, Equatable {
    var start: Double
    var end: Double
    var from: Double
    var to: Double
    var target: Double
    var animation: String?
    /// As a share of the way.
    var overshoot: Double?
    /// Seconds from the start.
    var settled: Double?
    var interrupted: Bool
  }
  struct Curve: Codable {
    var view: String
    var property: String
    var pieces: [Piece]
    var runs: [Run]
  }

  var scene: String
  var events: [Event]
  var curves: [Curve]

  init(_ curves: [MotionCurve], events: [FilmEvent], _ scene: String) {
    self.scene = scene
    self.events = events.map { Event(time: $0.time, label: $0.label) }
    self.curves = curves.map { curve in
      Curve(
        view: curve.view, property: curve.property,
        pieces: curve.pieces.map { piece in
          Piece(
            times: piece.map(\.time), values: piece.map(\.value),
            velocities: piece.map(\.velocity))
        },
        runs: curve.runs.map { Run($0) })
    }
  }
}

extension CurvesDocument.Run {
  init(_ run: MotionRun) {
    (start, end, from, to) = (run.start, run.end, run.from, run.reached)
    (target, animation, overshoot) = (run.target, run.animation, run.overshoot)
    (settled, interrupted) = (run.settling, run.isInterrupted)
  }
}
