import AVKit
import AuthenticationServices
import MapKit
import Rostrum
import WebKit

/// Screens of shops, settings and places as they are pinned.
enum PinnedNames {
  struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Image(systemName: "camera.fill").foregroundStyle(.white)
          .symbolColorRenderingMode(.gradient)
          .frame(maxWidth: .infinity).frame(height: 60)
          .background(.indigo.gradient, in: ContainerRelativeShape())
        HStack {
          Text("Camera")
          Spacer()
          Menu("Size") { Button("Large") {} }.menuStyle(.borderedButton).controlSize(.small)
        }
        Button("Buy") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
      }
      .padding(10)
      .background(.background.secondary, in: ContainerRelativeShape())
      .containerShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .scenePadding()
    }
  }

  struct Rows: View {
    var body: some View {
      List {
        Label("Airplane", systemImage: "airplane").listItemTint(.orange)
        Label("Storage", systemImage: "star").labelIconToTitleSpacing(24)
          .labelReservedIconWidth(36)
        Text("Version 3.1").textSelection(.enabled).selectionDisabled()
      }
    }
  }

  struct Titled: View {
    var body: some View {
      NavigationStack {
        Text("Words").navigationTitle("Draft").toolbarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
          .toolbar {
            ToolbarItem { Image(systemName: "plus") }
            ToolbarSpacer(.fixed)
            ToolbarItem { Image(systemName: "ellipsis") }
          }
      }
    }
  }

  struct City: Identifiable {
    let id: Int
    let name: String
    let size: Int
  }

  struct Cities: View {
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var chosen: Int? = 2
    private let cities = [
      City(id: 1, name: "Aarhus", size: 290), City(id: 2, name: "Oslo", size: 709),
    ]
    var body: some View {
      Table(cities, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(80).alignment(.trailing)
      }
    }
  }

  struct Trip: View {
    private let harbour = CLLocationCoordinate2D(latitude: 59.907, longitude: 10.737)
    private let museum = CLLocationCoordinate2D(latitude: 59.911, longitude: 10.728)
    var body: some View {
      Map {
        Marker("Harbour", systemImage: "star.fill", coordinate: harbour)
        Annotation("Museum", coordinate: museum) { Circle().frame(width: 12, height: 12) }
        MapPolyline(coordinates: [harbour, museum]).stroke(.blue, lineWidth: 5)
      }
    }
  }

  struct Places: View {
    var body: some View {
      VStack {
        VideoPlayer(player: nil).frame(height: 90)
        WebView(url: URL(string: "https://example.org/terms")).frame(height: 90)
        SignInWithAppleButton { _ in
        } onCompletion: { _ in
        }.frame(height: 44)
        SignInWithAppleButton(.signUp) { _ in
        } onCompletion: { _ in
        }
        .signInWithAppleButtonStyle(.whiteOutline).frame(height: 30)
      }
    }
  }
}
