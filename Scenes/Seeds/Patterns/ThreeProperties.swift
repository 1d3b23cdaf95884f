// Nested AnimatablePair for 3+ properties.
// Added: the import, the preview and a view that uses it.

import SwiftUI

struct ThreePropertyModifier: ViewModifier, Animatable {
    var x: CGFloat
    var y: CGFloat
    var rotation: Double

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Double> {
        get { AnimatablePair(AnimatablePair(x, y), rotation) }
        set {
            x = newValue.first.first
            y = newValue.first.second
            rotation = newValue.second
        }
    }

    func body(content: Content) -> some View {
        content
            .offset(x: x, y: y)
            .rotationEffect(.degrees(rotation))
    }
}

struct ThreeProperties: View {
    @State private var isOn = false
    var body: some View {
        Rectangle().frame(width: 100, height: 100)
            .modifier(ThreePropertyModifier(x: isOn ? 100 : 0, y: isOn ? 50 : 0, rotation: isOn ? 90 : 0))
            .animation(.linear(duration: 1), value: isOn)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isOn = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ThreeProperties()
}
