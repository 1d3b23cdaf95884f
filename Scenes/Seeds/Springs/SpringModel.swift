// The numbers of a spring, and where it is.
// Added: the import, the preview and the view around them.

import SwiftUI

struct SpringModel: View {
    let time = 0.1

    var body: some View {
        let mySpring = Spring(duration: 0.4, bounce: 0.2)
        let (mass, stiffness, damping) = (mySpring.mass, mySpring.stiffness, mySpring.damping)
        let value = mySpring.value(target: 1, time: time)
        let velocity = mySpring.velocity(target: 1, time: time)
        VStack(alignment: .leading) {
            Text("mass \(mass, format: .number.precision(.fractionLength(3)))")
            Text("stiffness \(stiffness, format: .number.precision(.fractionLength(3)))")
            Text("damping \(damping, format: .number.precision(.fractionLength(3)))")
            Text("value \(value, format: .number.precision(.fractionLength(3)))")
            Text("velocity \(velocity, format: .number.precision(.fractionLength(3)))")
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    SpringModel()
}
