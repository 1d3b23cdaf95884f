// Using AnimatablePair for multiple properties.
// Added: the import, the preview and a view that uses it.

import SwiftUI

struct ComplexAnimationModifier: ViewModifier, Animatable {
    var scale: CGFloat
    var rotation: Double

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(scale, rotation) }
        set {
            scale = newValue.first
            rotation = newValue.second
        }
    }

    func body(content: Content) -> some View {
        content
            .scaleEffect(scale)
            .rotationEffect(.degrees(rotation))
    }
}

struct ComplexAnimation: View {
    @State private var isOn = false
    var body: some View {
        Rectangle().frame(width: 100, height: 100)
            .modifier(ComplexAnimationModifier(scale: isOn ? 1.5 : 1, rotation: isOn ? 45 : 0))
            .animation(.linear(duration: 1), value: isOn)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isOn = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ComplexAnimation()
}
