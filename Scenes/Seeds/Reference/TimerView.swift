// Seconds that run down.
// Added: the import, the preview and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct TimerView: View {
    var remainingSeconds: Double
    var body: some View {
        let minutes = Int(remainingSeconds) / 60
        let seconds = Int(remainingSeconds) % 60
        Text(String(format: "%02d:%02d", minutes, seconds))
            .font(.system(.largeTitle, design: .monospaced))
    }
}

struct TimerHost: View {
    @State private var seconds = 90.0

    var body: some View {
        TimerView(remainingSeconds: seconds)
            .animation(.linear(duration: 1), value: seconds)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                seconds = 60
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    TimerHost()
}
