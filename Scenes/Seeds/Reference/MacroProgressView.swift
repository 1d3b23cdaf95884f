// Some properties move, others do not.
// Added: the import, the preview, a bar and a view that uses it. Changed: the number of items has a fraction.

import SwiftUI

@MainActor
@Animatable
struct ProgressView: View {
    var progress: Double  // Animated
    var totalItems: Float  // Animated (if Float, not if Int)
    @AnimatableIgnored
    var title: String  // Not animated
    @AnimatableIgnored
    var startTime: Date  // Not animated
    @AnimatableIgnored
    var debugEnabled: Bool  // Not animated
    var body: some View {
        VStack {
            Text(title)
            ProgressBar(value: progress)
            if debugEnabled {
                Text("Started: \(startTime.formatted())")
            }
        }
    }
}

struct ProgressBar: View {
    let value: Double
    var body: some View { Rectangle().frame(width: 200 * value, height: 8) }
}

struct ProgressHost: View {
    @State private var isDone = false

    var body: some View {
        ProgressView(
            progress: isDone ? 1 : 0, totalItems: isDone ? 10 : 0, title: isDone ? "Done" : "Loading",
            startTime: Date(timeIntervalSince1970: 0), debugEnabled: false
        )
        .animation(.linear(duration: 1), value: isDone)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isDone = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ProgressHost()
}
