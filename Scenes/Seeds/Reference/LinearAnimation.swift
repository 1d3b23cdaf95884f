// An animation of its own.
// Added: the import, the preview and a view that uses it.

import SwiftUI

struct LinearAnimation: CustomAnimation {
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(
        value: V,  // Delta vector: target - current
        time: TimeInterval,  // Elapsed time since animation started
        context: inout AnimationContext<V>
    ) -> V? {
        // Animation is done when time exceeds duration
        if time >= duration {
            return nil
        }
        // Calculate linear progress (0.0 to 1.0)
        let progress = time / duration
        // Scale the delta vector by progress
        // This returns how much to move FROM current position
        // NOT the final target position
        return value.scaled(by: progress)
    }
}

struct LinearHost: View {
    @State private var offset = 10.0

    var body: some View {
        Circle().frame(width: 20, height: 20).offset(x: offset)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                withAnimation(Animation(LinearAnimation(duration: 1))) { offset = 100 }
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    LinearHost()
}
