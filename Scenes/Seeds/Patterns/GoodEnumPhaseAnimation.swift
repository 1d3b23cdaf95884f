// An example to follow: enum phase animation.
// Added: the import and the preview.

import SwiftUI

struct GoodEnumPhaseAnimation: View {
    @State private var trigger = 0

    var body: some View {
        Circle()
            .frame(width: 50, height: 50)
            .phaseAnimator(BouncePhase.allCases, trigger: trigger) { content, phase in
                content.scaleEffect(phase.scale)
            }
            .onTapGesture { trigger += 1 }
    }
}

enum BouncePhase: CaseIterable {
    case initial, up, down, settle

    var scale: CGFloat {
        switch self {
        case .initial: 1.0
        case .up: 1.2
        case .down: 0.9
        case .settle: 1.0
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodEnumPhaseAnimation()
}
