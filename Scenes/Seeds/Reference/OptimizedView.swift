// A body that is asked for twice.
// Added: the import, the preview, the work and a task that changes the value.

import SwiftUI

struct OptimizedView: View {
    @State private var value: Double = 0
    var body: some View {
        Text("\(computeOnce(value))")
            .opacity(value)  // ✅ Built-in effect, off-main-thread
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                withAnimation(.spring) { value = 1 }
            }
    }
}

@MainActor var calls = 0

@MainActor func computeOnce(_ v: Double) -> Int {
    calls += 1
    return Int(v * 100)
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    OptimizedView()
}
