// An example to follow: gate animations by threshold.
// Added: the import, the preview, content that tells how far it is scrolled and stand-ins for ScrollOffsetKey.

import SwiftUI

struct GoodScrollAnimation: View {
    @State private var showTitle = false

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                Color.blue.preference(
                    key: ScrollOffsetKey.self, value: proxy.frame(in: .named("scroll")).origin)
            }
            .frame(height: 1200)
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { offset in
            let shouldShow = offset.y < -50
            if shouldShow != showTitle {  // Only update when crossing threshold
                withAnimation(.easeOut(duration: 0.2)) {
                    showTitle = shouldShow
                }
            }
        }
    }
}

struct ScrollOffsetKey: PreferenceKey {
    static let defaultValue = CGPoint.zero
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) { value = nextValue() }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodScrollAnimation()
}
