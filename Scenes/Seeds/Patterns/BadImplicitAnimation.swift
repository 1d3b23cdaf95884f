// An example to avoid: deprecated animation without value (animates everything).
// Added: the import and the preview.

import SwiftUI

struct BadImplicitAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.spring)  // Deprecated! Animates all changes unexpectedly
            .onTapGesture { isExpanded.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadImplicitAnimation()
}
