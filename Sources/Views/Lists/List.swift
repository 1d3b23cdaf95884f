@_spi(Engine) public import ViewEngine

/// A list: rows one below another, which scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  @Environment(\.listLook) private var look
  @Environment(\.editMode) private var editMode

  init(rows content: Content, selection: ListSelection? = nil) {
    (self.content, self.selection) = (content, selection)
  }

  public var body: some View {
    ListView(
      look: look, selection: selection, isEditing: editMode?.wrappedValue.isEditing == true,
      content: content.fadedLevels().environment(\.isInList, true)
        .environment(\.isScrolled, true)
        .environment(\.scrollMargins, nil).environment(\.scrollIndicatorMargins, nil).axis(nil)
    )
    .modifier(SplitChoice(selection: selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list of a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// Creates a list of a row for each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity, which tells rows apart between updates.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list of a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, which are the rows' identities.
  ///   - rowContent: The row of a number; several views are several rows.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// Creates a list of a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, each with an identity.
  ///   - rowContent: The row of a binding to an element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [IdentifiedBinding<C.Element, C.Element.ID>], C.Element.ID, RowContent
    >, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows of which a tap selects one.
  ///
  /// - Parameters:
  ///   - selection: The selected row's value.
  ///   - content: The rows, and sections of rows.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: ListSelection(selection))
  }
  /// Creates a list of rows of which several may be selected.
  ///
  /// Taps select rows only while the list is edited, when each has a circle before it.
  ///
  /// - Parameters:
  ///   - selection: The selected rows' values.
  ///   - content: The rows, and sections of rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: ListSelection(selection))
  }
  /// Creates a list of a row for each element, of which a tap selects one.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - selection: The selected row's value.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
  /// Creates a list of a row for each element, of which several may be selected.
  ///
  /// Taps select rows only while the list is edited, when each has a circle before it.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - selection: The selected rows' values.
  ///   - rowContent: The row of an element; several views are several rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }
}

/// A form: controls in rows, grouped by sections, as in settings.
public struct Form<Content: View>: View {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  // In pictures of iOS 26 the second level is half of the words' colour in rows of lists and stacks of forms, and the system's
  // grey in what is a form's row by itself.
  public var body: some View { List { content.fadedLevels(.inStacks) }.listStyle(.insetGrouped) }
}
