// An example to avoid: no way to debug animation issues.
// Added: the import and the preview.

import SwiftUI

struct BadNoDebugAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.spring, value: isExpanded)  // Animation not working? No way to tell why
            .onTapGesture { isExpanded.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadNoDebugAnimation()
}
