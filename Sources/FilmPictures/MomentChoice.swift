/// A choice of moments: those that together are worth most, with as little as may be going on unseen between them.
///
/// A choice is worth what its moments are, less `limit` times the square of the share of all change between each two that
/// follow one another. Squares are least where the shares are equal; and for any limit a gap of more than some two thirds
/// of an even share is worth dividing. The best choice of all is found, by the best ones that end at each frame.
struct MomentChoice {
  /// The most moments, at least 2.
  let limit: Int
  /// How many frames apart they are at least.
  let least: Int

  /// More frames than this are not weighed against one another.
  private static let mostPlaces = 640
  /// What a moment costs, as a share of an even one's worth: one that shows next to nothing is left out.
  private static let price = 0.25
  /// What a gap in time costs, in the same unit: where nothing else decides, moments are far apart.
  private static let patience = 0.25

  /// Chooses.
  ///
  /// - Parameters:
  ///   - worth: How much each frame is worth for itself; at least two frames.
  ///   - change: How much of all change has happened by each.
  /// - Returns: Frames in order, the first and the last among them.
  func frames(_ worth: MomentWorth, _ change: FilmChange) -> [Int] {
    let places = places(worth, change)
    let end = places.count - 1
    let (way, time) = (
      places.map { change.way[$0] }, places.map { Double($0) / Double(places[end]) }
    )
    let pace = Double(limit)
    func loss(_ one: Int, _ other: Int) -> Double {
      let (gap, wait) = (way[other] - way[one], time[other] - time[one])
      return pace * gap * gap + Self.patience / pace * wait * wait
    }
    // Of the best choice of so many moments that ends at each place: its worth, and the place before.
    var best = places.indices.map { $0 == 0 ? 0 : -loss(0, $0) + worth.worth[places[$0]] }
    var before = [[Int](repeating: 0, count: places.count)]
    for place in 1..<end where places[place] < least { best[place] = -.infinity }
    best[0] = -.infinity
    var found = (worth: best[end], count: 2)
    for count in 3..<max(min(limit, places.count) + 1, 3) {
      var next = [Double](repeating: -.infinity, count: places.count)
      var from = [Int](repeating: 0, count: places.count)
      for place in 1...end {
        for other in 1..<place {
          if places[place] - places[other] < least { break }
          let sum = best[other] - loss(other, place)
          if sum > next[place] { (next[place], from[place]) = (sum, other) }
        }
        next[place] += worth.worth[places[place]] - Self.price / pace
      }
      before.append(from)
      best = next
      if best[end] > found.worth { found = (best[end], count) }
    }
    var (chosen, place) = ([places[end]], end)
    for from in before.prefix(found.count - 1).reversed() {
      place = from[place]
      chosen.append(places[place])
    }
    return chosen.reversed()
  }

  /// The frames among which is chosen, in order: all of a short film; of a long one those that are worth most, and others
  /// at even shares of change.
  private func places(_ worth: MomentWorth, _ change: FilmChange) -> [Int] {
    let count = worth.worth.count
    guard count > Self.mostPlaces else { return Array(0..<count) }
    let worthy = worth.worth.indices.filter { worth.worth[$0] > 0 }
      .sorted { (worth.worth[$1], $0) < (worth.worth[$0], $1) }
    var places = Set(worthy.prefix(Self.mostPlaces / 2)).union([0, count - 1])
    let steps = Self.mostPlaces - places.count
    let end = change.way[count - 1]
    var step = 0
    for frame in 0..<count where change.way[frame] * Double(steps) >= end * Double(step) {
      places.insert(frame)
      while step < steps, change.way[frame] * Double(steps) >= end * Double(step) { step += 1 }
      if step == steps { break }
    }
    return places.sorted()
  }
}
