import SceneGraph

/// The value of a preference as another view reads it.
@MainActor package final class PreferenceRecord<Key: PreferenceKey> {
  /// The latest value; `nil` before the first update is over.
  package fileprivate(set) var value: Key.Value?

  package init() {}
}

/// Keeps a preference of the views below in a record, and tells when it has changed.
package struct PreferenceWatch<Key: PreferenceKey>: PrimitiveModifier {
  package typealias Body = Never
  let record: PreferenceRecord<Key>
  let changed: () -> Void

  package init(_ record: PreferenceRecord<Key>, changed: @escaping () -> Void) {
    (self.record, self.changed) = (record, changed)
  }

  package func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PreferenceWatchNode(content, self, inputs)
  }
}

/// The node of a view whose preference is kept.
///
/// What follows from a change happens under the transaction that reaches the node, so that it moves with what has
/// changed the preference.
final class PreferenceWatchNode<Content: View, Key: PreferenceKey>: SingleChildNode,
  PreferenceObserver
{
  private var modifier: PreferenceWatch<Key>
  /// Whether the running update may be the echo of the last change.
  private var isEcho = false

  init(_ content: Content, _ modifier: PreferenceWatch<Key>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    graph.observe(self)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, PreferenceWatch<Key>>.self)
    modifier = view.modifier
    child?.update(view.content, environment: environment)
  }

  func observePreference() {
    var below: Key.Value?
    child?.reducePreference(Key.self, into: &below)
    let (old, new) = (modifier.record.value, below ?? Key.defaultValue)
    let wasEcho = isEcho
    isEcho = false
    if let old {
      if let isSame = isEqual(old, new) {
        if isSame { return }
      } else if isUnchanged(old, new) || wasEcho {
        // Values that cannot be compared would seem to change for ever.
        modifier.record.value = new
        return
      }
    }
    modifier.record.value = new
    isEcho = true
    graph.afterUpdate { [transaction, modifier] in
      withTransaction(transaction) { modifier.changed() }
    }
  }
}
