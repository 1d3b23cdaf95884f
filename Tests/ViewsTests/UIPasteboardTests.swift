import Foundation
import Rostrum
import Testing

@MainActor @Suite("A pasteboard", .serialized)
struct UIPasteboardTests {
  private let url = URL(string: "https://example.org/a")

  @Test("is empty when nobody has copied anything")
  func empty() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil)
    #expect(board.strings == nil)
    #expect(board.url == nil)
    #expect(board.image == nil)
    #expect(board.color == nil)
    #expect(!board.hasStrings)
    #expect(!board.hasURLs)
    #expect(!board.hasImages)
    #expect(!board.hasColors)
    #expect(board.numberOfItems == 0)
  }

  @Test(
    "gives what was copied, the first of several too", arguments: [[], ["a"], ["a", "b", "c"]])
  func texts(words: [String]) {
    let board = UIPasteboard.withUniqueName()
    board.strings = words
    #expect(board.strings == words)
    #expect(board.string == words.first)
    #expect(board.hasStrings == !words.isEmpty)
    #expect(board.numberOfItems == words.count)
  }

  @Test("has only what was copied last, and counts how often that was")
  func last() throws {
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    board.string = "a"
    board.color = .red
    #expect(!board.hasStrings)
    #expect(board.colors == [.red])
    board.image = UIImage(systemName: "star")
    #expect(board.images?.count == 1)
    #expect(board.color == nil)
    board.url = url
    #expect(board.urls == [url].compactMap { $0 })
    #expect(!board.hasImages)
    #expect(board.changeCount == count + 4)
    board.url = nil
    #expect(board.numberOfItems == 0)
  }

  @Test("an address is a text, too")
  func address() {
    let board = UIPasteboard.withUniqueName()
    board.url = url
    #expect(board.string == "https://example.org/a")
    #expect(board.hasURLs)
    #expect(board.hasStrings)
  }

  @Test("several of one kind are there one by one, too")
  func several() throws {
    let board = UIPasteboard.withUniqueName()
    board.colors = [.red, .green]
    #expect(board.color == .red)
    #expect(board.numberOfItems == 2)
    let images = try ["star", "heart"].map { try #require(UIImage(systemName: $0)) }
    board.images = images
    #expect(board.image === images[0])
    #expect(board.numberOfItems == 2)
    let other = try #require(URL(string: "https://example.org/b"))
    board.urls = [try #require(url), other]
    #expect(board.strings?.last == "https://example.org/b")
    #expect(board.numberOfItems == 2)
    board.urls = nil
    #expect(board.strings == nil)
  }

  @Test("that of the device is one")
  func general() {
    defer { UIPasteboard.general.string = nil }
    UIPasteboard.general.string = "a"
    #expect(UIPasteboard.general.string == "a")
    #expect(UIPasteboard.withUniqueName().string == nil)
  }
}
