// A list whose cells become pages.
// Added: the import, the preview, the bracelets, their preview and their editor.

import SwiftUI

struct BraceletListView: View {
    @Namespace private var braceletList
    let bracelets: [Bracelet]
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
                    ForEach(bracelets) { bracelet in
                        NavigationLink {
                            BraceletEditor(bracelet: bracelet)
                                .navigationTransition(
                                    .zoom(sourceID: bracelet.id, in: braceletList)
                                )
                        } label: {
                            BraceletPreview(bracelet: bracelet)
                        }
                        .matchedTransitionSource(id: bracelet.id, in: braceletList)
                    }
                }
            }
        }
    }
}

struct Bracelet: Identifiable, Hashable {
    let id: Int
    var color: Color { [.red, .orange, .green, .blue][id % 4] }
}

struct BraceletPreview: View {
    let bracelet: Bracelet
    init(_ bracelet: Bracelet) { self.bracelet = bracelet }
    init(bracelet: Bracelet) { self.bracelet = bracelet }
    var body: some View {
        Circle().stroke(bracelet.color, lineWidth: 16).padding(20).frame(width: 150, height: 150)
            .background(Color.gray.opacity(0.15))
    }
}

struct BraceletEditor: View {
    let bracelet: Bracelet
    init(_ bracelet: Bracelet) { self.bracelet = bracelet }
    init(bracelet: Bracelet) { self.bracelet = bracelet }
    var body: some View {
        Circle().stroke(bracelet.color, lineWidth: 40).padding(60)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BraceletListView(bracelets: (0..<4).map(Bracelet.init))
}
