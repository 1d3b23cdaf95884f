public import Motion
import SceneGraph

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears.
  case willAppear
  /// The view is there.
  case identity
  /// After the view has disappeared: on its way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition: how a view enters and leaves, as a modifier for each phase.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that enters or leaves.
  typealias Content = PlaceholderContentView<Self>
  /// The view as it is at a phase.
  ///
  /// - Parameters:
  ///   - content: The view that enters or leaves.
  ///   - phase: The phase; between two phases the values of the modifiers are interpolated.
  /// - Returns: The changed view, with the same structure at every phase.
  @ViewBuilder @MainActor func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
  /// Combines this transition with another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things, not only fades them.
  public var hasMotion: Bool
  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition changes, as the transition's body sees it.
public struct PlaceholderContentView<T>: View {
  package init() {}
  public var body: some View { TransitionContent() }
}

/// The box that a transition changes.
package struct TransitionContent: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { PlaceholderNode(self, inputs) }
}

/// A transition with an animation of its own, for its own modifiers: what is inside gets the transaction
/// back that came from outside.
struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    } body: { _ in
      base.body(content: PlaceholderContentView(), phase: phase)
    }
  }
  static var properties: TransitionProperties { Base.properties }
}

/// A transition around another that says how it is animated.
@MainActor @preconcurrency protocol AnimatingTransition {
  /// The other one.
  var still: any Transition { get }
}

extension AnimatedTransition: AnimatingTransition {
  var still: any Transition { base }
}

/// Two transitions at once, the first inside the second.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionBody(transition: second, phase: phase) {
      first.body(content: PlaceholderContentView(), phase: phase)
    }
  }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition's body around a view.
package struct TransitionBody<T: Transition, Content: View>: View {
  var transition: T
  var phase: TransitionPhase
  var content: Content

  package init(transition: T, phase: TransitionPhase, @ViewBuilder content: () -> Content) {
    (self.transition, self.phase, self.content) = (transition, phase, content())
  }

  package var body: some View {
    content.modifier(TransitionModifier(transition: transition, phase: phase))
  }
}

/// A transition at a phase as a modifier.
struct TransitionModifier<T: Transition>: PrimitiveModifier {
  typealias Body = Never
  var transition: T
  var phase: TransitionPhase
  func makeNode<V: View>(around content: V, _ inputs: NodeInputs) -> Node {
    TransitionModifierNode(content, self, inputs)
  }
}

/// The node of a transition's body around a view.
final class TransitionModifierNode<V: View, T: Transition>: SingleChildNode, PlaceholderOwner {
  private var content: V
  var placeholders: [PlaceholderNode] = []

  init(_ content: V, _ modifier: TransitionModifier<T>, _ inputs: NodeInputs) {
    self.content = content
    super.init(inputs)
    ownsContent = true
    child = body(modifier).node(NodeInputs(childOf: self))
  }

  private func body(_ modifier: TransitionModifier<T>) -> T.Body {
    modifier.transition.body(content: PlaceholderContentView(), phase: modifier.phase)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<V, TransitionModifier<T>>.self)
    content = view.content
    child?.update(body(view.modifier), environment: environment)
    refreshPlaceholders()
  }
  let placeholderKind: any View.Type = TransitionContent.self
  var placeholderContent: PlaceholderContent { .view(content) }
  var handsOutOuterTransaction: Bool { false }
}

/// A transition of an erased type.
@MainActor @preconcurrency public struct AnyTransition {
  package let base: any Transition

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) { base = transition }

  /// The transition's body at `phase`, around the content of the nearest transition's host.
  func body(phase: TransitionPhase) -> any View {
    func body<T: Transition>(_ transition: T) -> any View {
      transition.body(content: PlaceholderContentView(), phase: phase)
    }
    return body(base)
  }

  /// Whether the transition leaves a view that is there as it is, surely.
  var isPlain: Bool {
    func isPlain(_ transition: any Transition) -> Bool {
      // First, as most are: to find out what a type conforms to takes long.
      if transition is any StillTransition { return true }
      if let animated = transition as? any AnimatingTransition { return isPlain(animated.still) }
      if let compound = transition as? any CompoundTransition {
        return compound.parts.allSatisfy(isPlain)
      }
      return false
    }
    return isPlain(base)
  }

  /// Whether a change under `transaction` is shown as a transition at all.
  func isAnimated(by transaction: Transaction) -> Bool {
    !transaction.disablesAnimations && (transaction.animation != nil || mayBringAnimation(base))
  }

  /// This transition, or a fade in its place where the scene is asked to reduce motion.
  func calmed(in environment: EnvironmentValues) -> AnyTransition {
    func hasMotion<T: Transition>(_: T) -> Bool { T.properties.hasMotion }
    return environment.accessibilityReduceMotion && hasMotion(base) ? .opacity : self
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func wrap<T: Transition>(_ transition: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: transition, animation: animation))
    }
    return wrap(base)
  }

  /// Combines this transition with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combine<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return combine(base, other.base)
  }
}

/// A transition of ours: it brings no animation, and leaves a view that is there as it is.
@MainActor @preconcurrency package protocol StillTransition {}

/// A transition made of others.
@MainActor @preconcurrency package protocol CompoundTransition {
  /// The transitions that it is made of.
  var parts: [any Transition] { get }
}

extension CombinedTransition: CompoundTransition {
  var parts: [any Transition] { [first, second] }
}

/// Whether something in `transition` may animate by itself: of a scene's own, nobody knows.
@MainActor private func mayBringAnimation(_ transition: any Transition) -> Bool {
  if transition is any StillTransition { return false }
  guard let compound = transition as? any CompoundTransition else { return true }
  return compound.parts.contains(where: mayBringAnimation)
}

extension View {
  /// Sets the transition by which this view enters and leaves.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
