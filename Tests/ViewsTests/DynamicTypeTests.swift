import Rostrum
import Testing

/// The reader's text size: what the Human Interface Guidelines list, and what follows it.
@MainActor @Suite("Dynamic Type")
struct DynamicTypeTests {
  private static let phone = Stage(size: CGSize(width: 600, height: 400), scale: 3)

  /// The size of the first letters of a view.
  private func size(@ViewBuilder _ content: @escaping () -> some View) throws -> Double {
    let list = try list(on: Self.phone) { content() }
    let sizes = list.commands.compactMap { command -> Double? in
      if case .glyphs(let run, _, _) = command { run.size } else { nil }
    }
    return try #require(sizes.first)
  }

  @Test("every style is never smaller at a larger setting, and larger at the largest")
  func monotonic() throws {
    for style in Font.TextStyle.allCases {
      let sizes = try DynamicTypeSize.allCases.map { setting in
        try size { Text("A").font(.system(style)).dynamicTypeSize(setting) }
      }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<=), "\(style)")
      #expect(sizes[0] < sizes[11], "\(style)")
      #expect(try sizes[3] == size { Text("A").font(.system(style)) })
    }
  }

  @Test(
    "the styles have the sizes of the guidelines at the ends and at the first accessibility size",
    arguments: [
      (Font.TextStyle.largeTitle, [31.0, 44, 60]), (.title, [25, 38, 58]), (.title2, [19, 34, 56]),
      (.title3, [17, 31, 55]), (.headline, [14, 28, 53]), (.body, [14, 28, 53]),
      (.callout, [13, 26, 51]), (.subheadline, [12, 25, 49]), (.footnote, [12, 23, 44]),
      (.caption, [11, 22, 43]), (.caption2, [11, 20, 40]),
    ])
  func table(style: Font.TextStyle, points: [Double]) throws {
    let settings: [DynamicTypeSize] = [.xSmall, .accessibility1, .accessibility5]
    for (setting, points) in zip(settings, points) {
      let styled = try size { Text("A").font(.system(style)).dynamicTypeSize(setting) }
      #expect(try abs(styled - size { Text("A").font(.system(size: points)) }) < 1e-9)
    }
  }

  @Test(
    "lines are as far apart as the guidelines say: body's from 19 to 29 points",
    arguments: [
      (DynamicTypeSize.xSmall, 19.0), (.medium, 21), (.large, 22), (.xLarge, 24), (.xxxLarge, 29),
    ])
  func leading(setting: DynamicTypeSize, pitch: CGFloat) throws {
    func height(_ words: String) throws -> CGFloat {
      try answer(nil, nil, on: Self.phone) { Text(words).dynamicTypeSize(setting) }.height
    }
    #expect(try abs(height("a\nb\nc\nd") - height("a") - 3 * pitch) < 0.34)
  }

  @Test("a range keeps a size that is in it, and makes the nearest of any other")
  func range() throws {
    func read(_ setting: DynamicTypeSize, _ change: (AnyView) -> AnyView) throws -> DynamicTypeSize
    {
      struct Reader: View {
        @Environment(\.dynamicTypeSize) var size
        let note: (DynamicTypeSize) -> Void
        var body: some View {
          note(size)
          return Color.red
        }
      }
      var found: DynamicTypeSize?
      _ = try Rehearsal(.small) {
        change(AnyView(Reader { found = $0 })).dynamicTypeSize(setting)
      }
      return try #require(found)
    }
    for setting in DynamicTypeSize.allCases {
      #expect(try read(setting) { $0 } == setting)
      #expect(
        try read(setting) { AnyView($0.dynamicTypeSize(...DynamicTypeSize.xLarge)) }
          == min(setting, .xLarge))
      #expect(
        try read(setting) { AnyView($0.dynamicTypeSize(DynamicTypeSize.large...)) }
          == max(setting, .large))
      #expect(
        try read(setting) { AnyView($0.dynamicTypeSize(.medium ... .xLarge)) }
          == min(max(setting, .medium), .xLarge))
    }
  }

  /// A square whose side follows the reader's text size.
  private struct Square: View {
    @ScaledMetric var side: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var height = 41.0
    var body: some View { Tile.of(1, side, height) }
  }

  @Test("a scaled number grows as the style's lines do, in whole pixels: 17 is 16⅓ at medium")
  func scaledMetric() throws {
    func square(_ setting: DynamicTypeSize) throws -> CGRect {
      let stage = try Rehearsal(Self.phone) {
        Square().dynamicTypeSize(setting)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      return try #require(stage.tiles[1])
    }
    func expect(_ found: CGFloat, _ expected: CGFloat) { #expect(abs(found - expected) < 1e-6) }
    expect(try square(.large).width, 17)
    expect(try square(.medium).width, 16 + 1.0 / 3)
    // 17 · 62 ÷ 22, and 41 · 70 ÷ 41.
    expect(try square(.accessibility5).width, 48)
    expect(try square(.accessibility5).height, 70)
  }

  @Test("a font by its name follows the body, or the style that it names, or nothing")
  func custom() throws {
    func ratio(_ font: Font) throws -> Double {
      try size { Text("A").font(font).dynamicTypeSize(.accessibility5) }
        / size { Text("A").font(font) }
    }
    #expect(try abs(ratio(.custom("Vollkorn", size: 17)) - 62.0 / 22) < 1e-9)
    #expect(
      try abs(ratio(.custom("Vollkorn", size: 10, relativeTo: .largeTitle)) - 70.0 / 41) < 1e-9)
    #expect(try ratio(.custom("Vollkorn", fixedSize: 17)) == 1)
    #expect(try ratio(.system(size: 17)) == 1)
  }

  @Test("a change of the setting moves as its animation says where the font is written")
  func moves() throws {
    let scene = try Stagehand(DynamicTypeSize.large) {
      Text("A").font(.body).dynamicTypeSize($0)
    }
    func size() -> Double? {
      scene.stage.list.commands.lazy.compactMap {
        if case .glyphs(let run, _, _) = $0 { run.size } else { nil }
      }.first
    }
    let before = try #require(size())
    let stage = try scene.halfWay(to: .xxxLarge)
    #expect(try abs(#require(size()) / before - 20.0 / 17) < 1e-9)
    try stage.advance(to: 2)
    #expect(try abs(#require(size()) / before - 23.0 / 17) < 1e-9)
  }

  @Test(
    "a large title has letters of its style, and its place grows with them",
    arguments: [(.medium, 33.0, 51.0), (.large, 34, 52), (.accessibility1, 44, 64)]
      as [(DynamicTypeSize, Double, Double)])
  func largeTitle(setting: DynamicTypeSize, size: Double, height: Double) throws {
    func stage(_ setting: DynamicTypeSize) throws -> Rehearsal {
      try Rehearsal(Self.phone) {
        NavigationStack { ScrollView { Tile.of(0, 20, 20) }.navigationTitle("Title") }
          .dynamicTypeSize(setting)
      }
    }
    let (stage, usual) = (try stage(setting), try stage(.large))
    let letters = try #require(stage.text("Title", isLarge: true)).size
    let ratio = try letters / #require(usual.text("Title", isLarge: true)).size
    #expect(abs(ratio - size / 34) < 0.01)
    #expect(try abs(stage.tile(0).minY - 44 - height) < 0.01)
  }
}
