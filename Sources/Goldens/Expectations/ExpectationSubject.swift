/// The part of a record that an expectation is about.
struct ExpectationSubject {
  let record: MotionRecord
  /// In painting order.
  let views: [String]
  /// The frames that count.
  let frames: ClosedRange<Int>
  private let property: String?

  /// Why there is nothing to measure, as a sentence.
  struct Missing: Error {
    let sentence: String
  }

  /// Chooses views and frames.
  ///
  /// - Parameters:
  ///   - expectation: What is expected.
  ///   - record: The record.
  /// - Throws: A sentence if there is no such view or time.
  init(_ expectation: Expectation, _ record: MotionRecord) throws(Missing) {
    (self.record, property) = (record, expectation.property)
    let rate = record.framesPerSecond
    let end = record.frameCount - 1
    let first = min(Int(((expectation.from ?? 0) * rate - 1e-6).rounded(.up)), Int.max)
    let last = expectation.to.map { Int(($0 * rate + 1e-6).rounded(.down)) } ?? end
    guard end >= 0 else { throw Missing(sentence: "the film has no frames") }
    guard first <= end, first <= last else {
      let length = FixedNumber.text(Double(record.frameCount) / rate, decimals: 3)
      throw Missing(sentence: "the film ends at \(length) s: nothing is left to measure")
    }
    frames = first...min(last, end)
    var names: [String] = []
    for track in record.tracks where names.last != track.view && !names.contains(track.view) {
      names.append(track.view)
    }
    var views: [String] = []
    for node in expectation.nodes {
      let found = names.filter { Self.matches($0, node) }
      if found.isEmpty { throw Missing(sentence: Self.unknown(node, names)) }
      views += found.filter { !views.contains($0) }
    }
    self.views = expectation.nodes.isEmpty ? names : views
  }

  /// The views that a name or pattern means.
  ///
  /// - Parameter node: The name, the end of one, or a pattern.
  /// - Returns: Their names, in painting order.
  /// - Throws: A sentence if there are none.
  func views(named node: String) throws(Missing) -> [String] {
    let found = views.filter { Self.matches($0, node) }
    if found.isEmpty { throw Missing(sentence: Self.unknown(node, views)) }
    return found
  }

  private static func unknown(_ node: String, _ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "there is no view '\(node)'; there are: \(names.isEmpty ? "none" : shown + more)"
  }

  /// Whether a view's name is meant: all of it, its end after a stroke, or by `*` for any letters.
  static func matches(_ name: String, _ node: String) -> Bool {
    if name == node || name.hasSuffix("/" + node) { return true }
    guard node.contains("*") else { return false }
    return isLike(Array(name), Array(node)[...])
      || isLike(Array(name), Array("*/" + node)[...])
  }

  private static func isLike(_ name: [Character], _ pattern: ArraySlice<Character>) -> Bool {
    // The place in the pattern after its last star, and in the name where that one ends.
    var (place, at) = (pattern.startIndex, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if place < pattern.endIndex, pattern[place] == "*" {
        star = (place + 1, at)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == name[at] {
        place += 1
        at += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (place, at) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// The curves of numbers that are meant.
  ///
  /// - Parameter view: A view's name.
  /// - Returns: Its curves, in painting order.
  /// - Throws: A sentence if it has no such property.
  func curves(of view: String) throws(Missing) -> [TrackCurve] {
    let tracks = record.tracks.filter { $0.view == view }
    let meant = tracks.filter { track in
      guard let property else { return true }
      if track.property == property { return true }
      return track.property.hasPrefix(property + ".") && !track.property.contains("anchor")
    }
    if meant.isEmpty, let property {
      let all = tracks.map(\.property).joined(separator: ", ")
      throw Missing(sentence: "\(view) has no '\(property)'; it has: \(all)")
    }
    return meant.map { TrackCurve($0, of: record.frameCount, on: record.frameCount) }
      .filter { curve in curve.numbers.contains { $0 != nil } }
  }

  /// The moves of a curve that set off in the frames that count.
  func moves(of curve: TrackCurve) -> [Move] {
    curve.moves.filter { frames.contains(curve.setOff($0)) }
  }

  /// When a view sets off first, in frames.
  func setsOff(_ view: String) throws(Missing) -> Int? {
    let curves = try curves(of: view)
    return curves.flatMap { curve in moves(of: curve).map { curve.setOff($0) } }.min()
  }

  /// A frame's time.
  func seconds(_ frame: Int) -> Double { Double(frame) / record.framesPerSecond }
}
