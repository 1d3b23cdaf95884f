// A progress bar and its percentage.
// Added: the import, the previews, and a second view that is the first with one line more: nothing in
// the program itself changes the progress.

import SwiftUI

struct DownloadProgress: View {
    @State private var progress: Double = 0

    var body: some View {
        VStack {
            // Progress bar
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(.gray.opacity(0.2))

                    Capsule()
                        .fill(.blue)
                        .frame(width: geometry.size.width * progress)
                        .animation(.spring(response: 0.3), value: progress)
                }
            }
            .frame(height: 8)

            // Percentage with number transition
            Text("\(Int(progress * 100))%")
                .contentTransition(.numericText())
                .animation(.spring(duration: 0.2), value: progress)
        }
    }
}

struct AdvancingDownloadProgress: View {
    @State private var progress: Double = 0

    var body: some View {
        VStack {
            // Progress bar
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(.gray.opacity(0.2))

                    Capsule()
                        .fill(.blue)
                        .frame(width: geometry.size.width * progress)
                        .animation(.spring(response: 0.3), value: progress)
                }
            }
            .frame(height: 8)

            // Percentage with number transition
            Text("\(Int(progress * 100))%")
                .contentTransition(.numericText())
                .animation(.spring(duration: 0.2), value: progress)
        }
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            progress = 0.35
            try? await Task.sleep(for: .seconds(1))
            progress = 0.8
        }
    }
}

#Preview("Advancing", traits: .fixedLayout(width: 300, height: 100)) {
    AdvancingDownloadProgress()
        .padding(.horizontal)
}

#Preview("As written", traits: .fixedLayout(width: 300, height: 100)) {
    DownloadProgress()
        .padding(.horizontal)
}
