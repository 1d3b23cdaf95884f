import SwiftUI

/// A music player: a bar at the foot of an album that grows into the whole player, and is drawn down again.
struct Player: View {
  struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let seconds: Double
  }

  private static let songs = [
    Song(id: 0, title: "Low Tide", seconds: 214),
    Song(id: 1, title: "Salt on the Window", seconds: 187),
    Song(id: 2, title: "Harbour Lights", seconds: 243),
    Song(id: 3, title: "The Keeper", seconds: 201),
    Song(id: 4, title: "Foghorn", seconds: 176),
    Song(id: 5, title: "Gulls, Monday", seconds: 158),
  ]

  /// What comes covers soon, and what goes stays behind it for a while: together they are never seen through.
  private static let fade = AnyTransition.asymmetric(
    insertion: .opacity.animation(.easeOut(duration: 0.15)),
    removal: .opacity.animation(.easeIn(duration: 0.2)))

  @State private var current = 2
  @State private var elapsed = 71.0
  @State private var isPlaying = true
  @State private var isOpen = false
  @State private var isLoved = false
  @State private var volume = 0.6
  @State private var pull = 0.0
  @State private var showsControls = false
  @Namespace private var space

  private var song: Song { Self.songs[current] }

  var body: some View {
    ZStack(alignment: .bottom) {
      NavigationStack { album }
      ZStack(alignment: .bottom) {
        if isOpen {
          full.transition(Self.fade).zIndex(2)
        } else {
          mini.transition(Self.fade).zIndex(1)
        }
      }
      .offset(y: pull)
    }
    .tint(.pink)
    .task(id: isPlaying) {
      while isPlaying && !Task.isCancelled {
        try? await Task.sleep(for: .seconds(0.25))
        elapsed = min(elapsed + 0.25, song.seconds)
      }
    }
    .sensoryFeedback(.selection, trigger: current)
  }

  private var album: some View {
    List {
      VStack(spacing: 6) {
        Artwork(isPlaying: false).frame(width: 190, height: 190)
          .clipShape(.rect(cornerRadius: 12))
          .shadow(color: .black.opacity(0.25), radius: 18, y: 10)
          .padding(.bottom, 12)
        Text("Lighthouse Tapes").font(.title2.bold())
        Text("The Coast Path").font(.title3).foregroundStyle(.pink)
        Text("Ambient · 2024 · Lossless").font(.caption).foregroundStyle(.secondary)
        HStack(spacing: 16) {
          Button {
            isPlaying = true
          } label: {
            Label("Play", systemImage: "play.fill").frame(maxWidth: .infinity)
          }
          Button {
            play(Self.songs.count - 1)
          } label: {
            Label("Shuffle", systemImage: "shuffle").frame(maxWidth: .infinity)
          }
        }
        .buttonStyle(.bordered).controlSize(.large).fontWeight(.semibold)
        .lineLimit(1).minimumScaleFactor(0.6)
        .padding(.top, 10)
      }
      .frame(maxWidth: .infinity)
      .listRowSeparator(.hidden)
      ForEach(Self.songs) { item in
        Button {
          play(item.id)
        } label: {
          row(item)
        }
        .buttonStyle(.plain)
        .alignmentGuide(.listRowSeparatorLeading) { _ in 38 }
      }
    }
    .listStyle(.plain)
    .contentMargins(.bottom, 80, for: .scrollContent)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Download", systemImage: "arrow.down.circle") {}
        Menu("More", systemImage: "ellipsis.circle") { Button("Add to Library") {} }
      }
    }
  }

  private func row(_ item: Song) -> some View {
    HStack(spacing: 14) {
      ZStack {
        if item.id == current {
          Image(systemName: "waveform").foregroundStyle(.pink)
            .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isPlaying)
        } else {
          Text("\(item.id + 1)").foregroundStyle(.secondary).monospacedDigit()
        }
      }
      .frame(width: 24)
      Text(item.title)
      Spacer()
      Image(systemName: "ellipsis").foregroundStyle(.secondary)
    }
    .contentShape(.rect)
  }

  private var mini: some View {
    HStack(spacing: 12) {
      Artwork(isPlaying: isPlaying)
        .clipShape(.rect(cornerRadius: 6))
        .matchedGeometryEffect(id: "art", in: space)
        .frame(width: 40, height: 40)
      Text(song.title).lineLimit(1)
        .matchedGeometryEffect(id: "title", in: space, properties: .position)
      Spacer()
      playButton.font(.title2)
      Button("Next", systemImage: "forward.fill") { play(current + 1) }
        .labelStyle(.iconOnly).font(.title3)
    }
    .foregroundStyle(.primary)
    .padding(8).padding(.trailing, 8)
    .background {
      RoundedRectangle(cornerRadius: 14).fill(.regularMaterial)
        .matchedGeometryEffect(id: "ground", in: space)
        .shadow(color: .black.opacity(0.2), radius: 10, y: 3)
    }
    .contentShape(.rect)
    .onTapGesture { withAnimation(.spring(duration: 0.55, bounce: 0.12)) { isOpen = true } }
    .accessibilityIdentifier("Mini Player")
    .padding(.horizontal, 10).padding(.bottom, 4)
  }

  private var full: some View {
    VStack(spacing: 0) {
      Capsule().fill(.white.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 8)
      Spacer(minLength: 20)
      Artwork(isPlaying: isPlaying)
        .clipShape(.rect(cornerRadius: 12))
        .matchedGeometryEffect(id: "art", in: space)
        .aspectRatio(1, contentMode: .fit)
        .scaleEffect(isPlaying ? 1 : 0.8)
        .shadow(color: .black.opacity(0.35), radius: 24, y: 12)
        .animation(.spring(duration: 0.5, bounce: 0.35), value: isPlaying)
      Spacer(minLength: 20)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(song.title).font(.title3.bold()).lineLimit(1)
            .contentTransition(.opacity)
            .matchedGeometryEffect(id: "title", in: space, properties: .position)
          Text("The Coast Path").font(.title3).opacity(showsControls ? 0.7 : 0)
        }
        Spacer()
        Button("Love", systemImage: isLoved ? "star.fill" : "star") { isLoved.toggle() }
          .labelStyle(.iconOnly).font(.body.weight(.semibold))
          .contentTransition(.symbolEffect(.replace))
          .frame(width: 34, height: 34).background(.white.opacity(0.15), in: .circle)
          .opacity(showsControls ? 1 : 0)
      }
      controls
        .opacity(showsControls ? 1 : 0).offset(y: showsControls ? 0 : 90)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 28).padding(.bottom, 12)
    .background {
      RoundedRectangle(cornerRadius: pull > 0 ? 40 : 0).fill(Artwork.ground)
        .matchedGeometryEffect(id: "ground", in: space)
        .ignoresSafeArea()
    }
    .gesture(
      DragGesture()
        .onChanged { pull = max(0, $0.translation.height) }
        .onEnded { value in
          withAnimation(.spring(duration: 0.5, bounce: 0.1)) {
            if value.predictedEndTranslation.height > 200 { isOpen = false }
            pull = 0
          }
        }
    )
    .onAppear { withAnimation(.smooth(duration: 0.5).delay(0.12)) { showsControls = true } }
    .onDisappear { showsControls = false }
  }

  private var controls: some View {
    VStack(spacing: 0) {
      scrubber.padding(.vertical, 20)
      transport.padding(.vertical, 12)
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill")
        Slider(value: $volume).tint(.white)
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption).foregroundStyle(.white.opacity(0.7)).padding(.vertical, 16)
      HStack {
        Image(systemName: "quote.bubble")
        Spacer()
        Image(systemName: "airplayaudio")
        Spacer()
        Image(systemName: "list.bullet")
      }
      .font(.title3).foregroundStyle(.white.opacity(0.7)).padding(.horizontal, 36)
    }
  }

  private var scrubber: some View {
    VStack(spacing: 6) {
      GeometryReader { proxy in
        Capsule().fill(.white.opacity(0.25))
          .overlay(alignment: .leading) {
            Capsule().fill(.white.opacity(0.8))
              .frame(width: proxy.size.width * elapsed / song.seconds)
              .animation(.linear(duration: 0.25), value: elapsed)
          }
          .clipShape(.capsule)
      }
      .frame(height: 7)
      HStack {
        Text(Duration.seconds(elapsed), format: .time(pattern: .minuteSecond))
          .contentTransition(.numericText())
        Spacer()
        Text("-\(Duration.seconds(song.seconds - elapsed), format: .time(pattern: .minuteSecond))")
      }
      .font(.caption.monospacedDigit()).opacity(0.7)
    }
  }

  private var transport: some View {
    HStack {
      Spacer()
      Button("Previous", systemImage: "backward.fill") { play(current - 1) }
      Spacer()
      playButton.font(.system(size: 44))
      Spacer()
      Button("Next", systemImage: "forward.fill") { play(current + 1) }
      Spacer()
    }
    .labelStyle(.iconOnly).font(.title)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var playButton: some View {
    Button {
      isPlaying.toggle()
    } label: {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
        .frame(width: 44, height: 44)
    }
    .accessibilityLabel("Play or pause")
  }

  private func play(_ id: Int) {
    withAnimation(.snappy) {
      current = (id + Self.songs.count) % Self.songs.count
      elapsed = 0
      isPlaying = true
    }
  }
}

/// The cover: a lighthouse's beam that turns over the sea while music plays.
private struct Artwork: View {
  static let ground = LinearGradient(
    colors: [Color(red: 0.16, green: 0.2, blue: 0.42), Color(red: 0.55, green: 0.24, blue: 0.42)],
    startPoint: .top, endPoint: .bottom)

  let isPlaying: Bool

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        LinearGradient(
          colors: [.indigo, .purple, .orange, .yellow], startPoint: .top, endPoint: .bottom)
        AngularGradient(
          colors: [.clear, .white.opacity(0.7), .clear, .clear, .clear, .clear],
          center: UnitPoint(x: 0.5, y: 0.36), angle: .degrees(isPlaying ? 320 : 290)
        )
        .blendMode(.plusLighter)
        .animation(.smooth(duration: 1.5), value: isPlaying)
        Circle().fill(Color(red: 1, green: 0.97, blue: 0.8)).frame(width: side * 0.1)
          .shadow(color: .white, radius: side * 0.06)
          .position(x: proxy.size.width / 2, y: side * 0.36)
        UnevenRoundedRectangle(topLeadingRadius: side * 0.03, topTrailingRadius: side * 0.03)
          .fill(.white.gradient)
          .frame(width: side * 0.12, height: side * 0.34)
          .position(x: proxy.size.width / 2, y: side * 0.59)
        Rectangle().fill(.indigo.gradient).frame(height: side * 0.26)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
  }
}

#Preview { Player() }
