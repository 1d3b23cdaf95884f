import Foundation
import Security
import Testing

/// What asks of a keychain may say, and what comes of it; every test has a service of its own.
@Suite("Keychain, by its laws", .serialized)
struct KeychainLawTests {
  private let service = "laws-\(UUID().uuidString)"

  private func query(_ others: [String: Any] = [:]) -> CFDictionary {
    [kSecClass: kSecClassGenericPassword, kSecAttrService: service].merging(others) { $1 }
  }

  private func add(_ account: String, _ others: [String: Any] = [:]) -> OSStatus {
    SecItemAdd(
      query([kSecAttrAccount: account, kSecValueData: Data(account.utf8)]).merging(others) { $1 },
      nil)
  }

  private func find(_ others: [String: Any]) -> (status: OSStatus, result: AnyObject?) {
    var result: AnyObject?
    let status = SecItemCopyMatching(query(others), &result)
    return (status, result)
  }

  private func clear() { _ = SecItemDelete(query()) }

  @Test(
    "an item is told from others by class, account, service, server and tag, and by nothing else")
  func identity() {
    defer { clear() }
    #expect(add("a") == errSecSuccess)
    // Another label is not another item.
    #expect(add("a", [kSecAttrLabel: "other"]) == errSecDuplicateItem)
    #expect(add("a", [kSecValueData: Data([1])]) == errSecDuplicateItem)
    for other: [String: Any] in [
      [kSecAttrServer: "example.com"], [kSecAttrApplicationTag: Data([7])],
      [kSecClass: kSecClassInternetPassword],
    ] {
      #expect(add("a", other) == errSecSuccess)
      #expect(add("a", other) == errSecDuplicateItem)
    }
    #expect(add("b") == errSecSuccess)
    #expect(SecItemDelete(query([kSecClass: kSecClassInternetPassword])) == errSecSuccess)
  }

  @Test("an item that is added gives what it was asked for")
  func added() {
    defer { clear() }
    var result: AnyObject?
    let bytes = Data([1, 2, 3])
    let item = query([kSecAttrAccount: "a", kSecValueData: bytes, kSecReturnData: true])
    #expect(SecItemAdd(item, &result) == errSecSuccess)
    #expect(result as? Data == bytes)
    let quiet = query([kSecAttrAccount: "b", kSecValueData: bytes])
    #expect(SecItemAdd(quiet, &result) == errSecSuccess)
    #expect(result == nil)
  }

  @Test("an ask gives bytes, attributes, both, or that there is one")
  func answers() {
    defer { clear() }
    #expect(add("a", [kSecAttrLabel: "first"]) == errSecSuccess)
    let data = Data("a".utf8)
    #expect(find([kSecReturnData: true]).result as? Data == data)
    let nothing = find([:])
    #expect(nothing.status == errSecSuccess && nothing.result == nil)
    let attributes = find([kSecReturnAttributes: true]).result as? [String: Any]
    #expect(attributes?[kSecAttrLabel] as? String == "first")
    #expect(attributes?[kSecAttrAccount] as? String == "a" && attributes?[kSecValueData] == nil)
    let both = find([kSecReturnAttributes: true, kSecReturnData: true]).result as? [String: Any]
    #expect(both?[kSecValueData] as? Data == data && both?[kSecAttrLabel] as? String == "first")
    #expect(attributes?[kSecReturnData] == nil && both?[kSecReturnAttributes] == nil)
  }

  @Test("without a limit an ask has one answer, the item that came first")
  func limits() {
    defer { clear() }
    for name in ["x", "y", "z"] { #expect(add(name) == errSecSuccess) }
    #expect(find([kSecReturnData: true]).result as? Data == Data("x".utf8))
    let one = find([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]).result
    #expect(one as? Data == Data("x".utf8))
    let all = find([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]).result as? [Data]
    #expect(all == ["x", "y", "z"].map { Data($0.utf8) })
  }

  @Test("every attribute that is named must be the same; one that is not named may be any")
  func matching() {
    defer { clear() }
    #expect(add("a", [kSecAttrLabel: "l", kSecAttrComment: "c"]) == errSecSuccess)
    for (wish, status): ([String: Any], OSStatus) in [
      ([kSecAttrLabel: "l"], errSecSuccess), ([kSecAttrLabel: "L"], errSecItemNotFound),
      ([kSecAttrLabel: "l", kSecAttrComment: "c"], errSecSuccess),
      ([kSecAttrLabel: "l", kSecAttrComment: "d"], errSecItemNotFound),
      ([kSecAttrDescription: "never said"], errSecItemNotFound),
      ([kSecUseDataProtectionKeychain: true], errSecSuccess),
      // When it can be read does not tell items apart.
      ([kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked], errSecSuccess),
    ] {
      #expect(find(wish).status == status, "\(wish)")
    }
  }

  @Test("numbers, answers of yes and no, texts and bytes are kept as what they are")
  func values() {
    defer { clear() }
    let tag = Data([0, 255])
    #expect(
      add("a", [kSecAttrGeneric: tag, kSecAttrSynchronizable: true, kSecAttrComment: "ü"])
        == errSecSuccess)
    let found = find([kSecReturnAttributes: true]).result as? [String: Any]
    #expect(found?[kSecAttrGeneric] as? Data == tag)
    #expect(found?[kSecAttrComment] as? String == "ü")
    #expect(find([kSecAttrSynchronizable: true]).status == errSecSuccess)
    #expect(find([kSecAttrSynchronizable: false]).status == errSecItemNotFound)
    #expect(find([kSecAttrGeneric: Data([0])]).status == errSecItemNotFound)
  }

  @Test("a change goes to all items that are meant, and leaves what it does not name")
  func changes() {
    defer { clear() }
    for name in ["a", "b"] { #expect(add(name, [kSecAttrLabel: "old"]) == errSecSuccess) }
    #expect(SecItemUpdate(query(), [kSecAttrLabel: "new"]) == errSecSuccess)
    #expect(find([kSecAttrLabel: "old"]).status == errSecItemNotFound)
    let all = find([
      kSecAttrLabel: "new", kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
    ])
    #expect(all.result as? [Data] == [Data("a".utf8), Data("b".utf8)])
    #expect(
      SecItemUpdate(query([kSecAttrAccount: "a"]), [kSecValueData: Data([9])]) == errSecSuccess)
    #expect(find([kSecAttrAccount: "a", kSecReturnData: true]).result as? Data == Data([9]))
    #expect(find([kSecAttrAccount: "b", kSecReturnData: true]).result as? Data == Data("b".utf8))
  }

  @Test("what is removed is all that is meant, and can be added again")
  func removal() {
    defer { clear() }
    for name in ["a", "b", "c"] { #expect(add(name) == errSecSuccess) }
    #expect(SecItemDelete(query([kSecAttrAccount: "b"])) == errSecSuccess)
    let left = find([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]).result as? [Data]
    #expect(left == [Data("a".utf8), Data("c".utf8)])
    #expect(add("b") == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(find([:]).status == errSecItemNotFound)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
  }

  @Test("statuses have the numbers that Apple's headers give them, and some have words")
  func statuses() {
    #expect(errSecSuccess == 0 && errSecParam == -50 && errSecUnimplemented == -4)
    #expect(errSecDuplicateItem == -25299 && errSecItemNotFound == -25300)
    #expect(errSecAuthFailed == -25293 && errSecInteractionNotAllowed == -25308)
    #expect(errSecUserCanceled == -128)
    let said = [
      errSecSuccess, errSecParam, errSecDuplicateItem, errSecItemNotFound, errSecUserCanceled,
      errSecUnimplemented,
    ].compactMap { SecCopyErrorMessageString($0, nil) }
    #expect(Set(said).count == 6 && said.allSatisfy { $0.hasSuffix(".") })
    #expect(SecCopyErrorMessageString(errSecAuthFailed, nil) == nil)
  }

  @Test("no two names of a keychain's asks mean the same")
  func names() {
    let names = [
      kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrLabel,
      kSecAttrDescription, kSecAttrComment, kSecAttrGeneric, kSecAttrAccessGroup,
      kSecAttrSynchronizable, kSecAttrApplicationTag, kSecAttrAccessible, kSecAttrAccessControl,
      kSecValueData, kSecValueRef, kSecReturnData, kSecReturnAttributes, kSecReturnRef,
      kSecReturnPersistentRef, kSecMatchLimit, kSecUseAuthenticationContext,
      kSecUseDataProtectionKeychain,
    ]
    #expect(Set(names).count == names.count)
    let classes = [
      kSecClassGenericPassword, kSecClassInternetPassword, kSecClassKey, kSecClassCertificate,
      kSecClassIdentity,
    ]
    #expect(Set(classes).count == 5 && kSecMatchLimitOne != kSecMatchLimitAll)
  }
}
