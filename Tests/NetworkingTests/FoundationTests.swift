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

  @Test("words are sorted by their letters, either way")
  func comparators() {
    let people = ["Cy", "Al", "Bo"].map { Person(name: $0) }
    let up = people.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard))
    #expect(up.map(\.name) == ["Al", "Bo", "Cy"])
    let down = SortDescriptor(\Person.name, comparator: .localized, order: .reverse)
    #expect(people.sorted(using: down).map(\.name) == ["Cy", "Bo", "Al"])
  }

  @Test("values of keys are those of the other names")
  func keys() throws {
    let name = "rostrum-test-keys"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.setValue(3, forKey: "tag")
    #expect(store.integer(forKey: "tag") == 3 && store.value(forKey: "tag") as? Int == 3)
    store.setValue(nil, forKey: "tag")
    #expect(store.value(forKey: "tag") == nil)
  }
}
