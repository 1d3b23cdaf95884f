import DisplayList
import Foundation
import Motion
import SceneGraph
import Testing
import UIKitViews
import ViewEngine
import Views

/// A scene on a small stage, driven by a test.
@MainActor struct Rehearsal {
  let graph: ViewGraph

  /// Puts `content` on a stage of 100×100 points at one pixel to the point.
  init(
    width: Double = 100, height: Double = 100, scale: Double = 1, reduceMotion: Bool = false,
    queue: MainQueue? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws {
    graph = ViewGraph(
      AnyView(content()),
      stage: Stage(
        size: CGSize(width: width, height: height), scale: scale, reduceMotion: reduceMotion))
    if let queue { graph.mainQueue = queue }
    try graph.start()
  }

  /// The frame at the current instant, one command to the line.
  var frame: String { graph.displayList().description }

  /// Goes on to `seconds`.
  func advance(to seconds: Double) throws { try graph.advance(to: Instant(seconds: seconds)) }

  /// Does something now and lets everything follow from it.
  func now(_ action: () -> Void) throws {
    action()
    try graph.settleNow()
  }
}
