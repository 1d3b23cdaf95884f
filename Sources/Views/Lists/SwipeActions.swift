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

/// The figures of rows that are pulled aside, in points and seconds.
package enum SwipeMeasures {
  /// The least width of a button.
  package static let leastWidth: CGFloat = 74
  /// The inset of what a button shows from its sides.
  package static let inset: CGFloat = 11
  /// The inset of a button that is a capsule from its place; a guess.
  package static let capsuleInset: CGFloat = 4
  /// The size of symbols and of titles.
  package static let textSize: CGFloat = 17
  /// How far a finger moves before it pulls, as before it scrolls.
  package static let slop: CGFloat = 10
  /// The share of the row's width beyond which it acts when it is let go.
  package static let fullShare: CGFloat = 0.55
  /// The perceptual duration of the spring by which a row goes to rest, and of the one by which a button fills it.
  package static let (settling, filling) = (0.45, 0.25)
  /// The perceptual duration of the spring by which a row closes: one that closed in a recording of iOS 16, 36 pictures a
  /// second, did so at 10 a second, and two that opened at 14.
  package static let closing = 0.6
  /// How long a row that is deleted takes to go: in that recording two went by a curve that eases in and out.
  package static let leaving = 0.3
  /// For how long the row would go on at the finger's last velocity.
  package static let coasting = 0.2
  /// How long a row waits to be taken away by what its button does before it comes back.
  package static let patience = 0.6
}

/// The layout of a row's buttons: side by side from an end of the row, each as high as the row.
struct SwipeLayout: Layout {
  let edge: HorizontalEdge

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var distance: CGFloat = 0
    for button in subviews {
      let natural = button.sizeThatFits(.unspecified).width + 2 * SwipeMeasures.inset
      let width = max(natural.rounded(.up), SwipeMeasures.leastWidth)
      let x = edge == .leading ? bounds.minX + distance : bounds.maxX - distance - width
      button.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      distance += width
    }
  }
}
