import Foundation
import Security
import Testing

@Suite("Keychain", .serialized)
struct KeychainTests {
  private func query(_ account: String, _ others: [CFString: Any] = [:]) -> CFDictionary {
    let own: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: "films",
    ]
    return own.merging(others) { $1 } as CFDictionary
  }

  private func data(_ account: String) -> Data? {
    var result: AnyObject?
    let status = SecItemCopyMatching(
      query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &result)
    return status == errSecSuccess ? result as? Data : nil
  }

  @Test("what is added is found, once; what is changed is changed, and what is removed is gone")
  func life() {
    let (first, second) = (Data("one".utf8), Data("two".utf8))
    #expect(SecItemCopyMatching(query("ada"), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query("ada", [kSecValueData: first]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("ada", [kSecValueData: second]), nil) == errSecDuplicateItem)
    #expect(data("ada") == first && data("eve") == nil)
    #expect(SecItemUpdate(query("ada"), [kSecValueData: second]) == errSecSuccess)
    #expect(data("ada") == second)
    #expect(SecItemDelete(query("ada")) == errSecSuccess)
    #expect(SecItemDelete(query("ada")) == errSecItemNotFound)
    #expect(SecItemUpdate(query("ada"), [:]) == errSecItemNotFound)
  }

  @Test("a query for all has as many answers as there are items, in the order in which they came")
  func all() {
    for name in ["b", "a"] {
      #expect(SecItemAdd(query(name, [kSecValueData: Data(name.utf8)]), nil) == errSecSuccess)
    }
    var result: AnyObject?
    let wish: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "films",
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: kCFBooleanTrue as Any,
    ]
    #expect(SecItemCopyMatching(wish as CFDictionary, &result) == errSecSuccess)
    let found = result as? [[String: Any]] ?? []
    #expect(found.map { $0[kSecAttrAccount] as? String } == ["b", "a"])
    #expect(found.allSatisfy { $0[kSecValueData] == nil })
    for name in ["a", "b"] { #expect(SecItemDelete(query(name)) == errSecSuccess) }
  }

  @Test("bytes by chance fill what they are for, and no more")
  func chance() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let status = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { SecRandomCopyBytes(kSecRandomDefault, 32, $0) }
    }
    #expect(status == errSecSuccess)
    #expect(bytes[..<32].contains { $0 != 0 } && bytes[32...].allSatisfy { $0 == 0 })
  }

  @Test("a status has words")
  func words() {
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("not be found") == true)
    #expect(SecCopyErrorMessageString(1, nil) == nil)
  }
}
