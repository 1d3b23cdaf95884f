import Foundation
import Geometry
import Rostrum
import Testing
import ViewEngine

/// How a script's words become a place where a finger goes down, and why they may not.
@MainActor @Suite("Tap targets")
struct TapTargetTests {
  private func stage(@ViewBuilder _ content: () -> some View) throws -> Rehearsal {
    try Rehearsal(width: 200, height: 200) { content() }
  }

  private func reason(
    _ target: String, in stage: Rehearsal, forDragging: Bool = false
  ) -> TapTarget.Failure.Reason? {
    do {
      _ = try stage.graph.resolve(TapTarget(target), forDragging: forDragging)
      return nil
    } catch {
      return error.reason
    }
  }

  /// What keeps touches from the view with a name.
  private func obstacle(_ name: String, in stage: Rehearsal) -> Tappable.Obstacle? {
    if case .unreachable(let view)? = reason(name, in: stage) { view.obstacle } else { nil }
  }

  @Test("pictures have names, but say nothing: a button is called by its words")
  func symbols() throws {
    let stage = try stage {
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "heart")
            Text("Like")
          }
        }
        Button(action: {}, label: { Image(systemName: "star") })
        Button(action: {}, label: { Image(systemName: "trash") }).accessibilityLabel("Delete")
      }
    }
    #expect(stage.graph.tappables.map(\.label) == ["Like", "star", "Delete"])
    let places = try ["#1", "#2", "#3"].map { try stage.graph.resolve(TapTarget($0)) }
    for (number, names) in [["Like", "heart"], ["star"], ["Delete"]].enumerated() {
      for name in names {
        #expect(try stage.graph.resolve(TapTarget(name)) == places[number], "\(name)")
      }
    }
  }

  @Test("of several fits the closest counts: identifier, label, text, case, some of the words")
  func closest() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Button("Save all") {}.accessibilityIdentifier("first")
        Button("SAVE") {}
        Button("Save") {}
        Button("Discard") {}.accessibilityIdentifier("Save all")
      }
    }
    for (name, number) in [
      ("Save", 3), ("SAVE", 2), ("Save all", 4), ("first", 1), ("save ALL", 1), ("all", 1),
      ("discard", 4),
    ] {
      let view = stage.graph.tappables[number - 1]
      #expect(try stage.graph.resolve(TapTarget(name)) == view.point, "\(name)")
    }
    // Parts of words are other words.
    #expect(reason("Sav", in: stage) == .notFound)
    let both = Array(stage.graph.tappables[1...2])
    #expect(reason("sAvE", in: stage) == .ambiguous(both))
  }

  @Test("what is disabled is no target, unless what is around it is meant")
  func disabled() throws {
    let stage = try stage {
      VStack {
        Button("Save") {}.disabled(true)
        Button("Go") {}
      }
    }
    let save = stage.graph.tappables[0]
    #expect(save.obstacle == .disabled && !save.isEnabled)
    let middle = try #require(save.point)
    for target in ["Save", "#1", "\(middle.x),\(middle.y)"] {
      #expect(reason(target, in: stage) == .unreachable(save), "\(target)")
    }
    // A finger may scroll from anywhere.
    let list = try self.stage {
      ScrollView { Button("Save") {}.disabled(true).frame(height: 300) }
    }
    #expect(reason("Save", in: list) == .unreachable(list.graph.tappables[0]))
    #expect(reason("Save", in: list, forDragging: true) == nil)
  }

  @Test("what is covered is told with the name of what lies over it")
  func covered() throws {
    let covers: [(AnyView, String)] = [
      (AnyView(Color.red), "Rectangle"), (AnyView(Color.red.accessibilityLabel("Veil")), "Veil"),
      (AnyView(Color.red.overlay { Text("Sheet") }), "Sheet"),
      (AnyView(Button(action: {}, label: { Color.red.overlay { Text("OK") } })), "OK"),
    ]
    for (cover, name) in covers {
      let stage = try stage {
        ZStack {
          Button("Save") {}
          cover
        }
      }
      #expect(obstacle("Save", in: stage) == .covered(by: name), "\(name)")
    }
  }

  @Test("what is covered in part is touched where it is free")
  func partly() throws {
    let journal = Journal()
    let stage = try stage {
      Button(action: { journal.note("act") }, label: { Tile.of(1, 100, 100) })
        .accessibilityLabel("Save").overlay { Tile.of(2, 40, 40) }
    }
    let place = try stage.graph.resolve(TapTarget("Save"))
    try stage.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["act"])
  }

  @Test("a view that holds another is touched beside it")
  func beside() throws {
    let journal = Journal()
    let stage = try stage {
      ZStack {
        Tile.of(1, 150, 100).accessibilityIdentifier("card")
        Button("Buy") { journal.note("buy") }
      }
      .onTapGesture { journal.note("card") }
    }
    for target in ["card", "Buy"] {
      let place = try stage.graph.resolve(TapTarget(target))
      try stage.tap(place.x, place.y, at: target == "card" ? 0 : 1)
    }
    #expect(journal.lines == ["card", "buy"])
  }

  @Test("what is scrolled or clipped away, or off the stage, is out of reach")
  func away() throws {
    let scrolled = try stage {
      ScrollView {
        VStack(spacing: 0) {
          Button("Near") {}.frame(height: 100)
          Button("Far") {}.frame(height: 700)
        }
      }
    }
    #expect(reason("Near", in: scrolled) == nil)
    #expect(obstacle("Far", in: scrolled) == .outOfSight)
    let clipped = try stage {
      Color.red.frame(width: 50, height: 50).overlay { Button("Far") {}.offset(x: 80) }.clipped()
    }
    #expect(obstacle("Far", in: clipped) == .outOfSight)
    let offStage = try stage { Button("Far") {}.offset(x: 500) }
    #expect(obstacle("Far", in: offStage) == .offStage)
    let empty = try stage { Color.clear.accessibilityLabel("Ghost").onTapGesture {} }
    #expect(obstacle("Ghost", in: empty) == .empty)
  }

  @Test("what shows in part is touched in that part")
  func edge() throws {
    let journal = Journal()
    let stage = try stage {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 180)
          Button(action: { journal.note("act") }, label: { Tile.of(1, 100, 100) })
            .accessibilityLabel("Edge")
        }
      }
    }
    let place = try stage.graph.resolve(TapTarget("Edge"))
    #expect(place.y >= 180 && place.y < 200)
    try stage.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["act"])
  }

  @Test("a place is one of the stage at which something takes touches")
  func places() throws {
    let stage = try stage { Rectangle().onTapGesture {} }
    #expect(reason("0,0", in: stage) == nil && reason("199.5,199.5", in: stage) == nil)
    for place in ["200,10", "10,200", "-1,10", "5000,5000"] {
      #expect(
        reason(place, in: stage) == .beyondStage(CGSize(width: 200, height: 200)), "\(place)")
    }
    let plain = try self.stage { Rectangle() }
    #expect(reason("100,100", in: plain) == .nothingThere)
  }

  @Test("the empty part of a scroll view can be dragged, not tapped")
  func dragging() throws {
    let stage = try stage { ScrollView { Text("Title").frame(height: 500) } }
    for target in ["100,190", "Title"] {
      #expect(reason(target, in: stage) == .nothingThere, "\(target)")
    }
    #expect(reason("100,190", in: stage, forDragging: true) == nil)
  }

  @Test("words on top of what takes touches are a way to it")
  func words() throws {
    let stage = try stage {
      ZStack {
        Tile.of(1, 100, 100).onTapGesture {}
        Text("Here").allowsHitTesting(false)
        Text("There").offset(y: 80)
      }
    }
    #expect(reason("Here", in: stage) == nil)
    #expect(reason("There", in: stage) == .nothingThere)
    #expect(reason("Nowhere", in: stage) == .notFound)
  }

  @Test("of two views with one name, the one that a finger reaches is meant")
  func pages() throws {
    let journal = Journal()
    let stage = try stage {
      ZStack {
        Button("Done") { journal.note("below") }
        Color.white
        Button("Done") { journal.note("above") }.offset(y: 50)
      }
    }
    let place = try stage.graph.resolve(TapTarget("Done"))
    try stage.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["above"])
    let two = try self.stage {
      VStack {
        Button("Done") {}
        Button("Done") {}.disabled(true)
      }
    }
    #expect(reason("Done", in: two) == .ambiguous(two.graph.tappables))
  }

  @Test("the view under a finger is known, so that taps on it can be told apart from others")
  func view() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        Rectangle().onTapGesture {}
        Rectangle().onTapGesture {}.disabled(true)
      }
    }
    let left = stage.graph.touchedView(at: CGPoint(x: 10, y: 10))
    #expect(left != nil && left == stage.graph.touchedView(at: CGPoint(x: 90, y: 190)))
    #expect(stage.graph.touchedView(at: CGPoint(x: 150, y: 10)) == nil)
  }

  @Test(
    "a target is read as a place, a number or a name",
    arguments: [
      ("1,2", .point(CGPoint(x: 1, y: 2))), ("-1.5, 2", .point(CGPoint(x: -1.5, y: 2))),
      ("#3", .index(3)), ("#", .name("#")), ("text:#3", .name("#3")), ("a,b", .name("a,b")),
      ("1,2,3", .name("1,2,3")), ("1e5,2", .name("1e5,2")), ("nan,1", .name("nan,1")),
    ] as [(String, TapTarget)])
  func reading(text: String, target: TapTarget) {
    #expect(TapTarget(text) == target && target.isPossible)
  }

  @Test("no scene has a view without a name or number", arguments: ["", "text:", "#0", "#-1"])
  func impossible(text: String) { #expect(!TapTarget(text).isPossible) }
}
