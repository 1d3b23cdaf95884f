// An example to follow: completion with withAnimation.
// Added: the import and the preview.

import SwiftUI

struct GoodCompletionHandler: View {
    @State private var isExpanded = false
    @State private var showNextStep = false

    var body: some View {
        VStack {
            Rectangle()
                .frame(width: isExpanded ? 200 : 100, height: 50)

            if showNextStep {
                Text("Animation Complete!")
            }
        }
        .onTapGesture {
            withAnimation(.spring) {
                isExpanded.toggle()
            } completion: {
                showNextStep = true
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodCompletionHandler()
}
