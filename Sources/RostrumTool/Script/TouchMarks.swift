import DisplayList
import Foundation
import Geometry
import Motion
import ViewEngine

/// Touch indicators, where the script's fingers are and were, drawn over the scene for `--show-touches`.
///
/// A mark is a grey disc of 44 points with a light rim. It follows its finger and fades within 0.3 s of
/// its going up, so that the shortest tap is seen.
@MainActor final class TouchMarks {
  private struct Mark {
    var place: CGPoint
    var end: Instant?
  }

  private static let fadeTime = Instant(ticks: Instant.ticksPerSecond * 3 / 10)
  private static let diameter = 44.0

  /// By finger; fingers are numbered in the order of the script's steps.
  private var marks: [Int: Mark] = [:]

  /// Notes what a finger does.
  func note(_ phase: TouchPhase, at place: CGPoint, finger: Int, now: Instant) {
    marks[finger] = Mark(place: place, end: phase == .ended ? now : nil)
  }

  /// Draws the marks as they are at `now` over what `list` holds.
  func draw(over list: inout DisplayList, now: Instant) {
    for (_, mark) in marks.sorted(by: { $0.key < $1.key }) {
      let gone = mark.end.map { Double((now - $0).ticks) / Double(Self.fadeTime.ticks) } ?? 0
      guard gone < 1 else { continue }
      let disc = CGRect(
        x: mark.place.x - Self.diameter / 2, y: mark.place.y - Self.diameter / 2,
        width: Self.diameter, height: Self.diameter)
      let dark = ResolvedColor(red: 0.3, green: 0.3, blue: 0.33, opacity: 0.35)
      let light = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.8)
      var layer = Layer()
      layer.opacity = 1 - gone
      list.layer(layer) {
        $0.fill(Path(ellipseIn: disc), with: .solid(dark))
        $0.stroke(
          Path(ellipseIn: disc.insetBy(dx: 1, dy: 1)), style: StrokeStyle(lineWidth: 2),
          with: .solid(light))
      }
    }
  }
}
