// An example to avoid: animation inside conditional (gets removed with the view!).
// Added: the import, the preview and stand-ins for DetailView.

import SwiftUI

struct BadTransition: View {
    @State private var showDetail = false

    var body: some View {
        VStack {
            Button("Toggle") {
                showDetail.toggle()
            }

            if showDetail {
                DetailView()
                    .transition(.slide)
                    .animation(.spring, value: showDetail)  // Won't work on removal!
            }
        }
    }
}

struct DetailView: View { var body: some View { Rectangle().fill(.blue).frame(width: 200, height: 100) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadTransition()
}
