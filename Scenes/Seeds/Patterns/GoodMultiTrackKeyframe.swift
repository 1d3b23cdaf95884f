// An example to follow: multiple synchronized tracks.
// Added: the import and the preview.

import SwiftUI

struct GoodMultiTrackKeyframe: View {
    @State private var trigger = 0

    var body: some View {
        Image(systemName: "bell.fill")
            .font(.largeTitle)
            .keyframeAnimator(
                initialValue: BellAnimation(),
                trigger: trigger
            ) { content, value in
                content
                    .rotationEffect(.degrees(value.rotation))
                    .scaleEffect(value.scale)
            } keyframes: { _ in
                KeyframeTrack(\.rotation) {
                    CubicKeyframe(15, duration: 0.1)
                    CubicKeyframe(-15, duration: 0.1)
                    CubicKeyframe(10, duration: 0.1)
                    CubicKeyframe(-10, duration: 0.1)
                    CubicKeyframe(0, duration: 0.1)
                }

                KeyframeTrack(\.scale) {
                    CubicKeyframe(1.1, duration: 0.25)
                    CubicKeyframe(1.0, duration: 0.25)
                }
            }
            .onTapGesture { trigger += 1 }
    }
}

struct BellAnimation {
    var rotation: Double = 0
    var scale: CGFloat = 1.0
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodMultiTrackKeyframe()
}
