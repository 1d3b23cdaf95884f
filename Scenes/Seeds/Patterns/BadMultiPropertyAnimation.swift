// An example to avoid: separate state for each property (can't coordinate animation).
// Added: the import and the preview.

import SwiftUI

struct BadMultiPropertyAnimation: View {
    @State private var scale: CGFloat = 1
    @State private var rotation: Double = 0

    var body: some View {
        Rectangle()
            .scaleEffect(scale)
            .rotationEffect(.degrees(rotation))
            .animation(.spring, value: scale)
            .animation(.spring, value: rotation)
            .onTapGesture {
                // These animate separately, potentially out of sync
                scale = scale == 1 ? 1.5 : 1
                rotation = rotation == 0 ? 45 : 0
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadMultiPropertyAnimation()
}
