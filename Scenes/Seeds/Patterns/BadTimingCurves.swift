// An example to avoid: inappropriate timing curves.
// Added: the import and the preview.

import SwiftUI

struct BadTimingCurves: View {
    @State private var isActive = false

    var body: some View {
        VStack(spacing: 20) {
            // Too slow for button feedback
            Button("Tap Me") {
                withAnimation(.easeInOut(duration: 1.0)) {  // Way too slow!
                    isActive.toggle()
                }
            }
            .scaleEffect(isActive ? 0.95 : 1.0)

            // Linear feels robotic for UI
            Rectangle()
                .foregroundStyle(isActive ? .blue : .gray)
                .animation(.linear(duration: 0.5), value: isActive)  // Feels mechanical

            // No easing on size changes feels abrupt
            Circle()
                .scaleEffect(isActive ? 1.2 : 1.0)
                .animation(.linear(duration: 0.1), value: isActive)  // Too abrupt
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadTimingCurves()
}
