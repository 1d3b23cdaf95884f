import Foundation
import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("States of progress views")
struct ProgressStateTests {
  @Test(
    "a bar is four points high and filled in proportion, no shorter than its round ends",
    arguments: [
      (0.0, 0.0), (0.01, 4), (0.25, 25), (0.5, 50), (1, 100),
    ])
  func bar(value: Double, width: CGFloat) throws {
    let fills = try list { ProgressView(value: value) }.fills
    #expect(fills[0] == CGRect(x: 0, y: 48, width: 100, height: 4))
    #expect(fills.count == (value > 0 ? 2 : 1))
    if value > 0 { #expect(fills[1] == CGRect(x: 0, y: 48, width: width, height: 4)) }
  }

  @Test("values beyond their total are shown as none and all, a total of nothing as none")
  func beyond() throws {
    #expect(try list { ProgressView(value: -1.0) } == list { ProgressView(value: 0.0) })
    #expect(try list { ProgressView(value: 7.0) } == list { ProgressView(value: 1.0) })
    #expect(try list { ProgressView(value: 1, total: 0.0) } == list { ProgressView(value: 0.0) })
  }

  @Test(
    "a span of time goes on by itself, and stands still before and behind it",
    arguments: [(0, 0), (0.5, 0), (1, 0.25), (1.5, 0.5), (2.5, 1), (4, 1)] as [(Double, Double)])
  func span(seconds: Double, share: Double) throws {
    let start = Stage.usualCalendarStart.addingTimeInterval(0.5)
    let span = start...start.addingTimeInterval(2)
    for countsDown in [true, false] {
      let film = try Rehearsal {
        ProgressView(timerInterval: span, countsDown: countsDown) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      }
      try film.advance(to: seconds)
      let still = try Rehearsal {
        ProgressView(value: countsDown ? 1 - share : share) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      }
      #expect(film.graph.displayList() == still.graph.displayList())
    }
  }

  @Test("where nothing else is said a clock stands below the bar")
  func clock() throws {
    let start = Stage.usualCalendarStart
    let span = start...start.addingTimeInterval(2)
    let film = try Rehearsal { ProgressView(timerInterval: span) }
    try film.advance(to: 1)
    let still = try Rehearsal {
      ProgressView(value: 0.5) {
      } currentValueLabel: {
        Text("0:01")
      }
    }
    #expect(film.graph.displayList().shape == still.graph.displayList().shape)
  }

  @Test("only the share of the total counts", arguments: [0.1, 0.5, 0.75])
  func total(share: Double) throws {
    let plain = try list { ProgressView(value: share) }
    for total in [2.0, 10, 1000] {
      #expect(try list { ProgressView(value: share * total, total: total) } == plain)
    }
  }

  @Test("a tint colours the filled part only; in the dark it is the same list in other colours")
  func tint() throws {
    let normal = try list { ProgressView(value: 0.5) }
    let tinted = try list { ProgressView(value: 0.5).tint(.pink) }
    #expect(tinted.shape == normal.shape && tinted.colors[0] == normal.colors[0])
    #expect(normal.colors[1].code == [0, 122, 255, 100])
    #expect(tinted.colors[1].code == [255, 45, 85, 100])
    #expect(try list(on: .small.dark) { ProgressView(value: 0.5) }.shape == normal.shape)
    let styled = try list {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .orange))
    }
    #expect(styled.colors[1].code == [255, 149, 0, 100])
  }

  @Test("a change under an animation fills the bar along it")
  func animated() throws {
    let scene = try Stagehand(0.2) { ProgressView(value: $0) }
    #expect(abs(try scene.halfWay(to: 0.8).list.fills[1].width - 50) < 1e-9)
  }

  @Test("label above, bar, value below, in that order and with their own styles")
  func labels() throws {
    let stage = try Rehearsal(.small) {
      ProgressView(value: 0.5) {
        Tile.of(1, 20, 10)
      } currentValueLabel: {
        Text("half")
      }
    }
    let label = try stage.tile(1)
    let bar = try #require(stage.list.fills.first { $0.height == 4 })
    #expect(label.minX == 0 && label.maxY == bar.minY - 4)
    #expect(stage.list.words == ["half"])
    // The value is in the colour of less important text.
    #expect(stage.list.colors.last?.code == [60, 60, 67, 60])
    let bare = try list {
      ProgressView(value: 0.5) { Tile.of(1, 20, 10) }.labelsHidden()
    }
    #expect(bare.tiles.isEmpty)
  }

  // MARK: Without an end

  /// The opacities of the spokes, in the order in which they stand.
  private func spokes(_ list: DisplayList) -> [Double] { list.colors.map { Double($0.opacity) } }

  @Test("without a value eight spokes stand in a circle of 20 points")
  func spokes() throws {
    let list = try list { ProgressView() }
    #expect(list.fills.count == 8)
    let bounds = list.fills.dropFirst().reduce(list.fills[0]) { $0.union($1) }
    #expect(abs(bounds.midX - 50) < 0.01 && abs(bounds.midY - 50) < 0.01)
    #expect(bounds.width <= 20.01 && bounds.width > 18)
    let nothing: Double? = nil
    #expect(try valued(nothing) == list)
  }

  private func valued(_ value: Double?) throws -> DisplayList {
    try list { ProgressView(value: value) }
  }

  @Test("the light goes round once a second, clockwise, and never rests")
  func turning() throws {
    let stage = try Rehearsal(.small) { ProgressView() }
    let first = stage.list
    #expect(stage.graph.restless != nil)
    var brightest: [Int] = []
    for step in 0..<8 {
      try stage.advance(to: Double(step) / 8 + 1.0 / 16)
      let spokes = spokes(stage.list)
      #expect(spokes.count == 8 && Set(spokes).count == 8)
      brightest.append(try #require(spokes.indices.max { spokes[$0] < spokes[$1] }))
    }
    #expect(brightest == Array(0..<8))
    try stage.advance(to: 1)
    #expect(stage.list == first)
    try stage.advance(to: 3)
    #expect(stage.list == first)
  }

  @Test("only the spokes' strengths change, and their sum stays")
  func sum() throws {
    let stage = try Rehearsal(.small) { ProgressView() }
    let (shape, sum) = (stage.list.shape, spokes(stage.list).reduce(0, +))
    for step in 1..<20 {
      try stage.advance(to: Double(step) / 8)
      #expect(stage.list.shape == shape)
      #expect(abs(spokes(stage.list).reduce(0, +) - sum) < 1e-5)
    }
  }

  @Test("gone, it rests", arguments: [false, true])
  func gone(isAnimated: Bool) throws {
    let scene = try Stagehand(true) { isBusy in
      ZStack { if isBusy { ProgressView() } }
    }
    try scene.change(to: false, isAnimated ? .linear(duration: 0.5) : nil)
    try scene.stage.advance(to: 1)
    #expect(scene.stage.list.isEmpty && scene.stage.graph.restless == nil)
  }

  @Test(
    "larger controls have larger spokes",
    arguments: [
      (ControlSize.small, 16.0), (.regular, 20), (.large, 37),
    ])
  func sizes(size: ControlSize, diameter: CGFloat) throws {
    #expect(
      try answer(100, 100) { ProgressView().controlSize(size) }
        == CGSize(width: diameter, height: diameter))
  }

  @Test("its label stands below the spokes")
  func spokesLabel() throws {
    let stage = try Rehearsal(.small) { ProgressView { Tile.of(1, 20, 10) } }
    let spokes = stage.list.fills.prefix(8).map(\.maxY).max() ?? 0
    #expect(try stage.tile(1).minY >= spokes)
    #expect(try stage.tile(1).midX == 50)
  }

  // MARK: Rings and own styles

  @Test(
    "with a value the round style is a ring, drawn as far as the value",
    arguments: [
      0.25, 0.5, 1,
    ])
  func ring(value: Double) throws {
    let list = try list { ProgressView(value: value).progressViewStyle(.circular) }
    #expect(
      try answer(9, 9) { ProgressView(value: value).progressViewStyle(.circular) }
        == CGSize(width: 20, height: 20))
    #expect(list.commands.count == 2)
    #expect(list.colors.last?.code == [0, 122, 255, 100])
  }

  private struct Echo: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Tile.of(1, CGFloat(configuration.fractionCompleted ?? 0) * 50, 10)
        if configuration.label != nil { Tile.of(2, 10, 10) }
        if configuration.currentValueLabel != nil { Tile.of(3, 10, 10) }
      }
    }
  }

  @Test("a style of the scene's own is told value and labels")
  func own() throws {
    let full = try Rehearsal(.small) {
      ProgressView(value: 2, total: 4) {
        Text("x")
      } currentValueLabel: {
        Text("y")
      }
      .progressViewStyle(Echo())
    }
    #expect(full.paintedTiles == [1, 2, 3])
    #expect(try full.tile(1).width == 25)
    let bare = try Rehearsal(.small) { ProgressView().progressViewStyle(Echo()) }
    #expect(bare.tiles[2] == nil && bare.tiles[3] == nil)
  }

  private struct Wrapping: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).background { Tile(9) }
    }
  }

  // As in the documentation of `ProgressView.init(_:)`: it is shown in the style around.
  @Test("a style may wrap the progress view in the style around it")
  func wrappingAround() throws {
    let tiles = try tiles { ProgressView(value: 0.5).progressViewStyle(Wrapping()) }
    #expect(tiles[9]?.height == 4)
  }

  private struct Faint: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).progressViewStyle(.linear).opacity(0.5)
    }
  }

  @Test("a style may show the configuration in another style")
  func wrapping() throws {
    let plain = try list { ProgressView(value: 0.5) }
    let faint = try list { ProgressView(value: 0.5).progressViewStyle(Faint()) }
    #expect(faint.withoutFading == plain.lines && faint.groups.first?.opacity == 0.5)
  }
}
