// An example to follow: shake animation.
// Added: the import and the preview.

import SwiftUI

struct GoodShakeAnimation: View {
    @State private var shakeCount = 0

    var body: some View {
        Button("Shake Me") {
            shakeCount += 3
        }
        .shake(count: shakeCount)
        .animation(.default, value: shakeCount)
    }
}

struct ShakeModifier: ViewModifier, Animatable {
    var shakeCount: Double

    var animatableData: Double {
        get { shakeCount }
        set { shakeCount = newValue }
    }

    func body(content: Content) -> some View {
        content
            .offset(x: sin(shakeCount * .pi * 2) * 10)
    }
}

extension View {
    func shake(count: Int) -> some View {
        modifier(ShakeModifier(shakeCount: Double(count)))
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodShakeAnimation()
}
