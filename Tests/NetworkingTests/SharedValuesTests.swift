import Foundation
import Networking
import Testing

@Suite("Values that devices would share")
struct SharedValuesTests {
  @Test("values last in the process, whoever asks, and nothing is sent")
  func values() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("tea", forKey: "drink")
    store.set(Int64(3), forKey: "cups")
    store.set(0.5, forKey: "level")
    store.set(true, forKey: "hot")
    store.set(Data([1, 2]), forKey: "bytes")
    store.set(["a", "b"], forKey: "list")
    store.set(["x": 1], forKey: "map")
    let other = NSUbiquitousKeyValueStore.default
    #expect(other.string(forKey: "drink") == "tea" && other.longLong(forKey: "cups") == 3)
    #expect(other.double(forKey: "level") == 0.5 && other.bool(forKey: "hot"))
    #expect(other.data(forKey: "bytes") == Data([1, 2]))
    #expect(other.array(forKey: "list") as? [String] == ["a", "b"])
    #expect(other.dictionary(forKey: "map")?["x"] as? Int == 1)
    #expect(other.dictionaryRepresentation.count >= 7 && !other.synchronize())
    store.removeObject(forKey: "drink")
    store.set(nil, forKey: "cups")
    #expect(other.string(forKey: "drink") == nil && other.longLong(forKey: "cups") == 0)
    #expect(!other.bool(forKey: "nothing") && other.double(forKey: "nothing") == 0)
  }
}
