import DisplayList
import Foundation
import Geometry
import Rostrum
import SceneGraph
import Testing

@testable import MapKit
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Maps under fingers and cameras")
struct MapMotionTests {
  private static let stage = Stage.of(200, 100)
  private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
  private static let bergen = CLLocationCoordinate2D(latitude: 60.39, longitude: 5.32)

  private static func region(_ center: CLLocationCoordinate2D) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.4))
  }

  /// A map with a tile at Oslo, which writes down what it is told.
  private struct Trip: View {
    let hook: Hook<MapCameraPosition>
    let journal: Journal
    var modes = MapInteractionModes.all
    var frequency = MapCameraUpdateFrequency.onEnd
    @State private var position = MapCameraPosition.region(MapMotionTests.region(oslo))
    var body: some View {
      hook.binding = $position
      return Map(position: $position, interactionModes: modes) {
        Annotation("", coordinate: oslo) { Tile.of(1, 10, 10) }.annotationTitles(.hidden)
      }
      .onMapCameraChange(frequency: frequency) { context in
        let center = context.region.center
        journal.note("\(Int((center.longitude * 1000).rounded()))")
      }
    }
  }

  private func trip(
    _ journal: Journal = Journal(), _ hook: Hook<MapCameraPosition> = Hook(),
    modes: MapInteractionModes = .all, frequency: MapCameraUpdateFrequency = .onEnd
  ) throws -> Rehearsal {
    try Rehearsal(Self.stage) {
      Trip(hook: hook, journal: journal, modes: modes, frequency: frequency)
    }
  }

  private func middle(_ stage: Rehearsal) throws -> CGPoint {
    let tile = try stage.tile(1)
    return CGPoint(x: tile.midX, y: tile.midY)
  }

  /// A finger goes on without a pause before it leaves.
  private func push(_ stage: Rehearsal, by way: CGSize) throws {
    try stage.drag(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100 + way.width, y: 50 + way.height), at: 0.1,
      steps: 24)
  }

  // MARK: Values

  @Test("a point's place is at the point, and the region that is seen is seen again")
  func inverse() {
    let map = MapProjection(Self.region(Self.oslo), width: 200, height: 100)
    for (x, y) in [(0.0, 0.0), (20, 70), (200, 100), (100, 50)] {
      let point = map.point(map.place(x: x, y: y))
      #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6)
    }
    let again = MapProjection(map.region, width: 200, height: 100).focus
    #expect(abs(again.x - map.focus.x) < 1e-12 && abs(again.scale / map.focus.scale - 1) < 1e-3)
  }

  @Test("what is under fingers stays under them")
  func fingers() {
    let focus = MapProjection(Self.region(Self.oslo), width: 200, height: 100).focus
    func point(_ focus: MapFocus) -> (x: Double, y: Double) {
      MapProjection(focus, width: 200, height: 100).point(Self.oslo)
    }
    let moved = point(focus.moved(by: CGSize(width: 30, height: -20)))
    #expect(abs(moved.x - 130) < 1e-6 && abs(moved.y - 30) < 1e-6)
    // Twice as large about a point: what is there stays, what is in the middle is twice as far from it.
    let large = focus.magnified(by: 2, about: CGSize(width: -40, height: 10))
    let seen = point(large)
    #expect(large.scale == 2 * focus.scale)
    #expect(abs(seen.x - 140) < 1e-6 && abs(seen.y - 40) < 1e-6)
    // The ends of the Earth are not passed, nor those of its size.
    #expect(focus.moved(by: CGSize(width: 0, height: 1e12)).y == -0.5)
    #expect(focus.magnified(by: 1e12, about: .zero).scale == 1e9)
  }

  @Test("animatable data is the focus")
  func data() {
    let focus = MapProjection(Self.region(Self.bergen), width: 200, height: 100).focus
    var other = MapFocus(x: 0, y: 0, scale: 1)
    other.animatableData = focus.animatableData
    #expect(abs(other.x - focus.x) < 1e-12 && abs(other.y - focus.y) < 1e-12)
    #expect(abs(other.scale / focus.scale - 1) < 1e-12)
  }

  @Test(
    "lines are half as far apart where all is twice as large, and those between come slowly",
    arguments: [(48.0, 48.0, 0.0), (72, 72, 0.5), (96, 48, 0), (480, 60, 0.25)])
  func mesh(scale: Double, distance: Double, share: Double) {
    let found = MapMesh.distance(scale)
    #expect(found.0 == distance && found.share == share)
  }

  @Test("the mesh lies on the ground: it goes with it, and one line through Greenwich")
  func ground() {
    func first(_ focus: MapFocus) -> CGFloat {
      let mesh = MapMesh(focus: focus, distance: 60, middle: .zero, isBetween: false)
      return mesh.path(in: CGRect(x: 0, y: 0, width: 200, height: 0)).boundingRect.minX
    }
    let focus = MapFocus(x: 0, y: 0, scale: 480)
    // Lines across alone, of which Greenwich's is in the middle.
    #expect(abs(first(focus) - 40) < 1e-9)
    #expect(
      abs(
        (first(focus.moved(by: CGSize(width: 7, height: 0))) - first(focus) - 7)
          .truncatingRemainder(dividingBy: 60)) < 1e-9)
  }

  @Test("positions are the same where what they say is")
  func positions() {
    let here = MapCameraPosition.region(Self.region(Self.oslo))
    #expect(here == .region(Self.region(Self.oslo)) && here != .region(Self.region(Self.bergen)))
    #expect(here != .automatic && !here.positionedByUser && MapCameraPosition.byUser != .automatic)
  }

  // MARK: Fingers

  @Test("pins go with the finger, and on for a quarter of a second's way when it leaves in motion")
  func pan() throws {
    let (journal, hook) = (Journal(), Hook<MapCameraPosition>())
    let stage = try trip(journal, hook)
    #expect(try middle(stage) == CGPoint(x: 100, y: 50) && journal.lines == ["10750"])
    try push(stage, by: CGSize(width: -40, height: 20))
    let left = try middle(stage)
    #expect(abs(left.x - 60) < 1 && abs(left.y - 70) < 1)
    #expect(hook.value?.positionedByUser == true && hook.value?.region == nil)
    #expect(journal.lines.count == 1)
    // 40 points in 0.2 s are 200 a second.
    try stage.advance(to: 3)
    let rest = try middle(stage)
    #expect(abs(rest.x - 10) < 1.5 && abs(rest.y - 95) < 1.5)
    #expect(journal.lines.count == 2 && (Int(journal.lines[1]) ?? 0) > 10_750)
  }

  @Test("a map that goes on loses the same share of its velocity in the same time")
  func decay() throws {
    let stage = try trip()
    try push(stage, by: CGSize(width: -40, height: 0))
    let start = stage.graph.timeline.now.seconds
    let places = try [0.1, 0.2, 0.3].map { time in
      try stage.advance(to: start + time)
      return try middle(stage).x
    }
    let (one, two) = (places[1] - places[0], places[2] - places[1])
    // Pins stand on whole points here.
    #expect(one < 0 && abs(two - one * 0.670) < 1.7)
  }

  @Test("who watches all the time is told of each move; nothing moves what no finger may")
  func watching() throws {
    let journal = Journal()
    let stage = try trip(journal, frequency: .continuous)
    try push(stage, by: CGSize(width: -40, height: 0))
    let east = journal.lines.compactMap(Int.init)
    #expect(east.count > 10 && east == east.sorted())
    let still = try trip(modes: [])
    try push(still, by: CGSize(width: -40, height: 0))
    #expect(try middle(still) == CGPoint(x: 100, y: 50))
  }

  @Test("two fingers make it larger about the point between them")
  func pinch() throws {
    let journal = Journal()
    let stage = try trip(journal)
    try stage.finger(.began, 30, 50, id: 0)
    try stage.finger(.began, 70, 50, id: 1)
    for step in 1...10 {
      try stage.advance(to: Double(step) / 120)
      try stage.finger(.moved, 30 - Double(step), 50, id: 0)
      try stage.finger(.moved, 70 + Double(step), 50, id: 1)
    }
    try stage.finger(.ended, 20, 50, id: 0)
    try stage.finger(.ended, 80, 50, id: 1)
    // From 40 points to 60: half as large again about 50, from which the tile was 50 away.
    #expect(abs(try middle(stage).x - 125) < 1)
    #expect(journal.lines.count == 2)
  }

  @Test("code takes the map back, on its way as well: the camera moves, not each pin for itself")
  func camera() throws {
    let (journal, hook) = (Journal(), Hook<MapCameraPosition>())
    let stage = try trip(journal, hook)
    try push(stage, by: CGSize(width: -40, height: 20))
    try stage.advance(to: 3)
    let start = try middle(stage)
    try stage.now {
      withAnimation(.linear(duration: 1)) { hook.value = .region(Self.region(Self.oslo)) }
    }
    try stage.advance(to: 3.5)
    let half = try middle(stage)
    #expect(abs(half.x - (start.x + 100) / 2) < 1 && abs(half.y - (start.y + 50) / 2) < 1)
    try stage.advance(to: 5)
    #expect(try middle(stage) == CGPoint(x: 100, y: 50))
    #expect(journal.lines.last == "10750")
  }

  private struct Older: View {
    let hook: Hook<MKCoordinateRegion>
    @State private var region = MapMotionTests.region(oslo)
    var body: some View {
      hook.binding = $region
      return Map(coordinateRegion: $region)
    }
  }

  @Test("the region of the older form follows the finger")
  func region() throws {
    let hook = Hook<MKCoordinateRegion>()
    let stage = try Rehearsal(Self.stage) { Older(hook: hook) }
    try push(stage, by: CGSize(width: -40, height: 0))
    let seen = try #require(hook.value)
    #expect(seen.center.longitude > 10.75)
    #expect(abs(seen.center.latitude - 59.91) < 1e-6)
    #expect(abs(seen.span.latitudeDelta - 0.1) < 0.11)
  }

  private struct Read: View {
    let journal: Journal
    var body: some View {
      MapReader { proxy in
        Map(initialPosition: .region(MapMotionTests.region(oslo))).padding(10)
          .onTapGesture { place in
            let found = proxy.convert(place, from: .global)
            let back = found.flatMap { proxy.convert($0, to: .global) }
            journal.note("\(Int((back?.x ?? -1).rounded())) \(Int((back?.y ?? -1).rounded()))")
            journal.note(proxy.convert(CGPoint(x: 3, y: 3), from: .global) == nil ? "out" : "in")
            let middle = proxy.convert(oslo, to: .local)
            journal.note("\(Int((middle?.x ?? -1).rounded())) \(Int((middle?.y ?? -1).rounded()))")
          }
      }
    }
  }

  @Test("a reader knows which place a point shows, and where a place is")
  func reader() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) { Read(journal: journal) }
    try stage.tap(60, 40, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == ["60 40", "out", "90 40"])
    #expect(MapProxy(sight: MapSight()).convert(Self.oslo, to: .local) == nil)
  }
}
