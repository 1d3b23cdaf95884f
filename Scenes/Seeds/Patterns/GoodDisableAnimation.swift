// An example to follow: selectively disable animations.
// Added: the import and the preview.

import SwiftUI

struct GoodDisableAnimation: View {
    @State private var count = 0

    var body: some View {
        VStack {
            // This should animate
            Circle()
                .frame(width: CGFloat(count * 10 + 50))
                .animation(.spring, value: count)

            // This should NOT animate (immediate feedback)
            Text("Count: \(count)")
                .transaction { $0.animation = nil }

            Button("Increment") {
                count += 1
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodDisableAnimation()
}
