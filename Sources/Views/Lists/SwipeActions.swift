import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Buttons at one end of a row, which a finger uncovers.
struct SwipeActionsModifier<Actions: View>: CompanionModifier {
  typealias Body = Never
  let companion: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  var use = SwipeUse.actions
  var alignment: Alignment { .center }

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    SwipeActionsNode(content, self, inputs)
  }
}

/// What the buttons at an end of a row are for.
enum SwipeUse {
  /// What the scene says.
  case actions
  /// Deleting the row's element from its loop, told where it is; `nil` where rows are not deleted.
  case deletion(((IndexSet) -> Void)?, isOnElement: Bool = false)
}

/// The node of a row with buttons at one end.
final class SwipeActionsNode<Content: View, Actions: View>:
  CompanionNode<Content, SwipeActionsModifier<Actions>>
{
  private var wrappers: [SwipeBox] = []

  override func collect(into boxes: inout [Box]) {
    let known = wrappers
    wrappers = pairs().map { inner, actions in
      known.first { $0.inner === inner } ?? SwipeBox(self, inner, actions)
    }
    wrappers.forEach(tell)
    boxes += wrappers
  }

  override func changed(from old: SwipeActionsModifier<Actions>) { wrappers.forEach(tell) }

  private func tell(_ box: SwipeBox) {
    (box.edge, box.allowsFullSwipe) = (modifier.edge, modifier.allowsFullSwipe)
    guard case .deletion(let delete, let isOnElement) = modifier.use else { return }
    box.isForDeletion = true
    let couldDelete = box.deletion != nil
    if let delete {
      box.deletion = { [weak self, weak box] in
        guard let self,
          let index = isOnElement ? loop?.index : box?.elementIndex(below: self)
        else { return }
        delete(IndexSet(integer: index))
      }
    } else {
      box.deletion = nil
    }
    // A sign before the row comes or goes with it.
    if couldDelete != (delete != nil) { box.invalidateLayout() }
  }
}

/// The box of a row with buttons at one end: the list lays them out over the whole row, and shows them.
final class SwipeBox: WrapperBox {
  /// The buttons.
  let actions: Box
  var edge = HorizontalEdge.trailing
  var allowsFullSwipe = true
  /// Whether the buttons are there because the row's loop can delete its elements.
  var isForDeletion = false
  /// Deletes the row's element; `nil` where it cannot be.
  var deletion: (() -> Void)?
  /// The row of the list, while the row is in one.
  weak var row: RowSwipe?

  init(_ node: Node, _ inner: Box, _ actions: Box) {
    self.actions = actions
    super.init(around: inner, node)
    adopt(actions)
  }

  override var traits: Traits {
    var traits = inner.traits
    traits[RowSwipeSeats.self].append(self)
    return traits
  }

  /// The buttons as they lie when all are uncovered, the one at the end of the row first.
  var faces: [any SwipeButtonBox] { Self.faces(in: actions) }

  /// Whether the row has the buttons: not those of a row that may not be deleted.
  var isAvailable: Bool { isForDeletion ? canDelete : !faces.isEmpty }
  /// Whether the buttons delete the row's element.
  var canDelete: Bool { deletion != nil && !inner.traits[RowDeletionIsDisabled.self] }

  private static func faces(in box: Box) -> [any SwipeButtonBox] {
    if let face = box as? any SwipeButtonBox { return [face] }
    return box.contents.flatMap(faces)
  }
}

/// The box of a button of a row.
@MainActor protocol SwipeButtonBox: Box {
  /// Whether what it does takes the row away.
  var isDestructive: Bool { get }
  /// Does what it is for.
  func perform()
  /// Paints it where it is seen while the row is pulled.
  ///
  /// - Parameters:
  ///   - place: Its ground; beyond the label's own place it is stretched.
  ///   - shift: How far the label stands from where layout has it.
  ///   - list: What is painted into.
  ///   - context: The way to the stage.
  func paint(
    _ place: CGRect, shift: CGFloat, into list: inout DisplayList, _ context: DrawingContext)
}

/// The boxes with buttons around a row, innermost first.
enum RowSwipeSeats: LayoutValueKey { static var defaultValue: [SwipeBox] { [] } }

/// The layout of a row's buttons: side by side from an end of the row, each as high as the row.
struct SwipeLayout: Layout {
  let edge: HorizontalEdge
  /// The least width of a button, in points.
  private static let leastWidth: CGFloat = 74
  /// The inset of what a button shows from its sides, in points.
  private static let inset: CGFloat = 16

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var distance: CGFloat = 0
    for button in subviews {
      let natural = button.sizeThatFits(.unspecified).width + 2 * Self.inset
      let width = max(natural.rounded(.up), Self.leastWidth)
      let x = edge == .leading ? bounds.minX + distance : bounds.maxX - distance - width
      button.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      distance += width
    }
  }
}
