import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Labels of controls with lines below their titles, and choices beside or below theirs, as in pictures of iOS 26.
@MainActor @Suite("Titles with details")
struct DetailedTitleTests {
  private static let page = Stage.of(390, 600, scale: 3).system26

  @Test("what follows the title of a toggle stands 4 below it, the switch in the middle of both")
  func toggle() throws {
    let stage = try Rehearsal(Self.page) {
      List {
        Toggle(isOn: .constant(true)) {
          Tile.of(1, 80, 20)
          Tile.of(2, 60, 10)
          Tile.of(3, 60, 10)
        }
      }
    }
    let tiles = try (1...3).map { try stage.tile($0) }
    #expect(tiles.allSatisfy { $0.minX == tiles[0].minX })
    #expect(abs(tiles[1].minY - tiles[0].maxY - 4) < 0.34)
    let control = try #require(stage.list.fills.first { $0.width == 63 })
    #expect(abs(control.midY - (tiles[0].minY + tiles[2].maxY) / 2) < 0.34)
  }

  @Test("below a label with an icon they begin where its title does, the icon in the middle")
  func icon() throws {
    func icon(_ details: Int) throws -> (Rehearsal, CGFloat) {
      let stage = try Rehearsal(Self.page) {
        List {
          Toggle(isOn: .constant(true)) {
            Label {
              Tile.of(1, 80, 20)
            } icon: {
              Tile.of(9, 20, 20)
            }
            ForEach(0..<details, id: \.self) { Tile.of(2 + $0, 60, 10) }
          }
        }
      }
      return (stage, try stage.tile(9).midY)
    }
    let (stage, middle) = try icon(2)
    #expect(try stage.tile(2).minX == stage.tile(1).minX)
    #expect(try stage.tile(3).minX == stage.tile(1).minX)
    #expect(try abs(middle - (stage.tile(1).minY + stage.tile(3).maxY) / 2) < 0.34)
    #expect(try stage.tile(1).minX > stage.tile(9).maxX)
  }

  @Test("they are half of the words' colour in rows, in the smaller style")
  func look() throws {
    let list = try Rehearsal(Self.page) {
      List {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("Detail")
        }
      }
    }.list
    let colors = list.commands.compactMap { command -> (String, ResolvedColor, Double)? in
      guard case .glyphs(let run, .solid(let color), _) = command else { return nil }
      return (run.text, color, Double(run.size))
    }
    #expect(colors.map(\.0) == ["Title", "Detail"])
    #expect(abs(colors[1].1.opacity - colors[0].1.opacity / 2) < 0.01)
    #expect(abs(colors[1].2 / colors[0].2 - 15.0 / 17) < 0.01)
  }

  @Test("a value has the system's grey, and stands below at sizes for accessibility")
  func value() throws {
    func labeled(_ size: DynamicTypeSize) throws -> Rehearsal {
      try Rehearsal(Self.page) {
        List {
          LabeledContent {
            Tile.of(2, 30, 10)
          } label: {
            Tile.of(1, 30, 10)
          }
        }
        .dynamicTypeSize(size)
      }
    }
    let usual = try labeled(.xxxLarge)
    #expect(try usual.tile(2).midY == usual.tile(1).midY && usual.tile(2).maxX == 358)
    let large = try labeled(.accessibility1)
    #expect(try large.tile(2).minX == large.tile(1).minX)
    #expect(try large.tile(2).minY >= large.tile(1).maxY)
    let colors = try Rehearsal(Self.page) {
      List {
        LabeledContent("Key", value: "Value")
        HStack { Text("Word").foregroundStyle(.secondary) }
        Text("Bare").foregroundStyle(.secondary)
      }
    }.list
    let grey = 0.6
    let opacities = Dictionary(uniqueKeysWithValues: zip(colors.words, colors.letterOpacities))
    #expect(abs((opacities["Value"] ?? 0) - grey) < 0.01)
    #expect(abs((opacities["Word"] ?? 0) - 0.5) < 0.01)
    #expect(abs((opacities["Bare"] ?? 0) - 0.5) < 0.01)
  }

  @Test("a choice that does not fit beside its label stands below, 12 further in")
  func choice() throws {
    func picker(_ width: CGFloat) throws -> Rehearsal {
      try Rehearsal(Self.page) {
        List {
          Picker(selection: .constant(2)) {
            Tile.of(2, width, 20).tag(2)
            Tile.of(3, width, 20).tag(3)
          } label: {
            Tile.of(1, 120, 20)
          }
        }
      }
    }
    let short = try picker(100)
    #expect(try abs(short.tile(1).midY - short.tile(2).midY) < 0.34)
    let long = try picker(250)
    #expect(try long.tile(2).minX == long.tile(1).minX + 12)
    #expect(try abs(long.tile(2).minY - long.tile(1).maxY - 11.5) < 0.5)
  }
}

extension DisplayList {
  /// The opacities of letters, in painting order.
  fileprivate var letterOpacities: [Double] {
    commands.compactMap {
      guard case .glyphs(_, .solid(let color), _) = $0 else { return nil }
      return Double(color.opacity)
    }
  }
}
