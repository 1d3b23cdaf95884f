// An example to follow: transition for view insertion/removal.
// Added: the import, the preview and stand-ins for LargeRectangle, SmallRectangle.

import SwiftUI

struct GoodTransitionUsage: View {
    @State private var showLarge = false

    var body: some View {
        VStack {
            Button("Toggle") {
                withAnimation {
                    showLarge.toggle()
                }
            }

            // Different views - use transition
            if showLarge {
                LargeRectangle()
                    .transition(.scale)
            } else {
                SmallRectangle()
                    .transition(.scale)
            }
        }
    }
}

struct LargeRectangle: View { var body: some View { Rectangle().fill(.blue).frame(width: 200, height: 100) } }

struct SmallRectangle: View { var body: some View { Rectangle().fill(.orange).frame(width: 100, height: 50) } }

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodTransitionUsage()
}
