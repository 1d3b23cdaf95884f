import Rostrum
import Testing

@MainActor @Suite("Grid laws")
struct GridLawTests {
  /// A lazy grid's columns on a stage of 220 points: where the first cells of each are.
  private func columns(_ items: [GridItem], cells: Int = 12) throws -> [CGRect] {
    let stage = try Rehearsal(.of(220, 400)) {
      LazyVGrid(columns: items, spacing: 0) {
        ForEach(0..<cells, id: \.self) { Tile($0).frame(height: 10) }
      }
    }
    let top = stage.tiles.values.map(\.minY).min()
    return stage.tiles.sorted { $0.key < $1.key }.map(\.value).filter { $0.minY == top }
  }

  @Test("equal flexible columns share the width and what the gaps leave", arguments: 1...5)
  func equal(count: Int) throws {
    let frames = try columns(Array(repeating: GridItem(.flexible(), spacing: 10), count: count))
    #expect(frames.count == count)
    let width = (220 - 10 * Double(count - 1)) / Double(count)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.minX - Double(index) * (width + 10)) <= 0.5)
      #expect(abs(frame.width - width) <= 1)
    }
  }

  @Test(
    "an adaptive item makes as many columns as fit at its least width",
    arguments: [
      (20.0, 0.0), (30, 8), (50, 10), (109, 2), (110, 2), (111, 2), (219, 0), (300, 0),
    ])
  func adaptive(minimum: Double, spacing: Double) throws {
    let frames = try columns([GridItem(.adaptive(minimum: minimum), spacing: spacing)])
    let count = max(Int((220 + spacing) / (minimum + spacing)), 1)
    #expect(frames.count == count)
    #expect(frames.first?.minX == 0 && frames.last?.maxX == 220)
  }

  @Test("a fixed column has its width, the flexible one beside it the rest within its bounds")
  func mixture() throws {
    let frames = try columns([
      GridItem(.fixed(60), spacing: 5), GridItem(.flexible(minimum: 10, maximum: 90), spacing: 5),
      GridItem(.flexible()),
    ])
    #expect(frames.map(\.width) == [60, 75, 75])
    let bounded = try columns([
      GridItem(.fixed(20), spacing: 0), GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0),
    ])
    #expect(bounded.map(\.width) == [20, 50])
    // What does not fill the width is in the middle.
    #expect(bounded.first?.minX == 75)
  }

  @Test("views fill row after row, each row as tall as its tallest", arguments: [1, 2, 3, 4])
  func order(count: Int) throws {
    let heights: [CGFloat] = [10, 30, 20, 10, 10, 40, 5]
    let stage = try Rehearsal(.of(240, 400)) {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: count), spacing: 6
      ) {
        ForEach(0..<7, id: \.self) { Tile($0).frame(height: heights[$0]) }
      }
    }
    var top = try #require(stage.tiles.values.map(\.minY).min())
    var isFirst = true
    for start in stride(from: 0, to: 7, by: count) {
      let row = start..<min(start + count, 7)
      let height = row.map { heights[$0] }.max() ?? 0
      if isFirst { top = try stage.tile(start).midY - height / 2 }
      isFirst = false
      for index in row {
        let tile = try stage.tile(index)
        #expect(abs(tile.midY - (top + height / 2)) <= 1)
        #expect(abs(tile.minX - CGFloat(index - start) * 240 / CGFloat(count)) <= 0.5)
      }
      top += height + 6
    }
  }

  @Test("a grid across is a grid down on its side")
  func across() throws {
    let items = [GridItem(.fixed(30), spacing: 4), GridItem(.flexible(), spacing: 4)]
    let down = try tiles {
      LazyVGrid(columns: items, spacing: 7) {
        ForEach(0..<5, id: \.self) { Tile($0).frame(height: 12) }
      }
    }
    let across = try tiles {
      LazyHGrid(rows: items, spacing: 7) {
        ForEach(0..<5, id: \.self) { Tile($0).frame(width: 12) }
      }
    }
    #expect(
      across
        == down.mapValues { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) })
  }

  @Test("rows of a lazy grid are as far apart as their views would be in a stack")
  func rowsDistance() throws {
    func height(@ViewBuilder _ content: () -> some View) throws -> CGFloat {
      try answer(100, nil, on: .of(100, 400), content).height
    }
    @ViewBuilder func texts() -> some View {
      Text("One")
      Text("Two").font(.largeTitle)
      Text("Three")
    }
    let stack = try height { VStack { texts() } }
    #expect(try height { LazyVGrid(columns: [GridItem()]) { texts() } } == stack)
    #expect(try height { LazyVGrid(columns: [GridItem()], spacing: 8) { texts() } } != stack)
    let shapes = try height {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<5, id: \.self) { Tile.of($0, 10, 10) }
      }
    }
    #expect(shapes == 46)
    // A row asks for what a horizontal stack of its views would.
    let mixed = try height {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("One")
        Tile.of(1, 10, 10)
        Text("Two")
        Tile.of(2, 10, 10)
      }
    }
    let rows = try height {
      VStack {
        ForEach(1..<3, id: \.self) { number in
          HStack {
            Text("One")
            Tile.of(number, 10, 10)
          }
        }
      }
    }
    #expect(mixed == rows)
  }

  @Test("an item's alignment says where views are in its cells")
  func itemAlignment() throws {
    let tiles = try tiles {
      LazyVGrid(
        columns: [
          GridItem(.fixed(50), spacing: 0, alignment: .topLeading),
          GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing),
        ], spacing: 0
      ) {
        Tile.of(1, 10, 10)
        Tile.of(2, 10, 10)
        Tile.of(3, 10, 40)
        Tile.of(4, 10, 10)
      }
    }
    #expect(tiles[1] == CGRect(x: 0, y: 25, width: 10, height: 10))
    #expect(tiles[2] == CGRect(x: 90, y: 25, width: 10, height: 10))
    #expect(tiles[4] == CGRect(x: 90, y: 65, width: 10, height: 10))
  }

  @Test("the header of a section has a line of its own, and the next section a new row")
  func sections() throws {
    let tiles = try tiles {
      LazyVGrid(
        columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0
      ) {
        Section {
          Tile.of(1, 50, 10)
        } header: {
          Tile(2).frame(height: 6)
        }
        Section {
          Tile.of(3, 50, 10)
        } header: {
          Tile(4).frame(height: 6)
        }
      }
    }
    #expect(tiles[2] == CGRect(x: 0, y: 34, width: 100, height: 6))
    #expect(tiles[1] == CGRect(x: 0, y: 40, width: 50, height: 10))
    #expect(tiles[4] == CGRect(x: 0, y: 50, width: 100, height: 6))
    #expect(tiles[3] == CGRect(x: 0, y: 56, width: 50, height: 10))
  }

  // MARK: Grid

  @Test("columns of a grid are as wide as their widest cell, rows as tall as their tallest")
  func tracks() throws {
    let tiles = try tiles(on: .of(200, 200)) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Tile.of(1, 20, 30)
          Tile.of(2, 60, 10)
        }
        GridRow {
          Tile.of(3, 40, 10)
          Tile.of(4, 10, 20)
        }
      }
    }
    // 110×55 in the middle: columns of 40 and 60, rows of 30 and 20.
    let (x, y) = (45.0, 73.0)
    #expect(tiles[1] == CGRect(x: x, y: y, width: 20, height: 30))
    #expect(tiles[2] == CGRect(x: x + 50, y: y, width: 60, height: 10))
    #expect(tiles[3] == CGRect(x: x, y: y + 35, width: 40, height: 10))
    #expect(tiles[4] == CGRect(x: x + 50, y: y + 35, width: 10, height: 20))
  }

  @Test("a cell over two columns adds nothing to either, and spans the gap")
  func span() throws {
    let tiles = try tiles(on: .of(200, 200)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Tile.of(1, 30, 10)
          Tile.of(2, 30, 10)
        }
        GridRow {
          Tile(3).frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        }
      }
    }
    #expect(tiles[3]?.width == 70)
    #expect(tiles[3]?.minX == tiles[1]?.minX)
  }

  @Test("columns share what a cell over several of them lacks; a row of such cells has its width")
  func spannedWidth() throws {
    func grid(_ width: CGFloat) -> some View {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Tile.of(1, 30, 10)
          Tile.of(2, 20, 10)
        }
        GridRow { Tile.of(3, width, 10).gridCellColumns(2) }
      }
    }
    #expect(try answer(200, nil) { grid(50) }.width == 60)
    #expect(try answer(200, nil) { grid(80) }.width == 80)
    #expect(try answer(nil, nil) { grid(80) }.width == 80)
    let tiles = try tiles { grid(80) }
    // Columns of 40 and 30, each with its view in the middle.
    #expect(tiles[1]?.midX == 30 && tiles[2]?.midX == 75)
    let alone = { Grid { GridRow { Tile.of(1, 70, 10).gridCellColumns(3) } } }
    #expect(try answer(200, nil, alone).width == 70)
    // A view that is no row reaches over all columns, and takes all that it is offered.
    let line = { Grid { Tile(1).frame(height: 1) } }
    #expect(try answer(200, nil, line) == CGSize(width: 200, height: 1))
  }

  @Test("a cell that takes no space for itself fills what the others make")
  func unsized() throws {
    let scene = { (axes: Axis.Set) in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Tile.of(1, 30, 10)
          Tile.of(2, 20, 10)
        }
        GridRow { Tile(3).frame(height: 4).gridCellUnsizedAxes(axes).gridCellColumns(1) }
      }
    }
    #expect(try answer(200, nil) { scene(.horizontal) }.width == 50)
    #expect(try answer(200, nil) { scene([]) }.width == 200)
    #expect(try tiles { scene(.horizontal) }[3]?.width == 30)
  }

  @Test("a column may line up in its own way, a row in its own, and a cell by an anchor")
  func alignments() throws {
    let tiles = try tiles(on: .of(200, 200)) {
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Tile.of(1, 40, 40)
          Tile.of(2, 10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          Tile.of(3, 40, 40)
          Tile.of(4, 40, 40)
        }
        GridRow {
          Tile.of(5, 10, 10).gridCellAnchor(.topLeading)
          Tile.of(6, 40, 40)
        }
      }
    }
    #expect(tiles[2]?.maxX == tiles[4]?.maxX && tiles[2]?.maxY == tiles[1]?.maxY)
    #expect(tiles[5]?.minX == tiles[3]?.minX && tiles[5]?.minY == tiles[6]?.minY)
  }

  @Test("rows may differ in length: what is missing stays empty")
  func ragged() throws {
    let tiles = try tiles {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Tile.of(1, 20, 10) }
        GridRow {
          Tile.of(2, 30, 10)
          Tile.of(3, 20, 10)
        }
      }
    }
    #expect(tiles[1] == CGRect(x: 25, y: 40, width: 20, height: 10))
    #expect(tiles[3] == CGRect(x: 55, y: 50, width: 20, height: 10))
  }

  @Test("greedy cells share what is offered, as the views of a stack do")
  func greedy() throws {
    let grid = try tiles {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Tile(1).frame(height: 10)
          Tile.of(2, 16, 10)
          Tile(3).frame(height: 10)
        }
      }
    }
    let row = try tiles {
      HStack(spacing: 4) {
        Tile(1).frame(height: 10)
        Tile.of(2, 16, 10)
        Tile(3).frame(height: 10)
      }
    }
    #expect(grid == row)
  }
}
