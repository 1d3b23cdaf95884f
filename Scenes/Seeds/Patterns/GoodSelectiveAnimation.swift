// An example to follow: animate only specific properties.
// Added: the import, the preview and a task that changes its state after half a second.

import SwiftUI

struct GoodSelectiveAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.spring, value: isExpanded)  // Animate size
            .foregroundStyle(isExpanded ? .blue : .red)
            .animation(nil, value: isExpanded)  // Don't animate color
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodSelectiveAnimation()
}
