import Foundation
import Pixels
import Rostrum
import Testing

@MainActor @Suite("Images of the network", .serialized)
struct AsyncImageTests {
  private static let address = "https://example.com/cat.png"
  private static let url = URL(string: address)

  /// A stage with a picture of 40 by 20 pixels at the address.
  private func stage(after delay: Double = 0) -> Stage {
    var assets = Assets()
    assets.add(Pixmap(width: 40, height: 20), at: Self.address, after: delay)
    assets.makeCurrent()
    return Stage(size: CGSize(width: 100, height: 100), scale: 1, assets: assets)
  }

  private func pictures(_ list: DisplayList) -> [CGRect] {
    list.commands.compactMap {
      if case .picture(_, let rect, _, let transform) = $0 { rect.applying(transform) } else { nil }
    }
  }

  @Test("what the address has is shown, at as many pixels to the point as the scene says")
  func shown() throws {
    let stage = stage()
    let plain = try list(on: stage) { AsyncImage(url: Self.url) }
    #expect(pictures(plain).map(\.size) == [CGSize(width: 40, height: 20)])
    let dense = try list(on: stage) { AsyncImage(url: Self.url, scale: 2) }
    #expect(pictures(dense).map(\.size) == [CGSize(width: 20, height: 10)])
    let full = try list(on: stage) {
      AsyncImage(url: Self.url) { image in
        image.resizable().frame(width: 60, height: 60)
      } placeholder: {
        Text("wait")
      }
    }
    #expect(pictures(full).map(\.size) == [CGSize(width: 60, height: 60)] && full.words.isEmpty)
  }

  @Test("until it comes, and where nothing is, the placeholder stays")
  func placeholder() throws {
    for (stage, url) in [
      (stage(after: 1), Self.url), (stage(), URL(string: "https://example.com/dog.png")),
      (stage(), nil),
    ] {
      stage.assets.makeCurrent()
      let list = try list(on: stage) {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image } else { Text(phase.error == nil ? "wait" : "no") }
        }
      }
      #expect(list.words == ["wait"] && pictures(list).isEmpty)
    }
  }

  @Test("an image without a placeholder is a grey place as large as it may be")
  func blank() throws {
    let list = try list(on: stage()) {
      AsyncImage(url: nil).frame(width: 30, height: 30)
    }
    #expect(pictures(list).map(\.size) == [CGSize(width: 30, height: 30)])
  }
}
