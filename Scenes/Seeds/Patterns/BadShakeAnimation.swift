// An example to avoid: shake animation.
// Added: the import and the preview.

import SwiftUI

struct BadShakeAnimation: View {
    @State private var shakeCount = 0

    var body: some View {
        Button("Shake Me") {
            shakeCount += 3
        }
        .modifier(BadShakeModifier(shakeCount: Double(shakeCount)))
        .animation(.default, value: shakeCount)  // Won't animate - jumps to final value
    }
}

struct BadShakeModifier: ViewModifier {
    var shakeCount: Double

    // Missing animatableData! Uses default EmptyAnimatableData

    func body(content: Content) -> some View {
        content
            .offset(x: sin(shakeCount * .pi * 2) * 10)
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadShakeAnimation()
}
