import Geometry
@_spi(Engine) import ViewEngine

/// Lists in lists: one that is itself a row, as in a form's section, is no list of its own but more rows.
@MainActor enum ListNesting {
  /// Whether a list that is to be made is a row of another, with nothing around it.
  static func isDirect(_ inputs: NodeInputs) -> Bool {
    var node = inputs.parent
    while let current = node {
      if current is any RowHolder { return true }
      guard current.passesBoxes else { return false }
      node = current.parent
    }
    return false
  }
}

/// The node of a list, whose rows are the boxes below.
@MainActor protocol RowHolder: Node {}
extension ListNode: RowHolder {}

/// The node of a list that is a row of another: its rows stand among those around it.
final class FlatListNode<Content: View>: SingleChildNode {
  init(_ view: ListView<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.content.node(NodeInputs(childOf: self))
    note(view)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ListView<Content>.self)
    note(view)
    child?.update(view.content, environment: environment)
  }

  private func note(_ view: ListView<Content>) {
    if view.selection != nil { noteIneffective("List(selection:) in a list") }
  }
}
