// An example to follow: transition with animation outside conditional.
// Added: the import, the preview and stand-ins for DetailView.

import SwiftUI

struct GoodTransition: View {
    @State private var showDetail = false

    var body: some View {
        VStack {
            Button("Toggle") {
                showDetail.toggle()
            }

            if showDetail {
                DetailView()
                    .transition(.slide)
            }
        }
        .animation(.spring, value: showDetail)  // Animation outside conditional
    }
}

struct DetailView: View { var body: some View { Rectangle().fill(.blue).frame(width: 200, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodTransition()
}
