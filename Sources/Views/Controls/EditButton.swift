import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A button that begins and ends editing: "Edit", and "Done" while something is edited.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// How long signs and handles take to come and go, in seconds: in a recording of iOS 16, 36 pictures a second, three ways of
  /// rows that make room ease in and out, 1.0 to 1.4 % of the way from this.
  static let duration = 0.3

  /// Creates a button for the edit mode of its environment.
  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation(.easeInOut(duration: Self.duration)) {
        mode?.wrappedValue = isEditing ? .inactive : .active
      }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

extension DynamicViewContent {
  /// Lets the rows of a list delete the elements of the collection.
  ///
  /// A row is pulled aside to show a red button, or all the way, which deletes at once; while the list is edited, each row has
  /// a red sign before it that uncovers the button. Swipe actions of the scene's own at the trailing end stand in for the
  /// button.
  ///
  /// - Parameter action: Deletes the elements at some places; `nil` where they are not to be deleted.
  /// - Returns: These views, which can be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(rowDeletion(.deletion(action)))
  }
}

/// The button that deletes a row, at its trailing end.
@MainActor func rowDeletion(_ use: SwipeUse) -> SwipeActionsModifier<some View> {
  SwipeActionsModifier(
    companion: LayoutView(
      layout: SwipeLayout(edge: .trailing),
      content: Button("Delete", role: .destructive) {}
        .buttonStyle(SwipeButtonStyle()).labelStyle(.iconOnly).environment(\.isInList, false)),
    edge: .trailing, allowsFullSwipe: true, use: use)
}
