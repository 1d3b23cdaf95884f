import Foundation
@_spi(Engine) import ViewEngine

/// The way back from a column of a split view that is one of a stack's pages: what a stack in it shows at its bottom.
struct ColumnBack {
  /// The title of the column before.
  let title: Text?
  let action: @MainActor () -> Void
}

private enum ColumnBackKey: EnvironmentKey { static var defaultValue: ColumnBack? { nil } }

extension EnvironmentValues {
  /// The way back from the column around; `nil` where there is none, or a page is between.
  var columnBack: ColumnBack? {
    get { self[ColumnBackKey.self] }
    set { self[ColumnBackKey.self] = newValue }
  }
}

/// Whether a page's content has bars of its own.
enum OwnBarsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What a split view remembers: which of its columns is on top on a telephone, and the pages of links.
@MainActor final class SplitModel {
  let pages = NavigationModel()
  /// How the list of each column is brought to choose nothing.
  private var clears: [Int: @MainActor () -> Void] = [:]

  func remember(_ column: Int, _ clear: @escaping @MainActor () -> Void) {
    clears[column] = clear
  }
  /// Leaves the pages of links, as something else is chosen.
  func leavePages() {
    if let first = pages.entries.first { pages.pop(first.id) }
  }
  /// Lets the list of a column choose nothing.
  func clear(_ column: Int) { clears.removeValue(forKey: column)?() }
}

/// The columns of a split view one upon another, as pages of a stack.
struct SplitPages: View {
  let columns: [AnyView]
  let model: SplitModel
  /// How many columns lie on the first one.
  @Binding var top: Int
  @State private var revision = 0

  var body: some View {
    let _ = model.pages.changed = { revision += 1 }
    let _ = revision
    let entries = model.pages.entries
    ZStack {
      NavigationPage(depth: 0, model: model.pages, back: nil) { column(0) }
        .modifier(
          PageCover(isCovered: top > 0 || !entries.isEmpty, model: model.pages, depth: 0))
      ForEach(Array(1..<columns.count), id: \.self) { index in
        if index <= top {
          NavigationPage(
            depth: index, model: model.pages, backTitle: model.pages.titles[index - 1],
            back: { leave(index) }
          ) {
            column(index).environment(
              \.columnBack,
              ColumnBack(title: model.pages.titles[index - 1]) { leave(index) })
          }
          .environment(\.dismiss, DismissAction { leave(index) })
          .modifier(
            PageCover(
              isCovered: index < top || !entries.isEmpty, model: model.pages, depth: index)
          )
          .modifier(PageModifier(plain: AnyTransition(SlidePage()).animation(.page)))
          .zIndex(Double(index))
        }
      }
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        let depth = columns.count + index
        NavigationPage(
          depth: depth, model: model.pages,
          backTitle: model.pages.titles[index == 0 ? top : depth - 1],
          back: { model.pages.pop(entry.id) }
        ) { model.pages.page(of: entry) }
        .environment(\.dismiss, DismissAction { model.pages.pop(entry.id) })
        .environment(\.isPresented, true)
        .modifier(
          PageCover(isCovered: index + 1 < entries.count, model: model.pages, depth: depth)
        )
        .modifier(PageModifier(plain: AnyTransition(SlidePage()).animation(.page)))
        .zIndex(Double(depth))
      }
      .unnamed()
    }
    .modifier(StackBars(model: model.pages))
    .animation(.page, value: top)
    .animation(.page, value: entries.map(\.id))
    .environment(\.navigation, model.pages)
  }

  /// A column, with what leads from it to the next one.
  private func column(_ index: Int) -> some View {
    columns[index].environment(
      \.splitColumn,
      index + 1 < columns.count
        ? SplitColumn(
          chosen: { top = max(top, index + 1) }, remember: { model.remember(index, $0) }) : nil)
  }

  /// Goes back to the column before, whose list chooses nothing then.
  private func leave(_ index: Int) {
    top = index - 1
    model.clear(index - 1)
  }
}
