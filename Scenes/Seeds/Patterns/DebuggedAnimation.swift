// Debug modifier to inspect animation values.
// Added: the import, the preview and a view that uses it.

import SwiftUI

struct AnimationDebugModifier: ViewModifier, Animatable {
    var value: Double
    let label: String

    var animatableData: Double {
        get { value }
        set {
            value = newValue
            #if DEBUG
            print("[\(label)] Animation value: \(newValue)")
            #endif
        }
    }

    func body(content: Content) -> some View {
        content.opacity(value)
    }
}

struct DebuggedAnimation: View {
    @State private var value = 0.0
    var body: some View {
        Rectangle().frame(width: 100, height: 100)
            .modifier(AnimationDebugModifier(value: value, label: "opacity"))
            .animation(.linear(duration: 1), value: value)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                value = 1
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    DebuggedAnimation()
}
