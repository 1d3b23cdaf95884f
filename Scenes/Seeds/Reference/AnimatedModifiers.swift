// Each modifier with an animation of its own.
// Added: the import, the preview and the view around them.

import SwiftUI

struct AnimatedModifiers: View {
    @State private var isActive = false
    @State private var scale = 1.0
    @State private var opacity = 1.0

    var body: some View {
        VStack(spacing: 60) {
            Circle()
                .fill(isActive ? .blue : .gray)
                .animation(.spring, value: isActive)
                .frame(width: 60, height: 60)
            Circle()
                .scaleEffect(scale)
                .animation(.bouncy, value: scale)
                .opacity(opacity)
                .animation(.easeInOut, value: opacity)
                .frame(width: 60, height: 60)
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            (isActive, scale, opacity) = (true, 2, 0.2)
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AnimatedModifiers()
}
