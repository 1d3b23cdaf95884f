import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import WidgetKit

/// Widgets as previews of theirs show them.
@MainActor @Suite("Previews of widgets")
struct WidgetPreviewTests {
  private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    let number: Int
  }
  private struct Other: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
  }
  private struct Source: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(number: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
  }
  private struct Steps: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Steps", provider: Source()) { entry in
        Tile(entry.number)
          .containerBackground(for: .widget) { Tile.of(99, 1000, 1000) }
      }
      .configurationDisplayName("Steps")
    }
  }
  private struct Whole: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Whole", provider: Source()) { Tile($0.number) }
        .contentMarginsDisabled()
    }
  }

  @Test("a widget is within its margins, and its ground reaches to its edges")
  func margins() throws {
    let places = try tiles(on: .of(158, 158)) {
      WidgetPreview(.systemSmall, Steps(), [Entry(number: 3)])
    }
    #expect(places[3] == CGRect(x: 16, y: 16, width: 126, height: 126))
    #expect(places[99]?.width == 1000 && places[99]?.midX == 79 && places[99]?.midY == 79)
    let whole = try tiles(on: .of(158, 158)) {
      WidgetPreview(.systemSmall, Whole(), [Entry(number: 3)])
    }
    #expect(whole[3] == CGRect(x: 0, y: 0, width: 158, height: 158))
    let locked = try tiles(on: .of(72, 72)) {
      WidgetPreview(.accessoryCircular, Whole(), [Entry(number: 3)])
    }
    #expect(locked[3]?.width == 72)
  }

  @Test("entries come one after another, a second each; those of other types are none")
  func entries() throws {
    let stage = try Rehearsal(.of(158, 158)) {
      WidgetPreview(.systemSmall, Whole(), [Entry(number: 1), Other(), Entry(number: 2)])
    }
    #expect(stage.paintedTiles == [1])
    try stage.advance(to: 0.9)
    #expect(stage.paintedTiles == [1])
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [2])
    #expect(try Rehearsal { WidgetPreview(.systemSmall, Whole(), []) }.paintedTiles.isEmpty)
  }

  @Test("a widget's ground is none elsewhere; a page's fills it")
  func grounds() throws {
    let plain = try tiles { Tile.of(1, 10, 10) }
    let elsewhere = try tiles {
      Tile.of(1, 10, 10).containerBackground(for: .widget) { Tile(9) }
    }
    #expect(elsewhere == plain)
    let page = try tiles(on: .of(100, 200)) {
      Tile.of(1, 10, 10).containerBackground(for: .navigation) { Tile(9) }
    }
    #expect(page[9] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(page[1]?.midX == 50 && page[1]?.midY == 100)
  }
}
