// A pulse that runs to its new value.
// Added: the import, the preview and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct HeartRateView: View {
    var bpm: Double
    @AnimatableIgnored
    var timestamp: Date
    var body: some View {
        VStack {
            Text("\(Int(bpm))")
                .font(.system(size: 60, weight: .bold))
            Text("BPM")
                .font(.caption)
                .foregroundColor(.secondary)
        }
    }
}

struct HeartHost: View {
    @State private var bpm = 60.0

    var body: some View {
        HeartRateView(bpm: bpm, timestamp: Date(timeIntervalSince1970: 0))
            .animation(.spring, value: bpm)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                bpm = 120
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    HeartHost()
}
