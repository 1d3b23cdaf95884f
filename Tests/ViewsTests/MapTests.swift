import AVKit
import AuthenticationServices
import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing
import WebKit

@testable import MapKit
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Maps, and places for what no film opens")
struct MapTests {
  private static let stage = Stage.of(200, 100)
  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private static let region = MKCoordinateRegion(
    center: oslo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.4))

  @Test("the region's middle is the map's, east is at the right and north is up")
  func projection() {
    let map = MapProjection(Self.region, width: 200, height: 100)
    let middle = map.point(Self.oslo)
    #expect(middle.x == 100 && middle.y == 50)
    let east = map.point(CLLocationCoordinate2D(latitude: 59.91, longitude: 10.85))
    let north = map.point(CLLocationCoordinate2D(latitude: 59.95, longitude: 10.75))
    #expect(east.x > 100 && abs(east.y - 50) < 1e-9 && north.y < 50 && abs(north.x - 100) < 1e-9)
    // The whole region is seen, and no more than one of its sides needs.
    let corner = map.point(CLLocationCoordinate2D(latitude: 59.96, longitude: 10.95))
    #expect(corner.x <= 200 + 1e-9 && corner.y >= -1e-9)
    #expect(abs(corner.x - 200) < 1e-9 || abs(corner.y) < 1e-9)
  }

  @Test("a way is as long east as north, as Mercator's plane keeps angles")
  func lengths() {
    let map = MapProjection(Self.region, width: 200, height: 100)
    let parallel = 0.501_3
    let north = map.point(CLLocationCoordinate2D(latitude: 59.92, longitude: 10.75))
    let east = map.point(
      CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75 + 0.01 / parallel))
    #expect(abs((50 - north.y) / (east.x - 100) - 1) < 0.01)
    #expect(abs(map.length(1113.2, at: Self.oslo) / (50 - north.y) - 1) < 0.01)
  }

  @Test("all that is on a map is seen where nobody says what is")
  func automatic() {
    let places = [Self.oslo, CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)]
    let map = MapProjection(MKCoordinateRegion(holding: places), width: 200, height: 100)
    for place in places {
      let point = map.point(place)
      #expect((0...200).contains(point.x) && (0...100).contains(point.y))
    }
    #expect(MKCoordinateRegion(holding: []).span.longitudeDelta == 300)
    #expect(MKCoordinateRegion(holding: [Self.oslo]).span.latitudeDelta == 0.01)
  }

  @Test("views stand at their places by their anchors, whatever the layout direction")
  func annotations() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let places = try tiles(on: Self.stage) {
        Map(initialPosition: .region(Self.region)) {
          Annotation("A", coordinate: Self.oslo) { Tile.of(1, 20, 10) }
          Annotation("B", coordinate: Self.oslo, anchor: .bottom) { Tile.of(2, 20, 10) }
            .annotationTitles(.hidden)
          ForEach([3, 4], id: \.self) { number in
            MapAnnotation(
              coordinate: CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75 + 0.1)
            ) { Tile.of(number, 4, 4) }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      #expect(places[1] == CGRect(x: 90, y: 45, width: 20, height: 10))
      #expect(places[2] == CGRect(x: 90, y: 40, width: 20, height: 10))
      #expect(places[3] == places[4] && places[3]!.midX > 100)
    }
  }

  @Test("the ground fills the map wherever its pins are, and their tips stand on their places")
  func ground() throws {
    for count in 0...3 {
      let found = try list(on: Self.stage) {
        Map(initialPosition: .region(Self.region)) {
          ForEach(0..<count, id: \.self) { number in
            Marker(
              "Pin", systemImage: "star",
              coordinate: CLLocationCoordinate2D(
                latitude: 59.91, longitude: 10.75 + Double(number) / 20))
          }
        }
      }
      #expect(found.fills.first == CGRect(x: 0, y: 0, width: 200, height: 100))
      let balloons = found.fills.filter { $0.height == 40 }
      #expect(balloons.count == count)
      #expect(balloons.allSatisfy { abs($0.maxY - 50) <= 0.5 })
      #expect(balloons.first.map { abs($0.midX - 100) <= 0.5 } ?? true)
    }
  }

  @Test("a camera that is turned or leans is told; one from above is not")
  func camera() throws {
    func told(_ heading: Double, _ pitch: Double) throws -> Bool {
      let camera = MapCamera(
        centerCoordinate: Self.oslo, distance: 900, heading: heading, pitch: pitch)
      let stage = try Rehearsal(Self.stage) { Map(initialPosition: .camera(camera)) }
      return stage.graph.shortcomings.contains { $0.contains("the heading and pitch of MapCamera") }
    }
    #expect(try !told(0, 0))
    #expect(try told(90, 0))
    #expect(try told(0, 40))
  }

  @Test("what lies beyond the map moves nothing on it")
  func beyond() throws {
    let places = try tiles(on: Self.stage) {
      Map(initialPosition: .region(Self.region)) {
        Annotation("A", coordinate: Self.oslo) { Tile.of(1, 20, 10) }
        Annotation("B", coordinate: CLLocationCoordinate2D(latitude: 61, longitude: 9)) {
          Tile.of(2, 20, 10)
        }
      }
    }
    #expect(places[1] == CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(places[2].map { $0.maxX < 0 && $0.maxY < 0 } ?? true)
  }

  @Test("pins have their names below, lines and areas their points")
  func content() throws {
    let found = try list(on: Self.stage) {
      Map(position: .constant(.region(Self.region))) {
        Marker("Home", systemImage: "house", coordinate: Self.oslo).tint(.green)
        Marker("Work", monogram: Text("W"), coordinate: Self.oslo).tag(1)
        UserAnnotation()
        MapCircle(center: Self.oslo, radius: 500).foregroundStyle(.blue.opacity(0.2))
          .stroke(.blue, lineWidth: 2)
        MapPolyline(coordinates: [Self.oslo, Self.oslo]).stroke(.red, lineWidth: 5)
        MapPolygon(coordinates: [Self.oslo, Self.oslo, Self.oslo])
      }
      .mapStyle(.imagery).mapControls { MapCompass() }.onMapCameraChange { _ in }
    }
    #expect(found.words.filter { $0 != "W" } == ["Home", "Work"])
    let circle = found.paths.first { if case .ellipse = $0.kind { true } else { false } }
    #expect(circle?.boundingRect.midX == 100 && circle?.boundingRect.midY == 50)
    let pens = found.commands.compactMap {
      if case .stroke(_, let pen, _, _) = $0 { pen.lineWidth } else { nil }
    }
    #expect(pens.contains(2) && pens.contains(5))
  }

  @Test("that there are no streets is told, and so is what else is not opened")
  func told() throws {
    let told = try Rehearsal(Self.stage) {
      VStack {
        Map()
        Map(coordinateRegion: .constant(Self.region))
        VideoPlayer(player: AVPlayer(url: URL(filePath: "/a.mp4"))) { Text("over") }
        WebView(url: URL(string: "https://example.org/page"))
      }
    }
    #expect(
      told.graph.shortcomings.map { String($0.dropFirst().prefix { $0 != "`" }) }
        == ["the film of VideoPlayer", "the page of WebView", "the streets and names of Map"])
    #expect(told.list.words.contains("over") && told.list.words.contains("example.org"))
  }

  @Test("a button to sign in has its words in its colours, and asks when it is tapped")
  func signIn() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) {
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email, .fullName]
        journal.note("\(request.requestedScopes?.count ?? 0)")
      } onCompletion: { _ in
        journal.note("done")
      }
      .signInWithAppleButtonStyle(.whiteOutline).frame(height: 44)
    }
    #expect(stage.list.words == ["Continue with Apple"])
    #expect(stage.list.fills.first == CGRect(x: 0, y: 28, width: 200, height: 44))
    try stage.tap(100, 50, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == ["2"])
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("SignInWithAppleButton") })
  }

  @Test("a page's address is that of what it loaded, and a player stands")
  func values() {
    let page = WebPage()
    page.load(URLRequest(url: URL(filePath: "/a.html")))
    #expect(page.url?.path() == "/a.html" && !page.isLoading && page.title.isEmpty)
    let player = AVPlayer(url: URL(filePath: "/a.mp4"))
    player.play()
    #expect(player.rate == 0 && player.currentItem?.url.path() == "/a.mp4")
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil)
    let camera = MapCamera(centerCoordinate: Self.oslo, distance: 2000)
    let seen = MapCameraPosition.camera(camera).region
    #expect(seen?.center.latitude == 59.91 && (seen?.span.latitudeDelta ?? 0) > 0)
    #expect(
      MapCameraPosition.userLocation(fallback: .region(Self.region)).region?.span
        == Self.region.span)
  }
}
