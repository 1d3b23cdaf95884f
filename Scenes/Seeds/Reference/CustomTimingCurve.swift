// A curve by its control points.
// Added: the import, the preview and a circle that is moved by it.

import SwiftUI

struct CustomTimingCurve: View {
    @State private var isRight = false
    let customCurve = UnitCurve(
        startControlPoint: CGPoint(x: 0.2, y: 0),
        endControlPoint: CGPoint(x: 0.8, y: 1)
    )

    var body: some View {
        Circle().frame(width: 20, height: 20).offset(x: isRight ? 100 : 0)
            .animation(.timingCurve(customCurve, duration: 0.5))
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                isRight = true
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    CustomTimingCurve()
}
