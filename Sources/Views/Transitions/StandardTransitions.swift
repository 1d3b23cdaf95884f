public import Foundation
public import Geometry
import DisplayList
import Motion
@_spi(Engine) public import ViewEngine

/// A transition that does nothing.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
  /// The size outside, 1 being the view's own.
  public var scale: Double
  /// The place that stays.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
    // A factor of 0 has no way back; a tiny one looks the same.
    (self.scale, self.anchor) = (scale == 0 ? 1e-5 : scale, anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from an edge and goes back to it.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge? =
      switch phase {
      case .willAppear: .leading
      case .identity: nil
      case .didDisappear: .trailing
      }
    return content.modifier(EdgeOffset(edge: edge))
  }
}

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let place: Edge? =
      switch phase {
      case .willAppear: edge
      case .identity: nil
      case .didDisappear: edge.opposite
      }
    return content.modifier(EdgeOffset(edge: place)).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Comes from and goes to a place away from its own.
public struct OffsetTransition: Transition {
  /// How far away, in points.
  public var offset: CGSize
  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Blurs, fades and grows or shrinks a little.
public struct BlurReplaceTransition: Transition {
  /// Which way the view goes.
  public struct Configuration: Equatable, Sendable {
    let leavesUp: Bool
    /// What comes grows from below, what goes shrinks downwards.
    public static let downUp = Self(leavesUp: false)
    /// What comes grows from below, what goes leaves upwards.
    public static let upUp = Self(leavesUp: true)
  }
  /// Which way the view goes.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outside = phase == .didDisappear && configuration.leavesUp ? 1.1 : 0.9
    return content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(phase.isIdentity ? 1 : outside)
  }
}

/// One way in, another out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionBody(transition: removal, phase: phase == .willAppear ? .identity : phase) {
      insertion.body(
        content: PlaceholderContentView(), phase: phase == .didDisappear ? .identity : phase)
    }
  }
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: CompoundTransition {
  package var parts: [any Transition] { [insertion, removal] }
}

extension IdentityTransition: StillTransition {}
extension ScaleTransition: StillTransition {}
extension MoveTransition: StillTransition {}
extension SlideTransition: StillTransition {}
extension PushTransition: StillTransition {}
extension OffsetTransition: StillTransition {}
extension BlurReplaceTransition: StillTransition {}

/// One modifier outside, another inside.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Grows from nothing about its middle, and shrinks back.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }
  /// Grows from `scale` times its size about `anchor`, and shrinks back.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Comes from where lines begin, and goes where they end.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Comes from an edge, and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Comes from an edge, and pushes what was there out at the opposite one, both fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// Comes from a displacement in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// Comes from a displacement in points, and goes back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
  /// Comes by one transition and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func pair<A: Transition, B: Transition>(_ insertion: A, _ removal: B) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return pair(insertion.base, removal.base)
  }
  /// Between two values of a modifier: `active` while it is away, `identity` while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
  /// Comes out of a blur, and goes into one.
  public static var blurReplace: AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: .downUp))
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing about its middle, and shrinks back.
  public static var scale: ScaleTransition { ScaleTransition() }
  /// Grows from `scale` times its size about `anchor`, and shrinks back.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == SlideTransition {
  /// Comes from where lines begin, and goes where they end.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge, and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge, and pushes what was there out at the opposite one, both fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// Comes from a displacement in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a displacement in points, and goes back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Comes out of a blur and goes into one, in the given directions.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
