import Foundation
import Rostrum
import Testing
import UniformTypeIdentifiers

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Buttons that paste", .serialized)
struct PasteButtonTests {
  private static let stage = Stage.of(200, 100)

  /// Does something with the general pasteboard, which is empty before and afterwards.
  private func pasting(_ action: @MainActor (UIPasteboard) throws -> Void) rethrows {
    let board = UIPasteboard.general
    board.strings = nil
    defer { board.strings = nil }
    try action(board)
  }

  private func isEnabled(_ stage: Rehearsal) -> Bool {
    stage.graph.tappables.first?.isEnabled == true
  }

  @Test("can be tapped while there is something of the type, and hands it on")
  func values() throws {
    try pasting { board in
      var pasted: [[String]] = []
      let stage = try Rehearsal(Self.stage) {
        PasteButton(payloadType: String.self) { pasted.append($0) }
      }
      #expect(stage.list.words == ["Paste"])
      #expect(!isEnabled(stage))
      try stage.tap(100, 50, at: 0)
      #expect(pasted.isEmpty)
      try stage.now { board.strings = ["a", "b"] }
      #expect(isEnabled(stage))
      try stage.tap(100, 50, at: 1)
      #expect(pasted == [["a", "b"]])
      try stage.now { board.color = .red }
      #expect(!isEnabled(stage))
    }
  }

  @Test("takes what can be made of what is there")
  func converted() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    try pasting { board in
      board.url = url
      var (addresses, words): ([URL], [String]) = ([], [])
      let stage = try Rehearsal(Self.stage) {
        PasteButton(payloadType: URL.self) { addresses = $0 }
      }
      try stage.tap(100, 50, at: 0)
      #expect(addresses == [url])
      let other = try Rehearsal(Self.stage) {
        PasteButton(payloadType: String.self) { words = $0 }
      }
      try other.tap(100, 50, at: 0)
      #expect(words == [url.absoluteString])
    }
  }

  @Test("by types of data it hands on providers of those alone")
  func providers() throws {
    try pasting { board in
      var count = 0
      @MainActor func stage(_ types: [UTType]) throws -> Rehearsal {
        try Rehearsal(Self.stage) {
          PasteButton(supportedContentTypes: types) { count += $0.count }
        }
      }
      board.strings = ["a", "b"]
      #expect(try isEnabled(stage([.plainText])))
      #expect(try isEnabled(stage([.image, .text])))
      #expect(try !isEnabled(stage([.image])))
      #expect(try !isEnabled(stage([])))
      try stage([.text]).tap(100, 50, at: 0)
      #expect(count == 2)
      board.image = UIImage()
      #expect(try isEnabled(stage([.image])))
      #expect(try !isEnabled(stage([.text])))
    }
  }

  @Test("a pasteboard provides as many things as were copied, colours aside")
  func items() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.itemProviders.isEmpty)
    board.strings = ["a", "b"]
    #expect(board.itemProviders.count == 2)
    board.color = .red
    #expect(board.itemProviders.isEmpty)
    let image = UIImage()
    board.image = image
    #expect(board.itemProviders.first?.canLoadObject(ofClass: UIImage.self) == true)
    #expect(board.itemProviders.first?.item(of: Image.self) != nil)
    #expect(image.imageOrientation == .up)
  }
}
