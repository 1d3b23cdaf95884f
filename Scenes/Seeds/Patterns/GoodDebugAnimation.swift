// An example to follow: slow down animation for inspection.
// Added: the import and the preview.

import SwiftUI

struct GoodDebugAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            #if DEBUG
            .animation(.linear(duration: 3.0).speed(0.2), value: isExpanded)  // 15 second animation
            #else
            .animation(.spring, value: isExpanded)
            #endif
            .onTapGesture { isExpanded.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodDebugAnimation()
}
