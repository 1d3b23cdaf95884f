// An example to follow: custom transition.
// Added: the import, the preview and stand-ins for ContentView.

import SwiftUI

struct GoodCustomTransition: View {
    @State private var showContent = false

    var body: some View {
        VStack {
            Button("Toggle") {
                withAnimation(.easeInOut(duration: 0.5)) {
                    showContent.toggle()
                }
            }

            if showContent {
                ContentView()
                    .transition(BlurTransition(radius: 10))
            }
        }
    }
}

struct BlurTransition: Transition {
    var radius: CGFloat

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : radius)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

struct ContentView: View { var body: some View { Rectangle().fill(.green).frame(width: 100, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodCustomTransition()
}
