import Foundation
import Networking
import Testing

@Suite("Laws of values that devices would share")
struct SharedValueLawTests {
  private static let texts = ["", "a", "ä\n\"", "日本", String(repeating: "x", count: 50)]
  private static let numbers: [Int64] = [.min, -1, 0, 1, 42, 1 << 40, .max]

  @Test("a text is read as it was set", arguments: texts)
  func text(value: String) {
    let (store, key) = (NSUbiquitousKeyValueStore.default, "law.text.\(value)")
    store.set(value, forKey: key)
    #expect(store.string(forKey: key) == value && store.object(forKey: key) as? String == value)
    #expect(store.dictionaryRepresentation[key] as? String == value)
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil && store.dictionaryRepresentation[key] == nil)
  }

  @Test("a whole number is read as it was set", arguments: numbers)
  func number(value: Int64) {
    let (store, key) = (NSUbiquitousKeyValueStore.default, "law.number.\(value)")
    store.set(value, forKey: key)
    #expect(store.longLong(forKey: key) == value)
    #expect(store.bool(forKey: key) == (value != 0))
    #expect(store.string(forKey: key) == nil && store.array(forKey: key) == nil)
  }

  @Test("a number is read as it was set", arguments: [-0.5, 0, 0.1, 1e300])
  func decimal(value: Double) {
    let (store, key) = (NSUbiquitousKeyValueStore.default, "law.decimal.\(value)")
    store.set(value, forKey: key)
    #expect(store.double(forKey: key) == value && store.data(forKey: key) == nil)
  }

  @Test("the last value of a key counts, whatever its type was")
  func last() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("a", forKey: "law.last")
    store.set(Data([1]), forKey: "law.last")
    #expect(store.string(forKey: "law.last") == nil)
    #expect(store.data(forKey: "law.last") == Data([1]))
    store.set(["a": ["b": 1]], forKey: "law.last")
    let inner = store.dictionary(forKey: "law.last")?["a"] as? [String: Any]
    #expect(inner?["b"] as? Int == 1 && store.data(forKey: "law.last") == nil)
  }

  @Test("a date is read as it was set, and lists keep their order")
  func lists() {
    let store = NSUbiquitousKeyValueStore.default
    let date = Date(timeIntervalSinceReferenceDate: 700)
    store.set(date, forKey: "law.date")
    #expect(store.object(forKey: "law.date") as? Date == date)
    store.set(["c", "a", "b"], forKey: "law.list")
    #expect(store.array(forKey: "law.list") as? [String] == ["c", "a", "b"])
    store.set([String](), forKey: "law.list")
    #expect(store.array(forKey: "law.list")?.isEmpty == true)
  }

  @Test("what is set is there for all, at once")
  func shared() {
    NSUbiquitousKeyValueStore.default.set(true, forKey: "law.shared")
    #expect(NSUbiquitousKeyValueStore().bool(forKey: "law.shared"))
    #expect(!NSUbiquitousKeyValueStore.default.synchronize())
  }
}
