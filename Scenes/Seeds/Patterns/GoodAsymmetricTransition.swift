// An example to follow: different animations for insertion vs removal.
// Added: the import, the preview and stand-ins for CardView.

import SwiftUI

struct GoodAsymmetricTransition: View {
    @State private var showCard = false

    var body: some View {
        VStack {
            Button("Toggle Card") {
                withAnimation(.spring) {
                    showCard.toggle()
                }
            }

            if showCard {
                CardView()
                    .transition(
                        .asymmetric(
                            insertion: .scale.combined(with: .opacity),
                            removal: .move(edge: .bottom).combined(with: .opacity)
                        )
                    )
            }
        }
    }
}

struct CardView: View { var body: some View { Rectangle().fill(.orange).frame(width: 120, height: 80) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodAsymmetricTransition()
}
