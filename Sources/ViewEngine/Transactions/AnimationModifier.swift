public import Motion
public import SceneGraph

/// Changes the transaction on its way down.
struct TransactionModifier: PrimitiveModifier {
  typealias Body = Never
  /// The value whose change changes the transaction; `nil` for always.
  let value: (any Equatable)?
  let transform: (inout Transaction) -> Void

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    TransactionNode(content, self, inputs)
  }
}

/// The node of a modifier that changes the transaction.
final class TransactionNode<Content: View>: SingleChildNode {
  private var modifier: TransactionModifier
  private var change = TransactionChange()

  init(_ content: Content, _ modifier: TransactionModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let type = ModifiedContent<Content, TransactionModifier>.self
    change.note(modifier.value, view[type].modifier.value, at: graph.updateNumber)
    modifier = view[type].modifier
    // An update has reached this node, whether or not anything below moves.
    _ = transactionForChildren
    child?.update(view[type].content, environment: environment)
  }

  override var changesTransaction: Bool { true }

  override func changed(_ transaction: Transaction) -> Transaction {
    change.apply(
      modifier.transform, always: modifier.value == nil, to: transaction, at: graph.updateNumber)
  }
}

/// Changes the transaction for the modifiers of a block; the content gets the outer one back.
struct ScopedTransactionModifier<Block: View>: PrimitiveModifier {
  typealias Body = Never
  let value: (any Equatable)?
  let transform: (inout Transaction) -> Void
  let block: (PlaceholderContentView<ScopeContent>) -> Block

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    ScopeNode(content, self, inputs)
  }
}

/// Stands for the content of a scoped block.
enum ScopeContent {}

/// The node of a block of modifiers with a transaction of its own.
final class ScopeNode<Content: View, Block: View>: SingleChildNode, PlaceholderOwner, AnimationScope
{
  private var modifier: ScopedTransactionModifier<Block>
  private var content: Content
  var placeholders: [PlaceholderNode] = []
  private var change = TransactionChange()
  var geometryUpdate = -1

  init(_ content: Content, _ modifier: ScopedTransactionModifier<Block>, _ inputs: NodeInputs) {
    (self.content, self.modifier) = (content, modifier)
    super.init(inputs)
    ownsContent = true
    child = block.node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, ScopedTransactionModifier<Block>>.self)
    change.note(modifier.value, view.modifier.value, at: graph.updateNumber)
    (content, modifier) = (view.content, view.modifier)
    _ = transactionForChildren
    child?.update(block, environment: environment)
    refreshPlaceholders()
  }

  override func reevaluate() { child?.update(block, environment: environment) }

  private var block: Block { evaluatingBlock { modifier.block(PlaceholderContentView()) } }

  override var changesTransaction: Bool { true }

  override func changed(_ transaction: Transaction) -> Transaction {
    change.apply(
      modifier.transform, always: modifier.value == nil, to: transaction, at: graph.updateNumber)
  }

  override var ownScope: (any AnimationScope)? { self }
  let placeholderKind: any View.Type = TransitionContent.self
  var placeholderContent: PlaceholderContent { .view(content) }
  var handsOutOuterTransaction: Bool { true }
}

extension View {
  /// Animates changes of this view that come with a change of `value`.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` stops those that would come from above.
  ///   - value: The value to compare at each update.
  /// - Returns: This view with the animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier(value: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier(value: nil) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates what the modifiers of `body` change, and nothing else.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` stops those that would come from above.
  ///   - body: Modifies this view, which it is given.
  /// - Returns: The modified view.
  @inline(never)
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    scoped(value: nil, body) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates what the modifiers of `body` change with a change of `value`.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` stops those that would come from above.
  ///   - value: The value to compare at each update.
  ///   - body: Modifies this view, which it is given.
  /// - Returns: The modified view.
  /// - Note: A spelling beside SwiftUI's own; SwiftUI ships the form without a value.
  @inline(never)
  public func animation<Value: Equatable, V: View>(
    _ animation: Animation?, value: Value,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    scoped(value: value, body) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of every update that reaches this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: nil, transform: transform))
  }

  /// Changes the transaction of updates in which `value` changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare at each update.
  ///   - transform: Changes the transaction as it reaches this view.
  /// - Returns: This view with that transaction.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction for the modifiers of `body`.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction as it reaches the modifiers.
  ///   - body: Modifies this view, which it is given.
  /// - Returns: The modified view.
  @inline(never)
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    scoped(value: nil, body, transform)
  }

  // Those who call it are not inlined: the compiler (6.3.1) crashes on a scope whose block is a view of another module.
  private func scoped<V: View>(
    value: (any Equatable)?, _ body: @escaping (PlaceholderContentView<Self>) -> V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      ScopedTransactionModifier(value: value, transform: transform) { _ in
        body(PlaceholderContentView())
      })
  }
}
