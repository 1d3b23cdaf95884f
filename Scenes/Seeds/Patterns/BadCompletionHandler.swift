// An example to avoid: completion handler without value parameter (only fires once).
// Added: the import and the preview.

import SwiftUI

struct BadCompletionHandler: View {
    @State private var bounceCount = 0
    @State private var completionCount = 0

    var body: some View {
        VStack {
            Circle()
                .frame(width: 50, height: 50)
                .scaleEffect(bounceCount % 2 == 0 ? 1.0 : 1.2)
                .animation(.spring, value: bounceCount)
                .transaction { transaction in  // No value parameter!
                    transaction.addAnimationCompletion {
                        completionCount += 1  // Only fires once, ever
                    }
                }

            Text("Completions: \(completionCount)")

            Button("Bounce") {
                bounceCount += 1
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    BadCompletionHandler()
}
