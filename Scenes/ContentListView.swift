// From loading to content or to an empty state.
// Added: the import, the previews, the views and the items that the program leaves out, and a second
// view that is the first with one line more: nothing in the program itself ever ends the loading.

import SwiftUI

struct ContentListView: View {
    @State private var items: [Item] = []
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading {
                LoadingView()
                    .transition(.opacity)
            } else if items.isEmpty {
                EmptyStateView()
                    .transition(.opacity.combined(with: .scale(scale: 0.95)))
            } else {
                List(items) { item in
                    ItemRow(item: item)
                        .transition(.slide.combined(with: .opacity))
                }
            }
        }
        .animation(.spring(duration: 0.3), value: isLoading)
        .animation(.spring(duration: 0.3), value: items.isEmpty)
    }
}

struct Item: Identifiable {
    let id = UUID()
}

struct LoadingView: View {
    var body: some View {
        ProgressView("Loading")
    }
}

struct EmptyStateView: View {
    var body: some View {
        Text("Nothing here yet")
            .foregroundStyle(.secondary)
    }
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        Text("Item")
    }
}

struct LoadedContentListView: View {
    @State private var items: [Item] = []
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading {
                LoadingView()
                    .transition(.opacity)
            } else if items.isEmpty {
                EmptyStateView()
                    .transition(.opacity.combined(with: .scale(scale: 0.95)))
            } else {
                List(items) { item in
                    ItemRow(item: item)
                        .transition(.slide.combined(with: .opacity))
                }
            }
        }
        .animation(.spring(duration: 0.3), value: isLoading)
        .animation(.spring(duration: 0.3), value: items.isEmpty)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isLoading = false
            try? await Task.sleep(for: .seconds(1))
            items = [Item(), Item(), Item()]
        }
    }
}

#Preview("Loading, empty, content", traits: .fixedLayout(width: 320, height: 300)) {
    LoadedContentListView()
}

#Preview("As written", traits: .fixedLayout(width: 320, height: 300)) {
    ContentListView()
}
