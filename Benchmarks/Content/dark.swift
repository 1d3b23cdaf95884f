import SwiftUI

// A dark dashboard: soft gradients, glows, rings that fill, cards that spring up.
private struct Ring: View {
  let color: Color
  let part: Double
  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 10)
      Circle().trim(from: 0, to: part).stroke(
        color, style: StrokeStyle(lineWidth: 10, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
    }
    .frame(width: 88, height: 88)
    .shadow(color: color.opacity(0.6), radius: 12)
  }
}

private struct Dashboard: View {
  @State private var isShown = false
  private let colors: [Color] = [.pink, .green, .cyan, .orange, .purple, .yellow]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.05, green: 0.06, blue: 0.12), Color(red: 0.13, green: 0.08, blue: 0.2),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 20) {
        Text("Tonight").font(.largeTitle).bold().foregroundStyle(.white)
        ForEach(0..<2, id: \.self) { row in
          HStack(spacing: 20) {
            ForEach(0..<3, id: \.self) { column in
              let number = row * 3 + column
              VStack(spacing: 12) {
                Ring(color: colors[number], part: isShown ? 0.35 + 0.1 * Double(number) : 0.02)
                  .animation(.easeInOut(duration: 1.2).delay(0.1 * Double(number)), value: isShown)
                Text("Lane \(number + 1)").font(.headline).foregroundStyle(.white)
                Text("\(40 + 7 * number) of 100").font(.caption).foregroundStyle(.gray)
              }
              .frame(width: 236, height: 206)
              .background(
                Color(red: 0.12, green: 0.13, blue: 0.2), in: RoundedRectangle(cornerRadius: 20)
              )
              .offset(y: isShown ? 0 : 50)
              .opacity(isShown ? 1 : 0)
              .animation(
                .spring(duration: 0.6, bounce: 0.3).delay(0.08 * Double(number)), value: isShown)
            }
          }
        }
      }
    }
    .onAppear { isShown = true }
  }
}

#Preview(traits: .fixedLayout(width: 800, height: 600)) { Dashboard() }
