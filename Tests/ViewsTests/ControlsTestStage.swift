import Foundation
import Motion
import Testing
import UIKitViews
import ViewEngine
import Views

/// Notes what a scene's closures were called with.
@MainActor final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

extension Rehearsal {
  /// A finger does something now.
  func finger(_ phase: TouchPhase, _ x: Double, _ y: Double, id: Int = 0) throws {
    graph.touch(phase, at: CGPoint(x: x, y: y), id: id)
    try graph.settleNow()
  }

  /// A finger goes down at one instant and up 0.05 s later.
  func tap(_ x: Double, _ y: Double, at time: Double) throws {
    try advance(to: time)
    try finger(.began, x, y)
    try advance(to: time + 0.05)
    try finger(.ended, x, y)
  }

  /// A finger goes from one place to another in even steps of 1/120 s, and stays down.
  func drag(
    from start: CGPoint, to end: CGPoint, at time: Double, steps: Int, release: Bool = true
  ) throws {
    let start120 = (time * 120).rounded()
    try advance(to: start120 / 120)
    try finger(.began, start.x, start.y)
    for step in 1...steps {
      try graph.advance(to: Instant(seconds: (start120 + Double(step)) / 120))
      let share = Double(step) / Double(steps)
      try finger(
        .moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    if release { try finger(.ended, end.x, end.y) }
  }
}
