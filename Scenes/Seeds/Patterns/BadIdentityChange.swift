// An example to avoid: expecting property animation when identity changes.
// Added: the import, the preview and a group with a task that changes its state after half a second.

import SwiftUI

struct BadIdentityChange: View {
    @State private var isExpanded = false

    var body: some View {
        // Different branches = different identities = transition, not property animation
        Group {
            if isExpanded {
                Rectangle()
                    .frame(width: 200, height: 50)
                    .animation(.spring, value: isExpanded)  // Won't smoothly animate!
            } else {
                Rectangle()
                    .frame(width: 100, height: 50)
                    .animation(.spring, value: isExpanded)
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadIdentityChange()
}
