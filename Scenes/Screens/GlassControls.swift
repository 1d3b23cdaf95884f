// Liquid Glass over a picture: a row of tools that grows out of one button and goes back into it, a player's bar and a card.
// Made for this project.

import SwiftUI

struct GlassControls: View {
  @State private var isOpen = false
  @State private var isLiked = false
  @State private var isPlaying = false
  @Namespace private var glass

  private let tools: [(name: String, symbol: String)] = [
    ("Write", "pencil"), ("Wipe", "eraser.fill"), ("Share", "square.and.arrow.up"),
  ]

  var body: some View {
    ZStack {
      Landscape().ignoresSafeArea()
      VStack(spacing: 0) {
        header
        Spacer()
        toolbox
        Spacer()
        card
        player.padding(.top, 16)
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
    }
  }

  private var header: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "chevron.left").frame(width: 44, height: 44)
      }
      .buttonBorderShape(.circle)
      .buttonStyle(.glass)
      Spacer()
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 0) {
          Button {
            isLiked.toggle()
          } label: {
            Image(systemName: isLiked ? "heart.fill" : "heart")
              .foregroundStyle(isLiked ? AnyShapeStyle(.pink) : AnyShapeStyle(.primary))
              .frame(width: 48, height: 44)
          }
          .buttonStyle(.plain)
          .glassEffect(.regular.interactive())
          .glassEffectUnion(id: "actions", namespace: glass)
          Image(systemName: "ellipsis").frame(width: 48, height: 44)
            .glassEffect(.regular.interactive())
            .glassEffectUnion(id: "actions", namespace: glass)
        }
      }
    }
    .font(.system(size: 19, weight: .medium))
  }

  private var toolbox: some View {
    GlassEffectContainer(spacing: 24) {
      HStack(spacing: 24) {
        if isOpen {
          ForEach(tools, id: \.name) { tool in
            Image(systemName: tool.symbol)
              .frame(width: 60, height: 60)
              .glassEffect(.regular, in: .circle)
              .glassEffectID(tool.name, in: glass)
          }
        }
        Button {
          withAnimation(.spring(duration: 0.6, bounce: 0.2)) { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "xmark" : "scribble").frame(width: 60, height: 60)
        }
        .buttonStyle(.plain)
        .glassEffect(.regular.tint(isOpen ? .orange : nil).interactive(), in: .circle)
        .glassEffectID("toggle", in: glass)
      }
    }
    .font(.system(size: 24, weight: .medium))
  }

  private var card: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lago di Braies").font(.title2.bold())
        Text("Dolomites · 1496 m").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Route") {}.buttonStyle(.glassProminent)
    }
    .padding(20)
    .glassEffect(.regular, in: .rect(cornerRadius: 28))
  }

  private var player: some View {
    HStack(spacing: 22) {
      Image(systemName: "backward.fill")
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title)
      }
      .buttonStyle(.plain)
      Image(systemName: "forward.fill")
    }
    .font(.title2)
    .foregroundStyle(.white)
    .padding(.horizontal, 28)
    .frame(height: 60)
    .glassEffect(.clear.interactive())
  }
}

/// A lake before mountains, drawn: what glass is to bend.
private struct Landscape: View {
  var body: some View {
    Canvas { context, size in
      let sky = Gradient(colors: [
        Color(red: 0.16, green: 0.36, blue: 0.68), Color(red: 0.52, green: 0.72, blue: 0.9),
        Color(red: 0.98, green: 0.8, blue: 0.66),
      ])
      let shore = size.height * 0.62
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width, height: shore)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: shore)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.62, y: shore - 330, width: 70, height: 70)),
        with: .color(Color(red: 1, green: 0.93, blue: 0.78)))
      ridge(
        &context, size, base: shore, height: 320, step: 34, seed: 3,
        [Color(red: 0.56, green: 0.52, blue: 0.62), Color(red: 0.72, green: 0.66, blue: 0.7)])
      ridge(
        &context, size, base: shore, height: 210, step: 46, seed: 8,
        [Color(red: 0.24, green: 0.33, blue: 0.48), Color(red: 0.44, green: 0.52, blue: 0.6)])
      ridge(
        &context, size, base: shore, height: 100, step: 9, seed: 5,
        [Color(red: 0.07, green: 0.2, blue: 0.2), Color(red: 0.14, green: 0.33, blue: 0.27)])
      let lake = Gradient(colors: [
        Color(red: 0.1, green: 0.42, blue: 0.47), Color(red: 0.22, green: 0.66, blue: 0.66),
        Color(red: 0.05, green: 0.25, blue: 0.36),
      ])
      context.fill(
        Path(CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)),
        with: .linearGradient(
          lake, startPoint: CGPoint(x: 0, y: shore), endPoint: CGPoint(x: 0, y: size.height)))
      for wave in 0..<26 {
        let y = shore + 12 + CGFloat(wave * wave) * 0.5 + CGFloat(wave) * 5
        let x = CGFloat((wave * 97) % 340) - 40
        context.fill(
          Path(ellipseIn: CGRect(x: x, y: y, width: 60 + CGFloat(wave * 6), height: 2.5)),
          with: .color(.white.opacity(0.35)))
      }
      // A boat with a red side.
      let boat = CGRect(x: size.width * 0.24, y: shore + 118, width: 150, height: 26)
      context.fill(
        Path(roundedRect: boat, cornerRadius: 13),
        with: .color(Color(red: 0.75, green: 0.22, blue: 0.14)))
      context.fill(
        Path(roundedRect: boat.insetBy(dx: 10, dy: 8), cornerRadius: 5),
        with: .color(Color(red: 0.96, green: 0.84, blue: 0.62)))
    }
  }

  private func ridge(
    _ context: inout GraphicsContext, _ size: CGSize, base: CGFloat, height: CGFloat,
    step: CGFloat, seed: Int, _ colors: [Color]
  ) {
    var path = Path()
    path.move(to: CGPoint(x: -step, y: base))
    var (x, number) = (-step, seed)
    while x < size.width + step {
      number = (number * 1_103 + 12_345) % 65_536
      let swell = 0.5 + 0.5 * sin(Double(x) / 70 + Double(seed))
      let part = 0.35 + 0.4 * swell + 0.25 * Double(number) / 65_536
      path.addLine(to: CGPoint(x: x, y: base - height * part))
      x += step
    }
    path.addLine(to: CGPoint(x: size.width + step, y: base))
    path.closeSubpath()
    context.fill(
      path,
      with: .linearGradient(
        Gradient(colors: colors), startPoint: CGPoint(x: 0, y: base - height),
        endPoint: CGPoint(x: 0, y: base)))
  }
}

#Preview { GlassControls() }
