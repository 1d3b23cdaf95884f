// An example to avoid: animation at root affects entire tree.
// Added: the import, the preview, a task that changes its state after half a second and stand-ins for ExpandableContent, FooterView, HeaderView.

import SwiftUI

struct BadBroadAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            HeaderView()
            ExpandableContent(isExpanded: isExpanded)
            FooterView()
        }
        .animation(.spring, value: isExpanded)  // Animates everything unnecessarily
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

struct HeaderView: View { var body: some View { Rectangle().fill(.gray).frame(width: 200, height: 40) } }

struct FooterView: View { var body: some View { Rectangle().fill(.gray).frame(width: 200, height: 40) } }

struct ExpandableContent: View {
    var isExpanded: Bool
    var body: some View { Rectangle().fill(.blue).frame(width: 200, height: isExpanded ? 150 : 50) }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadBroadAnimation()
}
