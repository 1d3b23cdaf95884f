// A score and its multiplier run together.
// Added: the import, the preview and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct ScoreView: View {
    var score: Float
    var multiplier: Float
    var body: some View {
        HStack {
            Text("\(Int(score))")
                .font(.largeTitle)
            Text("×\(multiplier, format: .number.precision(.fractionLength(1)))")
                .font(.title2)
                .foregroundColor(.orange)
        }
    }
}

struct ScoreHost: View {
    @State private var isOn = false

    var body: some View {
        ScoreView(score: isOn ? 100 : 0, multiplier: isOn ? 2 : 1)
            .animation(.spring, value: isOn)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isOn = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ScoreHost()
}
