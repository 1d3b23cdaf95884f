// Cards of which one can be selected.
// Added: the import, the preview, and the items, which the program leaves out.

import SwiftUI

struct SelectableCards: View {
    @State private var selectedId: UUID?

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
            ForEach(items) { item in
                CardView(item: item, isSelected: selectedId == item.id)
                    .onTapGesture {
                        withAnimation(.spring(duration: 0.25)) {
                            selectedId = selectedId == item.id ? nil : item.id
                        }
                    }
            }
        }
    }
}

struct CardView: View {
    let item: Item
    let isSelected: Bool

    var body: some View {
        VStack {
            // Content
        }
        .padding()
        .background(isSelected ? Color.blue.opacity(0.1) : Color.gray.opacity(0.1))
        .overlay(
            RoundedRectangle(cornerRadius: 12)
                .stroke(isSelected ? Color.blue : Color.clear, lineWidth: 2)
        )
        .scaleEffect(isSelected ? 1.02 : 1.0)
        .shadow(radius: isSelected ? 8 : 2)
    }
}

struct Item: Identifiable {
    let id = UUID()
}

let items = [Item(), Item(), Item()]

#Preview(traits: .fixedLayout(width: 340, height: 120)) {
    SelectableCards()
        .padding(.horizontal, 12)
}
