import FilmPictures
import ViewEngine

/// What happens in a film, as pictures name it.
enum PictureEvents {
  /// What happened at an instant.
  struct Raw {
    /// Seconds.
    var time: Double
    var causes: [ViewGraph.Cause]
    /// The names of the views that fingers went down on.
    var touched: [String]
  }

  /// Events of one kind within so many seconds of each other are one: a finger that moves, a timer of a clock.
  private static let shortest = 0.05

  /// The events that people would name, in words.
  ///
  /// - Parameter events: All, in the order of time.
  /// - Returns: Those that a picture marks: of a finger's way its ends; what animations end by themselves is seen in the curves.
  static func named(_ events: [Raw]) -> [FilmEvent] {
    var named: [FilmEvent] = []
    let touches = events.filter { $0.causes.contains(.touch) }
    for event in events {
      var words: [String] = []
      if event.causes.contains(.touch) {
        if event.touched.isEmpty {
          let goesOn = touches.contains {
            $0.time > event.time && $0.time - event.time <= shortest && $0.touched.isEmpty
          }
          if !goesOn { words.append("release") }
        } else {
          // A view's name ends with what people know it by.
          let names = event.touched.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
          words.append("touch \(names.joined(separator: ", "))")
        }
      }
      for cause in [ViewGraph.Cause.timer, .phase, .completion] where event.causes.contains(cause) {
        words.append(cause.rawValue)
      }
      guard !words.isEmpty else { continue }
      let label = words.joined(separator: ", ")
      let isAgain = named.contains { event.time - $0.time <= shortest && $0.label == label }
      if !isAgain { named.append(FilmEvent(time: event.time, label: label)) }
    }
    return named
  }
}
