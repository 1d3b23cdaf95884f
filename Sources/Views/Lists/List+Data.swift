@_spi(Engine) public import ViewEngine

// Lists of data by an identity of the scene's own, of which rows may be selected or edited.

extension List {
  /// Creates a list of a row for each element, by an identity of the scene's own, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity.
  ///   - selection: The identity of the selected element; `nil` for none.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  /// Creates a list of a row for each element, by an identity of the scene's own, of which several may be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity.
  ///   - selection: The identities of the selected elements; taps change it while the list is edited.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  /// Creates a list of a row for each number of a range, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The selected number; `nil` for none.
  ///   - rowContent: The row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  /// Creates a list of a row for each number of a range, of which several may be selected.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The selected numbers; taps change it while the list is edited.
  ///   - rowContent: The row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  /// Creates a list of a row for a binding to each element, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - selection: The identity of the selected element; `nil` for none.
  ///   - rowContent: The row of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [IdentifiedBinding<C.Element, C.Element.ID>], C.Element.ID, RowContent
    >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
  /// Creates a list of a row for a binding to each element, of which several may be selected.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - selection: The identities of the selected elements; taps change it while the list is edited.
  ///   - rowContent: The row of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [IdentifiedBinding<C.Element, C.Element.ID>], C.Element.ID, RowContent
    >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a row for a binding to each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to an element's identity.
  ///   - rowContent: The row of a binding to an element.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[IdentifiedBinding<C.Element, ID>], ID, RowContent>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}
