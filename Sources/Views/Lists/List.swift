@_spi(Engine) public import ViewEngine

/// Rows one below another, in a window.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  @Environment(\.listLook) private var look

  fileprivate init(rows content: Content) { self.content = content }

  public var body: some View {
    ListView(look: look, content: content.environment(\.isInList, true).axis(nil))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list of a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// Creates a list of a row for each element; `id` is the way to an element's identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list of a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// Creates a list of a row for a binding to each element.
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
  /// Creates a list of rows; a selection belongs to editing, which a film has not.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }
  /// Creates a list of rows; a selection belongs to editing, which a film has not.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }
  /// Creates a list of a row for each element; a selection belongs to editing, which a film has not.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  /// Creates a list of a row for each element; a selection belongs to editing, which a film has not.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Controls in rows, grouped by sections.
public struct Form<Content: View>: View {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { List { content }.listStyle(.insetGrouped) }
}
