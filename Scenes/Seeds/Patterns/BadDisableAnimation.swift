// An example to avoid: fighting animation system with zero duration.
// Added: the import and the preview.

import SwiftUI

struct BadDisableAnimation: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
                .animation(.linear(duration: 0), value: count)  // Hacky way to disable

            Button("Increment") {
                count += 1
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadDisableAnimation()
}
