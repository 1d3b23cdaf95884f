// An example to follow: animation placed after the properties it should animate.
// Added: the import, the preview and a task that changes its state after half a second.

import SwiftUI

struct GoodAnimationPlacement: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .foregroundStyle(isExpanded ? .blue : .red)
            .animation(.default, value: isExpanded)  // Animates both frame and color
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isExpanded = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodAnimationPlacement()
}
