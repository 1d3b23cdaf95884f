public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// The configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
  /// The variants.
  enum Variant: Equatable { case regular, clear, lens, identity }
  /// Which glass it is.
  let variant: Variant
  /// The colour of the glass, if it has one.
  private(set) var tint: Color?
  /// Whether it answers touches.
  private(set) var isInteractive = false

  private init(_ variant: Variant) { self.variant = variant }

  /// The regular glass, which blurs what is beneath.
  public static var regular: Glass { Glass(.regular) }
  /// A clear glass, through which what is beneath stays sharp.
  public static var clear: Glass { Glass(.clear) }
  /// The lens of a knob, through which what is beneath looks smaller.
  static let lens = Glass(.lens)
  /// No glass: the content stays as it is.
  public static var identity: Glass { Glass(.identity) }

  /// This glass in a colour.
  ///
  /// - Parameter color: The colour; `nil` for none.
  /// - Returns: The coloured glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// This glass, answering touches: it grows and lights up under a finger.
  ///
  /// - Parameter isEnabled: Whether it does.
  /// - Returns: The glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// How a glass effect comes and goes with its view, within a container.
public struct GlassEffectTransition: Equatable, Sendable {
  /// The kinds.
  enum Kind: Equatable { case matchedGeometry, materialize, identity }
  let kind: Kind

  /// A glass grows out of another near it, and goes back into one; far from any it materialises.
  public static var matchedGeometry: GlassEffectTransition { Self(kind: .matchedGeometry) }
  /// A glass forms where it is: its light bends more and more.
  public static var materialize: GlassEffectTransition { Self(kind: .materialize) }
  /// A glass is there at once, and until its view is gone.
  public static var identity: GlassEffectTransition { Self(kind: .identity) }
}

/// The shape of a glass effect that names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

private enum GlassIDKey: EnvironmentKey { static var defaultValue: MatchedKey? { nil } }
private enum GlassUnionKey: EnvironmentKey { static var defaultValue: MatchedKey? { nil } }
private enum GlassTransitionKey: EnvironmentKey {
  static var defaultValue: GlassEffectTransition { .matchedGeometry }
}

extension EnvironmentValues {
  /// The identity of the glass effects below.
  var glassID: MatchedKey? {
    get { self[GlassIDKey.self] }
    set { self[GlassIDKey.self] = newValue }
  }
  /// The union of the glass effects below.
  var glassUnion: MatchedKey? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
  /// How the glass effects below come and go.
  var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }
}

extension View {
  /// Gives the glass effects in this view an identity: where one goes and another of the same identity comes, the first
  /// becomes the second.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` for none.
  ///   - namespace: The namespace of the identity.
  /// - Returns: This view.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    environment(\.glassID, id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) })
  }

  /// Unites the glass effects in this view with others of the same identity: all are one glass.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` for none.
  ///   - namespace: The namespace of the identity.
  /// - Returns: This view.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    environment(\.glassUnion, id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) })
  }

  /// Sets how the glass effects in this view come and go with their views, within a container.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: This view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition)
  }
}
