import Rostrum
import Testing

@MainActor @Suite("Rows of lists")
struct ListRowTests {
  private static let phone = Stage.of(390, 600, scale: 3)

  /// The lines between rows.
  private func lines(_ list: DisplayList) -> [CGRect] {
    list.fills.filter { abs($0.height - 1.0 / 3) < 1e-9 && $0.width > 20 }
  }

  private func code(_ list: DisplayList, of word: String) -> [Int]? {
    list.commands.lazy.compactMap {
      if case .glyphs(let run, .solid(let color), _) = $0, run.text == word {
        color.code
      } else {
        nil
      }
    }.first
  }

  // MARK: Links and labels

  private func links() -> some View {
    NavigationStack {
      List {
        NavigationLink("Go") { Text("there") }
        Button("Press") {}
      }
    }
  }

  @Test("a link has the colour of text, and a grey chevron of 6.3 by 11 at the row's end")
  func link() throws {
    let list = try list(on: Self.phone) { links() }
    #expect(code(list, of: "Go") == [0, 0, 0, 100])
    #expect(code(list, of: "Press") == [0, 122, 255, 100])
    let chevron = try #require(
      list.commands.lazy.compactMap { command -> CGRect? in
        guard case .fill(let path, _, .solid(let color), let transform) = command,
          color.code == [0, 0, 0, 25]
        else { return nil }
        return path.boundingRect.applying(transform)
      }.first)
    #expect(abs(chevron.width - 6.3) < 0.3 && abs(chevron.height - 11) < 0.3)
    #expect(abs(chevron.maxX - 349.2) < 0.3)
  }

  @Test("a link in a row takes touches all over the row, and the row is grey while it is pressed")
  func pressedLink() throws {
    let stage = try Rehearsal(Self.phone) { links() }
    let grey = [209, 209, 214, 100]
    func greys() -> [CGRect] {
      stage.list.commands.compactMap {
        guard case .fill(let path, _, .solid(let color), _) = $0, color.code == grey else {
          return nil
        }
        return path.boundingRect
      }
    }
    #expect(greys().isEmpty && lines(stage.list).count == 1)
    try stage.finger(.began, 200, 38)
    #expect(greys() == [CGRect(x: 20, y: 35, width: 350, height: 44)])
    #expect(lines(stage.list).isEmpty)
    try stage.finger(.ended, 200, 38)
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("there"))
  }

  @Test("icons of labels have the tint, titles one margin, and separators begin with the titles")
  func labels() throws {
    let list = try list(on: Self.phone) {
      List {
        Label("One", systemImage: "circle.fill")
        Label("Two", systemImage: "rectangle.fill")
        Text("Three")
      }
    }
    let starts = list.commands.compactMap { command -> CGFloat? in
      if case .glyphs(let run, _, let transform) = command, run.text != "Three" {
        run.glyphs.first?.position.applying(transform).x
      } else {
        nil
      }
    }
    #expect(lines(list).map(\.minX) == [80, 80])
    #expect(starts.allSatisfy { abs($0 - 80) < 2 })
    #expect(code(list, of: "One") == [0, 0, 0, 100])
    let blue = list.colors.filter { $0.code == [0, 122, 255, 100] }
    #expect(blue.count == 2)
    let red = try Rehearsal(Self.phone) {
      List { Label("One", systemImage: "circle.fill") }.foregroundStyle(.red)
    }.list
    #expect(!red.colors.contains { $0.code == [0, 122, 255, 100] })
  }

  @Test("on a prominent button in a row the icon is as white as the title")
  func prominentLabel() throws {
    let list = try list(on: Self.phone) {
      List {
        Button {
        } label: {
          Label("Buy", systemImage: "circle.fill")
        }
        .buttonStyle(.borderedProminent)
      }
    }
    #expect(list.colors.filter { $0.code == [0, 122, 255, 100] }.count == 1)
    #expect(code(list, of: "Buy") == [255, 255, 255, 100])
  }

  @Test("the mark of a chosen option stands at the trailing edge, whatever the direction")
  func optionMark() throws {
    func mark(_ direction: LayoutDirection) throws -> CGRect {
      let list = try list(on: Self.phone) {
        List {
          Picker("Kind", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.inline)
        }
        .environment(\.layoutDirection, direction)
      }
      let marks = list.commands.compactMap { command -> CGRect? in
        guard case .fill(let path, _, .solid(let color), let transform) = command,
          color.code == [0, 122, 255, 100]
        else { return nil }
        return path.boundingRect.applying(transform)
      }
      return try #require(marks.first)
    }
    let (left, right) = (try mark(.rightToLeft), try mark(.leftToRight))
    #expect(left.minX > 35 && left.maxX < 70 && right.minX > 320 && right.maxX < 355)
  }

  @Test("rows of one group lie on one card, wherever the list begins and however high they are")
  func oneCard() throws {
    for offset in [0, 0.1, 1.0 / 3, 0.7, 100.1, 123.0 / 7] {
      for height in [20.1, 50 + 1.0 / 3, 61.7] {
        let list = try list(on: Self.phone) {
          VStack(spacing: 0) {
            Color.clear.frame(height: offset)
            List { ForEach(0..<6, id: \.self) { Tile.of($0, 20, height) } }
          }
        }
        let cards = list.fills.filter { abs($0.width - 350) < 0.01 }
        #expect(cards.count == 1, "from \(offset), \(height) high")
      }
    }
  }

  @Test("no separator begins at the words of segments, but at a text beside them")
  func segments() throws {
    func start(hasTitle: Bool) throws -> [CGFloat] {
      lines(
        try list(on: Self.phone) {
          List {
            HStack(spacing: 0) {
              if hasTitle { Text("Kind").padding(.leading, 30) }
              Picker("Kind", selection: .constant(0)) {
                Text("System").tag(0)
                Text("Dark").tag(1)
              }
              .pickerStyle(.segmented)
            }
            Text("Two")
          }
        }
      ).map(\.minX)
    }
    #expect(try start(hasTitle: false) == [40])
    #expect(try start(hasTitle: true) == [70])
  }

  @Test("a scene says itself where a separator begins")
  func guide() throws {
    let list = try list(on: Self.phone) {
      List {
        Label("One", systemImage: "circle.fill").alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
        Text("Two")
      }
    }
    #expect(lines(list).map(\.minX) == [45])
  }

  // MARK: Sections

  @Test("between two groups with a header of 12 points there are 55 points")
  func headerGap() throws {
    let list = try list(on: Self.phone) {
      List {
        Section { Tile.of(1, 20, 20) }
        Section {
          Tile.of(2, 20, 20)
        } header: {
          Text("Sound").font(.system(size: 12))
        }
      }
    }
    let cards = list.fills.filter { $0.width == 350 && $0.height == 44 }
    #expect(abs(cards[1].minY - cards[0].maxY - 55) < 0.4)
  }

  @Test("lines of footers are as far apart as their letters are high")
  func footerLines() throws {
    let list = try list(on: Self.phone) {
      List {
        Section {
          Tile.of(1, 20, 20)
        } footer: {
          Text("One\nTwo")
        }
      }
    }
    let lines = list.commands.compactMap { command -> CGFloat? in
      if case .glyphs(let run, _, let transform) = command {
        run.glyphs.first?.position.applying(transform).y
      } else {
        nil
      }
    }
    // 13 points, whose text style has lines 18 apart.
    #expect(lines.count == 2 && abs(lines[1] - lines[0] - 15.5) < 0.4)
  }

  @Test("under the bar of a page a list lends it its ground")
  func barGround() throws {
    func top(_ content: some View) throws -> [Int]? {
      let list = try list(on: Self.phone) {
        NavigationStack { content.navigationTitle("Title") }
      }
      return list.commands.compactMap { command -> [Int]? in
        guard case .fill(let path, _, .solid(let color), let transform) = command,
          path.boundingRect.applying(transform).contains(CGPoint(x: 195, y: 5))
        else { return nil }
        return color.code
      }.last
    }
    #expect(try top(List { Text("a") }) == [242, 242, 247, 100])
    #expect(try top(Text("a")) == [255, 255, 255, 100])
    #expect(try top(List { Text("a") }.padding(.top, 20)) == [255, 255, 255, 100])
    #expect(try top(List { Text("a") }.scrollContentBackground(.hidden)) == [255, 255, 255, 100])
  }
}
