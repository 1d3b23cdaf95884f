/// How much of a film's change has happened by each frame.
///
/// What counts is half what pictures show and half what the values say, each as a share of its own sum: pictures alone see
/// little of a small thing on a large stage, values nothing of what is drawn by hand, of words and of pictures.
struct FilmChange {
  /// The share of all change that has happened by each frame: from 0, never less than before, 1 at the end; 0 throughout if
  /// nothing changes.
  let way: [Double]

  /// Sums up a film.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames it has, at least 1.
  ///   - tracks: Its values; each counts by shares of its own range.
  ///   - seen: How unlike each frame's picture is to the one before.
  init(_ frameCount: Int, _ tracks: [FilmMoments.Track], _ seen: [Double]) {
    let kinds = [
      Self.change(of: tracks, frameCount),
      (0..<frameCount).map { $0 > 0 && $0 < seen.count ? max(seen[$0], 0) : 0 },
    ].compactMap { change -> (steps: [Double], sum: Double)? in
      let sum = change.reduce(0, +)
      return sum > 0 && sum.isFinite ? (change, sum) : nil
    }
    var way = [Double](repeating: 0, count: frameCount)
    for kind in kinds {
      var sum = 0.0
      for frame in way.indices {
        sum += kind.steps[frame]
        way[frame] += sum / kind.sum / Double(kinds.count)
      }
    }
    self.way = way
  }

  /// How much values change from the frame before to each: of every value a share of its range.
  private static func change(of tracks: [FilmMoments.Track], _ frameCount: Int) -> [Double] {
    var change = [Double](repeating: 0, count: frameCount)
    for track in tracks {
      guard let range = track.range else { continue }
      for index in track.values.indices.dropFirst() {
        let frame = track.first + index
        guard frame > 0, frame < frameCount, let value = track.values[index],
          let before = track.values[index - 1], value.isFinite, before.isFinite
        else { continue }
        change[frame] += abs(value - before) / range
      }
    }
    return change
  }
}

extension FilmMoments.Track {
  /// How far apart its values are at most; `nil` if it stands still.
  var range: Double? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for value in values {
      guard let value, value.isFinite else { continue }
      (least, greatest) = (min(least, value), max(greatest, value))
    }
    let range = greatest - least
    return range > 0 && range.isFinite ? range : nil
  }

  /// The frames in which it turns back, each with how far it goes back and forth there: the shorter of the ways to the
  /// turns next to it, as a share of the range.
  ///
  /// - Parameter least: Turns by a smaller share are none.
  /// - Returns: They, in the order of time.
  func turns(_ least: Double) -> [(frame: Int, size: Double)] {
    guard let range else { return [] }
    var found: [(frame: Int, size: Double)] = []
    var start = 0
    while start < values.count {
      var end = start
      while end < values.count, values[end]?.isFinite ?? false { end += 1 }
      let ends = Self.ends(of: values[start..<end].compactMap(\.self), least * range)
      for index in ends.indices.dropFirst().dropLast() {
        let (before, here, after) = (ends[index - 1], ends[index], ends[index + 1])
        let size = min(abs(here.value - before.value), abs(after.value - here.value)) / range
        if size >= least { found.append((first + start + here.index, size)) }
      }
      start = end + 1
    }
    return found
  }

  /// Where values begin, turn by some way at least, and end.
  private static func ends(of values: [Double], _ least: Double) -> [(index: Int, value: Double)] {
    guard let start = values.first else { return [] }
    var ends = [(index: 0, value: start)]
    var top = ends[0]
    // Up or down, once that is known.
    var isRising: Bool?
    for (index, value) in values.enumerated() {
      switch isRising {
      case nil:
        if abs(value - start) >= least, value != start {
          isRising = value > start
          top = (index, value)
        }
      case .some(let rising):
        if rising ? value > top.value : value < top.value {
          top = (index, value)
        } else if abs(value - top.value) >= least, value != top.value {
          ends.append(top)
          isRising = !rising
          top = (index, value)
        }
      }
    }
    if isRising != nil { ends.append(top) }
    return ends
  }
}
