// A view that counts.
// Added: the import, the preview and a view that uses it.

import SwiftUI

struct AnimatableNumberView: View, Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View {
        Text("\(Int(number))")
            .font(.largeTitle)
    }
}

struct NumberHost: View {
    @State private var value = 0.0

    var body: some View {
        AnimatableNumberView(number: value)
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
