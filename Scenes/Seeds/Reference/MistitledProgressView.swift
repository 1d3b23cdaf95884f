// The bar jumps: the animation watches another value.
// Added: the import, the preview, a bar and a task that changes the progress.

import SwiftUI

struct ProgressView: View {
    @State private var progress: Double = 0
    @State private var title: String = "Loading"
    var body: some View {
        VStack {
            Text(title)
            ProgressBar(value: progress)
        }
        .animation(.spring, value: title)  // ❌ Animates when title changes, not progress
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            progress = 1
        }
    }
}

struct ProgressBar: View {
    let value: Double
    var body: some View { Rectangle().frame(width: 200 * value, height: 8) }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ProgressView()
}
