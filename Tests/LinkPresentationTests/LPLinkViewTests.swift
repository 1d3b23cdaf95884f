import DisplayList
import Foundation
import Motion
import Pixels
import Testing
import UIKitViews

@testable import LinkPresentation
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Cards of the web's pages", .serialized)
struct LPLinkViewTests {
  /// A view of UIKit's at the size that it wants.
  private struct Shown<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: V, context: Context) -> CGSize? {
      uiView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0))
    }
  }

  private let page: URL
  init() throws { page = try #require(URL(string: "https://www.example.org/a/b")) }

  private func stage<V: UIView>(_ view: V) throws -> ViewGraph {
    let graph = ViewGraph(
      AnyView(Shown(view: view)), stage: Stage(size: CGSize(width: 320, height: 480), scale: 1))
    try graph.start()
    return graph
  }

  private func words(_ graph: ViewGraph) -> [String] {
    graph.displayList().commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
    }
  }

  /// A picture of one colour.
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("a card says the title and whose page it is; without a title, that alone")
  func text() throws {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.title) = (page, "A page")
    let card = LinkCard(metadata, image: nil, icon: nil)
    #expect(card.title == "A page" && card.place == "example.org")
    let plain = LPLinkView(url: page)
    #expect(plain.metadata.title == nil && plain.metadata.originalURL == page)
    #expect(plain.sizeThatFits(CGSize(width: 240, height: 0)).width == 240)
    let titled = LPLinkView(metadata: metadata)
    #expect(
      titled.sizeThatFits(CGSize(width: 240, height: 0)).height
        > plain.sizeThatFits(CGSize(width: 240, height: 0)).height)
    #expect(try words(stage(plain)) == ["example.org"])
    #expect(try words(stage(titled)) == ["A page", "example.org"])
  }

  /// A card that is made on the stage, where pictures come a moment later.
  private struct Made: UIViewRepresentable {
    let make: () -> LPLinkView
    func makeUIView(context: Context) -> LPLinkView { make() }
    func updateUIView(_ uiView: LPLinkView, context: Context) {}
  }

  private func metadata(_ title: String, image: UIImage? = nil, icon: UIImage? = nil)
    -> LPLinkMetadata
  {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.title) = (page, title)
    metadata.imageProvider = image.map { NSItemProvider(object: $0) }
    metadata.iconProvider = icon.map { NSItemProvider(object: $0) }
    return metadata
  }

  /// A stage with a card of a page, when its pictures are there.
  private func made(
    _ metadata: LPLinkMetadata, assets: Assets = Assets()
  ) throws -> (graph: ViewGraph, view: LPLinkView) {
    var card: LPLinkView?
    let graph = ViewGraph(
      AnyView(
        Made {
          let view = LPLinkView(metadata: metadata)
          card = view
          return view
        }), stage: Stage(size: CGSize(width: 320, height: 480), scale: 1, assets: assets))
    try graph.start()
    try graph.advance(to: Instant(seconds: 0.1))
    return (graph, try #require(card))
  }

  private func height(_ view: LPLinkView) -> CGFloat {
    view.sizeThatFits(CGSize(width: 200, height: 0)).height
  }

  @Test("the picture is as wide as the card, and makes it higher; a sign does not")
  func image() throws {
    let plain = height(try made(metadata("A page")).view)
    let pictured = height(try made(metadata("A page", image: picture(40, 20))).view)
    #expect(abs(pictured - plain - 100) < 20)
    let taller = height(try made(metadata("A page", image: picture(40, 40))).view)
    #expect(abs(taller - pictured - 100) < 1e-6)
    let signed = height(try made(metadata("A page", icon: picture(8, 8))).view)
    #expect(abs(signed - plain) < 20)
  }

  @Test("a picture comes a moment later, but not that of a page that was before")
  func late() throws {
    let first = metadata("First", image: picture(40, 40))
    let (graph, view) = try made(first)
    #expect(height(view) > 200 && words(graph).contains("First"))
    view.metadata = first
    view.metadata = metadata("Second")
    try graph.advance(to: Instant(seconds: 0.2))
    #expect(height(view) < 100 && words(graph).contains("Second"))
  }

  @Test("bytes of a picture's type are one, too")
  func bytes() throws {
    let plain = height(try made(metadata("A page")).view)
    let metadata = metadata("A page")
    metadata.imageProvider = NSItemProvider(
      item: Data([40, 40]), typeIdentifier: "public.png")
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { $0.count == 2 ? Pixmap(width: Int($0[0]), height: Int($0[1])) : nil },
      contents: { _ in nil }, encode: { _, _, _, _ in nil })
    defer { Assets().makeCurrent() }
    #expect(height(try made(metadata, assets: assets).view) > plain + 150)
  }

  @Test("where nothing proposes a width there is a usual one, and a page's film is told")
  func width() throws {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.remoteVideoURL) = (page, page)
    let view = LPLinkView(metadata: metadata)
    #expect(view.intrinsicContentSize.width == 300)
    #expect(
      view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width == 300)
    #expect(try stage(view).shortcomings.contains { $0.contains("the film of LPLinkMetadata") })
  }
}

@Suite("What is known of pages")
struct LPLinkMetadataTests {
  @Test("nobody answers, and the reason is told")
  func provider() async throws {
    let page = try #require(URL(string: "https://example.org"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: page)
    }
    let reason = await withCheckedContinuation { told in
      LPMetadataProvider().startFetchingMetadata(for: page) { metadata, error in
        told.resume(returning: metadata == nil ? error as? LPError : nil)
      }
    }
    #expect(reason == LPError(.metadataFetchFailed))
    #expect((LPError(.metadataFetchTimedOut) as NSError).code == 4)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("LPMetadataProvider") })
  }

  @Test("addresses and title outlive an archive and a copy")
  func archive() throws {
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://example.org/a")
    metadata.title = "A"
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: metadata, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    let copy = metadata.copy() as? LPLinkMetadata
    for other in [read, copy] {
      #expect(other?.url == metadata.url && other?.title == "A" && other?.originalURL == nil)
    }
  }
}
