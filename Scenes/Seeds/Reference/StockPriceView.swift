// A price that runs.
// Added: the import, the preview and a view that uses it.

import SwiftUI

@MainActor
@Animatable
struct StockPriceView: View {
    var price: Double
    var changePercent: Double
    var body: some View {
        VStack(alignment: .trailing) {
            Text("$\(price, format: .number.precision(.fractionLength(2)))")
                .font(.title)
            Text("\(changePercent > 0 ? "+" : "")\(changePercent, format: .percent)")
                .foregroundColor(changePercent > 0 ? .green : .red)
        }
    }
}

struct StockHost: View {
    @State private var price = 142.5

    var body: some View {
        StockPriceView(price: price, changePercent: 0.025)
            .animation(.spring(duration: 0.8), value: price)
            .task {
                try? await Task.sleep(for: .seconds(0.5))
                price = 150
            }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    StockHost()
}
