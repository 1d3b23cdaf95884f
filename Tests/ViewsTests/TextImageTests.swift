import DisplayList
import Foundation
import Geometry
import Motion
import Pixels
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Image and Label")
struct TextImageTests {
  private func size(_ view: some View, proposal: ProposedViewSize = .unspecified) throws -> CGSize {
    let probe = ProbeLayout(proposal: proposal)
    _ = try Rehearsal(width: 400, height: 400, scale: 2) { probe { view } }
    return probe.answer.size
  }

  private func graph(_ view: some View, assets: Assets = Assets()) throws -> ViewGraph {
    let graph = ViewGraph(
      AnyView(view), stage: Stage(size: CGSize(width: 200, height: 200), scale: 1, assets: assets))
    try graph.start()
    return graph
  }

  /// A picture of four by four pixels.
  private var assets: Assets {
    var picture = Pixmap(width: 4, height: 4)
    for x in 0..<4 { for y in 0..<4 { picture[x, y] = 0xFFFF_FFFF } }
    var assets = Assets()
    assets.add(picture, named: "photo", scale: 2)
    return assets
  }

  @Test("symbols are as large as their font, weight aside, and as their scale says")
  func symbolSizes() throws {
    let small = try size(Image(systemName: "heart.fill").font(.system(size: 20)))
    let large = try size(Image(systemName: "heart.fill").font(.system(size: 40)))
    #expect(abs(large.width - 2 * small.width) <= 1 && abs(large.height - 2 * small.height) <= 1)
    let scaled = try size(
      Image(systemName: "heart.fill").font(.system(size: 20)).imageScale(.large))
    #expect(scaled.width > small.width && scaled.width < large.width)
    let inherited = try size(VStack { Image(systemName: "heart.fill") }.font(.system(size: 20)))
    #expect(inherited == small)
  }

  @Test("a symbol sits on the baseline of the text beside it")
  func symbolBaseline() throws {
    let text = try size(Text("A").font(.title))
    let row = try size(
      HStack(alignment: .firstTextBaseline) {
        Text("A").font(.title)
        Image(systemName: "star.fill").font(.title)
      })
    // Were it to stand on the baseline, the row would be higher by what hangs below.
    #expect(row.height <= text.height + 2)
  }

  @Test("a resizable image takes what it is offered, any other its own size")
  func resizing() throws {
    let offer = ProposedViewSize(width: 60, height: 30)
    #expect(
      try size(Image(systemName: "star").resizable(), proposal: offer)
        == CGSize(width: 60, height: 30))
    #expect(
      try size(Image(systemName: "star"), proposal: offer) == size(Image(systemName: "star")))
  }

  @Test("pictures of the assets are drawn at their scale, in their own colours or the style's")
  func pictures() throws {
    #expect(
      try graph(Image("photo"), assets: assets).displayList().description
        == "picture photo in 99 99 2 2")
    #expect(
      try graph(
        Image("photo").interpolation(.none).resizable().frame(width: 40, height: 20),
        assets: assets
      ).displayList().description == "picture photo in 80 90 40 20 nearest")
    let template = try graph(
      Image("photo").renderingMode(.template).foregroundStyle(.red), assets: assets)
    #expect(
      template.displayList().description == """
        group {
          fill rect 99 99 2 2 with #ff3b30
        } mask {
          picture photo in 99 99 2 2
        }
        """)
  }

  @Test("margins of a resizable picture keep their size")
  func capInsets() throws {
    let insets = EdgeInsets(top: 0, leading: 0.5, bottom: 0, trailing: 0.5)
    let list = try graph(
      Image("photo").resizable(capInsets: insets).frame(width: 20, height: 10), assets: assets
    ).displayList()
    let cells = list.commands.compactMap { command -> CGRect? in
      if case .beginLayer(let layer) = command { layer.clip?.path.boundingRect } else { nil }
    }
    #expect(cells.map(\.width) == [0.5, 19, 0.5])
    #expect(cells.map(\.minX) == [90, 90.5, 109.5])
  }

  @Test("names that nobody knows are drawn as a sign and counted")
  func missing() throws {
    let graph = try graph(
      VStack {
        Image("nothing")
        Image("nothing").resizable().frame(width: 30, height: 30)
        Image(systemName: "no.such.symbol")
        Text("in \(Image("inline"))")
      })
    #expect(
      graph.missingImages == [
        MissingImage(name: "inline", isSystem: false, count: 1),
        MissingImage(name: "no.such.symbol", isSystem: true, count: 1),
        MissingImage(name: "nothing", isSystem: false, count: 2),
      ])
    #expect(graph.displayList().description.contains("dash"))
  }

  @Test("a symbol shows one style, or one for each rank")
  func renderingModes() throws {
    func colors(_ view: some View) throws -> Set<String> {
      Set(
        try graph(view).displayList().lines.filter { $0.contains(" with ") }
          .compactMap { line in
            line.split(separator: " with ").last?.split(separator: " ").first.map(String.init)
          })
    }
    let image = Image(systemName: "person.2.fill")
    #expect(try colors(image.foregroundStyle(.red)) == ["#ff3b30"])
    let hierarchical = try colors(
      image.symbolRenderingMode(.hierarchical).foregroundStyle(.red))
    #expect(hierarchical.contains("#ff3b30"))
    #expect(hierarchical.isSubset(of: ["#ff3b30", "#ff3b30/0.5", "#ff3b30/0.25"]))
  }

  @Test("variants of symbols are found where there are any")
  func variants() throws {
    let filled = try graph(Image(systemName: "heart.fill")).displayList()
    #expect(
      try graph(VStack { Image(systemName: "heart") }.symbolVariant(.fill)).displayList()
        == filled)
    #expect(
      try graph(VStack { Image(systemName: "xmark") }.symbolVariant(.fill)).displayList()
        == graph(VStack { Image(systemName: "xmark") }).displayList())
  }

  @Test("a label shows icon and title as its style says")
  func labels() throws {
    func parts(_ view: some View) throws -> (icon: Bool, title: Bool) {
      let shown = try graph(view)
      let lines = shown.displayList().lines
      return (
        lines.contains { $0.hasPrefix("fill") || $0.hasPrefix("stroke") },
        lines.contains { $0.hasPrefix("glyphs \"Stars\"") }
      )
    }
    let label = Label("Stars", systemImage: "star.fill")
    #expect(try parts(label) == (true, true))
    #expect(try parts(VStack { label }.labelStyle(.titleOnly)) == (false, true))
    #expect(try parts(label.labelStyle(.iconOnly)) == (true, false))
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    #expect(try parts(label.labelStyle(Reversed())) == (true, true))
  }

  @Test("a symbol within a text is as wide as it is drawn, and a line breaks around it")
  func inline() throws {
    let symbol = try size(Image(systemName: "star.fill"))
    let bare = try size(Text("ab"))
    let both = try size(Text("a\(Image(systemName: "star.fill"))b"))
    #expect(abs(both.width - bare.width - symbol.width) <= 1.5)
  }
}
