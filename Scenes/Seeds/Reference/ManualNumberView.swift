// The number runs, by data written by hand.
// Added: the import, the preview, the body and a view that uses it.

import SwiftUI

// ✅ OR manual conformance (iOS 13+)
struct MyView: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int(value))").font(.largeTitle) }
}

struct NumberHost: View {
    @State private var value = 0.0

    var body: some View {
        MyView(value: value)
            .animation(.spring, value: value)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                value = 100
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    NumberHost()
}
