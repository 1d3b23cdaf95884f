// A thousand shapes that get new targets five times a second, each on springs of its own.

import SwiftUI

/// Steele, Lea and Flood's splitmix64.
struct SplitMix {
    var state: UInt64

    mutating func number() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }
    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * number() }
    mutating func byte() -> Double { (256 * number()).rounded(.down) }
}

/// Where a shape is and how it is turned.
struct Pose {
    let x: Double
    let y: Double
    let angle: Double

    init(_ random: inout SplitMix) {
        x = random.number(0, 1920)
        y = random.number(0, 1080)
        angle = random.number(0, 2 * .pi)
    }
}

struct Piece: Identifiable {
    let id: Int
    let size: Double
    let color: Color
    let animation: Animation
    let rest: Pose

    init(id: Int, _ random: inout SplitMix) {
        self.id = id
        size = random.number(12, 40)
        let (red, green, blue) = (random.byte(), random.byte(), random.byte())
        color = Color(red: red / 255, green: green / 255, blue: blue / 255).opacity(0.8)
        let duration = random.number(0.3, 0.9)
        animation = .spring(duration: duration, bounce: random.number(0, 0.4))
        rest = Pose(&random)
    }
}

/// A circle, a rounded rectangle or a capsule about the middle of its frame, of a size in fractions of a point.
struct Outline: Shape {
    let kind: Int
    let size: Double

    func path(in rect: CGRect) -> Path {
        switch kind {
        case 0..<4: Path(ellipseIn: box(1.2 * size, 1.2 * size, in: rect))
        case 4..<7: Path(roundedRect: box(2 * size, 1.4 * size, in: rect), cornerRadius: 0.3 * size, style: .circular)
        default: Path(roundedRect: box(2.4 * size, 0.9 * size, in: rect), cornerRadius: 0.45 * size, style: .circular)
        }
    }

    private func box(_ width: Double, _ height: Double, in rect: CGRect) -> CGRect {
        CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}

struct PieceView: View {
    let piece: Piece
    let pose: Pose
    let step: Int

    var body: some View {
        Outline(kind: piece.id % 10, size: piece.size)
            .fill(piece.color)
            .frame(width: 100, height: 100)
            .rotationEffect(.radians(pose.angle))
            .offset(x: pose.x - 50, y: pose.y - 50)
            .animation(piece.animation, value: step)
    }
}

struct Storm: View {
    private let pieces: [Piece]
    private let poses: [[Pose]]
    @State private var step = 0

    init() {
        var random = SplitMix(state: 0x53_544F_524D)
        let pieces = (0..<1000).map { Piece(id: $0, &random) }
        self.pieces = pieces
        poses = [pieces.map(\.rest)] + (0..<25).map { _ in pieces.map { _ in Pose(&random) } }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(pieces) { piece in
                PieceView(piece: piece, pose: poses[step][piece.id], step: step)
            }
        }
        .frame(width: 1920, height: 1080, alignment: .topLeading)
        .background(.white)
        .task {
            for next in 1...25 {
                step = next
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 1920, height: 1080), .stage(scale: 1, duration: 5)) { Storm() }
