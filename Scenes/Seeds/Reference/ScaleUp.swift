// Changes that are animated, and one that is not.
// Added: the import, the preview and the view around them.

import SwiftUI

struct ScaleUp: View {
    @State private var scale = 1.0
    @State private var isExpanded = false

    var body: some View {
        VStack(spacing: 30) {
            Circle().frame(width: 60, height: 60).scaleEffect(scale)
            Rectangle().frame(width: isExpanded ? 200 : 100, height: 20)
            Button("Scale Up") {
                withAnimation(.spring) {
                    scale = 1.5
                }
            }
            Button("Expand") {
                withAnimation(.spring(duration: 0.6, bounce: 0.4)) {
                    isExpanded.toggle()
                }
            }
            Button("Reset") {
                withAnimation(nil) {
                    // Changes happen immediately, no animation
                    resetState()
                }
            }
        }
    }

    func resetState() { scale = 1 }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    ScaleUp()
}
