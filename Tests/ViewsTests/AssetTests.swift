import DisplayList
import Foundation
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a project's assets are to views: colours and pictures by name, by colour scheme.
@MainActor @Suite struct AssetTests {
  /// Assets that are made up by a test, which counts how often it is asked.
  private final class Source: AssetSource {
    let colors: [String: (light: Color, dark: Color)]
    let pictures: [String: (light: AssetPicture, dark: AssetPicture)]
    let faults: [String]

    init(
      colors: [String: (light: Color, dark: Color)] = [:],
      pictures: [String: (light: AssetPicture, dark: AssetPicture)] = [:], faults: [String] = []
    ) {
      (self.colors, self.pictures, self.faults) = (colors, pictures, faults)
    }

    func color(named name: String, in scheme: ColorScheme) -> Color? {
      colors[name].map { scheme == .light ? $0.light : $0.dark }
    }
    func image(named name: String, in scheme: ColorScheme) -> AssetImage? {
      pictures[name].map { .picture(scheme == .light ? $0.light : $0.dark) }
    }
  }

  private func picture(_ side: Int, scale: Double = 1, isTemplate: Bool = false) -> AssetPicture {
    AssetPicture(
      Pixmap(width: side, height: side), named: "p\(side)", scale: scale, isTemplate: isTemplate)
  }

  private func graph(
    _ source: Source, _ scheme: ColorScheme = .light, _ change: (inout Assets) -> Void = { _ in },
    @ViewBuilder _ content: () -> some View
  ) throws -> ViewGraph {
    var assets = Assets()
    assets.add(source)
    change(&assets)
    var stage = Stage(size: CGSize(width: 100, height: 100), scale: 1, assets: assets)
    stage.colorScheme = scheme
    let graph = ViewGraph(AnyView(content()), stage: stage)
    try graph.start()
    return graph
  }

  /// The colours that are painted, by their red in 255 parts.
  private func reds(_ graph: ViewGraph) -> [Int] {
    graph.displayList().commands.compactMap {
      guard case .fill(_, _, .solid(let color), _) = $0 else { return nil }
      return Int((color.red * 255).rounded())
    }
  }

  /// The sides of the pictures that are drawn.
  private func sides(_ graph: ViewGraph) -> [Int] {
    graph.displayList().commands.compactMap {
      if case .picture(let image, _, _, _) = $0 { image.pixmap.width } else { nil }
    }
  }

  private let brand = Source(
    colors: [
      "Brand": (Color(white: 0.2), Color(white: 0.8)),
      "Deep/Ink": (Color(red: 0.4, green: 0, blue: 0), Color(red: 0.6, green: 0, blue: 0)),
    ])

  @Test("a colour is that of the scheme of its place")
  func schemes() throws {
    @ViewBuilder func content() -> some View {
      Color("Brand")
      Rectangle().fill(Color(ColorResource(name: "Deep/Ink", bundle: .main)))
      Color("Brand").environment(\.colorScheme, .dark)
    }
    #expect(reds(try graph(brand, .light) { content() }) == [51, 102, 204])
    #expect(reds(try graph(brand, .dark) { content() }) == [204, 153, 204])
  }

  @Test("it can be faded, mixed, and asked for its components")
  func derived() throws {
    let graph = try graph(brand) {
      Color("Brand").opacity(0.5)
      Color("Brand").mix(with: .white, by: 1)
    }
    #expect(reds(graph) == [51, 255])
    var environment = EnvironmentValues(stage: graph.stage)
    environment.colorScheme = .dark
    #expect(Color("Brand").resolve(in: environment).opacity == 1)
  }

  @Test("a colour that is not there is grey, and told of once")
  func missing() throws {
    let graph = try graph(brand) {
      Color("Gone")
      Color("Gone")
      Color("Brand")
    }
    #expect(reds(graph) == [0x8e, 0x8e, 51])
    #expect(
      graph.shortcomings == ["no colour 'Gone' among the project's assets; it is drawn grey"])
  }

  @Test("faults of a source are shortcomings of the film")
  func faults() throws {
    let graph = try graph(Source(faults: ["b is damaged", "a is damaged"])) { Color.red }
    #expect(graph.shortcomings == ["a is damaged", "b is damaged"])
  }

  @Test("the accent colour is the app's, unless a tint is set")
  func accent() throws {
    let own = Source(colors: ["AccentColor": (Color(white: 0.2), Color(white: 0.4))])
    let graph = try graph(own) {
      Color.accentColor
      Rectangle().fill(.tint)
      Color.accentColor.tint(.red)
    }
    #expect(reds(graph) == [51, 51, 255])
    #expect(graph.shortcomings.isEmpty)
  }

  @Test("a picture is that of the scheme of its place, as large as its scale says")
  func pictures() throws {
    let source = Source(pictures: ["p": (picture(20, scale: 2), picture(9))])
    @ViewBuilder func content() -> some View {
      Image("p")
      Image(ImageResource(name: "p", bundle: .main)).environment(\.colorScheme, .dark)
      Label("p", image: "p")
      Label("p", image: ImageResource(name: "p", bundle: .main))
    }
    let light = try graph(source) { content() }
    #expect(sides(light) == [20, 9, 20, 20])
    #expect(sides(try graph(source, .dark) { content() }) == [9, 9, 9, 9])
    #expect(light.missingImages.isEmpty)
  }

  @Test("a template is painted in the foreground style, unless the scene says otherwise")
  func templates() throws {
    let source = Source(pictures: ["t": (picture(8, isTemplate: true), picture(8))])
    func isMasked(@ViewBuilder _ content: () -> some View) throws -> Bool {
      try graph(source) { content() }.displayList().commands.contains {
        if case .beginLayer(let layer) = $0 { layer.mask != nil } else { false }
      }
    }
    #expect(try isMasked { Image("t") })
    #expect(try !isMasked { Image("t").renderingMode(.original) })
    #expect(try isMasked { Image("t").renderingMode(.original).renderingMode(.template) })
  }

  @Test("what the user hands over goes before what the project has")
  func order() throws {
    let source = Source(pictures: ["p": (picture(20), picture(20)), "q": (picture(7), picture(7))])
    let graph = try graph(source, .light) {
      $0.add(Pixmap(width: 5, height: 5), named: "p")
    } _: {
      Image("p")
      Image("q")
      Image("none")
    }
    #expect(sides(graph) == [5, 7])
    #expect(graph.missingImages.map(\.name) == ["none"])
  }

  @Test("code without an environment finds the colours of the stage, and knows which are not there")
  func uikit() throws {
    var assets = Assets()
    assets.add(brand)
    let colors = assets.makeCurrent()
    var environment = EnvironmentValues()
    environment.drawing.assetColors = colors
    environment.colorScheme = .dark
    #expect(abs(Color("Brand").resolve(in: environment).red - 0.8) < 1e-6)
    #expect(assets.color(named: "Brand", in: .light) != nil)
    #expect(assets.color(named: "Gone", in: .light) == nil)
    #expect(UIColor(resource: ColorResource(name: "Brand", bundle: .main)).color == Color("Brand"))
    #expect(UIImage(resource: ImageResource(name: "p", bundle: .main)).image == Image("p"))
  }
}
