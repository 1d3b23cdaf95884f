// The presets of springs, and one by duration and bounce.
// Added: the import, the preview and circles that are moved by each of them.

import SwiftUI

struct SpringPresets: View {
    @State private var isRight = false

    var body: some View {
        VStack {
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.smooth)  // No bounce (default since iOS 17)
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.snappy)  // Small amount of bounce
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.bouncy)  // Larger amount of bounce
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.spring(duration: 0.6, bounce: 0.3))
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isRight = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    SpringPresets()
}
