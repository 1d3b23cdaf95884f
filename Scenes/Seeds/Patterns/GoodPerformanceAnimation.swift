// An example to follow: animating transforms (GPU accelerated).
// Added: the import and the preview.

import SwiftUI

struct GoodPerformanceAnimation: View {
    @State private var isActive = false

    var body: some View {
        Rectangle()
            .frame(width: 100, height: 100)
            .scaleEffect(isActive ? 1.5 : 1.0)  // Transform - fast
            .offset(x: isActive ? 50 : 0)  // Transform - fast
            .rotationEffect(.degrees(isActive ? 45 : 0))  // Transform - fast
            .animation(.spring, value: isActive)
            .onTapGesture { isActive.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodPerformanceAnimation()
}
