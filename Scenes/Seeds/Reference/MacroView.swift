// Two properties that move, by the macro.
// Added: the import, the preview, a body and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct MyView: View {
    var scale: CGFloat
    var opacity: Double
    var body: some View {
        Rectangle().fill(.blue).frame(width: 80, height: 80)
            .scaleEffect(scale).opacity(opacity)
    }
}

struct MacroHost: View {
    @State private var isOn = false

    var body: some View {
        MyView(scale: isOn ? 2 : 1, opacity: isOn ? 0.2 : 1)
            .animation(.linear(duration: 1), value: isOn)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isOn = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    MacroHost()
}
