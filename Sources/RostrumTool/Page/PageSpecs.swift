import FilmPictures
import Foundation
import Reports

/// The animations of a film, each once, with all that it moves.
struct PageSpecs {
  /// In the order in which they begin.
  private(set) var all: [SceneAccount.Spec] = []

  /// Shares of a way: a run that went nowhere tells nothing.
  private static let leastWay = 1e-6

  /// Finds the animations of what moves.
  ///
  /// - Parameter curves: What moves.
  init(_ curves: [MotionCurve]) {
    typealias Found = (run: MotionRun, curve: MotionCurve)
    let found = curves.flatMap { curve in curve.runs.map { (run: $0, curve: curve) } }
    var order: [String] = []
    var groups: [String: [Found]] = [:]
    for entry in found.enumerated().sorted(by: {
      ($0.element.run.start, $0.offset) < ($1.element.run.start, $1.offset)
    }) {
      guard let words = entry.element.run.animation.map(Self.newest) else { continue }
      if groups[words] == nil { order.append(words) }
      groups[words, default: []].append(entry.element)
    }
    all = order.map { words in
      let uses = groups[words] ?? []
      let whole = uses.first { use in
        !use.run.isInterrupted && use.run.targetCount == 1
          && abs(use.run.target - use.run.from) > Self.leastWay
      }
      let spec = AnimationSpec(
        words, course: whole.map { Self.course(of: $0.run, $0.curve) },
        duration: whole.map { $0.run.end - $0.run.start } ?? 0)
      return SceneAccount.Spec(
        title: spec.title, animation: words, remark: spec.remark,
        uses: uses.map {
          SceneAccount.Use(
            what: "\($0.curve.view) \($0.curve.property)", start: $0.run.start, end: $0.run.end)
        }, equivalents: spec.equivalents)
    }
  }

  /// Of animations over each other the one that began last.
  private static func newest(_ words: String) -> String {
    words.components(separatedBy: " over ").first ?? words
  }

  private static func course(of run: MotionRun, _ curve: MotionCurve) -> (Double) -> Double? {
    { time in
      curve.value(at: run.start + time).map { ($0 - run.from) / (run.target - run.from) }
    }
  }
}
