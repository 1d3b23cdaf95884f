/// Words of events above a chart: each beside a line down to its time, in as many lines as it takes, none over another.
struct EventLane {
  /// A label at its place.
  struct Label: Hashable {
    /// Points from the left.
    var x: Double
    /// The line, from the top.
    var line: Int
    var text: String
  }

  /// In the order of time.
  private(set) var labels: [Label] = []
  /// How many have no room.
  private(set) var leftOut = 0
  /// How many lines are in use.
  var lineCount: Int { (labels.map(\.line).max() ?? -1) + 1 }

  /// Between two labels, and from a label to its line, in points.
  private static let (gap, indent) = (8.0, 3.0)

  /// Places labels.
  ///
  /// A line that begins in one line of words goes through those below it, so it begins in the highest below which there is
  /// nothing at its place.
  ///
  /// - Parameters:
  ///   - events: Places and words, from left to right.
  ///   - right: Where the chart ends.
  ///   - most: The most lines.
  ///   - width: How wide words are.
  init(
    _ events: [(x: Double, text: String)], right: Double, most: Int, width: (String) -> Double
  ) {
    var ends = [Double](repeating: -.infinity, count: most)
    for event in events where !event.text.isEmpty {
      let start = event.x + Self.indent
      let end = start + width(event.text)
      let free = (0..<most).first { line in
        ends[line...].allSatisfy { $0 + Self.gap <= event.x }
      }
      guard let free, end <= right else {
        leftOut += 1
        continue
      }
      ends[free] = end
      labels.append(Label(x: start, line: free, text: event.text))
    }
  }
}
