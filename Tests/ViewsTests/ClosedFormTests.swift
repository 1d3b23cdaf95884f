import Foundation
import Motion
import Rostrum
import Testing

/// Scenes drawn by lot, whose every number is computed beside the engine and compared frame by frame.
@MainActor @Suite("Motion of scenes drawn by lot against closed forms")
struct ClosedFormTests {
  /// Points, shares or degrees, for a way of about 100: the solver of timing curves rounds to 2⁻²⁰.
  private static let tolerance = 2e-4
  private static let frameLength = Instant.ticksPerSecond / 60
  private static let stageSide = 400.0

  /// What a film came to.
  private struct Comparison {
    /// Numbers compared, and those of them that were on their way.
    var (count, moving) = (0, 0)
    /// Sentences about the first numbers that differ.
    var differences: [String] = []
  }

  /// The attributes of a film at rest.
  private func attributes(_ film: ClosedFormFilm, _ numbers: [Double]) -> [ClosedFormAttribute] {
    let size = film.piece.size(numbers)
    return film.piece.attributes(
      numbers, x: (Self.stageSide - size.width) / 2, y: (Self.stageSide - size.height) / 2)
  }

  /// The animation that reaches an attribute: the innermost that watches what changed, else the change's own.
  private func animation(
    _ change: ClosedFormFilm.Change, _ old: [Double], _ attribute: ClosedFormAttribute
  ) -> ClosedFormAnimation? {
    let watcher = attribute.watchers.last { watcher in
      change.numbers[watcher.number].map { $0 != old[watcher.number] } ?? false
    }
    return watcher.map(\.animation) ?? change.animation
  }

  /// Films a scene until a while after its last change, and compares each frame's trace.
  private func compare(
    _ film: ClosedFormFilm, mistake: ClosedFormTrack.Mistake? = nil
  ) throws -> Comparison {
    var numbers = film.numbers
    let first = attributes(film, numbers)
    var tracks = first.map { ClosedFormTrack($0.vector, mistake: mistake) }
    let scene = try Stagehand(numbers, on: .of(Self.stageSide, Self.stageSide, scale: 2)) {
      film.piece.view($0)
    }
    let trace = ValueTrace(of: scene.stage.graph)
    var comparison = Comparison()
    var changes = film.changes[...]
    let last = (film.changes.last?.time ?? 0) / Self.frameLength + 90
    for frame in 0...last {
      let now = frame * Self.frameLength
      while let change = changes.first, change.time <= now {
        changes.removeFirst()
        try scene.stage.graph.advance(to: Instant(ticks: change.time))
        let old = numbers
        for (index, number) in change.numbers { numbers[index] = number }
        for (index, attribute) in attributes(film, numbers).enumerated() {
          tracks[index].change(
            to: attribute.vector, animation(change, old, attribute), at: change.time)
        }
        try scene.change(to: numbers, change.animation?.animation)
      }
      try scene.stage.graph.advance(to: Instant(ticks: now))
      let expected = zip(first, tracks).map { ($0.kind, $1.presentation(at: now)) }
      comparison.moving += tracks.count { $0.isMoving(at: now) }
      add(expected, trace.sample(), "frame \(frame)", to: &comparison)
      if comparison.differences.count > 3 { break }
    }
    return comparison
  }

  /// Compares one frame: of each name the numbers in their order, as two views of a kind share a name.
  private func add(
    _ expected: [(kind: ClosedFormAttribute.Kind, vector: [Double])], _ found: [TracedValue],
    _ frame: String, to comparison: inout Comparison
  ) {
    var traced: [String: [Double]] = [:]
    for value in found {
      guard case .number(let number) = value.presentation else { continue }
      traced[String(value.property.prefix { $0 != "#" }), default: []].append(number)
    }
    var places: [String: Int] = [:]
    for (kind, vector) in expected {
      for (name, number) in zip(kind.names, kind.numbers(vector)) {
        let place = places[name, default: 0]
        places[name] = place + 1
        comparison.count += 1
        let shown = traced[name].flatMap { place < $0.count ? $0[place] : nil }
        if let shown, abs(shown - number) <= Self.tolerance { continue }
        comparison.differences.append(
          "\(frame), \(name) \(place): \(shown.map { "\($0)" } ?? "nothing"), not \(number)")
      }
    }
    for (name, count) in places where traced[name]?.count != count {
      comparison.differences.append(
        "\(frame): \(traced[name]?.count ?? 0) of \(name), not \(count)")
    }
  }

  @Test("each number of each frame is that of its formula", arguments: 0..<8)
  func formulas(group: Int) throws {
    var moving = 0
    for seed in 0..<10 {
      let film = ClosedFormFilm(seed: UInt64(group * 10 + seed))
      let comparison = try compare(film)
      moving += comparison.moving
      #expect(
        comparison.differences.isEmpty,
        """
        seed \(group * 10 + seed): \(comparison.differences.joined(separator: "; "))
        \(film.piece)
        \(film.changes)
        """)
    }
    #expect(moving > 1000, "nothing is shown by scenes that stand still")
  }

  @Test("a formula with one mistake is noticed", arguments: ClosedFormTrack.Mistake.allCases)
  func mistakes(mistake: ClosedFormTrack.Mistake) throws {
    let noticed = try (0..<80).contains { seed in
      try !compare(ClosedFormFilm(seed: UInt64(seed)), mistake: mistake).differences.isEmpty
    }
    #expect(noticed)
  }
}
