import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// A scene with a field that has the focus from the start on.
private struct FocusedScene<Content: View>: View {
  let content: (AnyView) -> Content
  @FocusState private var isFocused: Bool

  init(content: @escaping (AnyView) -> Content) { self.content = content }

  var body: some View {
    content(
      AnyView(TextField("Name", text: .constant("Ada")).frame(width: 200).focused($isFocused))
    )
    .onAppear { isFocused = true }
  }
}

/// What a keyboard leaves of the stage, for whom.
@MainActor @Suite("The keyboard's area")
struct KeyboardAreaTests {
  private typealias Phone = KeyboardStage

  /// A stage at rest on which a field has the focus.
  private func focused<Content: View>(
    _ stage: Stage = Phone.phone, @ViewBuilder _ content: @escaping (AnyView) -> Content
  ) throws -> Rehearsal {
    let rehearsal = try Rehearsal(stage) { FocusedScene(content: content) }
    try rehearsal.advance(to: 2)
    return rehearsal
  }

  @Test("at rest the safe area ends where the keyboard begins, whatever its height")
  func heights() throws {
    let cases: [(CGFloat, (AnyView) -> AnyView)] = [
      (336, { $0 }), (291, { AnyView($0.autocorrectionDisabled()) }),
      (336, { AnyView($0.autocorrectionDisabled(false)) }),
      (336, { AnyView($0.keyboardType(.emailAddress)) }),
      (291, { AnyView($0.keyboardType(.numberPad)) }),
      (291, { AnyView($0.keyboardType(.decimalPad)) }),
      (291, { AnyView($0.keyboardType(.phonePad).disableAutocorrection(nil)) }),
      (
        380,
        {
          AnyView($0.toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } })
        }
      ),
      (
        336,
        { field in
          AnyView(
            field.toolbar {
              ToolbarItemGroup(placement: .keyboard) { if false { Button("Done") {} } }
            })
        }
      ),
    ]
    for (number, (height, change)) in cases.enumerated() {
      let stage = try focused { field in
        ZStack {
          Tile(1)
          change(field)
        }
      }
      #expect(stage.keyboardRise == height, "\(number)")
      #expect(try stage.tile(1) == CGRect(x: 0, y: 47, width: 390, height: 797 - height))
    }
  }

  @Test("where a stage shows none, a field with the focus changes nothing around it")
  func none() throws {
    var bare = Phone.phone
    bare.showsKeyboard = false
    let stage = try focused(bare) { field in
      ZStack {
        Tile(1); field
      }
    }
    #expect(SoftKeyboard.of(stage.graph) == nil)
    #expect(try stage.tile(1) == Phone.free)
  }

  @Test("a stage of another size has another keyboard")
  func sizes() {
    func height(_ width: CGFloat, _ height: CGFloat, bottom: CGFloat) -> CGFloat {
      KeyboardMeasures(
        size: CGSize(width: width, height: height),
        insets: EdgeInsets(top: 20, leading: 0, bottom: bottom, trailing: 0)
      ).height(KeyboardTraits())
    }
    #expect(height(390, 844, bottom: 34) == 336 && height(393, 852, bottom: 34) == 336)
    #expect(height(430, 932, bottom: 34) == 346 && height(375, 667, bottom: 0) == 260)
    #expect(height(844, 390, bottom: 21) == 209 && height(667, 375, bottom: 0) == 200)
    #expect(height(834, 1210, bottom: 20) > 320)
  }

  @Test("what ignores the keyboard's region goes on beneath it, each region for itself")
  func ignored() throws {
    func tile(_ regions: SafeAreaRegions, _ edges: Edge.Set = .all) throws -> CGRect {
      try focused { field in
        ZStack {
          Tile(1).ignoresSafeArea(regions, edges: edges)
          field
        }
      }.tile(1)
    }
    #expect(try tile(.keyboard) == Phone.free)
    #expect(try tile(.keyboard, .bottom) == Phone.free)
    #expect(try tile(.keyboard, .top) == CGRect(x: 0, y: 47, width: 390, height: 461))
    #expect(try tile(.container) == CGRect(x: 0, y: 0, width: 390, height: 508))
    #expect(try tile(.all) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("a background reaches the stage's edge below the keyboard, and what scrolls shows there")
  func beneath() throws {
    let ground = try focused { field in
      ZStack {
        Color.clear; field
      }.background(Tile.color(1))
    }
    #expect(try ground.tile(1) == CGRect(x: 0, y: 0, width: 390, height: 844))
    let scrolled = try focused { field in
      ScrollView {
        VStack {
          field; Tile.of(1, 99, 99)
        }
      }
    }
    #expect(scrolled.layers.compactMap(\.clip?.path.boundingRect.maxY).first == 844)
  }

  @Test("it covers a bar of tabs, whose pages end above it")
  func tabs() throws {
    let stage = try focused { field in
      TabView {
        ZStack {
          Tile(1); field
        }.tabItem { Text("One") }
        Tile(2).tabItem { Text("Two") }
      }
    }
    #expect(try stage.tile(1) == CGRect(x: 0, y: 47, width: 390, height: 461))
    // The bar stays where it is, beneath the keys.
    #expect(stage.list.lines.contains { $0.contains(#""One""#) })
  }

  @Test("an alert stands in the middle of what is left; a cover and a sheet end above it")
  func presented() throws {
    func lowest(_ content: @escaping () -> some View) throws -> CGRect {
      let stage = try Rehearsal(Phone.phone) { content() }
      try stage.advance(to: 1)
      let field = try #require(stage.graph.tappables.first { $0.kind == "text field" }?.point)
      try stage.tap(field.x, field.y, at: 1.1)
      try stage.advance(to: 4)
      #expect(stage.keyboardRise == Phone.usual)
      return try stage.tile(1)
    }
    let cover = try lowest {
      Color.green.fullScreenCover(isPresented: .constant(true)) {
        ZStack {
          Tile(1); TextField("a", text: .constant(""))
        }
      }
    }
    #expect(cover == CGRect(x: 0, y: 47, width: 390, height: 461))
    let sheet = try lowest {
      Color.green.sheet(isPresented: .constant(true)) {
        ZStack {
          Tile(1); TextField("a", text: .constant(""))
        }
        .presentationDetents([.height(150)])
      }
    }
    #expect(sheet == CGRect(x: 0, y: 358, width: 390, height: 150))
    let alert = try lowest {
      Color.green.alert("A", isPresented: .constant(true)) {
        TextField("a", text: .constant("")).background(Tile(1))
      }
    }
    #expect(alert.maxY < 508 && alert.minY > 150)
  }

  private struct LongForm: View {
    var mode = ScrollDismissesKeyboardMode.automatic
    @FocusState var focus: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { number in
            TextField("\(number)", text: .constant("")).focused($focus, equals: number)
              .frame(height: 100).background(Tile(number))
          }
        }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test("what scrolls brings the field into sight that gets the focus, and no further")
  func revealed() throws {
    let stage = try Rehearsal(Phone.phone) { LongForm() }
    try stage.tap(100, 97, at: 0)
    try stage.advance(to: 1)
    #expect(try stage.tile(0).minY == 47)
    // The seventh is below the keyboard now; its line is in the middle of its 100 points.
    let other = try Rehearsal(Phone.phone) { LongForm() }
    try other.tap(100, 697, at: 0)
    try other.advance(to: 0.2)
    let onItsWay = try other.tile(6).midY
    try other.advance(to: 2)
    #expect(try other.tile(6).midY == 508 - 16 - 11)
    #expect(onItsWay < 697 && onItsWay > 508)
  }

  @Test("a drag puts it away as the mode says")
  func dragged() throws {
    func rises(_ mode: ScrollDismissesKeyboardMode, to end: Double) throws -> CGFloat {
      let stage = try Rehearsal(Phone.phone) { LongForm(mode: mode) }
      try stage.tap(100, 97, at: 0)
      try stage.drag(
        from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: end), at: 1, steps: 60)
      try stage.advance(to: 4)
      return stage.keyboardRise
    }
    #expect(try rises(.automatic, to: 300) == 0)
    #expect(try rises(.immediately, to: 300) == 0)
    #expect(try rises(.never, to: 300) == Phone.usual && rises(.never, to: 800) == Phone.usual)
    #expect(try rises(.interactively, to: 300) == Phone.usual)
    #expect(try rises(.interactively, to: 800) == 0)
  }

  @Test("it goes along with a finger that pushes it, and comes back to one that turns round")
  func pushed() throws {
    let stage = try Rehearsal(Phone.phone) { LongForm(mode: .interactively) }
    try stage.tap(100, 97, at: 0)
    try stage.drag(
      from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 600), at: 1, steps: 60, release: false)
    #expect(abs(stage.keyboardRise - (844 - 600)) < 0.01)
    for step in 1...30 {
      try stage.advance(to: 2 + Double(step) / 120)
      try stage.finger(.moved, 100, 600 - 80 * Double(step) / 30)
    }
    try stage.finger(.ended, 100, 520)
    try stage.advance(to: 4)
    #expect(stage.keyboardRise == Phone.usual)
  }
}
