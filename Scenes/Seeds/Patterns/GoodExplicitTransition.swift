// An example to follow: explicit animation for transitions.
// Added: the import, the preview and stand-ins for DetailView.

import SwiftUI

struct GoodExplicitTransition: View {
    @State private var showDetail = false

    var body: some View {
        VStack {
            Button("Toggle") {
                withAnimation(.spring) {
                    showDetail.toggle()
                }
            }

            if showDetail {
                DetailView()
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }
}

struct DetailView: View { var body: some View { Rectangle().fill(.blue).frame(width: 200, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodExplicitTransition()
}
