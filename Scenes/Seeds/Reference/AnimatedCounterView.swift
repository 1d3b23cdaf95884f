// A number with a fraction, shown whole: the text still changes at once, as only an animatable view counts.
// Added: the import, the preview and a task that changes the number.

import SwiftUI

struct AnimatedCounterView: View {
    @State private var count: Float = 0
    var body: some View {
        Text("\(Int(count))")
            .animation(.spring, value: count)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                count = 100
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AnimatedCounterView()
}
