import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The refresh action: brings what a view shows up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Does it, and returns when all is up to date.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The refresh action of the views around; `nil` where there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Refreshes what this view shows when a finger pulls a list or scroll view in it down beyond its top.
  ///
  /// The spokes of a spinner come one by one as the finger pulls; once all are there it turns, above the content, until
  /// the action returns.
  ///
  /// - Parameter action: Brings the content up to date; its clock is the film's.
  /// - Returns: This view.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The refreshing of a scroll view: how far it is pulled, and the spinner above its content.
@MainActor final class Refreshing {
  /// The perceptual duration of the spring by which the content goes back, in seconds.
  private static let settling = 0.5

  private unowned let box: ScrollBox
  private var task: Task<Void, Never>?
  private var isRunning = false

  init(_ box: ScrollBox) { self.box = box }

  /// The room that the spinner keeps above the content, in points.
  var room: CGFloat { isRunning ? RefreshSpinner.height : 0 }

  /// Starts if a finger has pulled the content to an offset that is far enough.
  func pulled(to offset: CGFloat) {
    guard !isRunning, -offset >= RefreshSpinner.last, let refresh = box.environment.refresh else {
      return
    }
    isRunning = true
    box.graph.noteRestless(box.node, "refreshable")
    box.graph.afterUpdate { [weak self] in
      guard let self, isRunning else { return }
      task = Task { [weak self] in
        await refresh()
        self?.finish()
      }
    }
  }

  private func finish() {
    guard isRunning else { return }
    isRunning = false
    box.graph.noteAtRest(box.node)
    box.graph.enqueue { [weak box] in
      guard let box else { return }
      box.scroll(
        to: box.allowed(box.contentOffset),
        Transaction(animation: .spring(duration: Self.settling, bounce: 0)))
    }
  }

  /// Stops: the scroll view is gone.
  func remove() {
    if isRunning { box.graph.noteAtRest(box.node) }
    isRunning = false
    task?.cancel()
  }

  /// Draws the spinner, in the room that is above the content.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - gap: How far the content is below its place, in points.
  ///   - frame: The scroll view's frame.
  ///   - context: The way to the stage.
  func draw(
    into list: inout DisplayList, gap: CGFloat, in frame: CGRect, _ context: DrawingContext
  ) {
    guard gap > 0, isRunning || box.environment.refresh != nil else { return }
    let top = CGPoint(x: frame.midX, y: frame.minY)
    let turns = isRunning ? box.graph.timeline.now.seconds : nil
    RefreshSpinner(color: SystemColor.gray.resolved(in: box.environment)).draw(
      into: &list, gap: gap, under: top, turns: turns,
      context.transform)
  }
}

/// The spinner above content that is pulled down.
package struct RefreshSpinner {
  /// The height of the spinner's place, in points.
  package static let height = CGFloat(60)
  /// How far content is pulled down when it is refreshed, in points.
  package static let last = CGFloat(72)
  /// How far it is pulled down when the first spoke comes, in points.
  private static let first = CGFloat(22)
  /// The spinner's diameter, in points.
  private static let diameter = CGFloat(22)

  private let color: ResolvedColor

  /// Creates a spinner whose spokes have a colour.
  package init(color: ResolvedColor) { self.color = color }

  /// Draws the spinner, in the room that is above the content.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - gap: How far the content is below its place, in points.
  ///   - top: The middle of the upper edge of where the content is seen.
  ///   - turns: How often it has turned; `nil` while a finger pulls, and its spokes come one by one.
  ///   - transform: The way to the stage.
  package func draw(
    into list: inout DisplayList, gap: CGFloat, under top: CGPoint, turns: Double?,
    _ transform: CGAffineTransform
  ) {
    let center = CGPoint(x: top.x, y: top.y + min(gap, Self.height) - Self.height / 2)
    let spokes = Spokes(center: center, diameter: Self.diameter, numbers: .color(color))
    if let turns { return spokes.draw(into: &list, turns: turns, transform) }
    let share = (gap - Self.first) / (Self.last - Self.first)
    spokes.draw(into: &list, share: min(max(share, 0), 1), transform)
  }
}
