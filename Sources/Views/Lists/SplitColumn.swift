@_spi(Engine) import ViewEngine

/// A column of a split view, as lists and links in it see it.
struct SplitColumn {
  /// Called when a row of a list in the column has been chosen, or was chosen before the list came.
  let chosen: @MainActor () -> Void
  /// Tells how the list that chose is brought to choose nothing, for the way back.
  let remember: @MainActor (_ clear: @escaping @MainActor () -> Void) -> Void
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum ListChoiceKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// The column of a split view around a view that leads to the next one.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
  /// Chooses the row with a tag in the list around, where that leads to the next column; says whether the list has such rows.
  var listChoice: (@MainActor (AnyHashable) -> Bool)? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}

/// Leads from a list to the column after it where a row is chosen.
struct SplitChoice: ViewModifier {
  let selection: ListSelection?
  @Environment(\.splitColumn) private var column

  func body(content: Content) -> some View {
    if let column, let selection, let clear = selection.clear {
      content
        .environment(\.listChoice) { selection.take($0) }
        .onChange(of: selection.chosen, initial: true) { _, chosen in
          guard !chosen.isEmpty else { return }
          column.remember(clear)
          column.chosen()
        }
    } else {
      content
    }
  }
}
