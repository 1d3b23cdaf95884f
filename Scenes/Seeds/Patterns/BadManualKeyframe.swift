// An example to avoid: manual timer-based animation.
// Added: the import and the preview.

import SwiftUI

struct BadManualKeyframe: View {
    @State private var rotation: Double = 0
    @State private var scale: CGFloat = 1.0

    var body: some View {
        Image(systemName: "bell.fill")
            .rotationEffect(.degrees(rotation))
            .scaleEffect(scale)
            .onTapGesture {
                // Manual timing - error prone and hard to maintain
                withAnimation(.easeOut(duration: 0.1)) { rotation = 15 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    withAnimation(.easeOut(duration: 0.1)) { rotation = -15 }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                    withAnimation(.easeOut(duration: 0.1)) { rotation = 0 }
                }
                // ... more manual timing
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadManualKeyframe()
}
