// A spring by mass, stiffness and damping.
// Added: the import, the preview and the view around it.

import SwiftUI

struct SpringOfModel: View {
    @State private var isActive = false
    let otherSpring = Spring(mass: 1, stiffness: 100, damping: 10)

    var body: some View {
        VStack(spacing: 60) {
            Circle().fill(.blue).frame(width: 100, height: 100).scaleEffect(isActive ? 2 : 1)
            Button("Toggle") {
                withAnimation(.spring(otherSpring)) {
                    isActive.toggle()
                }
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    SpringOfModel()
}
