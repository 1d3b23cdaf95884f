// An example to avoid: animating layout properties (triggers layout passes).
// Added: the import and the preview.

import SwiftUI

struct BadPerformanceAnimation: View {
    @State private var isActive = false

    var body: some View {
        Rectangle()
            .frame(
                width: isActive ? 150 : 100,  // Layout change - expensive
                height: isActive ? 150 : 100
            )
            .padding(isActive ? 50 : 0)  // Layout change - expensive
            .animation(.spring, value: isActive)
            .onTapGesture { isActive.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadPerformanceAnimation()
}
