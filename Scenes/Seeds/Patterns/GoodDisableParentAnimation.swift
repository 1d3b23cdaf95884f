// An example to follow: disable animations from parent context.
// Added: the import, the preview, a task that changes its state after half a second and stand-ins for DataView.

import SwiftUI

struct GoodDisableParentAnimation: View {
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
                    .transition(.opacity)
            }

            DataView()
                .transaction { transaction in
                    transaction.disablesAnimations = true  // No animations for data updates
                }
        }
        .animation(.default, value: isLoading)
        .task {
            try? await Task.sleep(for: .seconds(0.5))
            isLoading = true
        }
    }
}

struct DataView: View {
    @State private var data = 0
    var body: some View {
        Rectangle().frame(width: 100, height: 100)
            .scaleEffect(data == 0 ? 1 : 1.2)
            .animation(.spring, value: data)
            .task {
                try? await Task.sleep(for: .seconds(1.5))
                data = 1
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodDisableParentAnimation()
}
