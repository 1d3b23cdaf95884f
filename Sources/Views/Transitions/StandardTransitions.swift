public import Foundation
public import Geometry
import DisplayList
import Motion
@_spi(Engine) public import ViewEngine

/// The identity transition, which does nothing.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The scale transition: the view grows and shrinks.
public struct ScaleTransition: Transition {
  /// The scale of the view while it is away; 1 is its own size.
  public var scale: Double
  /// The anchor: the place that stays, as fractions of the frame.
  public var anchor: UnitPoint
  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view while it is away; 0 is read as 1e-5.
  ///   - anchor: The place that stays, as fractions of the frame.
  public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
    // A factor of 0 has no way back; SwiftUI's own tiny one looks the same.
    (self.scale, self.anchor) = (scale == 0 ? 1e-5 : scale, anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// The move transition: the view comes from an edge and goes back to it.
public struct MoveTransition: Transition {
  /// The edge, towards which the view is moved by its own size while it is away.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: phase.isIdentity ? nil : edge))
  }
}

/// The slide transition: the view comes from the leading edge and goes to the trailing one.
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

/// The push transition: the view comes from an edge and goes to the opposite one, fading.
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
  /// The opposite edge.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// The offset transition: the view comes from a displacement and goes back to it.
public struct OffsetTransition: Transition {
  /// The displacement while the view is away, in points.
  public var offset: CGSize
  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// The blur-replace transition: the view blurs, fades and changes its scale a little.
public struct BlurReplaceTransition: Transition {
  /// The directions in which the view comes and goes.
  public struct Configuration: Equatable, Sendable {
    let leavesUp: Bool
    /// The new view grows in, the old one shrinks.
    public static let downUp = Self(leavesUp: false)
    /// The new view grows in, the old one grows further.
    public static let upUp = Self(leavesUp: true)
  }
  /// The directions in which the view comes and goes.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  // The figures are those that an independent re-implementation of SwiftUI has.
  /// The scale of the view before its insertion, and after its removal downwards.
  private static let smaller = 0.9
  /// The scale of the view after its removal upwards.
  private static let larger = 1.1
  /// The blur of the view while it is away: a standard deviation, in points.
  private static let radius = 7.0
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outside = phase == .didDisappear && configuration.leavesUp ? Self.larger : Self.smaller
    return content.opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .scaleEffect(phase.isIdentity ? 1 : outside)
  }
}

/// An asymmetric transition: one for the insertion, another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition with which the view is inserted.
  public var insertion: Insertion
  /// The transition with which the view is removed.
  public var removal: Removal
  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - insertion: The transition with which the view is inserted.
  ///   - removal: The transition with which the view is removed.
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

/// A transition between two values of a modifier.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// The identity transition: the view comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// The scale transition: the view grows from nothing about its middle, and shrinks back.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }
  /// The scale transition about an anchor.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view while it is away; 1 is its own size.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// The slide transition: the view comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// The move transition: the view comes from an edge, and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// The push transition: the view comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// The offset transition: the view comes from a displacement in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// The offset transition: the view comes from a displacement, and goes back to it.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
  /// An asymmetric transition.
  ///
  /// - Parameters:
  ///   - insertion: The transition with which the view is inserted.
  ///   - removal: The transition with which the view is removed.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func pair<A: Transition, B: Transition>(_ insertion: A, _ removal: B) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return pair(insertion.base, removal.base)
  }
  /// A transition between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier before the insertion and after the removal.
  ///   - identity: The modifier while the view is there.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
  /// The blur-replace transition: the view comes out of a blur, and goes into one.
  public static var blurReplace: AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: .downUp))
  }
}

extension Transition where Self == IdentityTransition {
  /// The identity transition: the view comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// The scale transition: the view grows from nothing about its middle, and shrinks back.
  public static var scale: ScaleTransition { ScaleTransition() }
  /// The scale transition about an anchor.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view while it is away; 1 is its own size.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: The transition.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == SlideTransition {
  /// The slide transition: the view comes from the leading edge, and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  /// The move transition: the view comes from an edge, and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// The push transition: the view comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// The offset transition: the view comes from a displacement in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// The offset transition: the view comes from a displacement, and goes back to it.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// The blur-replace transition: the view comes out of a blur, and goes into one.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// The blur-replace transition in given directions.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
