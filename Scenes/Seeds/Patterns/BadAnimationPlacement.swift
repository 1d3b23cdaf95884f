// An example to avoid: animation placed before properties (may not animate as expected).
// Added: the import, the preview and a task that changes its state after half a second.

import SwiftUI

struct BadAnimationPlacement: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .animation(.default, value: isExpanded)  // Too early!
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .foregroundStyle(isExpanded ? .blue : .red)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadAnimationPlacement()
}
