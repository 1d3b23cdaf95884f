import Foundation
import Rostrum
import Testing

@MainActor @Suite("Swipe actions")
struct SwipeActionTests {
  private static let phone = Stage.of(390, 600)

  private struct Mail: View {
    let journal: Journal
    var allowsFullSwipe = true
    @State private var names = ["Ada", "Grace", "Mary"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Button(name) { journal.note("open \(name)") }
            .swipeActions(edge: .trailing, allowsFullSwipe: allowsFullSwipe) {
              Button("Delete", role: .destructive) {
                journal.note("delete \(name)")
                names.removeAll { $0 == name }
              }
              Button("Flag") { journal.note("flag \(name)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button("Read") { journal.note("read \(name)") }
            }
        }
      }
    }
  }

  /// The middle of the first row, and how far rows reach.
  private static let (y, left, right) = (57.0, 20.0, 370.0)

  private func stage(_ journal: Journal, full: Bool = true, rtl: Bool = false) throws -> Rehearsal {
    try Rehearsal(Self.phone) {
      Mail(journal: journal, allowsFullSwipe: full)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight)
    }
  }

  /// Grounds of buttons, by their colours.
  private func grounds(_ list: DisplayList, _ code: [Int]) -> [CGRect] {
    list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0, color.code == code
      else { return nil }
      return path.boundingRect.applying(transform)
    }
  }
  private static let (red, orange) = ([255, 59, 48, 100], [255, 149, 0, 100])
  private static let grey = [0x8e, 0x8e, 0x93, 100]

  @Test(
    "a finger uncovers the buttons, the first at the row's end; let go, the row rests beside them")
  func uncovers() throws {
    let stage = try stage(Journal())
    #expect(grounds(stage.list, Self.red).isEmpty)
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 200, y: Self.y), at: 0.1, steps: 30,
      release: false)
    let red = try #require(grounds(stage.list, Self.red).first)
    let orange = try #require(grounds(stage.list, Self.orange).first)
    #expect(red.maxX == Self.right && red.height == 44)
    #expect(abs(orange.width - 100) < 1e-6 && red.width < orange.width)
    try stage.finger(.ended, 200, Self.y)
    try stage.advance(to: 3)
    let rest = grounds(stage.list, Self.red)[0].width + 74
    #expect(grounds(stage.list, Self.orange)[0].width == rest)
  }

  @Test("a button that deletes fills the row that it takes away, in 0.3 s")
  func fills() throws {
    let journal = Journal()
    let stage = try stage(journal)
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 200, y: Self.y), at: 0.1, steps: 30)
    try stage.advance(to: 3)
    let red = grounds(stage.list, Self.red)[0]
    try stage.tap(red.midX, Self.y, at: 3)
    #expect(journal.lines == ["delete Ada"])
    try stage.advance(to: 3.2)
    // Half of the way of a curve that eases in and out.
    let half = grounds(stage.list, Self.red)[0]
    #expect(half.maxX == Self.right && half.width > 1.5 * red.width)
    try stage.advance(to: 3.36)
    #expect(grounds(stage.list, Self.red).isEmpty && stage.words?.contains("Ada") == false)
  }

  @Test("a tap on a button performs it, and the row goes back")
  func taps() throws {
    let journal = Journal()
    let stage = try stage(journal)
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 180, y: Self.y), at: 0.1, steps: 30)
    try stage.advance(to: 2)
    let orange = grounds(stage.list, Self.orange)[0]
    try stage.tap(Double(orange.minX) + 20, Self.y, at: 2)
    #expect(journal.lines == ["flag Ada"])
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.orange).isEmpty)
  }

  @Test("a tap beside an open row closes it and does nothing else")
  func closes() throws {
    let journal = Journal()
    let stage = try stage(journal)
    for y in [Self.y, Self.y + 44] {
      let now = stage.graph.timeline.now.seconds
      try stage.drag(
        from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 180, y: Self.y), at: now + 0.1, steps: 30)
      try stage.advance(to: now + 2)
      try stage.tap(60, y, at: now + 2)
      try stage.advance(to: now + 4)
      #expect(grounds(stage.list, Self.red).isEmpty && journal.lines.isEmpty)
    }
  }

  @Test("pulled most of its width, a row acts by its first button; what is deleted goes")
  func full() throws {
    let journal = Journal()
    let stage = try stage(journal)
    try stage.drag(
      from: CGPoint(x: 360, y: Self.y), to: CGPoint(x: 60, y: Self.y), at: 0.1, steps: 40)
    #expect(journal.lines == ["delete Ada"])
    try stage.advance(to: 3)
    #expect(stage.list.words.joined(separator: " ") == "Grace Mary")
    #expect(grounds(stage.list, Self.red).isEmpty)
  }

  @Test("not so where that is not allowed: beyond its buttons the row follows at half the way")
  func notFull() throws {
    let journal = Journal()
    let stage = try stage(journal, full: false)
    try stage.drag(
      from: CGPoint(x: 360, y: Self.y), to: CGPoint(x: 60, y: Self.y), at: 0.1, steps: 40,
      release: false)
    let width = grounds(stage.list, Self.orange)[0].width
    #expect(width < 300 && width > 200)
    try stage.finger(.ended, 60, Self.y)
    try stage.advance(to: 3)
    #expect(journal.lines.isEmpty && !grounds(stage.list, Self.red).isEmpty)
  }

  @Test(
    "the leading end has its own buttons, grey without a tint; from right to left all is mirrored")
  func leading() throws {
    for rtl in [false, true] {
      let stage = try stage(Journal(), rtl: rtl)
      let way = rtl ? -80.0 : 80
      try stage.drag(
        from: CGPoint(x: 200, y: Self.y), to: CGPoint(x: 200 + way, y: Self.y), at: 0.1, steps: 30)
      try stage.advance(to: 2)
      let grey = try #require(grounds(stage.list, Self.grey).first)
      #expect(abs(grey.minX - (rtl ? Self.right - 74 : Self.left)) < 0.01, "\(grey)")
      #expect(grounds(stage.list, Self.red).isEmpty)
    }
  }

  @Test("one row is open at a time, and whoever moves up or down scrolls")
  func others() throws {
    let stage = try stage(Journal())
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 180, y: Self.y), at: 0.1, steps: 30)
    try stage.advance(to: 2)
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y + 44), to: CGPoint(x: 180, y: Self.y + 44), at: 2, steps: 30)
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.red).isEmpty)
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 280, y: 200), at: 4, steps: 30,
      release: false)
    #expect(grounds(stage.list, Self.red).isEmpty)
  }

  @Test("the buttons can be found by their names while the row is open")
  func names() throws {
    let stage = try stage(Journal())
    #expect(throws: (any Error).self) {
      try stage.graph.resolve(.name("Flag"), forDragging: false)
    }
    try stage.drag(
      from: CGPoint(x: 300, y: Self.y), to: CGPoint(x: 180, y: Self.y), at: 0.1, steps: 30)
    try stage.advance(to: 2)
    #expect(try stage.graph.resolve(.name("Flag"), forDragging: false).y == Self.y)
  }

  @Test("outside of a list there are none")
  func elsewhere() throws {
    let list = try list(on: Self.phone) {
      Text("a").swipeActions { Button("Delete", role: .destructive) {} }
    }
    #expect(list.words == ["a"] && list.fills.isEmpty)
  }
}
