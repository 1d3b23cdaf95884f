import DisplayList
import Foundation
import Geometry
public import Motion

/// Where a view is in the window onto what is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way over the top or leading edge.
  case topLeading
  /// In the window.
  case identity
  /// On its way over the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the window.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes over from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  var curve: UnitCurve?
  /// By how much of the view is out of the window.
  public static var interactive: Self { interactive() }
  /// By how much of the view is out of the window, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(curve: timingCurve)
  }
  /// Not at all.
  public static var identity: Self { Self(curve: nil) }
}

/// Changes how a view looks while it goes over an edge of the window.
struct ScrollTransitionModifier: BoxModifier {
  typealias Body = Never
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> _VisualSteps
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollTransitionBox(self, around: inner, node)
  }
}

/// The box of a view that looks otherwise at the edges of the window: drawn by where it is shown.
final class ScrollTransitionBox: ModifierBox<ScrollTransitionModifier> {
  private var shown = MovingFrame()

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func wasRemoved() { shown.remove(in: graph) }

  /// The nearest window around the view.
  private var window: ScrollBox? {
    var box = container
    while let current = box {
      if let window = current as? ScrollBox { return window }
      box = current.container
    }
    return nil
  }

  /// How much of the view is over an edge, and which.
  private var place: (phase: ScrollTransitionPhase, share: Double) {
    guard let window else { return (.identity, 0) }
    let frame = shown.presentation(in: graph)
    let offset = window.shownOffset
    let isVertical =
      modifier.axis.map { $0 == .vertical } ?? window.axes.contains(.vertical)
    let (low, high) =
      isVertical
      ? (frame.minY - offset.y - window.frame.minY, frame.maxY - offset.y - window.frame.maxY)
      : (frame.minX - offset.x - window.frame.minX, frame.maxX - offset.x - window.frame.maxX)
    let length = isVertical ? frame.height : frame.width
    guard length > 0 else { return (.identity, 0) }
    if low < 0 { return (.topLeading, min(Double(-low / length), 1)) }
    if high > 0 { return (.bottomTrailing, min(Double(high / length), 1)) }
    return (.identity, 0)
  }

  private var current: _VisualSteps {
    let place = place
    var steps = modifier.steps(.identity)
    let configuration = place.phase == .topLeading ? modifier.leading : modifier.trailing
    guard place.share > 0, let curve = configuration.curve else { return steps }
    let far = modifier.steps(place.phase)
    // Steps of other kinds have nothing between them.
    guard far.steps.map(\.kind) == steps.steps.map(\.kind) else { return far }
    steps.animatableData.interpolate(
      towards: far.animatableData, amount: curve.value(at: place.share))
    return steps
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    current.draw(inner, in: shown.presentation(in: graph), environment, into: &list, context)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    inner.hitTest(point, current.inside(context, shown.presentation(in: graph)))
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    inner.survey(&survey, current.inside(context, shown.presentation(in: graph)))
  }
}

extension View {
  /// Changes how this view looks while it goes over an edge of the window onto what is scrolled.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition)
  }
  /// Changes how this view looks while it goes over an edge of the window onto what is scrolled.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._steps
      })
  }
}
