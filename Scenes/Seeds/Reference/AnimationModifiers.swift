// Later, again, faster and slower.
// Added: the import, the preview and circles that are moved by each of them.

import SwiftUI

struct AnimationModifiers: View {
    @State private var isRight = false

    var body: some View {
        VStack {
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.spring.delay(0.5))
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.easeInOut.repeatCount(3, autoreverses: true))
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.linear.repeatForever(autoreverses: false))
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.spring.speed(2.0))  // 2x faster
            Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
                .animation(.spring.speed(0.5))  // 2x slower
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isRight = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AnimationModifiers()
}
