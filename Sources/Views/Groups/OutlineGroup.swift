@_spi(Engine) public import ViewEngine

/// An outline group: a view for each element of a tree; those that have others within can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content

  /// Creates a group of a tree, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to the elements within one; `nil` for one that cannot be opened.
  ///   - content: The view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(element: element, id: id, children: children, content: content)
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a group of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the elements within one; `nil` for one that cannot be opened.
  ///   - content: The view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, children: children, content: content) }
}

/// An element of a tree, with those within it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        // A tree of views has no type that can be written.
        AnyView(OutlineGroup(inner, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree's elements; those that have others within can be opened.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the elements within one; `nil` for one that cannot be opened.
  ///   - rowContent: The row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent>
  { self.init(rows: OutlineGroup(data, children: children, content: rowContent)) }
  /// Creates a list of a tree's elements, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to the elements within one; `nil` for one that cannot be opened.
  ///   - rowContent: The row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
