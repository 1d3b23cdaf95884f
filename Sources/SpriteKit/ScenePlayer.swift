import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import UIKitViews
@_spi(Engine) import ViewEngine

/// Plays the scene of a view on the film's clock: at times of its own, whatever frames are taken, so that every film of a scene
/// shows the same.
@MainActor final class ScenePlayer: ViewPainter {
  private unowned let view: SKView
  /// The scene that is shown.
  private(set) var scene: SKScene?
  /// The scene that goes, and how.
  private var leaving: (scene: SKScene, transition: SKTransition, start: TimeInterval)?
  /// The scene that is shown as soon as the view has a size.
  private var awaited: (scene: SKScene, transition: SKTransition?)?
  private var pending: Timeline.EventID?
  /// The graph in which the pending update is.
  private weak var graph: ViewGraph?
  /// Whether the scene is being brought up to date.
  private var isUpdating = false

  init(_ view: SKView) { self.view = view }

  /// The beats of the display's clock a second, of which an update takes one in so many; as a display link's.
  private static let beat = 120
  /// The updates a second where nothing else is asked for.
  private static let usual = 60

  // MARK: Scenes

  /// Shows a scene, or none.
  func present(_ new: SKScene?, _ transition: SKTransition?) {
    awaited = nil
    guard new !== scene else { return }
    let old = scene
    endTransition()
    old?.willMove(from: view)
    old?.view = nil
    scene = new
    if let old, let transition, new != nil {
      leaving = (old, transition, view.shownTime)
    }
    guard let new else { return rest() }
    new.view?.player.present(nil, nil)
    new.view = view
    fit()
    new.didMove(to: view)
    restart()
  }

  /// Shows a scene as soon as the view is on the stage and has a size.
  func expect(_ scene: SKScene, _ transition: SKTransition?) {
    guard scene !== self.scene || awaited != nil, scene !== awaited?.scene else { return }
    awaited = (scene, transition)
    wasLaidOut()
  }

  /// Takes the view's size.
  func wasLaidOut() {
    fit()
    guard awaited != nil, view.bounds.width > 0, view.bounds.height > 0,
      let graph = view.shownGraph
    else { return }
    // Scenes change what they like when they are shown, which a layout must not.
    graph.timeline.schedule(at: graph.timeline.now, .timer) { [weak self] in
      guard let self, let awaited else { return }
      present(awaited.scene, awaited.transition)
    }
  }

  private func fit() {
    guard let scene, scene.scaleMode == .resizeFill, view.bounds.width > 0, view.bounds.height > 0
    else { return }
    scene.size = view.bounds.size
  }

  private func endTransition() { leaving = nil }

  // MARK: The clock

  /// Begins to update the scene, or ends it, as the view says.
  func restart() {
    rest()
    wake()
  }

  /// Lets the clock go on if it rests.
  func wake() {
    scene?.stir()
    guard !isUpdating, pending == nil, scene != nil, !view.isPaused, let graph = view.shownGraph
    else { return }
    self.graph = graph
    scene?.skipTime()
    view.noteUnrest("SKScene")
    schedule(from: graph.timeline.now.ticks - 1)
  }

  private func rest() {
    if let pending { graph?.timeline.cancel(pending) }
    pending = nil
    view.noteUnrest(nil)
  }

  /// Schedules the update that comes after an instant.
  private func schedule(from ticks: Int64) {
    guard let graph else { return }
    let rate = view.preferredFramesPerSecond > 0 ? view.preferredFramesPerSecond : Self.usual
    let stride = max((Self.beat + rate / 2) / rate, 1)
    let step = Instant.ticksPerSecond / Int64(Self.beat) * Int64(stride)
    let beats = ticks < 0 ? 0 : ticks / step + 1
    pending = graph.timeline.schedule(at: Instant(ticks: beats * step), .timer) { [weak self] in
      self?.update()
    }
  }

  private func update() {
    pending = nil
    guard let scene, let graph, !view.isPaused else { return }
    isUpdating = true
    let time = view.shownTime
    let isTold = view.delegate.map { $0.view(view, shouldRenderAtTime: time) } ?? true
    if let leaving {
      let isOver = time - leaving.start >= leaving.transition.duration
      if isOver { endTransition() }
      if !leaving.transition.pausesOutgoingScene { leaving.scene.advance(to: time) }
      if isOver || !leaving.transition.pausesIncomingScene { scene.advance(to: time) }
    } else if isTold {
      scene.advance(to: time)
    }
    isUpdating = false
    // What was called may have shown another scene, or paused this one.
    guard self.scene != nil, !view.isPaused else { return }
    if leaving == nil, self.scene?.isAtRest == true { return rest() }
    view.noteUnrest("SKScene")
    schedule(from: graph.timeline.now.ticks)
  }

  // MARK: Drawing

  func paint(into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform) {
    guard let scene, bounds.width > 0, bounds.height > 0 else { return }
    func draw(_ scene: SKScene, _ list: inout DisplayList) {
      scene.paint(into: &list, in: bounds, transform, isTransparent: view.allowsTransparency)
    }
    guard let leaving else { return draw(scene, &list) }
    let duration = leaving.transition.duration
    let progress =
      duration > 0 ? min(max((view.shownTime - leaving.start) / duration, 0), 1) : 1
    var (before, after) = (DisplayList(), DisplayList())
    draw(leaving.scene, &before)
    draw(scene, &after)
    leaving.transition.paint(
      SKTransition.Stage(before: before, after: after, bounds: bounds, transform: transform),
      at: progress, into: &list)
  }
}
