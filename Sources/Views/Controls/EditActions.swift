import Foundation
@_spi(Engine) public import ViewEngine

/// The edit actions: what rows of a list do to the collection that they are made from.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They move its elements.
  public static var move: Self { Self(rawValue: 1) }
  /// They delete its elements.
  public static var delete: Self { Self(rawValue: 2) }
  /// They do all of it.
  public static var all: Self { [.move, .delete] }
}

/// A row of a list that edits the collection that it is made from.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  public var body: some View {
    content.modifier(rowDeletion(.deletion(delete, isOnElement: true)))
      .modifier(RowMoveModifier(action: move, isOnElement: true))
  }
}

extension ForEach {
  /// Creates a view for a binding to each element, as rows of a list that edit the collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - editActions: What rows do to the collection.
  ///   - content: The view of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Data == [IdentifiedBinding<C.Element, ID>], C: MutableCollection & RandomAccessCollection,
    C: RangeReplaceableCollection, C.Element: Identifiable, C.Element.ID == ID,
    Content == EditableCollectionContent<RowContent, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for a binding to each element, by an identity of the scene's own, as rows of a list that edit the
  /// collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, in order.
  ///   - id: The key path to an element's identity, which keeps state and transitions from update to update.
  ///   - editActions: What rows do to the collection.
  ///   - content: The view of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Data == [IdentifiedBinding<C.Element, ID>], C: MutableCollection & RandomAccessCollection,
    C: RangeReplaceableCollection, Content == EditableCollectionContent<RowContent, C>
  {
    self.init(data, id: id) { element in
      EditableCollectionContent<RowContent, C>(
        content: content(element),
        delete: editActions.contains(.delete)
          ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
        move: editActions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a row for a binding to each element, which edit the collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - editActions: What rows do to the collection.
  ///   - rowContent: The row of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [IdentifiedBinding<C.Element, C.Element.ID>], C.Element.ID,
      EditableCollectionContent<RowContent, C>
    >, C: MutableCollection & RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
