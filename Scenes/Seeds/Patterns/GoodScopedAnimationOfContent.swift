// An example to follow: animation scoped to specific subview.
// Added: the import, the preview, a task that changes its state after half a second and stand-ins for ExpandableContent, FooterView, HeaderView.

import SwiftUI

struct GoodScopedAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            HeaderView()  // Not affected by animation

            ExpandableContent(isExpanded: isExpanded)
                .animation(.spring, value: isExpanded)  // Only this animates

            FooterView()  // Not affected by animation
        }
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
    GoodScopedAnimation()
}
