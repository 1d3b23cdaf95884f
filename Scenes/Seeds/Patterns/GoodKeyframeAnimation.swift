// An example to follow: keyframe animation for precise timing control.
// Added: the import and the preview.

import SwiftUI

struct GoodKeyframeAnimation: View {
    @State private var trigger = 0

    var body: some View {
        Button("Bounce") {
            trigger += 1
        }
        .keyframeAnimator(
            initialValue: AnimationValues(),
            trigger: trigger
        ) { content, value in
            content
                .scaleEffect(value.scale)
                .offset(y: value.verticalOffset)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                SpringKeyframe(1.2, duration: 0.15)
                SpringKeyframe(0.9, duration: 0.1)
                SpringKeyframe(1.0, duration: 0.15)
            }

            KeyframeTrack(\.verticalOffset) {
                LinearKeyframe(-20, duration: 0.15)
                LinearKeyframe(0, duration: 0.25)
            }
        }
    }
}

struct AnimationValues {
    var scale: CGFloat = 1.0
    var verticalOffset: CGFloat = 0
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodKeyframeAnimation()
}
