// An example to avoid: animating on every scroll position change.
// Added: the import, the preview, content that tells how far it is scrolled and stand-ins for ScrollOffsetKey.

import SwiftUI

struct BadScrollAnimation: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                Color.blue.preference(
                    key: ScrollOffsetKey.self, value: proxy.frame(in: .named("scroll")).origin)
            }
            .frame(height: 1200)
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { newOffset in
            withAnimation {  // Fires constantly during scroll!
                offset = newOffset.y
            }
        }
    }
}

struct ScrollOffsetKey: PreferenceKey {
    static let defaultValue = CGPoint.zero
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) { value = nextValue() }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadScrollAnimation()
}
