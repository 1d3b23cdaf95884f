import SwiftUI

/// A shop's page that loads: bars in place of texts, under a light that runs over them, until the content is there.
struct Storefront: View {
  struct Item: Identifiable {
    let id: Int
    let name: String
    let price: String
    let symbol: String
    let color: Color
  }

  private static let items = [
    Item(id: 0, name: "Trail Jacket", price: "€149", symbol: "cloud.rain.fill", color: .teal),
    Item(id: 1, name: "Alpine Pack", price: "€189", symbol: "bag.fill", color: .orange),
    Item(id: 2, name: "Head Lamp", price: "€39", symbol: "lightbulb.fill", color: .indigo),
    Item(id: 3, name: "Camp Mug", price: "€12", symbol: "mug.fill", color: .brown),
  ]

  @State private var isLoading = true
  @State private var shines = false
  @State private var drifts = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        banner
        Text("New in store").font(.title2.bold())
        LazyVGrid(columns: [GridItem(spacing: 16), GridItem()], spacing: 16) {
          ForEach(Self.items) { card($0) }
        }
      }
      .padding()
      .redacted(reason: isLoading ? .placeholder : [])
      .overlay { if isLoading { shimmer.transition(.opacity) } }
    }
    .background(Color(.systemGroupedBackground))
    .task {
      withAnimation(.linear(duration: 1.1).repeatCount(2, autoreverses: false)) { shines = true }
      try? await Task.sleep(for: .seconds(2))
      withAnimation(.smooth(duration: 0.6)) { isLoading = false }
      withAnimation(.easeInOut(duration: 2)) { drifts = true }
    }
  }

  private var banner: some View {
    ZStack(alignment: .bottomLeading) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], drifts ? [0.7, 0.35] : [0.3, 0.6], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: isLoading
          ? Array(repeating: Color(.systemGray5), count: 9)
          : [.indigo, .purple, .pink, .blue, .mint, .orange, .teal, .cyan, .yellow])
      VStack(alignment: .leading, spacing: 4) {
        Text("Autumn collection").font(.headline)
        Text("Made for the wet months").font(.subheadline)
      }
      .foregroundStyle(isLoading ? Color.primary : .white).padding()
    }
    .frame(height: 150)
    .clipShape(.rect(cornerRadius: 20))
  }

  private func card(_ item: Item) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: item.symbol).resizable().scaledToFit().padding(isLoading ? 0 : 28)
        .frame(maxWidth: .infinity).frame(height: 110)
        .foregroundStyle(isLoading ? Color.primary : item.color)
        .background(item.color.opacity(isLoading ? 0 : 0.15))
        .clipShape(.rect(cornerRadius: 12))
      Text(item.name).font(.headline)
      Text(item.price).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(10)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }

  /// A band of light, as wide as the page, that runs from the left to the right.
  private var shimmer: some View {
    GeometryReader { proxy in
      LinearGradient(
        colors: [.clear, .white.opacity(scheme == .dark ? 0.15 : 0.6), .clear],
        startPoint: .leading, endPoint: .trailing
      )
      .frame(width: proxy.size.width * 0.6)
      .rotationEffect(.degrees(15))
      .offset(x: shines ? proxy.size.width * 1.2 : -proxy.size.width * 0.8)
    }
    .allowsHitTesting(false)
  }
}

#Preview { Storefront() }
