import DisplayList
import Foundation
import Geometry
public import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The phase of a scroll transition: where a view is in the scroll view's viewport.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way over the top or leading edge.
  case topLeading
  /// In the viewport.
  case identity
  /// On its way over the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the viewport.
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

/// The configuration of a scroll transition: how a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// The threshold from which a view counts as in the viewport.
  public struct Threshold: Sendable {
    /// The part of the view's length that must be in the viewport, 0...1.
    let share: Double
    /// All of the view is in the viewport.
    public static let visible = Self(share: 1)
    /// Any of the view is in the viewport.
    public static let hidden = Self(share: 0)
    /// A part of the view's length is in the viewport, 0...1.
    public static func visible(_ amount: Double) -> Self { Self(share: min(max(amount, 0), 1)) }
  }

  enum Kind: Sendable {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }
  var kind: Kind
  /// The part of the view's length from which on it counts as in the viewport, 0...1.
  var visibleShare = 1.0

  /// A transition at once where half of the view is in the viewport, by the default animation.
  public static var animated: Self { animated() }
  /// A transition at once where half of the view is in the viewport, by an animation.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation), visibleShare: 0.5)
  }
  /// The same configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var result = self
    result.visibleShare = threshold.share
    return result
  }
  /// The same configuration with another animation, where it is an animated one.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = kind else { return self }
    return Self(kind: .animated(animation), visibleShare: visibleShare)
  }
  /// A transition that follows how much of the view is out of the viewport.
  public static var interactive: Self { interactive() }
  /// A transition that follows how much of the view is out of the viewport, along an easing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve))
  }
  /// No transition.
  public static var identity: Self { Self(kind: .identity) }
}

/// A scroll transition: changes how a view looks at the edges of the viewport.
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

/// The box of a view with a scroll transition: drawn by where it is shown.
///
/// Interactive ones follow what is shown. Animated ones take their phase when the place in the window
/// changes, and on the grid of 1/120 s while the content is on its way.
final class ScrollTransitionBox: VisualStepsBox<ScrollTransitionModifier> {
  /// The phase of an animated transition, and its visual effect on the way there.
  private var phase: ScrollTransitionPhase?
  private var moving: Moving<_VisualSteps>?

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
    readPhase()
  }

  override func changed(from old: ScrollTransitionModifier) {
    if isPlaced { readPhase() }
  }

  override func reevaluate() {
    if isPlaced { readPhase() }
  }

  override func wasRemoved() {
    shown.remove(in: graph)
    moving?.remove(in: graph)
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(
      prefix: "scrollTransition.", model: moving?.model ?? modifier.steps(.identity),
      presentation: current, animation: moving?.animation(in: graph))
  }

  private var isAnimated: Bool {
    [modifier.leading, modifier.trailing].contains {
      if case .animated = $0.kind { true } else { false }
    }
  }

  private func configuration(_ phase: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
    phase == .topLeading ? modifier.leading : modifier.trailing
  }

  /// Reads the phase of where the view is in the viewport, and starts the animation to it.
  private func readPhase() {
    guard isAnimated, let window = enclosingScrollBox else { return }
    let offset = window.offset(readBy: node)
    let (side, share) = place(frame, offset, in: window)
    let isOut = share > 1 - configuration(side).visibleShare
    let new = isOut ? side : .identity
    defer { phase = new }
    guard let phase, let moving, new != phase else {
      if moving == nil { moving = Moving(modifier.steps(new)) }
      return
    }
    guard case .animated(let animation) = configuration(isOut ? side : phase).kind else { return }
    moving.set(modifier.steps(new), Transaction(animation: animation), in: node)
    self.moving = moving
  }

  /// The part of the view's length that is over an edge, 0...1, and which edge.
  private var place: (phase: ScrollTransitionPhase, share: Double) {
    guard let window = enclosingScrollBox else { return (.identity, 0) }
    return place(shown.presentation(in: graph), window.shownOffset, in: window)
  }

  private func place(
    _ frame: CGRect, _ offset: CGPoint, in window: ScrollBox
  ) -> (phase: ScrollTransitionPhase, share: Double) {
    let isVertical =
      modifier.axis.map { $0 == .vertical } ?? window.axes.contains(.vertical)
    let shift = window.shift(offset)
    let seen = window.directed(frame.offsetBy(dx: shift.dx, dy: shift.dy))
    let (low, high) =
      isVertical
      ? (seen.minY - window.seenFrame(at: offset).minY, seen.maxY - window.frame.maxY)
      : (seen.minX - window.frame.minX, seen.maxX - window.frame.maxX)
    let length = isVertical ? frame.height : frame.width
    guard length > 0 else { return (.identity, 0) }
    if low < 0 { return (.topLeading, min(Double(-low / length), 1)) }
    if high > 0 { return (.bottomTrailing, min(Double(high / length), 1)) }
    return (.identity, 0)
  }

  override var current: _VisualSteps {
    let place = place
    let configuration = configuration(place.phase)
    if isAnimated, let moving { return moving.presentation(in: graph) }
    var steps = modifier.steps(.identity)
    // What is missing of the share that must be seen.
    let missing = place.share - (1 - configuration.visibleShare)
    guard missing > 0, case .interactive(let curve) = configuration.kind else { return steps }
    let far = modifier.steps(place.phase)
    // Steps of other kinds have nothing between them.
    guard far.steps.map(\.kind) == steps.steps.map(\.kind) else { return far }
    steps.animatableData.interpolate(
      towards: far.animatableData, amount: curve.value(at: missing / configuration.visibleShare))
    return steps
  }
}

extension View {
  /// Changes how this view looks while it goes over an edge of the scroll view around it.
  ///
  /// - Parameters:
  ///   - configuration: How it goes from phase to phase, at either edge.
  ///   - axis: The axis along which its place counts; `nil` for the scroll view's own, vertical
  ///     before horizontal.
  ///   - transition: The visual effect of a phase; from one phase to another its values are
  ///     interpolated.
  /// - Returns: This view with the transition; layout does not see it.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition)
  }
  /// Changes how this view looks while it goes over an edge of the scroll view around it, otherwise
  /// at one edge than at the other.
  ///
  /// - Parameters:
  ///   - topLeading: How it goes over the top or leading edge.
  ///   - bottomTrailing: How it goes over the bottom or trailing edge.
  ///   - axis: The axis along which its place counts; `nil` for the scroll view's own, vertical
  ///     before horizontal.
  ///   - transition: The visual effect of a phase; from one phase to another its values are
  ///     interpolated.
  /// - Returns: This view with the transition; layout does not see it.
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
