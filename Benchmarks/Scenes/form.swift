// A settings page: a button is pressed, a switch goes on, a bar grows, a row leaves.

import SwiftUI

extension Color {
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }
}

/// One line of text by the left end, or the middle, of its baseline.
struct Line: View {
    let text: String
    let font: String
    let size: Double
    let color: UInt32
    let x: Double
    let y: Double
    var isCentred = false

    init(_ text: String, _ font: String, _ size: Double, _ color: UInt32, x: Double, y: Double, isCentred: Bool = false) {
        (self.text, self.font, self.size, self.color) = (text, font, size, color)
        (self.x, self.y, self.isCentred) = (x, y, isCentred)
    }

    var body: some View {
        Text(verbatim: text)
            .font(.custom(font, size: size))
            .foregroundStyle(Color(hex: color))
            .fixedSize()
            .alignmentGuide(.leading) { (isCentred ? $0.width / 2 : 0) - x }
            .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
    }
}

/// A bar of the same corners whatever its length.
struct Bar: Shape {
    var fraction: Double
    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height),
            cornerRadius: rect.height / 2, style: .circular)
    }
}

/// The track of a switch, mixed by encoded components.
struct Track: View, Animatable {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View {
        let share = min(max(share, 0), 1)
        Capsule(style: .circular).fill(
            Color(
                red: mix(0xE9, 0x34, share), green: mix(0xE9, 0xC7, share), blue: mix(0xEA, 0x59, share)))
    }

    private func mix(_ from: Double, _ to: Double, _ share: Double) -> Double { (from + (to - from) * share) / 255 }
}

struct Row: View {
    let number: Int

    private var color: Color { [Color(hex: 0xFF9500), Color(hex: 0xFF2D55), Color(hex: 0x5856D6), Color(hex: 0x34C759)][number] }
    private var name: String { ["Morning", "Commute", "Reading", "Evening"][number] }
    private var detail: String { ["7 items", "3 items", "12 items", "5 items"][number] }

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.white)
            Circle().fill(color).frame(width: 32, height: 32).offset(x: 16, y: 12)
            Line(name, "Inter-Regular", 17, 0x000000, x: 60, y: 26)
            Line(detail, "Inter-Regular", 13, 0x8E8E93, x: 60, y: 45)
            Capsule(style: .circular).fill(Color(hex: 0xE5E5EA)).frame(width: 48, height: 20).offset(x: 286, y: 18)
            Line("Open", "Inter-SemiBold", 11, 0x3C3C43, x: 310, y: 32, isCentred: true)
        }
        .frame(width: 350, height: 56)
    }
}

struct Form: View {
    @State private var isPressed = false
    @State private var isOn = false
    @State private var progress = 0.05
    @State private var hasLeft = false
    @State private var isClosed = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            Line("Settings", "Inter-Bold", 34, 0x000000, x: 20, y: 106)
            button
            settings
            upload
            ForEach([1, 0, 2, 3], id: \.self) { number in
                Row(number: number)
                    .opacity(number == 1 && hasLeft ? 0 : 1)
                    .offset(x: number == 1 && hasLeft ? -370 : 0)
                    .offset(y: number > 1 && isClosed ? -64 : 0)
                    .offset(x: 20, y: 358 + 64 * Double(number))
            }
        }
        .frame(width: 390, height: 844, alignment: .topLeading)
        .background(Color(hex: 0xF2F2F7))
        .task { await play() }
    }

    private var button: some View {
        ZStack(alignment: .topLeading) {
            Capsule(style: .circular).fill(Color(hex: 0x007AFF))
            Line("Save changes", "Inter-SemiBold", 17, 0xFFFFFF, x: 175, y: 31, isCentred: true)
        }
        .frame(width: 350, height: 50)
        .scaleEffect(isPressed ? 0.96 : 1)
        .offset(x: 20, y: 136)
    }

    private var settings: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.white)
                .frame(width: 350, height: 51).offset(x: 20, y: 206)
            Line("Notifications", "Inter-Regular", 17, 0x000000, x: 36, y: 238)
            Track(share: isOn ? 1 : 0).frame(width: 51, height: 31).offset(x: 303, y: 216)
            Circle().fill(.white)
                .frame(width: 27, height: 27)
                .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                .offset(x: isOn ? 325 : 305, y: 218)
        }
    }

    private var upload: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.white)
                .frame(width: 350, height: 72).offset(x: 20, y: 270)
            Line("Uploading", "Inter-Regular", 15, 0x6E6E73, x: 36, y: 300)
            Capsule(style: .circular).fill(Color(hex: 0xE5E5EA)).frame(width: 318, height: 8).offset(x: 36, y: 316)
            Bar(fraction: progress).fill(Color(hex: 0x007AFF)).frame(width: 318, height: 8).offset(x: 36, y: 316)
        }
    }

    private func play() async {
        try? await Task.sleep(for: .milliseconds(500))
        withAnimation(.spring(duration: 0.2)) { isPressed = true }
        try? await Task.sleep(for: .milliseconds(150))
        withAnimation(.spring(duration: 0.4, bounce: 0.4)) { isPressed = false }
        try? await Task.sleep(for: .milliseconds(350))
        withAnimation(.spring(duration: 0.25, bounce: 0.3)) { isOn = true }
        try? await Task.sleep(for: .milliseconds(200))
        withAnimation(.spring(duration: 0.6)) { progress = 0.4 }
        try? await Task.sleep(for: .milliseconds(800))
        withAnimation(.spring(duration: 0.5)) { hasLeft = true }
        withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isClosed = true }
        try? await Task.sleep(for: .milliseconds(400))
        withAnimation(.spring(duration: 0.8)) { progress = 1 }
    }
}

#Preview(traits: .fixedLayout(width: 390, height: 844), .stage(scale: 2, duration: 4)) { Form() }
