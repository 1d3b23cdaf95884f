// A cell that becomes a sheet, with rounded corners and a shadow on the way.
// Added: the import, the preview, the view around it and the bracelets.

import SwiftUI

struct BraceletSheet: View {
    @Namespace private var namespace
    @State private var selectedBracelet: Bracelet?
    let bracelet = Bracelet(id: 3)

    var body: some View {
        BraceletPreview(bracelet)
            .matchedTransitionSource(id: bracelet.id, in: namespace) { source in
                source
                    .cornerRadius(8.0)
                    .shadow(radius: 4)
            }
            .sheet(item: $selectedBracelet) { bracelet in
                BraceletEditor(bracelet: bracelet)
                    .navigationTransition(.zoom(sourceID: bracelet.id, in: namespace))
            }
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                selectedBracelet = bracelet
                try? await Task.sleep(for: .seconds(1.5))
                selectedBracelet = nil
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
    BraceletSheet()
}
