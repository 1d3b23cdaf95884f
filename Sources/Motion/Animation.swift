/// An animation: a recipe, without any state, for how a value moves when it changes.
public struct Animation: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case fluidSpring(FluidSpring)
    case interpolatingSpring(InterpolatingSpring)
    case fling(Fling)
    case bezier(CubicBezier, duration: Double)
    case unitCurve(UnitCurve, duration: Double)
    case delayed(Kind, by: Double)
    case sped(Kind, by: Double)
    case repeated(Kind, count: Int?, autoreverses: Bool)
    case completing(Kind, after: Double)
    /// There, and back as if time ran backwards.
    case mirrored(Kind)
    case tracking
    case combined
    case custom(CustomBase)
  }

  /// A custom animation of any type, compared by value.
  package struct CustomBase: Hashable, Sendable {
    package let animation: any CustomAnimation

    package static func == (lhs: Self, rhs: Self) -> Bool {
      func isEqual<A: CustomAnimation>(_ a: A) -> Bool { (rhs.animation as? A) == a }
      return isEqual(lhs.animation)
    }
    package func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Creates an animation that moves as `base` says.
  public init<A: CustomAnimation>(_ base: A) {
    kind = (base as? BuiltInAnimation)?.animation.kind ?? .custom(CustomBase(animation: base))
  }

  /// The custom animation that this one is made of.
  public var base: any CustomAnimation {
    if case .custom(let base) = kind { return base.animation }
    return BuiltInAnimation(animation: self)
  }
}

/// One of the animations that come with the system, as a custom one.
package struct BuiltInAnimation: CustomAnimation {
  package let animation: Animation

  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }
  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
