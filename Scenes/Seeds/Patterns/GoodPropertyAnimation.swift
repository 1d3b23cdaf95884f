// An example to follow: property animation for existing view changes.
// Added: the import and the preview.

import SwiftUI

struct GoodPropertyAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        // Same Rectangle exists before and after - property animation
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.spring, value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodPropertyAnimation()
}
