// An example to follow: iOS 17+ scoped animation.
// Added: the import, the preview and a task that changes its state after half a second.

import SwiftUI

struct GoodScopedAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .foregroundStyle(isExpanded ? .blue : .red)  // Not animated
            .animation(.spring) {
                $0.frame(width: isExpanded ? 200 : 100, height: 50)  // Only this is animated
            }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodScopedAnimation()
}
