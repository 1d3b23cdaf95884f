// A spring by duration and bounce.
// Added: the import, the preview and the view around it.

import SwiftUI

struct CustomSpring: View {
    @State private var isActive = false

    var body: some View {
        VStack(spacing: 60) {
            Circle().fill(.blue).frame(width: 100, height: 100).scaleEffect(isActive ? 2 : 1)
            Button("Toggle") {
                withAnimation(.spring(duration: 0.6, bounce: 0.2)) {
                    isActive.toggle()
                }
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    CustomSpring()
}
