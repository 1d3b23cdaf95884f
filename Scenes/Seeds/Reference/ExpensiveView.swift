// A body that is asked for every frame.
// Added: the import, the preview, the work and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct ExpensiveView: View {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View {
        // ❌ Called every frame!
        let heavyComputation = performExpensiveWork(value)
        return Text("\(heavyComputation)")
    }
}

@MainActor var calls = 0

@MainActor func performExpensiveWork(_ v: Double) -> Int {
    calls += 1
    return Int(v * 100)
}

struct ExpensiveHost: View {
    @State private var value = 0.0

    var body: some View {
        ExpensiveView(value: value)
            .animation(.spring, value: value)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                value = 1
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ExpensiveHost()
}
