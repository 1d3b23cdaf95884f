// A curve is added to the spring that runs.
// Added: the import, the preview and the view around it.

import SwiftUI

struct CurveCombines: View {
    @State private var scale = 1.0

    var body: some View {
        Rectangle().fill(.blue).frame(width: 100, height: 100).scaleEffect(scale)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                withAnimation(.spring) {
                    scale = 2.0
                }
                try? await Task.sleep(for: .seconds(0.15))
                withAnimation(.easeInOut(duration: 0.5)) {
                    scale = 1.0
                }
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    CurveCombines()
}
