import Foundation
import Networking
import Testing

/// What Foundation has on Apple's systems only.
@Suite("Foundation, as apps know it")
struct FoundationTests {
  private struct Person {
    var name: String
  }

  @Test(
    "a text holds another in a predicate, whatever the case and the marks of letters are",
    arguments: [("jose", true), ("JOSÉ", true), ("sé", true), ("", false), ("x", false)])
  func contains(word: String, isHeld: Bool) throws {
    let predicate = #Predicate<Person> { $0.name.localizedStandardContains(word) }
    #expect(try predicate.evaluate(Person(name: "San José")) == isHeld)
  }

  @Test("an app's folders are there, each another one")
  func folders() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory,
    ]
    #expect(Set(folders).count == folders.count && folders.allSatisfy(\.isFileURL))
  }
}
