// Ten effects in the Metal shading language on one picture, under a title that an eleventh fills.

import SwiftUI

struct Shaders: View {
    @State private var isToned = false
    @State private var isBurnt = false

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 14), count: 2)

    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
                .truncatingRemainder(dividingBy: 3600)
            VStack(alignment: .leading, spacing: 14) {
                header(time)
                LazyVGrid(columns: columns, spacing: 14) { cards(time) }
            }
            .padding(16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .background(Color(.systemGroupedBackground))
        }
        .task {
            try? await Task.sleep(for: .seconds(0.4))
            withAnimation(.easeInOut(duration: 0.8)) { isToned = true }
            withAnimation(.linear(duration: 2.2)) { isBurnt = true }
        }
    }

    private func header(_ time: Double) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Shaders")
                .font(.system(size: 40, weight: .heavy, design: .rounded))
                .foregroundStyle(
                    ShaderLibrary.aurora(
                        .boundingRect, .float(time),
                        .colorArray([.indigo, .purple, .pink, .orange, .teal])))
            Text("Ten effects on one picture")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private func cards(_ time: Double) -> some View {
        let loop = time.truncatingRemainder(dividingBy: 1.6)
        Card(title: "Ripple") {
            Landscape().layerEffect(
                ShaderLibrary.ripple(.float2(86, 52), .float(loop), .float(9)),
                maxSampleOffset: CGSize(width: 9, height: 9))
        }
        Card(title: "Wave") {
            Landscape()
                .clipShape(.rect(cornerRadius: 6))
                .padding(9)
                .distortionEffect(
                    ShaderLibrary.wave(.float(time), .boundingRect),
                    maxSampleOffset: CGSize(width: 3, height: 7))
        }
        Card(title: "Pixellate") {
            Landscape().layerEffect(
                ShaderLibrary.pixellate(.float(5 + 4 * sin(time * 2))),
                maxSampleOffset: CGSize(width: 5, height: 5))
        }
        Card(title: "Chromatic shift") {
            Landscape().visualEffect { content, proxy in
                content.layerEffect(
                    ShaderLibrary.chromaticShift(
                        .float2(proxy.size.width * 0.022 * sin(time * 3), 1.5)),
                    maxSampleOffset: CGSize(width: 4, height: 2))
            }
        }
        Card(title: "Lens") {
            Landscape().layerEffect(
                ShaderLibrary.lens(
                    .float2(86 + 44 * cos(time * 1.7), 54 + 12 * sin(time * 3.4)), .float(32),
                    .float(1.9)),
                maxSampleOffset: .zero)
        }
        Card(title: "Swirl") {
            Landscape().distortionEffect(
                ShaderLibrary.swirl(.boundingRect, .float(0.55 * sin(time * 1.5))),
                maxSampleOffset: CGSize(width: 60, height: 60))
        }
        Card(title: "Grain") {
            Landscape().colorEffect(ShaderLibrary.grain(.float(time), .float(0.4)))
        }
        Card(title: "Scan lines") {
            Landscape().colorEffect(ShaderLibrary.scanLines(.float(time), .boundingRect))
        }
        Card(title: "Duotone") {
            Landscape().colorEffect(
                ShaderLibrary.duotone(
                    .color(.indigo), .color(.yellow), .float(isToned ? 1 : 0)))
        }
        Card(title: "Dissolve") {
            Landscape().colorEffect(
                ShaderLibrary.dissolve(.float(isBurnt ? 1 : 0), .color(.orange)))
        }
    }
}

/// A picture with its name below.
struct Card<Picture: View>: View {
    var title: String
    @ViewBuilder var picture: Picture

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            picture.frame(height: 98).clipped()
            Text(title)
                .font(.footnote.weight(.semibold))
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(.rect(cornerRadius: 14))
    }
}

/// A lake at dusk, painted.
struct Landscape: View {
    var body: some View {
        Canvas { context, size in
            func path(_ points: [(Double, Double)], closed: Double) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: 0, y: closed * size.height))
                for (x, y) in points {
                    path.addLine(to: CGPoint(x: x * size.width, y: y * size.height))
                }
                path.addLine(to: CGPoint(x: size.width, y: closed * size.height))
                path.closeSubpath()
                return path
            }
            let whole = Path(CGRect(origin: .zero, size: size))
            context.fill(
                whole,
                with: .linearGradient(
                    Gradient(colors: [
                        Color(red: 0.16, green: 0.2, blue: 0.45),
                        Color(red: 0.86, green: 0.45, blue: 0.45),
                        Color(red: 1, green: 0.8, blue: 0.5),
                    ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.66)))
            let sun = CGRect(
                x: size.width * 0.62, y: size.height * 0.28, width: 26, height: 26)
            context.fill(Path(ellipseIn: sun), with: .color(Color(red: 1, green: 0.95, blue: 0.8)))
            context.fill(
                path(
                    [(0, 0.5), (0.16, 0.3), (0.26, 0.42), (0.42, 0.16), (0.6, 0.48), (0.74, 0.36), (1, 0.52)],
                    closed: 0.66),
                with: .color(Color(red: 0.4, green: 0.3, blue: 0.5)))
            context.fill(
                path(
                    [(0, 0.56), (0.2, 0.5), (0.36, 0.6), (0.56, 0.52), (0.8, 0.6), (1, 0.5)],
                    closed: 0.68),
                with: .color(Color(red: 0.19, green: 0.2, blue: 0.35)))
            let water = CGRect(
                x: 0, y: size.height * 0.66, width: size.width, height: size.height * 0.34)
            context.fill(
                Path(water),
                with: .linearGradient(
                    Gradient(colors: [
                        Color(red: 0.78, green: 0.5, blue: 0.5), Color(red: 0.13, green: 0.18, blue: 0.36),
                    ]), startPoint: CGPoint(x: 0, y: water.minY),
                    endPoint: CGPoint(x: 0, y: water.maxY)))
            for line in 0..<9 {
                let y = water.minY + 3 + Double(line * line) * 0.42
                let width = 8 + Double(line) * 3.2
                let shift = line.isMultiple(of: 2) ? 2.0 : -2.0
                context.fill(
                    Path(CGRect(x: sun.midX - width / 2 + shift, y: y, width: width, height: 1.3)),
                    with: .color(Color(red: 1, green: 0.86, blue: 0.66).opacity(0.8)))
            }
        }
    }
}

#Preview { Shaders() }
