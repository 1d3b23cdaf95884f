// An example to avoid: transition without any animation.
// Added: the import, the preview and stand-ins for DetailView.

import SwiftUI

struct BadNoAnimationTransition: View {
    @State private var showDetail = false

    var body: some View {
        VStack {
            Button("Toggle") {
                showDetail.toggle()  // No animation context
            }

            if showDetail {
                DetailView()
                    .transition(.slide)  // Transition ignored - view just appears/disappears
            }
        }
    }
}

struct DetailView: View { var body: some View { Rectangle().fill(.blue).frame(width: 200, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadNoAnimationTransition()
}
