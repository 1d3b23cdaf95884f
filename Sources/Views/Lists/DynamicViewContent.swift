public import Foundation
@_spi(Engine) public import ViewEngine

/// Views that are made from the elements of a collection, such as those of a loop.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the views inside.
  public var data: Content.Data { content.data }
}

/// Whether a row may not be deleted.
enum RowDeletionIsDisabled: LayoutValueKey { static var defaultValue: Bool { false } }
/// Whether a row may not be chosen.
enum RowSelectionIsDisabled: LayoutValueKey { static var defaultValue: Bool { false } }
/// Whether a row may not be moved.
enum RowMoveIsDisabled: LayoutValueKey { static var defaultValue: Bool { false } }
/// The boxes around a row that move it, innermost first.
enum RowMoves: LayoutValueKey { static var defaultValue: [RowMoveBox] { [] } }

/// Lets the elements of a loop be moved.
struct RowMoveModifier: BoxModifier {
  typealias Body = Never
  /// Moves elements before another, told by their places; `nil` where they are not moved.
  let action: ((IndexSet, Int) -> Void)?
  /// Whether the modifier is on an element of the loop, not on the loop itself.
  var isOnElement = false
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    RowMoveBox(self, around: inner, node)
  }
}

/// The box of a row whose loop can move its elements.
final class RowMoveBox: ModifierBox<RowMoveModifier> {
  override var traits: Traits {
    var traits = inner.traits
    traits[RowMoves.self].append(self)
    return traits
  }
  override func changed(from old: RowMoveModifier) {
    if (modifier.action == nil) != (old.action == nil) { invalidateLayout() }
  }

  /// Whether the row can be moved among those of its loop.
  var canMove: Bool { modifier.action != nil && !inner.traits[RowMoveIsDisabled.self] }
  /// The place of the row's element in its loop.
  var index: Int? { modifier.isOnElement ? node.loop?.index : elementIndex(below: node) }
  /// What all rows of the loop have in common.
  var owner: Node? { modifier.isOnElement ? node.loop?.node : node }

  /// Has the scene move an element of the loop.
  ///
  /// - Parameters:
  ///   - index: The place of the element.
  ///   - target: The place of the element that comes after it then, counted before anything moves.
  func move(_ index: Int, before target: Int) {
    modifier.action?(IndexSet(integer: index), target)
  }
}

extension DynamicViewContent {
  /// Lets the rows of a list move the elements of the collection.
  ///
  /// While the list is edited, each row has a handle at its trailing end by which a finger moves it.
  ///
  /// - Parameter action: Moves the elements at some places before the one at another, as
  ///   `move(fromOffsets:toOffset:)` does; `nil` where they are not to be moved.
  /// - Returns: These views, which can be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowMoveModifier(action: action))
  }
}

extension View {
  /// Keeps this row of a list from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowDeletionIsDisabled.self, value: isDisabled)
  }
  /// Keeps this row of a list from being chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowSelectionIsDisabled.self, value: isDisabled)
  }
  /// Keeps this row of a list from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowMoveIsDisabled.self, value: isDisabled)
  }
}
