// An example to follow: explicit animation for event-driven changes.
// Added: the import and the preview.

import SwiftUI

struct GoodExplicitAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            Button("Toggle") {
                withAnimation(.spring) {
                    isExpanded.toggle()
                }
            }

            Rectangle()
                .frame(width: isExpanded ? 200 : 100, height: 50)
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodExplicitAnimation()
}
