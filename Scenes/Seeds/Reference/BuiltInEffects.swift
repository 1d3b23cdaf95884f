// Effects that move without their view being asked again.
// Added: the import, the preview and the view around them.

import SwiftUI

struct BuiltInEffects: View {
    @State private var isOn = false
    private var scale: Double { isOn ? 1.5 : 1 }
    private var opacity: Double { isOn ? 0.4 : 1 }
    private var angle: Angle { .degrees(isOn ? 45 : 0) }

    var body: some View {
        Rectangle().fill(.blue).frame(width: 100, height: 100)
            .scaleEffect(scale)
            .opacity(opacity)
            .rotationEffect(angle)
            .animation(.spring, value: isOn)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isOn = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BuiltInEffects()
}
