import SwiftUI

/// The first pages of an app: each has a drawing that moves, and all of them follow the finger.
struct Onboarding: View {
  struct Page: Identifiable {
    let id: Int
    let title: String
    let text: String
    let colors: [Color]
  }

  private static let pages = [
    Page(
      id: 0, title: "Find Your Path",
      text: "Walks along the coast, from an hour to a week.", colors: [.teal, .blue]),
    Page(
      id: 1, title: "Know the Weather",
      text: "Rain, wind and tides for every leg, a day ahead.", colors: [.indigo, .purple]),
    Page(
      id: 2, title: "Never Walk Alone",
      text: "Share where you are with those who wait for you.", colors: [.orange, .pink]),
  ]

  @State private var page: Int? = 0
  @State private var isDone = false
  @Environment(\.dynamicTypeSize) private var typeSize

  private var current: Int { page ?? 0 }

  var body: some View {
    VStack(spacing: 28) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Self.pages) { item in
            view(of: item).containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .scrollIndicators(.hidden)
      dots
      button
    }
    .padding(.bottom, 12)
    .background {
      LinearGradient(
        colors: Self.pages[current].colors.map { $0.opacity(0.22) } + [Color(.systemBackground)],
        startPoint: .top, endPoint: .center
      )
      .ignoresSafeArea()
      .animation(.smooth, value: current)
    }
    .overlay(alignment: .topTrailing) {
      Button("Skip") { withAnimation(.smooth) { page = 2 } }
        .padding(.horizontal, 20)
        .opacity(current < 2 ? 1 : 0)
        .animation(.smooth, value: current)
    }
    .tint(Self.pages[current].colors[0])
    .sensoryFeedback(.selection, trigger: current)
    .fullScreenCover(isPresented: $isDone) {
      ContentUnavailableView(
        "Ready", systemImage: "checkmark.circle", description: Text("Have a good walk."))
    }
  }

  private func view(of item: Page) -> some View {
    VStack(spacing: 16) {
      Spacer()
      illustration(item)
        .frame(width: 280, height: 280)
        .scaleEffect(typeSize.isAccessibilitySize ? 0.75 : 1)
        .frame(height: typeSize.isAccessibilitySize ? 210 : 280)
        .scrollTransition(axis: .horizontal) { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : 0.7)
            .rotationEffect(.degrees(phase.value * 12))
            .opacity(phase.isIdentity ? 1 : 0.4)
        }
      Spacer()
      VStack(spacing: 16) {
        Text(item.title).font(.largeTitle.bold())
          .minimumScaleFactor(0.7)
        Text(item.text).font(.title3).foregroundStyle(.secondary)
          .frame(minHeight: 60, alignment: .top)
      }
      .padding(.horizontal, 32)
      .frame(maxWidth: .infinity)
      .fixedSize(horizontal: false, vertical: true)
      .scrollTransition(axis: .horizontal) { content, phase in
        content.offset(x: phase.value * 80).opacity(phase.isIdentity ? 1 : 0)
      }
      .multilineTextAlignment(.center)
    }
  }

  @ViewBuilder private func illustration(_ item: Page) -> some View {
    switch item.id {
    case 0: Walk(colors: item.colors)
    case 1: Weather(colors: item.colors)
    default: Friends(colors: item.colors)
    }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(Self.pages) { item in
        Capsule()
          .fill(item.id == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
          .frame(width: item.id == current ? 24 : 8, height: 8)
      }
    }
    .animation(.snappy, value: current)
    .accessibilityElement()
    .accessibilityLabel("Page \(current + 1) of \(Self.pages.count)")
  }

  private var button: some View {
    Button {
      if current == 2 {
        isDone = true
      } else {
        withAnimation(.smooth(duration: 0.6)) { page = current + 1 }
      }
    } label: {
      Text(current == 2 ? "Get Started" : "Continue").font(.headline)
        .contentTransition(.numericText())
        .frame(maxWidth: .infinity).padding(.vertical, 6)
    }
    .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
    .animation(.smooth, value: current)
    .padding(.horizontal, 24)
    .accessibilityIdentifier("Next")
  }
}

/// A path that draws itself over hills to a flag, which bounces.
private struct Walk: View {
  let colors: [Color]
  @State private var reached = 0.0

  var body: some View {
    ZStack {
      Circle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Hill(height: 0.55).fill(.white.opacity(0.25))
      Hill(height: 0.38).fill(.white.opacity(0.3)).scaleEffect(x: -1)
      Trail().trim(from: 0, to: reached)
        .stroke(.white, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [1, 12]))
      Image(systemName: "flag.fill").font(.system(size: 44)).foregroundStyle(.white)
        .keyframeAnimator(initialValue: 0.0, repeating: true) { content, angle in
          content.rotationEffect(.degrees(angle), anchor: .bottomLeading)
        } keyframes: { _ in
          CubicKeyframe(8, duration: 0.5)
          CubicKeyframe(-6, duration: 0.6)
          CubicKeyframe(0, duration: 0.5)
        }
        .offset(x: 62, y: -74)
        .scaleEffect(reached == 1 ? 1 : 0.2, anchor: .center).opacity(reached == 1 ? 1 : 0)
        .animation(.bouncy.delay(1.1), value: reached)
    }
    .clipShape(.circle)
    .onAppear { withAnimation(.easeInOut(duration: 1.4).delay(0.2)) { reached = 1 } }
  }

  private struct Hill: Shape {
    let height: Double
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: rect.height * (1 - height * 0.6)))
        path.addCurve(
          to: CGPoint(x: rect.width, y: rect.height * (1 - height)),
          control1: CGPoint(x: rect.width * 0.4, y: rect.height * (1 - height * 1.8)),
          control2: CGPoint(x: rect.width * 0.55, y: rect.height * (1 - height * 0.2)))
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
      }
    }
  }

  private struct Trail: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.width * 0.2, y: rect.height * 0.92))
        path.addCurve(
          to: CGPoint(x: rect.width * 0.66, y: rect.height * 0.32),
          control1: CGPoint(x: rect.width * 0.95, y: rect.height * 0.8),
          control2: CGPoint(x: rect.width * 0.15, y: rect.height * 0.55))
      }
    }
  }
}

/// A cloud that drifts before the sun, and rain below.
private struct Weather: View {
  let colors: [Color]

  var body: some View {
    ZStack {
      Circle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Image(systemName: "sun.max.fill").font(.system(size: 96)).foregroundStyle(.yellow)
        .symbolEffect(.pulse)
        .offset(x: 50, y: -50)
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          for drop in 0..<18 {
            let lane = Double(drop) * 0.618
            let x = (lane - lane.rounded(.down)) * 150 + 60
            let fall = (time * 0.9 + lane * 2.3).truncatingRemainder(dividingBy: 1)
            var path = Path()
            path.move(to: CGPoint(x: x, y: 160 + fall * 90))
            path.addLine(to: CGPoint(x: x - 4, y: 172 + fall * 90))
            context.stroke(
              path, with: .color(.white.opacity(1 - fall)),
              style: StrokeStyle(lineWidth: 4, lineCap: .round))
          }
        }
      }
      Image(systemName: "cloud.fill").font(.system(size: 130)).foregroundStyle(.white)
        .shadow(color: .black.opacity(0.2), radius: 12, y: 8)
        .phaseAnimator([-10.0, 10]) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .easeInOut(duration: 1.6)
        }
    }
    .clipShape(.circle)
  }
}

/// A place from which rings go out, with faces around it.
private struct Friends: View {
  let colors: [Color]
  private static let faces = ["figure.walk", "figure.hiking", "heart.fill", "message.fill"]

  var body: some View {
    ZStack {
      Circle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      ForEach(0..<3) { ring in
        Circle().stroke(.white, lineWidth: 2)
          .keyframeAnimator(initialValue: 0.0) { content, share in
            content.scaleEffect(0.25 + share * 0.75).opacity(1 - share)
          } keyframes: { _ in
            LinearKeyframe(Double(ring) / 3, duration: 0)
            LinearKeyframe(1, duration: 2.4 * (1 - Double(ring) / 3))
            MoveKeyframe(0)
            LinearKeyframe(Double(ring) / 3, duration: 0.8 * Double(ring))
          }
      }
      ForEach(Array(Self.faces.enumerated()), id: \.offset) { index, face in
        Image(systemName: face).font(.title2).foregroundStyle(colors[1])
          .frame(width: 54, height: 54).background(.white, in: .circle)
          .rotationEffect(.degrees(90 * Double(index) + 35))
          .offset(x: 96)
          .rotationEffect(.degrees(-90 * Double(index) - 35))
      }
      Image(systemName: "location.fill").font(.system(size: 40)).foregroundStyle(.white)
        .frame(width: 96, height: 96)
        .background(.white.opacity(0.25), in: .circle)
    }
    .clipShape(.circle)
  }
}

#Preview { Onboarding() }
