// Views on a circle that turns.
// Added: the import, the preview and a view that uses the layout.

import SwiftUI

// This is expensive but necessary for animating along a circular path
@Animatable
struct RadialLayout: Layout {
    var offsetAngle: Angle
    var animatableData: Angle.AnimatableData {
        get { offsetAngle.animatableData }
        set { offsetAngle.animatableData = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let angleStep = Angle.degrees(360.0 / Double(subviews.count))
        for (index, subview) in subviews.enumerated() {
            let angle = offsetAngle + angleStep * Double(index)
            let x = center.x + radius * cos(angle.radians)
            let y = center.y + radius * sin(angle.radians)
            subview.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: .unspecified)
        }
    }
}

struct RadialHost: View {
    @State private var angle = Angle.zero

    var body: some View {
        RadialLayout(offsetAngle: angle) {
            ForEach(0..<4) { index in
                Rectangle().fill([Color.red, .green, .blue, .orange][index])
                    .frame(width: 30, height: 30)
            }
        }
        .frame(width: 200, height: 200)
        .animation(.spring, value: angle)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            angle = .degrees(90)
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    RadialHost()
}
