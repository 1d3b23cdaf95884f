import Foundation
import Networking
import Testing
import WebKit

@testable import ViewEngine

@MainActor @Suite("Pages of the web, and their addresses")
struct WebPageTests {
  private func url(_ name: String) -> URL { URL(filePath: "/\(name).html") }

  @Test("addresses go before and after the one that is shown")
  func list() {
    let page = WebPage()
    for name in ["a", "b", "c"] { page.load(URLRequest(url: url(name))) }
    #expect(page.backForwardList.backList.map(\.url) == [url("a"), url("b")])
    #expect(page.backForwardList.currentItem?.url == url("c"))
    #expect(page.backForwardList[-1]?.url == url("b") && page.backForwardList[1] == nil)
    if let first = page.backForwardList.backList.first { page.load(first) }
    #expect(page.url == url("a") && page.backForwardList.backList.isEmpty)
    #expect(page.backForwardList.forwardList.map(\.url) == [url("b"), url("c")])
    page.load(url("d"))
    #expect(page.backForwardList.forwardList.isEmpty && page.url == url("d"))
    page.load(nil)
    #expect(page.url == url("d"))
  }

  @Test("no page is opened: nothing is loaded, and programs give nothing, which is told")
  func nothing() async throws {
    let page = WebPage(configuration: WebPage.Configuration())
    page.reload()
    page.stopLoading()
    #expect(!page.isLoading && page.title.isEmpty && page.estimatedProgress == 1)
    for await _ in page.load(html: "<p>", baseURL: url("e")) { Issue.record("nothing happens") }
    #expect(page.url == url("e"))
    #expect(try await page.callJavaScript("1") == nil)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("callJavaScript") })
  }
}
