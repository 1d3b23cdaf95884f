import Foundation
import Testing

@testable import Views

@Suite struct UserDefaultsKeysTests {
  @Test("values of keys are those of the other names")
  func values() throws {
    let name = "rostrum-test-keys"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.setValue(3, forKey: "tag")
    #expect(store.integer(forKey: "tag") == 3 && store.value(forKey: "tag") as? Int == 3)
    store.setValue(nil, forKey: "tag")
    #expect(store.value(forKey: "tag") == nil)
  }
}
