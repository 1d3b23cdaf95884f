import AVFoundation
import Foundation
import Geometry
import Rostrum
import Testing
import WebKit

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pages and sounds that no film opens")
struct SilentMediaTests {
  /// A web view as scenes have it.
  private struct Page: UIViewRepresentable {
    let address: String
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {
      guard let url = URL(string: address) else { return }
      view.load(URLRequest(url: url))
    }
  }

  @Test("UIKit's web view has the place and the address of SwiftUI's, and is told")
  func webView() throws {
    let stage = try Rehearsal(.of(200, 100)) { Page(address: "https://example.org/a") }
    #expect(stage.list.words.contains("example.org"))
    #expect(stage.graph.shortcomings.contains { $0.contains("the page of WebView") })
  }

  @Test("a web view keeps what it is asked for, and opens nothing")
  func kept() {
    let view = WKWebView(frame: .zero)
    #expect(view.url == nil && view.title == nil && !view.canGoBack && !view.canGoForward)
    #expect(view.loadHTMLString("<p>", baseURL: URL(string: "https://example.org")) == nil)
    #expect(view.url?.host() == "example.org" && !view.isLoading && view.estimatedProgress == 0)
    #expect(view.reload() == nil && view.goBack() == nil && view.goForward() == nil)
    view.stopLoading()
    #expect(!view.configuration.allowsInlineMediaPlayback)
  }

  @Test("a player of sounds plays without a sound, and says so")
  func player() throws {
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(!player.isPlaying && player.prepareToPlay() && player.duration == 0)
    let before = IneffectiveSettings.shortcomings
    #expect(player.play() && player.isPlaying)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("AVAudioPlayer.play") })
    #expect(IneffectiveSettings.shortcomings.count >= before.count)
    player.pause()
    #expect(!player.isPlaying)
    player.setVolume(0.5, fadeDuration: 1)
    player.updateMeters()
    #expect(player.volume == 0.5 && player.averagePower(forChannel: 0) == -160)
    #expect(player.peakPower(forChannel: 0) == -160 && player.data == Data([1]))
    player.stop()
  }
}
