// A cell that becomes a page.
// Added: the import, the preview, the stack, the bracelets, their preview and their editor.

import SwiftUI

struct BraceletStack: View {
    @Namespace private var namespace
    let bracelets = [Bracelet(id: 0), Bracelet(id: 3)]

    var body: some View {
        NavigationStack {
            HStack {
                ForEach(bracelets) { bracelet in
                    NavigationLink {
                        BraceletEditor(bracelet)
                            .navigationTransition(.zoom(sourceID: bracelet.id, in: namespace))
                    } label: {
                        BraceletPreview(bracelet)
                    }
                    .matchedTransitionSource(id: bracelet.id, in: namespace)
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
    BraceletStack()
}
