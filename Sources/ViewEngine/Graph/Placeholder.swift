import Motion
import SceneGraph

/// The content that stands where a modifier's body mentions its content.
package enum PlaceholderContent {
  /// A view, kept by a node below the placeholder.
  case view(any View)
  /// A box that another node keeps.
  case box(Box)
}

/// A node with a body that mentions a content from outside the body.
@MainActor package protocol PlaceholderOwner: Node {
  /// The type of view that stands for the content.
  var placeholderKind: any View.Type { get }
  /// The content.
  var placeholderContent: PlaceholderContent { get }
  /// Whether the content gets the transaction that reached the owner, not what its body made of it.
  var handsOutOuterTransaction: Bool { get }
  /// Where the body mentions the content, in the order in which the places came.
  var placeholders: [PlaceholderNode] { get set }
}

extension PlaceholderOwner {
  /// Registers `placeholder`, which follows the content from now on.
  func register(_ placeholder: PlaceholderNode) { placeholders.append(placeholder) }
  /// Unregisters `placeholder`.
  func unregister(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }
  /// Refreshes the content at every place: a body that is unchanged has not passed it on.
  package func refreshPlaceholders() { placeholders.forEach { $0.refresh() } }
}

/// The node of a modifier's content inside the modifier's body.
package final class PlaceholderNode: SingleChildNode {
  /// The node with the body.
  private(set) weak var owner: (any PlaceholderOwner)?
  private var box: Box?

  init<V: View>(_ view: V, _ inputs: NodeInputs) {
    super.init(inputs)
    owner = Self.owner(of: V.self, above: self)
    owner?.register(self)
    refresh()
  }

  /// The nearest owner above of which `node` is not itself part of the content.
  private static func owner(of kind: any View.Type, above node: Node) -> (any PlaceholderOwner)? {
    var current = node.parent
    while let candidate = current {
      if let placeholder = candidate as? PlaceholderNode {
        current = placeholder.owner?.parent
        continue
      }
      if candidate.ownsContent, let owner = candidate as? any PlaceholderOwner,
        owner.placeholderKind == kind
      {
        return owner
      }
      current = candidate.parent
    }
    return nil
  }

  /// The scoped block to which this content belongs, if it is one's.
  var scope: (any AnimationScope)? { owner?.ownScope }

  package override func accept(_ view: LentView, environmentChanged: Bool) { refresh() }

  /// Refreshes the owner's content.
  package func refresh() {
    switch owner?.placeholderContent {
    case .view(let view):
      if let child {
        child.update(view, environment: environment)
      } else {
        child = view.node(NodeInputs(childOf: self))
      }
    case .box(let box):
      self.box = box
    case nil:
      break
    }
  }

  package override func collect(into boxes: inout [Box]) {
    if let box { boxes.append(box) }
    super.collect(into: &boxes)
  }

  package override var changesTransaction: Bool { true }

  package override func changed(_ transaction: Transaction) -> Transaction {
    guard let owner, owner.handsOutOuterTransaction else { return transaction }
    return owner.transaction
  }

  package override func wasRemoved() { owner?.unregister(self) }
}

/// The body of a modifier as a view of its own, so that its state lives in a node.
struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content()) }
}

/// A body of a modifier, whatever modifier it is.
@MainActor protocol BodyOfModifier {
  static var modifierType: Any.Type { get }
}

extension ModifierBody: BodyOfModifier {
  static var modifierType: Any.Type { Modifier.self }
}

/// The body of a modifier with animatable data is evaluated along their way.
extension ModifierBody: @preconcurrency Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: SingleChildNode,
  PlaceholderOwner
{
  private var view: ModifiedContent<Content, Modifier>
  var placeholders: [PlaceholderNode] = []

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    ownsContent = true
    child = ModifierBody(modifier: view.modifier).node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, Modifier>.self)
    self.view = view
    child?.update(ModifierBody(modifier: view.modifier), environment: environment)
    // The body may be unchanged and so not have passed the new content on.
    refreshPlaceholders()
  }

  let placeholderKind: any View.Type = _ViewModifier_Content<Modifier>.self
  var placeholderContent: PlaceholderContent { .view(view.content) }
  var handsOutOuterTransaction: Bool { false }
}
