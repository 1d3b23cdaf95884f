import Foundation
import Rostrum
import Testing

@MainActor @Suite("Sheets and their detents")
struct SheetTests {
  /// A stage of 200 × 410 points without insets: a sheet's largest content has 400.
  private static let page = Stage.of(200, 410)

  private struct Scene<Card: View>: View {
    let hook: Hook<Bool>
    @ViewBuilder let card: () -> Card
    @State private var isShown = true
    var body: some View {
      hook.binding = $isShown
      return Tile.of(1, 40, 40).sheet(isPresented: $isShown) { card() }
    }
  }

  private func sheet<Card: View>(
    _ hook: Hook<Bool> = Hook(), @ViewBuilder _ card: @escaping () -> Card
  ) throws -> Rehearsal {
    let stage = try Rehearsal(Self.page) { Scene(hook: hook, card: card) }
    try stage.advance(to: 2)
    return stage
  }

  private func top(_ stage: Rehearsal) throws -> CGFloat { try stage.tile(2).minY }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test(
    "the card is as high as its detent says, and never higher than there is room",
    arguments: [
      (PresentationDetent.large, 10.0), (.medium, 210), (.height(150), 260), (.height(9000), 10),
      (.height(-5), 410), (.fraction(0.25), 310), (.fraction(.nan), 10),
    ])
  func heights(detent: PresentationDetent, top: Double) throws {
    let stage = try sheet { Tile(2).presentationDetents([detent]) }
    #expect(abs(try self.top(stage) - top) < 0.01)
  }

  @Test("in the dark a sheet's backgrounds are those of the level above, and the page's are not")
  func raised() throws {
    let stage = try Rehearsal(Self.page.dark) {
      Rectangle().fill(.background).sheet(isPresented: .constant(true)) {
        VStack {
          Rectangle().fill(.background)
          Rectangle().fill(Color(.secondarySystemGroupedBackground))
        }
      }
    }
    try stage.advance(to: 2)
    // The page, the shade over it, the card, and what lies on it.
    #expect(stage.colors.map { $0[0].rounded() } == [0, 0, 28, 28, 44])
  }

  @Test("a stack on a sheet has bars of its own, and the page that presents it keeps its own")
  func titles() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.page) {
      Switching(false, hook) { isShown in
        NavigationStack {
          Tile.of(1, 40, 40).navigationTitle("Below")
            .sheet(isPresented: .constant(isShown)) {
              NavigationStack { Tile.of(2, 40, 40).navigationTitle("Above") }
            }
        }
      }
    }
    #expect(stage.list.words.contains("Below"))
    let place = try stage.tile(1)
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Below") && stage.list.words.contains("Above"))
    #expect(try stage.tile(1) == place)
  }

  @Test("a sheet's navigation bars have 56 points, those of iOS 26 their buttons further down")
  func barHeight() throws {
    func place(_ page: Stage, onSheet: Bool) throws -> CGFloat {
      let stage = try Rehearsal(page) {
        Switching(onSheet, Hook<Bool>()) { onSheet in
          let pages = NavigationStack {
            Tile(2).navigationTitle("Above").navigationBarTitleDisplayMode(.inline)
          }
          if onSheet {
            Tile.of(1, 40, 40).sheet(isPresented: .constant(true)) { pages }
          } else {
            pages
          }
        }
      }
      try stage.advance(to: 2)
      return try stage.tile(2).minY
    }
    #expect(try place(Self.page, onSheet: true) == 10 + 56)
    #expect(try place(Self.page, onSheet: false) == 44)
    var new = Self.page
    new.system = .system26
    #expect(try place(new, onSheet: true) - place(new, onSheet: false) == 10 + 16)
  }

  @Test("a preference of what is presented does not reach the view that presents it")
  func preferences() throws {
    enum Number: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    var told: [Int] = []
    let stage = try Rehearsal(Self.page) {
      Tile.of(1, 40, 40).preference(key: Number.self, value: 1)
        .sheet(isPresented: .constant(true)) {
          Tile.of(2, 40, 40).preference(key: Number.self, value: 10)
        }
        .onPreferenceChange(Number.self) { told.append($0) }
    }
    try stage.advance(to: 2)
    #expect(told == [1])
  }

  @Test("a detent of one's own is asked with the largest height")
  func custom() throws {
    let stage = try sheet { Tile(2).presentationDetents([.custom(Third.self)]) }
    #expect(abs(try top(stage) - (410 - 400.0 / 3)) < 0.51)
  }

  @Test("of several the card rests at the lowest; what is kept decides")
  func selection() throws {
    #expect(try top(sheet { Tile(2).presentationDetents([.large, .medium, .height(90)]) }) == 320)
    let kept = try sheet {
      Tile(2).presentationDetents([.large, .medium], selection: .constant(.large))
    }
    #expect(try top(kept) == 10)
  }

  private struct Kept: View {
    let hook: Hook<PresentationDetent>
    @State private var detent = PresentationDetent.medium
    var body: some View {
      hook.binding = $detent
      return Tile(2).presentationDetents([.medium, .large], selection: $detent)
    }
  }

  @Test("the system moves it to another detent, whatever chooses that", arguments: [0.0, 1])
  func moves(seconds: Double) throws {
    let hook = Hook<PresentationDetent>()
    let stage = try sheet { Kept(hook: hook) }
    #expect(abs(try top(stage) - 210) < 0.01)
    try stage.now {
      withAnimation(seconds > 0 ? .linear(duration: seconds) : nil) { hook.value = .large }
    }
    let omega = (1000.0 / 3).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.3] {
      try stage.advance(to: 2 + time)
      let left = (1 + omega * time) * exp(-omega * time)
      #expect(abs(try top(stage) - 10 - 200 * left) < 0.5, "\(time)")
    }
    try stage.advance(to: 3.1)
    #expect(abs(try top(stage) - 10) < 0.01)
  }

  @Test("it comes to its first detent as it comes to any")
  func comes() throws {
    let stage = try Rehearsal(Self.page) { Scene(hook: Hook()) { Kept(hook: Hook()) } }
    try stage.advance(to: 2)
    let rest = try top(stage)
    let hook = Hook<Bool>()
    let again = try sheet(hook) { Kept(hook: Hook()) }
    try again.now { hook.value = false }
    try again.advance(to: 5)
    try again.now { hook.value = true }
    let omega = (1000.0 / 3).squareRoot()
    for time in [0.1, 0.2, 0.3] {
      try again.advance(to: 5 + time)
      let left = (1 + omega * time) * exp(-omega * time)
      #expect(abs(try top(again) - rest - (410 - rest) * left) < 1.5, "\(time)")
    }
  }

  private func scrolled(
    _ behavior: PresentationContentInteraction = .automatic, refreshes: Bool = false
  ) throws -> Rehearsal {
    try sheet {
      VStack(spacing: 0) {
        Tile(2).frame(height: 10)
        if refreshes {
          ScrollView { Tile(3).frame(height: 800) }.refreshable {}
        } else {
          ScrollView { Tile(3).frame(height: 800) }
        }
      }
      .presentationDetents([.medium, .large]).presentationContentInteraction(behavior)
    }
  }

  @Test("a finger on what is scrolled moves the card, and what is scrolled where the card cannot")
  func scrolledContent() throws {
    func pull(_ stage: Rehearsal, by way: CGFloat, at time: Double) throws {
      let start = CGPoint(x: 100, y: 300)
      try stage.drag(
        from: start, to: CGPoint(x: 100, y: 300 + way), at: time, steps: 60, release: false)
    }
    let stage = try scrolled()
    try pull(stage, by: -100, at: 3)
    #expect(try abs(top(stage) - 110) < 1 && abs(stage.tile(3).minY - 120) < 1)
    try stage.finger(.ended, 100, 200)
    try stage.advance(to: 6)
    #expect(abs(try top(stage) - 10) < 0.1)
    try pull(stage, by: -100, at: 7)
    #expect(try abs(top(stage) - 10) < 0.1 && abs(stage.tile(3).minY + 80) < 1)
    // Down it goes with the card from its beginning only.
    let low = try scrolled()
    try pull(low, by: 60, at: 3)
    #expect(try abs(top(low) - 270) < 1 && abs(low.tile(3).minY - 280) < 1)
    let refreshed = try scrolled(refreshes: true)
    try pull(refreshed, by: 60, at: 3)
    #expect(try top(refreshed) == 210 && refreshed.tile(3).minY > 230)
    let first = try scrolled(.scrolls)
    try pull(first, by: -100, at: 3)
    #expect(try top(first) == 210 && abs(try first.tile(3).minY - 120) < 1)
  }

  @Test("on a button the card follows as elsewhere, and the button is not pressed")
  func pulledButton() throws {
    let journal = Journal()
    let stage = try sheet {
      Button {
        journal.note("pressed")
      } label: {
        Tile(2)
      }
      .buttonStyle(.plain).presentationDetents([.medium, .large])
    }
    try stage.drag(
      from: CGPoint(x: 100, y: 230), to: CGPoint(x: 100, y: 260), at: 3, steps: 60, release: false)
    #expect(abs(try top(stage) - 240) < 1)
    try stage.finger(.ended, 100, 260)
    try stage.advance(to: 6)
    #expect(journal.lines.isEmpty)
  }

  @Test("a finger pulls the card to the nearest detent, and tells which it is")
  func pulled() throws {
    let hook = Hook<PresentationDetent>()
    let stage = try sheet { Kept(hook: hook) }
    try stage.drag(
      from: CGPoint(x: 100, y: 230), to: CGPoint(x: 100, y: 60), at: 3, steps: 60, release: false)
    #expect(abs(try top(stage) - 40) < 1)
    try stage.finger(.ended, 100, 60)
    try stage.advance(to: 6)
    #expect(abs(try top(stage) - 10) < 0.1)
    #expect(hook.value == .large)
  }

  @Test("pulled far below the lowest detent it goes, if it may", arguments: [false, true])
  func dismissed(isDisabled: Bool) throws {
    let hook = Hook<Bool>()
    let stage = try sheet(hook) {
      Tile(2).presentationDetents([.medium]).interactiveDismissDisabled(isDisabled)
    }
    try stage.drag(from: CGPoint(x: 100, y: 230), to: CGPoint(x: 100, y: 400), at: 3, steps: 60)
    try stage.advance(to: 6)
    #expect(hook.value == isDisabled)
    #expect(stage.paintedTiles.contains(2) == isDisabled)
  }

  @Test("a tap beside it dismisses it, if it may", arguments: [false, true])
  func tappedBeside(isDisabled: Bool) throws {
    let hook = Hook<Bool>()
    let stage = try sheet(hook) {
      Tile(2).presentationDetents([.medium]).interactiveDismissDisabled(isDisabled)
    }
    try stage.tap(100, 50, at: 3)
    try stage.advance(to: 6)
    #expect(hook.value == isDisabled)
  }

  @Test("it comes and goes by its own height")
  func arrives() throws {
    let hook = Hook<Bool>()
    let stage = try sheet(hook) { Tile(2).presentationDetents([.height(100)]) }
    try stage.now { hook.value = false }
    try stage.advance(to: 4)
    try stage.now { hook.value = true }
    try stage.advance(to: 4.02)
    let start = try top(stage)
    #expect(start > 400 && start <= 410.01)
    try stage.advance(to: 6)
    #expect(abs(try top(stage) - 310) < 0.01)
  }

  @Test("what lies below is dimmed, but not where touches go through")
  func interaction() throws {
    func dims(_ interaction: PresentationBackgroundInteraction) throws -> Bool {
      let stage = try sheet {
        Tile(2).presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
      }
      return stage.list.colors.contains { $0.code == [0, 0, 0, 20] }
    }
    #expect(try dims(.automatic) && dims(.disabled))
    #expect(try !dims(.enabled) && !dims(.enabled(upThrough: .medium)))
    #expect(try dims(.enabled(upThrough: .height(10))))
  }

  @Test("a grabber is there where the card may rest at several places, or as said")
  func grabber() throws {
    func shapes(_ detents: Set<PresentationDetent>, _ visibility: Visibility) throws -> Int {
      try sheet {
        Tile(2).presentationDetents(detents).presentationDragIndicator(visibility)
      }.list.commands.count
    }
    let none = try shapes([.medium], .automatic)
    #expect(try shapes([.medium], .visible) == none + 1)
    #expect(try shapes([.medium, .large], .automatic) == none + 1)
    #expect(try shapes([.medium, .large], .hidden) == none)
  }
}
