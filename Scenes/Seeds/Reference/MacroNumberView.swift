// The number runs, by the macro.
// Added: the import, the preview, the body and a view that uses it.

import SwiftUI

// ✅ Add @Animatable macro (iOS 26+)
@MainActor
@Animatable
struct MyView: View {
    var value: Double
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
