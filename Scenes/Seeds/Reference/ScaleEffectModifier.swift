// Two vectors as one.
// Added: the import, the preview and a view that uses the modifier.

import SwiftUI

struct ScaleEffectModifier: ViewModifier, Animatable {
    var scale: CGSize
    var anchor: UnitPoint
    // Combine two 2D vectors into one 4D vector
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get {
            AnimatablePair(scale.animatableData, anchor.animatableData)
        }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    func body(content: Content) -> some View {
        content.scaleEffect(scale, anchor: anchor)
    }
}

struct ScaledView: View {
    @State private var isLarge = false

    var body: some View {
        Rectangle().fill(.blue).frame(width: 80, height: 80)
            .modifier(
                ScaleEffectModifier(
                    scale: isLarge ? CGSize(width: 2, height: 3) : CGSize(width: 1, height: 1),
                    anchor: isLarge ? .topLeading : .center)
            )
            .animation(.linear(duration: 1), value: isLarge)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isLarge = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ScaledView()
}
