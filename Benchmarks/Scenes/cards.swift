// Twenty-four cards fly in one after another, and change rows at three seconds.

import SwiftUI

struct Card: Identifiable {
    let id: Int
    var column: Int { id % 6 }
    var row: Int { id / 6 }
    var duration: Double { 0.5 + 0.04 * Double(column) }
    var bounce: Double { 0.1 * Double(id % 4) }
    var delay: Double { 0.08 * Double(id) }
    var title: String { String(format: "Card %02d", id + 1) }
    var detail: String { String(format: "duration %.2f s, bounce %.1f", duration, bounce) }
    var lateness: String { String(format: "delay %.2f s", delay) }
}

struct CardView: View {
    let card: Card
    let isShown: Bool
    let isReversed: Bool

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 16, style: .circular)
                .fill(.white)
                .shadow(color: .black.opacity(0.2), radius: 12, y: 8)
            line(card.title, "Inter-SemiBold", 22, Color(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255))
                .alignmentGuide(.top) { $0[.firstTextBaseline] - 44 }
            line(card.detail, "Inter-Regular", 15, Color(red: 0x6E / 255, green: 0x6E / 255, blue: 0x73 / 255))
                .alignmentGuide(.top) { $0[.firstTextBaseline] - 78 }
            line(card.lateness, "Inter-Regular", 15, Color(red: 0x6E / 255, green: 0x6E / 255, blue: 0x73 / 255))
                .alignmentGuide(.top) { $0[.firstTextBaseline] - 102 }
        }
        .frame(width: 270, height: 216)
        .opacity(isShown ? 1 : 0)
        .scaleEffect(isShown ? 1 : 0.8)
        .offset(y: isShown ? 0 : 40)
        .animation(.spring(duration: card.duration, bounce: card.bounce).delay(card.delay), value: isShown)
        .offset(y: isReversed ? 252 * Double(3 - 2 * card.row) : 0)
        .animation(.spring(duration: 0.6, bounce: 0.2).delay(0.02 * Double(card.id)), value: isReversed)
    }

    private func line(_ text: String, _ font: String, _ size: Double, _ color: Color) -> some View {
        Text(verbatim: text)
            .font(.custom(font, size: size))
            .foregroundStyle(color)
            .alignmentGuide(.leading) { $0[.leading] - 20 }
    }
}

struct Cards: View {
    @State private var isShown = false
    @State private var isReversed = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach((0..<24).map { Card(id: $0) }) { card in
                CardView(card: card, isShown: isShown, isReversed: isReversed)
                    .offset(x: 60 + 306 * Double(card.column), y: 54 + 252 * Double(card.row))
            }
        }
        .frame(width: 1920, height: 1080, alignment: .topLeading)
        .background(Color(red: 0xF2 / 255, green: 0xF4 / 255, blue: 0xF7 / 255))
        .onAppear { isShown = true }
        .task {
            try? await Task.sleep(for: .seconds(3))
            isReversed = true
            #if ENDLESS
                // For the memory that long films take.
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    isReversed.toggle()
                }
            #endif
        }
    }
}

#Preview(traits: .fixedLayout(width: 1920, height: 1080), .stage(scale: 1, duration: 5)) { Cards() }
