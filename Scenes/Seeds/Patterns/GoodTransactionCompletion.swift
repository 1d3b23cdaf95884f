// An example to follow: completion with transaction (reexecutes properly).
// Added: the import and the preview.

import SwiftUI

struct GoodTransactionCompletion: View {
    @State private var bounceCount = 0
    @State private var message = ""

    var body: some View {
        VStack {
            Circle()
                .frame(width: 50, height: 50)
                .scaleEffect(bounceCount % 2 == 0 ? 1.0 : 1.2)
                .transaction(value: bounceCount) { transaction in
                    transaction.animation = .spring
                    transaction.addAnimationCompletion {
                        message = "Bounce \(bounceCount) complete"
                    }
                }

            Text(message)

            Button("Bounce") {
                bounceCount += 1
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodTransactionCompletion()
}
