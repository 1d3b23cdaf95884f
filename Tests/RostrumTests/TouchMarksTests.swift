import DisplayList
import Foundation
import Geometry
import Motion
import Testing
import ViewEngine

@testable import RostrumTool

@MainActor @Suite struct TouchMarksTests {
  private let marks = TouchMarks()

  private func instant(_ milliseconds: Int64) -> Instant {
    Instant(ticks: Instant.ticksPerSecond / 1000 * milliseconds)
  }

  /// The opacities of the marks that are drawn.
  private func opacities(at milliseconds: Int64) -> [Double] {
    var list = DisplayList()
    marks.draw(over: &list, now: instant(milliseconds))
    let layers = list.commands.compactMap { command in
      if case .beginLayer(let layer) = command { layer.opacity } else { nil }
    }
    // A layer that changes nothing is none: its disc is drawn as it is.
    let discs = list.commands.count { if case .fill = $0 { true } else { false } }
    return Array(repeating: 1, count: discs - layers.count) + layers
  }

  @Test("nothing is drawn where no finger was")
  func none() { #expect(opacities(at: 0).isEmpty) }

  @Test("a finger is seen as long as it is down")
  func down() {
    marks.note(.began, at: .zero, finger: 0, now: instant(0))
    marks.note(.moved, at: CGPoint(x: 5, y: 5), finger: 0, now: instant(500))
    #expect(opacities(at: 0) == [1])
    #expect(opacities(at: 10_000) == [1])
  }

  @Test("a mark fades evenly within three tenths of a second of the finger's going up")
  func fading() {
    marks.note(.began, at: .zero, finger: 0, now: instant(500))
    marks.note(.ended, at: .zero, finger: 0, now: instant(500))
    for (time, opacity) in [(500, 1.0), (575, 0.75), (650, 0.5), (725, 0.25)] {
      let shown = opacities(at: Int64(time))
      #expect(shown.count == 1 && abs((shown.first ?? 0) - opacity) < 1e-12)
    }
    #expect(opacities(at: 800).isEmpty && opacities(at: 5000).isEmpty)
  }

  @Test("each finger has a mark of its own, drawn in the order of the script's steps")
  func fingers() {
    marks.note(.began, at: CGPoint(x: 1, y: 1), finger: 1, now: instant(0))
    marks.note(.ended, at: CGPoint(x: 9, y: 9), finger: 0, now: instant(0))
    #expect(opacities(at: 150).sorted() == [0.5, 1])
    var list = DisplayList()
    marks.draw(over: &list, now: instant(150))
    // The first finger's, which fades, lies beneath.
    if case .beginLayer? = list.commands.first {} else { Issue.record("\(list)") }
  }

  @Test("a mark is where its finger was last, 44 points across")
  func place() {
    marks.note(.began, at: .zero, finger: 0, now: instant(0))
    marks.note(.moved, at: CGPoint(x: 100, y: 50), finger: 0, now: instant(1))
    var list = DisplayList()
    marks.draw(over: &list, now: instant(1))
    guard case .fill(let path, _, _, _)? = list.commands.first else {
      Issue.record("no disc")
      return
    }
    #expect(path.boundingRect == CGRect(x: 78, y: 28, width: 44, height: 44))
  }
}
