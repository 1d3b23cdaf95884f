import SwiftUI

/// A library of pictures: one grows out of the grid, is looked at closely, gets a heart, and is drawn back down.
struct PhotoGrid: View {
  struct Photo: Identifiable, Equatable {
    let id: Int
    let place: String
    let date: String
    let hue: Double
    let hour: Double
  }

  private static let photos: [Photo] = {
    let places = ["Dunes", "Lighthouse", "Harbour", "Cliff Walk", "The Bay", "Old Pier"]
    return (0..<24).map { number in
      Photo(
        id: number, place: places[number % places.count], date: "\(number / 3 + 3) October",
        hue: Double(number * 47 % 100) / 100, hour: Double(number * 31 % 24) / 24)
    }
  }()

  @State private var open: Photo?
  @State private var isExpanded = false
  @State private var loved: Set<Int> = [2, 7]
  @State private var drag = CGSize.zero
  @State private var zoom = 1.0
  @State private var scope = 2
  @Namespace private var space

  private var distance: Double { min(abs(drag.height) / 300, 1) }

  var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
          ) {
            ForEach(Self.photos) { cell($0) }
          }
        }
        .navigationTitle("Library")
        .safeAreaInset(edge: .bottom) { scopes }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Select") {} }
        }
      }
      if let open { detail(open).transition(.identity) }
    }
    .sensoryFeedback(.impact(weight: .light), trigger: loved)
  }

  private func cell(_ photo: Photo) -> some View {
    Color.clear.aspectRatio(1, contentMode: .fit)
      .overlay { Picture(photo: photo).opacity(open == photo ? 0 : 1) }
      .matchedGeometryEffect(id: photo.id, in: space)
      .overlay(alignment: .bottomLeading) {
        if loved.contains(photo.id), open != photo {
          Image(systemName: "heart.fill").font(.caption2).foregroundStyle(.white)
            .shadow(radius: 2).padding(6)
        }
      }
      .contentShape(.rect)
      .onTapGesture { open = photo }
      .accessibilityElement()
      .accessibilityLabel("\(photo.place) \(photo.id)")
  }

  private var scopes: some View {
    Picker("Scope", selection: $scope) {
      Text("Years").tag(0)
      Text("Months").tag(1)
      Text("All").tag(2)
    }
    .pickerStyle(.segmented)
    .padding(6)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 14))
    .padding(.horizontal, 40).padding(.bottom, 6)
  }

  private func detail(_ photo: Photo) -> some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
        .opacity(isExpanded ? 1 - distance * 0.8 : 0)
      Color.clear.aspectRatio(3 / 4, contentMode: .fit)
        .matchedGeometryEffect(id: "page", in: space)
      Picture(photo: photo)
        .matchedGeometryEffect(
          id: isExpanded ? AnyHashable("page") : AnyHashable(photo.id), in: space, isSource: false
        )
        .scaleEffect(zoom * (1 - distance * 0.25))
        .offset(drag)
        .onTapGesture(count: 2) {
          withAnimation(.spring(duration: 0.4)) { zoom = zoom > 1 ? 1 : 2.2 }
        }
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { value in
              if zoom == 1, value.predictedEndTranslation.height > 160 {
                close()
              } else {
                withAnimation(.spring(duration: 0.45, bounce: 0.1)) { drag = .zero }
              }
            }
        )
        .accessibilityIdentifier("Picture")
    }
    .overlay(alignment: .top) { bar(photo).opacity(chrome) }
    .overlay(alignment: .bottom) { tools(photo).opacity(chrome) }
    .onAppear { withAnimation(.spring(duration: 0.45, bounce: 0.15)) { isExpanded = true } }
  }

  private var chrome: Double {
    isExpanded && zoom == 1 ? 1 - min(distance * 3, 1) : 0
  }

  private func bar(_ photo: Photo) -> some View {
    HStack {
      Button("Close", systemImage: "chevron.backward") { close() }
        .labelStyle(.iconOnly).font(.title3.weight(.medium))
      Spacer()
      VStack(spacing: 0) {
        Text(photo.place).font(.subheadline.weight(.semibold))
        Text(photo.date).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "ellipsis.circle").font(.title3).foregroundStyle(.tint)
    }
    .padding(.horizontal).padding(.vertical, 8)
    .background(.bar)
  }

  private func tools(_ photo: Photo) -> some View {
    HStack {
      Image(systemName: "square.and.arrow.up")
      Spacer()
      Button {
        withAnimation(.bouncy) {
          if loved.remove(photo.id) == nil { loved.insert(photo.id) }
        }
      } label: {
        Image(systemName: loved.contains(photo.id) ? "heart.fill" : "heart")
          .contentTransition(.symbolEffect(.replace))
          .symbolEffect(.bounce, value: loved.contains(photo.id))
      }
      .accessibilityLabel("Heart")
      Spacer()
      Image(systemName: "info.circle")
      Spacer()
      Image(systemName: "slider.horizontal.3")
      Spacer()
      Image(systemName: "trash")
    }
    .font(.title3).foregroundStyle(.tint)
    .padding(.horizontal, 24).padding(.vertical, 12)
    .background(.bar)
  }

  private func close() {
    withAnimation(.spring(duration: 0.45, bounce: 0.1)) {
      isExpanded = false
      drag = .zero
    } completion: {
      open = nil
    }
  }
}

/// A picture of the sea: a sky of its hour, a sun or moon, and hills in its hue.
private struct Picture: View {
  let photo: PhotoGrid.Photo

  var body: some View {
    Canvas { context, size in
      let isNight = photo.hour < 0.25 || photo.hour > 0.8
      let sky = Gradient(
        colors: isNight
          ? [
            Color(hue: 0.65, saturation: 0.7, brightness: 0.2),
            Color(hue: 0.75, saturation: 0.5, brightness: 0.5),
          ]
          : [
            Color(hue: 0.57, saturation: 0.5, brightness: 0.9),
            Color(hue: 0.1, saturation: 0.25, brightness: 1),
          ])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.7))
      )
      let sun = CGRect(
        x: size.width * (0.15 + photo.hue * 0.6), y: size.height * (0.12 + photo.hour * 0.25),
        width: size.width * 0.14, height: size.width * 0.14)
      context.fill(Path(ellipseIn: sun), with: .color(isNight ? .white.opacity(0.9) : .yellow))
      for layer in 0..<3 {
        let depth = Double(layer) / 3
        let base = size.height * (0.52 + depth * 0.16)
        var path = Path()
        path.move(to: CGPoint(x: 0, y: base))
        path.addCurve(
          to: CGPoint(x: size.width, y: base + size.height * 0.04),
          control1: CGPoint(x: size.width * (0.2 + photo.hue * 0.3), y: base - size.height * 0.22),
          control2: CGPoint(x: size.width * (0.9 - photo.hour * 0.4), y: base + size.height * 0.14))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.closeSubpath()
        context.fill(
          path,
          with: .color(
            Color(
              hue: photo.hue, saturation: 0.35 + depth * 0.4,
              brightness: (isNight ? 0.45 : 0.85) - depth * 0.4)))
      }
    }
  }
}

#Preview { PhotoGrid() }
