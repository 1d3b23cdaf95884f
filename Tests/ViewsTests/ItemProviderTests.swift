import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing
import UniformTypeIdentifiers

@testable import ViewEngine
@testable import Views

/// What providers give, and when.
@MainActor @Suite("Item providers") struct ItemProviderTests {
  /// What a provider gave while a scene's clock went on.
  private func given<T>(_ ask: (@escaping (T) -> Void) -> Void) throws -> [T] {
    var found: [T] = []
    let stage = try Rehearsal { Tile(1) }
    ask { found.append($0) }
    #expect(found.isEmpty, "it comes after the code that asked")
    try stage.advance(to: 0.1)
    return found
  }

  @Test("a text is given as text, as the class that is asked for, and as bytes")
  func text() throws {
    let provider = NSItemProvider(object: NSString(string: "Ada"))
    #expect(
      try given { give in
        provider.loadObject(ofClass: NSString.self) { text, _ in
          give("\(text ?? "none" as NSString)")
        }
      } == ["Ada"])
    #expect(
      try given { give in
        provider.loadObject(ofClass: String.self) { text, _ in give(text ?? "none") }
      } == ["Ada"])
    #expect(
      try given { give in
        provider.loadItem(forTypeIdentifier: "public.text") { item, _ in give(item is Data) }
      } == [true])
  }

  @Test("an address is given as address and as text, and a text that is none is no address")
  func address() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let provider = NSItemProvider(object: url as NSURL)
    #expect(
      try given { give in
        provider.loadObject(ofClass: URL.self) { url, error in give((url, error == nil)) }
      }.first?.0 == url)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.registeredContentTypes.contains(.url))
  }

  @Test("what is not there is an error, not a wait without end")
  func missing() throws {
    let provider = NSItemProvider()
    #expect(
      try given { give in
        provider.loadObject(ofClass: NSString.self) { text, error in
          give(text == nil && error != nil)
        }
      } == [true])
    #expect(
      try given { give in
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
          give(data == nil && error != nil)
        }
      } == [true])
    #expect(
      try given { give in
        provider.loadTransferable(type: String.self) { result in
          if case .failure = result { give(true) } else { give(false) }
        }
      } == [true])
    #expect(
      try given { give in
        provider.loadItem(forTypeIdentifier: "no such type") { item, error in
          give(item == nil && error != nil)
        }
      } == [true])
  }

  @Test("a value with a type of its own is found by it, and by what it is a kind of")
  func typed() throws {
    let provider = NSItemProvider(item: "a,b", typeIdentifier: "public.comma-separated-values-text")
    #expect(provider.hasItemConformingToTypeIdentifier("public.comma-separated-values-text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(
      try given { give in
        provider.loadItem(forTypeIdentifier: "public.comma-separated-values-text") { item, _ in
          give(item as? String)
        }
      } == ["a,b"])
    #expect(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers.isEmpty)
  }

  @Test("what is asked for is there at once, as progress says")
  func progress() throws {
    let provider = NSItemProvider(object: NSString(string: "Ada"))
    let stage = try Rehearsal { Tile(1) }
    let progress = provider.loadObject(ofClass: NSString.self) { _, _ in }
    #expect(progress.fractionCompleted == 1)
    try stage.advance(to: 0.1)
  }
}

/// How representations take from one another.
@MainActor @Suite("Representations") struct RepresentationTests {
  private struct Note: Codable, Equatable, Transferable {
    var words: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .html) { (note: Note) in Data("<p>\(note.words)".utf8)
      }
      DataRepresentation(importedContentType: .plainText) { data in
        Note(words: String(decoding: data, as: UTF8.self))
      }
      ProxyRepresentation(importing: { (url: URL) in Note(words: url.host ?? "nowhere") })
    }
  }

  @Test("each way is only that way")
  func ways() throws {
    #expect(Note(words: "a").forms.compactMap(\.type) == [.html])
    #expect(Note.item(of: "b".forms) == Note(words: "b"))
    let url = try #require(URL(string: "https://example.org"))
    #expect(Note.item(of: [TransferForm(type: nil, value: url)]) == Note(words: "example.org"))
  }

  @Test("a representation that throws gives nothing, and the next one is asked")
  func throwing() {
    struct Stubborn: Transferable {
      struct Refusal: Error {}
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (_: Stubborn) -> String in throw Refusal() })
        ProxyRepresentation(exporting: { (_: Stubborn) in Data([7]) })
      }
    }
    #expect(String.item(of: Stubborn().forms.filter { $0.value == nil }) == nil)
    #expect(Data.item(of: Stubborn().forms) == Data([7]))
  }

  @Test("every value is its own first form")
  func itself() {
    #expect(AttributedString.item(of: AttributedString("x").forms) == AttributedString("x"))
    #expect(Data.item(of: Data([1, 2]).forms) == Data([1, 2]))
    #expect("x".forms.first?.value as? String == "x")
    #expect("x".forms.first?.type == nil)
  }
}
