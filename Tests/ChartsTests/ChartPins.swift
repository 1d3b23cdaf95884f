/// The display lists of charts, by the names of their cases.
enum ChartPins {
  /// All of them.
  static let all: [String: String] = [part1, part2, part3]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Those in the dark and from right to left.
  static let mirrored: [String: String] = [mirrored1, mirrored2, mirrored3]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
