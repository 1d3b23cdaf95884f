import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The columns of a split view side by side.
struct SplitColumns: View {
  let columns: [AnyView]
  let model: SplitModel
  @Binding var visibility: NavigationSplitViewVisibility
  @State private var widths: [Int: ColumnWidth] = [:]
  @State private var revision = 0

  /// The usual widths of a sidebar and of the column after it, and the least one of the last column, in points.
  private static let (sidebarWidth, contentWidth, least) = (
    CGFloat(320), CGFloat(375), CGFloat(320)
  )
  /// The factor by which columns are narrower at most.
  private static let narrowest = CGFloat(0.75)

  var body: some View {
    let _ = model.pages.changed = { revision += 1 }
    let _ = revision
    GeometryReader { proxy in
      let (shown, factor) = arrangement(in: proxy.size)
      HStack(spacing: 0) {
        ForEach(Array(0..<columns.count - 1), id: \.self) { index in
          if index >= columns.count - shown {
            HStack(spacing: 0) {
              column(index, isFirst: index == columns.count - shown)
                .frame(width: (width(of: index) * factor).rounded())
              Divider().ignoresSafeArea()
            }
            .transition(.move(edge: .leading))
          }
        }
        detail(isFirst: shown == 1).frame(maxWidth: .infinity)
      }
      .animation(.smooth(duration: 0.35), value: shown)
    }
  }

  /// How many columns are shown, and by which factor those before the last one are narrower than usual: as far as may be,
  /// where that leaves the last one room enough.
  private func arrangement(in size: CGSize) -> (count: Int, factor: CGFloat) {
    var count = visibility.shown(of: columns.count, isWide: size.width > size.height)
    while count > 1 {
      let taken: CGFloat = (columns.count - count..<columns.count - 1).reduce(0) {
        $0 + width(of: $1)
      }
      let factor = min(1, max((size.width - Self.least) / taken, Self.narrowest))
      if size.width - taken * factor >= Self.least / 2 { return (count, factor) }
      count -= 1
    }
    return (1, 1)
  }

  private func width(of index: Int) -> CGFloat {
    let usual = index == 0 ? Self.sidebarWidth : Self.contentWidth
    guard let wish = widths[index] else { return usual }
    return min(max(wish.ideal ?? usual, wish.min ?? 0), wish.max ?? .infinity)
  }

  /// A column before the last one, whose links lead there.
  private func column(_ index: Int, isFirst: Bool) -> some View {
    NavigationStack {
      columns[index].environment(\.navigation, model.pages)
        .environment(
          \.splitColumn,
          SplitColumn(chosen: { model.leavePages() }, remember: { model.remember(index, $0) })
        )
        .modifier(SidebarButton(isShown: isFirst, press: { toggle() }))
    }
    .transformEnvironment(\.offeredSearch) { if !isFirst { $0 = nil } }
    .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
  }

  /// The last column: the page of the link that was followed last, where there is one.
  private func detail(isFirst: Bool) -> some View {
    NavigationStack {
      Group {
        if let entry = model.pages.entries.last {
          model.pages.page(of: entry).id(entry.id)
        } else {
          columns[columns.count - 1]
        }
      }
      .modifier(SidebarButton(isShown: isFirst, press: { toggle() }))
    }
    .transformEnvironment(\.offeredSearch) { if !isFirst { $0 = nil } }
  }

  private func toggle() {
    visibility = visibility == .detailOnly ? .all : .detailOnly
  }
}

/// The button that shows and hides a split view's sidebar.
struct SidebarButton: ViewModifier {
  let isShown: Bool
  let press: @MainActor @Sendable () -> Void

  func body(content: Content) -> some View {
    if isShown {
      content.toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(action: press) { Image(systemName: "sidebar.left") }
            .accessibilityIdentifier("ToggleSidebar")
        }
      }
    } else {
      content
    }
  }
}

/// How wide a column of a split view is, in points.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

/// The width that a column's content asks for.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}
