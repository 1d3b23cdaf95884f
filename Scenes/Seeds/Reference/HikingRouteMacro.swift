// The same path by the macro.
// Added: the import, the preview, the drawing and a view that uses the shape.

import SwiftUI

@Animatable
struct HikingRouteShape: Shape {
    var startPoint: CGPoint
    var endPoint: CGPoint
    var elevation: Double
    @AnimatableIgnored
    var drawingDirection: Bool  // Excluded from animation
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let lift = CGPoint(
            x: (startPoint.x + endPoint.x) / 2, y: (startPoint.y + endPoint.y) / 2 - elevation)
        path.move(to: drawingDirection ? startPoint : endPoint)
        path.addQuadCurve(to: drawingDirection ? endPoint : startPoint, control: lift)
        return path
    }
}

struct HikingHost: View {
    @State private var isLate = false

    var body: some View {
        HikingRouteShape(
            startPoint: isLate ? CGPoint(x: 10, y: 120) : CGPoint(x: 0, y: 100),
            endPoint: isLate ? CGPoint(x: 150, y: 150) : CGPoint(x: 200, y: 100),
            elevation: isLate ? 100 : 0, drawingDirection: isLate
        )
        .stroke(.green, lineWidth: 4)
        .frame(width: 200, height: 200)
        .animation(.linear(duration: 1), value: isLate)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isLate = true
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    HikingHost()
}
