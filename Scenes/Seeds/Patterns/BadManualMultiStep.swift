// An example to avoid: using custom Animatable when phaseAnimator would be simpler.
// Added: the import and the preview.

import SwiftUI

struct BadManualMultiStep: View {
    @State private var animationProgress: Double = 0

    var body: some View {
        Button("Animate") {
            // Complex manual animation sequencing
            withAnimation(.easeOut(duration: 0.1)) {
                animationProgress = 0.25
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                withAnimation(.easeInOut(duration: 0.1)) {
                    animationProgress = 0.5
                }
            }
            // ... more manual sequencing
        }
        .offset(x: sin(animationProgress * .pi * 4) * 20)
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadManualMultiStep()
}
