import Foundation
public import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A phase animator: shows a view in one phase after another, each step animated.
///
/// Without a trigger it goes round for as long as it is there; with one, each change of the trigger is
/// one round. A step is over when all that it animates is logically complete.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var round = PhaseRound()
  @Environment(\.drawing) private var drawing

  /// Creates a phase animator that goes round for as long as the view is there.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; the first one is shown first.
  ///   - content: The view in a phase.
  ///   - animation: The animation with which a phase is entered; `nil` for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Creates a phase animator that goes round once whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; the first one is shown before, between and after the rounds.
  ///   - trigger: Its changes start a round at the second phase, even while another round runs.
  ///   - content: The view in a phase.
  ///   - animation: The animation with which a phase is entered; `nil` for at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
  }

  private init(
    phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger) = (phases, trigger)
    (self.content, self.animation) = (content, animation)
  }

  public var body: some View {
    if phases.isEmpty {
      // A warning, as SwiftUI shows one: there is nothing to show.
      Rectangle().fill(Color.yellow).frame(width: 10, height: 10)
    } else {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil { begin() } }
        .onDisappear { round.number += 1 }
        .onChange(of: trigger) { begin() }
    }
  }

  /// Starts a round at the second phase, whatever the phase is now.
  private func begin() {
    guard phases.count > 1 else { return }
    round.number += 1
    round.idleSteps = 0
    step(to: 1, round.number)
  }

  private func step(to next: Int, _ number: Int) {
    guard let graph = drawing.graph, number == round.number else { return }
    let start = graph.timeline.now
    withAnimation(animation(phases[next]), completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      MainActor.assumeIsolated {
        guard number == round.number, !(next == 0 && trigger != nil) else { return }
        round.idleSteps = graph.timeline.now == start ? round.idleSteps + 1 : 0
        // A round in which nothing moved would go on for ever within one instant.
        if round.idleSteps >= phases.count { return }
        graph.timeline.schedule(at: graph.timeline.now, .phase) {
          step(to: (next + 1) % phases.count, number)
        }
      }
    }
  }
}

/// The round in which a phase animator is.
@MainActor private final class PhaseRound {
  var number = 0
  /// Steps in a row that moved nothing.
  var idleSteps = 0
}

extension View {
  /// Animates this view through phases, round and round, for as long as it is there.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; the first one is shown first.
  ///   - content: This view in a phase.
  ///   - animation: The animation with which a phase is entered; `nil` for at once.
  /// - Returns: The view that moves.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      ContentModifier { placeholder in
        PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
      })
  }

  /// Animates this view through phases, once whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; the first one is shown before, between and after the rounds.
  ///   - trigger: Its changes start a round at the second phase, even while another round runs.
  ///   - content: This view in a phase.
  ///   - animation: The animation with which a phase is entered; `nil` for at once.
  /// - Returns: The view that moves.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      ContentModifier { placeholder in
        PhaseAnimator(
          phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
      })
  }
}

/// A modifier whose block puts the content, as a placeholder, wherever it likes.
struct ContentModifier<T, Block: View>: PrimitiveModifier {
  typealias Body = Never
  let block: (PlaceholderContentView<T>) -> Block
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    ContentModifierNode(content, self, inputs)
  }
}

/// The node of a modifier whose block places the content.
final class ContentModifierNode<Content: View, T, Block: View>: SingleChildNode, PlaceholderOwner {
  private var content: Content
  private var modifier: ContentModifier<T, Block>
  var placeholders: [PlaceholderNode] = []

  init(_ content: Content, _ modifier: ContentModifier<T, Block>, _ inputs: NodeInputs) {
    (self.content, self.modifier) = (content, modifier)
    super.init(inputs)
    ownsContent = true
    child = block.node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, ContentModifier<T, Block>>.self)
    (content, modifier) = (view.content, view.modifier)
    child?.update(block, environment: environment)
    refreshPlaceholders()
  }

  override func reevaluate() { child?.update(block, environment: environment) }

  private var block: Block { evaluatingBlock { modifier.block(PlaceholderContentView()) } }

  let placeholderKind: any View.Type = TransitionContent.self
  var placeholderContent: PlaceholderContent { .view(content) }
  var handsOutOuterTransaction: Bool { false }
}
