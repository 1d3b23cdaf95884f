import Rostrum
import Testing

@MainActor @Suite("Colours and styles")
struct ColorStyleTests {
  private func code(_ style: some ShapeStyle, _ stage: Stage = .small) throws -> [Int] {
    try #require(try list(on: stage) { Rectangle().fill(style) }.colors.first).code
  }

  /// The system's colours as Apple publishes them for iOS 17: in the light and in the dark.
  private nonisolated static let published: [(Color, [Int], [Int])] = [
    (.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
    (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
    (.mint, [0, 199, 190], [99, 230, 226]), (.teal, [48, 176, 199], [64, 200, 224]),
    (.cyan, [50, 173, 230], [100, 210, 255]), (.blue, [0, 122, 255], [10, 132, 255]),
    (.indigo, [88, 86, 214], [94, 92, 230]), (.purple, [175, 82, 222], [191, 90, 242]),
    (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [162, 132, 94], [172, 142, 104]),
    (.gray, [142, 142, 147], [142, 142, 147]), (.black, [0, 0, 0], [0, 0, 0]),
    (.white, [255, 255, 255], [255, 255, 255]), (.primary, [0, 0, 0], [255, 255, 255]),
  ]

  @Test("the system's colours are those that are published", arguments: 0..<16)
  func system(number: Int) throws {
    let (color, light, dark) = Self.published[number]
    #expect(try code(color) == light + [100])
    #expect(try code(color, .small.dark) == dark + [100])
  }

  @Test("colours describe themselves by their name, or by their bytes")
  func descriptions() {
    #expect("\(Color.red) \(Color.primary) \(Color.white)" == "red primary white")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(red: 7, green: -1, blue: .nan, opacity: 0).description == "#FF000000")
    #expect(Color.blue.opacity(0.5).description == "50% blue")
    #expect(Color("brand").description == #"NamedColor(name: "brand", bundle: nil)"#)
  }

  @Test("the levels of the background are the system's own backgrounds, not fainter ones")
  func backgrounds() throws {
    for (stage, levels) in [
      (Stage.small, [[255, 255, 255], [242, 242, 247], [255, 255, 255]]),
      (.small.dark, [[0, 0, 0], [28, 28, 30], [44, 44, 46]]),
    ] {
      #expect(try code(.background, stage) == levels[0] + [100])
      #expect(try code(.background.secondary, stage) == levels[1] + [100])
      #expect(try code(.background.tertiary, stage) == levels[2] + [100])
      #expect(try code(.background.quinary, stage) == levels[2] + [100])
    }
  }

  @Test("components, grey and hue, saturation and brightness are one colour by three names")
  func components() throws {
    #expect(try code(Color(red: 0.2, green: 0.4, blue: 0.6)) == [51, 102, 153, 100])
    #expect(try code(Color(white: 0.6, opacity: 0.5)) == [153, 153, 153, 50])
    for (hue, rgb) in [
      (0.0, [255, 0, 0]), (1.0 / 6, [255, 255, 0]), (1.0 / 3, [0, 255, 0]), (0.5, [0, 255, 255]),
      (2.0 / 3, [0, 0, 255]), (5.0 / 6, [255, 0, 255]), (1, [255, 0, 0]),
    ] {
      #expect(try code(Color(hue: hue, saturation: 1, brightness: 1)) == rgb + [100])
    }
    for hue in [0.0, 0.3, 0.9] {
      #expect(
        try code(Color(hue: hue, saturation: 0, brightness: 0.6)) == code(Color(white: 0.6)))
      #expect(try code(Color(hue: hue, saturation: 1, brightness: 0)) == code(Color.black))
    }
  }

  @Test("opacities multiply, and stay between none and all")
  func opacity() throws {
    #expect(try code(Color.red.opacity(0.5).opacity(0.5)) == [255, 59, 48, 25])
    #expect(try code(Color.red.opacity(7)) == code(Color.red))
    #expect(try list { Rectangle().fill(.red.opacity(-1)) }.colors.allSatisfy { $0.opacity == 0 })
    #expect(try code(Color.blue.opacity(0.4)) == code(.blue.opacity(0.4)))
  }

  @Test(
    "mixed by nothing a colour is itself, by all the other; half-way both ways are one",
    arguments: [
      Gradient.ColorSpace.perceptual, .device,
    ])
  func mix(space: Gradient.ColorSpace) throws {
    #expect(try code(Color.red.mix(with: .blue, by: 0, in: space)) == code(Color.red))
    #expect(try code(Color.red.mix(with: .blue, by: 1, in: space)) == code(Color.blue))
    #expect(
      try code(Color.red.mix(with: .blue, by: 0.5, in: space))
        == code(Color.blue.mix(with: .red, by: 0.5, in: space)))
    #expect(try code(Color.red.mix(with: .red, by: 0.3, in: space)) == code(Color.red))
  }

  @Test("greys mix evenly by device; perceptually red and blue pass by a light purple")
  func mixtures() throws {
    #expect(try code(Color.black.mix(with: .white, by: 0.6, in: .device)) == [153, 153, 153, 100])
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(try code(red.mix(with: blue, by: 0.5)) == [140, 83, 162, 100])
  }

  @Test("mixtures follow light and dark through their parts")
  func mixInDark() throws {
    let mixed = Color.primary.mix(with: .white, by: 0.5, in: .device)
    #expect(try code(mixed) == [128, 128, 128, 100])
    #expect(try code(mixed, .small.dark) == [255, 255, 255, 100])
  }

  @Test("levels below the first are the foreground, fainter by level; any style may have levels")
  func hierarchy() throws {
    func levels(_ stage: Stage) throws -> [ResolvedColor] {
      try list(on: stage) {
        VStack {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }
      }.colors
    }
    for stage in [Stage.small, .small.dark] {
      let opacities = try levels(stage).map(\.opacity)
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy(>))
    }
    let tinted = try list {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red)
    }.colors
    #expect(tinted.allSatisfy { Array($0.code.prefix(3)) == [255, 59, 48] })
    #expect(zip(tinted, tinted.dropFirst()).allSatisfy { $0.opacity > $1.opacity })
  }

  @Test("three styles at once are the three levels")
  func threeStyles() throws {
    let codes = try list {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, .green, .blue)
    }.colors.map { Array($0.code.prefix(3)) }
    #expect(codes == [[255, 59, 48], [52, 199, 89], [0, 122, 255]])
  }

  @Test("a shape without a style takes the foreground, and the innermost style counts")
  func foreground() throws {
    #expect(try list { Rectangle() }.colors.map(\.code) == [[0, 0, 0, 100]])
    #expect(
      try list { Rectangle().foregroundStyle(.green).foregroundStyle(.red) }.colors.map(\.code)
        == [[52, 199, 89, 100]])
    #expect(
      try list { Rectangle().foregroundColor(.green) }
        == list { Rectangle().foregroundStyle(.green) })
    #expect(
      try list { Rectangle().foregroundStyle(.foreground).foregroundStyle(.red) }
        == list { Rectangle().fill(.red) })
  }

  @Test("tint and accent are the blue of the system until someone says otherwise")
  func tint() throws {
    #expect(try code(.tint) == [0, 122, 255, 100])
    #expect(try code(Color.accentColor) == [0, 122, 255, 100])
    let tinted = try list {
      VStack {
        Rectangle().fill(.tint)
        Rectangle().fill(Color.accentColor)
        Rectangle().fill(.tint.opacity(0.5))
      }
      .tint(.pink)
    }.colors.map(\.code)
    #expect(tinted == [[255, 45, 85, 100], [255, 45, 85, 100], [255, 45, 85, 50]])
  }

  @Test("the ground is white in the light and black in the dark, or what the scene says")
  func background() throws {
    #expect(try code(.background) == [255, 255, 255, 100])
    #expect(try code(.background, .small.dark) == [0, 0, 0, 100])
    #expect(
      try list { Rectangle().fill(.background).backgroundStyle(.yellow) }.colors.map(\.code)
        == [[255, 204, 0, 100]])
    #expect(
      try list { Color.clear.background().backgroundStyle(.yellow) }.colors.map(\.code)
        == list { Color.clear.background(.background).backgroundStyle(.yellow) }.colors.map(\.code))
  }

  @Test("a style in a box paints as the style")
  func erased() throws {
    let styles: [(AnyShapeStyle, DisplayList)] = [
      (AnyShapeStyle(.red), try list { Rectangle().fill(.red) }),
      (AnyShapeStyle(.tint), try list { Rectangle().fill(.tint) }),
      (AnyShapeStyle(.secondary), try list { Rectangle().fill(.secondary) }),
      (
        AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
        try list {
          Rectangle().fill(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
      ),
    ]
    for (style, plain) in styles { #expect(try list { Rectangle().fill(style) } == plain) }
  }

  private struct Striking: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.purple
    }
  }

  @Test("a style of the scene's own resolves by what is around")
  func own() throws {
    #expect(try code(Striking()) == [175, 82, 222, 100])
    #expect(try code(Striking(), .small.dark) == [255, 214, 10, 100])
  }

  @Test("a colour is told apart by how it was made, and resolves to numbers")
  func values() {
    #expect(Color.red == .red && Color.red != .blue)
    #expect(Set([Color.red, .red, .green]).count == 2)
    let resolved = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
      .resolve(in: EnvironmentValues())
    #expect(resolved.red == 0.25 && resolved.blue == 0.75 && resolved.opacity == 0.5)
    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
  }

  @Test("fills, placeholders and links are those that are published, level by level")
  func fills() throws {
    let gray = [120, 120, 128]
    #expect(try code(.fill) == gray + [20])
    #expect(try code(.fill, .small.dark) == gray + [36])
    #expect(try code(.fill.secondary) == gray + [16])
    #expect(try code(.fill.tertiary) == [118, 118, 128, 12])
    #expect(try code(.fill.quaternary) == [116, 116, 128, 8])
    #expect(try code(.fill.quinary) == code(.fill.quaternary))
    #expect(
      try code(.fill.secondary, .small.dark) == code(Color(.secondarySystemFill), .small.dark))
    #expect(try code(.fill.tertiary) == code(Color(.tertiarySystemFill)))
    #expect(try code(.fill.quaternary) == code(Color(.quaternarySystemFill)))
    #expect(try code(.placeholder) == code(Color(.placeholderText)))
    #expect(try code(.link) == code(Color(.link)))
    #expect(try code(Color(.opaqueSeparator), .small.dark) == [56, 56, 58, 100])
    #expect(try code(Color(.tertiarySystemGroupedBackground), .small.dark) == [44, 44, 46, 100])
  }

  @Test("each level of any other style is that style, fainter")
  func levels() throws {
    #expect(try code(.blue.secondary) == [0, 122, 255, 50])
    #expect(try code(.blue.tertiary) == [0, 122, 255, 25])
    #expect(try code(.blue.quaternary) == [0, 122, 255, 18])
    #expect(try code(.tint.quinary) == [0, 122, 255, 12])
    #expect(try code(AnyShapeStyle(.red).secondary) == code(.red.opacity(0.5)))
  }
}
