// A whole number that changes at once.
// Added: the import, the preview and a task that changes the number.

import SwiftUI

struct CounterView: View {
    @State private var count: Int = 0
    var body: some View {
        Text("\(count)")
            .animation(.spring, value: count)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                count = 100
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    CounterView()
}
