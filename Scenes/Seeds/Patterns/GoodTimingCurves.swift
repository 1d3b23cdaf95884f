// An example to follow: appropriate timing curve for the interaction.
// Added: the import and the preview.

import SwiftUI

struct GoodTimingCurves: View {
    @State private var isActive = false

    var body: some View {
        VStack(spacing: 20) {
            // Quick response for interactive elements
            Button("Tap Me") {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                    isActive.toggle()
                }
            }
            .scaleEffect(isActive ? 0.95 : 1.0)

            // Smooth for appearance changes
            Rectangle()
                .foregroundStyle(isActive ? .blue : .gray)
                .animation(.easeInOut(duration: 0.25), value: isActive)

            // Bouncy for playful feedback
            Circle()
                .scaleEffect(isActive ? 1.2 : 1.0)
                .animation(.bouncy(duration: 0.4), value: isActive)
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodTimingCurves()
}
