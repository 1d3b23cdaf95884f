// An example to avoid: state change without animation context.
// Added: the import and the preview.

import SwiftUI

struct BadExplicitAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            Button("Toggle") {
                isExpanded.toggle()  // No animation - abrupt change
            }

            Rectangle()
                .frame(width: isExpanded ? 200 : 100, height: 50)
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadExplicitAnimation()
}
