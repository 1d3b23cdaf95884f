// An example to avoid: using same transition when different behaviors are needed.
// Added: the import, the preview and stand-ins for CardView.

import SwiftUI

struct BadSymmetricTransition: View {
    @State private var showCard = false

    var body: some View {
        VStack {
            Button("Toggle Card") {
                withAnimation {
                    showCard.toggle()
                }
            }

            if showCard {
                CardView()
                    .transition(.slide)  // Same animation both ways - may feel awkward
            }
        }
    }
}

struct CardView: View { var body: some View { Rectangle().fill(.orange).frame(width: 120, height: 80) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadSymmetricTransition()
}
