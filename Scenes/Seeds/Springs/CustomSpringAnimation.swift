// A spring of its own, by the spring model.
// Added: the import, the preview, the animation around it and a view that uses it.

import SwiftUI

struct CustomSpringAnimation: CustomAnimation {
    let spring: Spring

    // Custom spring animation
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time > 2 { return nil }
        return spring.value(
            target: value, initialVelocity: context.initialVelocity, time: effectiveTime(time: time, context: context)
        )
    }

    func effectiveTime<V>(time: Double, context: AnimationContext<V>) -> Double { time }
}

extension AnimationContext {
    var initialVelocity: Value { .zero }
}

struct CustomSpringHost: View {
    @State private var isActive = false

    var body: some View {
        VStack(spacing: 60) {
            Circle().fill(.blue).frame(width: 100, height: 100).scaleEffect(isActive ? 2 : 1)
            Button("Toggle") {
                withAnimation(Animation(CustomSpringAnimation(spring: Spring(duration: 0.5, bounce: 0.3)))) {
                    isActive.toggle()
                }
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    CustomSpringHost()
}
