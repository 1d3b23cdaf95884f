// The curves of time.
// Added: the import, the preview and circles that are moved by each of them.

import SwiftUI

struct TimingCurves: View {
    @State private var isRight = false

    var body: some View {
        VStack {
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.linear)  // Constant speed
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.easeIn)  // Starts slow, ends fast
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.easeOut)  // Starts fast, ends slow
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.easeInOut)  // Slow start and end, fast middle
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.easeInOut(duration: 0.3))
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.linear(duration: 1.0))
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isRight = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    TimingCurves()
}
