// An example to avoid: inline complex transition logic.
// Added: the import, the preview and stand-ins for ContentView.

import SwiftUI

struct BadCustomTransition: View {
    @State private var showContent = false

    var body: some View {
        VStack {
            Button("Toggle") {
                withAnimation {
                    showContent.toggle()
                }
            }

            if showContent {
                ContentView()
                    .blur(radius: showContent ? 0 : 10)  // Not a transition - won't animate on removal
                    .opacity(showContent ? 1 : 0)
            }
        }
    }
}

struct ContentView: View { var body: some View { Rectangle().fill(.green).frame(width: 100, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadCustomTransition()
}
