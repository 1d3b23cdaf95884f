// An example to follow: phase animator for multi-step sequences.
// Added: the import and the preview.

import SwiftUI

struct GoodPhaseAnimation: View {
    @State private var trigger = 0

    var body: some View {
        Button("Animate") {
            trigger += 1
        }
        .phaseAnimator(
            [0.0, -10.0, 10.0, -5.0, 5.0, 0.0],
            trigger: trigger
        ) { content, offset in
            content.offset(x: offset)
        } animation: { phase in
            switch phase {
            case 0: .smooth
            default: .snappy
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodPhaseAnimation()
}
