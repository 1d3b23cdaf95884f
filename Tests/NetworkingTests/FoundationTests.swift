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

  /// Marks texts, and unmarks them.
  private final class Marker: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { "<\($0)>" } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? String).map { String($0.dropFirst().dropLast()) }
    }
  }

  @Test("a transformer of values is found by its name, and leads there and back")
  func transformers() throws {
    let name = NSValueTransformerName("Marker")
    #expect(ValueTransformer(forName: name) == nil)
    let marker = Marker()
    ValueTransformer.setValueTransformer(marker, forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found === marker && ValueTransformer.valueTransformerNames().contains(name))
    let marked = found.transformedValue("a")
    #expect(marked as? String == "<a>" && found.reverseTransformedValue(marked) as? String == "a")
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test("objects become bytes and objects again")
  func archives() throws {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let bytes = try #require(transformer.reverseTransformedValue(NSString(string: "a")) as? Data)
    #expect(transformer.transformedValue(bytes) as? String == "a")
    #expect(transformer.transformedValue("a") == nil)
    #expect(transformer.reverseTransformedValue(Person(name: "a")) == nil)
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
