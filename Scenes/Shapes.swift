// Rectangles, circles, capsules and words on springs and keyframes.

import SwiftUI

struct Shapes: View {
    @State private var isOpen = false
    @State private var hops = 0
    @State private var levels = [0.15, 0.15, 0.15, 0.15, 0.15]

    var body: some View {
        VStack(spacing: 26) {
            HStack(spacing: 20) {
                Tile { Blossom(isOpen: isOpen) }
                Tile { Ball(hops: hops) }
                Tile { Bars(levels: levels) }
            }
            .offset(y: isOpen ? 0 : 24)
            .opacity(isOpen ? 1 : 0)
            .animation(.smooth(duration: 0.6), value: isOpen)

            Word(text: "Rostrum", isShown: isOpen)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            LinearGradient(
                colors: [Color(red: 0.16, green: 0.13, blue: 0.36), Color(red: 0.44, green: 0.18, blue: 0.47)],
                startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .task {
            try? await Task.sleep(for: .seconds(0.2))
            isOpen = true
            try? await Task.sleep(for: .seconds(0.5))
            levels = [0.45, 0.95, 0.6, 0.8, 0.35]
            hops += 1
            try? await Task.sleep(for: .seconds(1.3))
            levels = [0.9, 0.4, 1, 0.55, 0.75]
            hops += 1
        }
    }
}

/// A pane of glass for one thing that moves.
struct Tile<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .frame(width: 120, height: 120)
            .background(.white.opacity(0.1), in: .rect(cornerRadius: 24))
            .overlay(RoundedRectangle(cornerRadius: 24).strokeBorder(.white.opacity(0.18)))
    }
}

/// Eight petals that unfold one after another.
struct Blossom: View {
    let isOpen: Bool

    var body: some View {
        ZStack {
            ForEach(0..<8) { petal in
                Capsule()
                    .fill(Color(hue: 0.88 + Double(petal) / 40, saturation: 0.55, brightness: 1))
                    .frame(width: 17, height: isOpen ? 40 : 17)
                    .offset(y: isOpen ? -27 : 0)
                    .rotationEffect(.degrees(Double(petal) * 45))
                    .animation(.bouncy(duration: 0.7).delay(0.25 + 0.05 * Double(petal)), value: isOpen)
            }
            Circle()
                .fill(.yellow)
                .frame(width: 26, height: 26)
                .scaleEffect(isOpen ? 1 : 0.5)
                .animation(.bouncy.delay(0.3), value: isOpen)
        }
        .rotationEffect(.degrees(isOpen ? 0 : -135))
        .animation(.spring(duration: 1.4, bounce: 0.25), value: isOpen)
    }
}

/// A ball that crouches, hops, lands and comes to rest.
struct Ball: View {
    let hops: Int

    struct Pose {
        var height = 0.0
        var stretch = 1.0
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            Capsule()
                .fill(.black.opacity(0.25))
                .frame(width: 44, height: 6)
                .keyframeAnimator(initialValue: Pose(), trigger: hops) { shadow, pose in
                    shadow
                        .scaleEffect(x: 1 - pose.height / 90)
                        .opacity(1 - pose.height / 80)
                } keyframes: { _ in
                    HopTrack()
                }
            Circle()
                .fill(
                    LinearGradient(
                        colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
                )
                .frame(width: 44, height: 44)
                .padding(.bottom, 3)
                .keyframeAnimator(initialValue: Pose(), trigger: hops) { ball, pose in
                    ball
                        .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
                        .offset(y: -pose.height)
                } keyframes: { _ in
                    HopTrack()
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(0.72, duration: 0.16)
                        CubicKeyframe(1.18, duration: 0.12)
                        CubicKeyframe(1, duration: 0.2)
                        CubicKeyframe(1.12, duration: 0.2)
                        CubicKeyframe(0.78, duration: 0.1)
                        SpringKeyframe(1, duration: 0.6, spring: .bouncy)
                    }
                }
        }
        .padding(.bottom, 16)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }

    struct HopTrack: Keyframes {
        var body: some Keyframes<Pose> {
            KeyframeTrack(\.height) {
                LinearKeyframe(0, duration: 0.16)
                CubicKeyframe(50, duration: 0.28, startVelocity: 330, endVelocity: 0)
                CubicKeyframe(0, duration: 0.28, startVelocity: 0, endVelocity: -330)
                LinearKeyframe(0, duration: 0.1)
            }
        }
    }
}

/// Levels that overshoot a little, one after another.
struct Bars: View {
    let levels: [Double]

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(0..<5) { bar in
                Capsule()
                    .fill(Color(hue: 0.42 + 0.03 * Double(bar), saturation: 0.6, brightness: 0.95))
                    .frame(width: 11, height: 84 * levels[bar])
                    .animation(.bouncy(duration: 0.6).delay(0.06 * Double(bar)), value: levels)
            }
        }
        .frame(height: 84, alignment: .bottom)
    }
}

/// Letters that fall into their places.
struct Word: View {
    let text: String
    let isShown: Bool

    var body: some View {
        HStack(spacing: 1) {
            ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
                Text(String(letter))
                    .font(.system(size: 44, weight: .bold))
                    .foregroundStyle(.white)
                    .rotationEffect(.degrees(isShown ? 0 : -28))
                    .offset(y: isShown ? 0 : 46)
                    .opacity(isShown ? 1 : 0)
                    .animation(.spring(duration: 0.7, bounce: 0.4).delay(0.35 + 0.06 * Double(index)), value: isShown)
            }
        }
    }
}

#Preview(traits: .fixedLayout(width: 480, height: 300)) {
    Shapes()
}
