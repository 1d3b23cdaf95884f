import Foundation
import Synchronization

/// The keychain of a film: it is empty when the film begins, and gone when it ends.
private let keychain = Mutex<[KeychainItem]>([])

/// An item of the keychain.
private struct KeychainItem: Sendable {
  /// A value of an attribute.
  enum Value: Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Int)

    init?(_ value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let data as Data: self = .data(data)
      case let number as Int: self = .number(number)
      case let isTrue as Bool: self = .number(isTrue ? 1 : 0)
      default: return nil
      }
    }

    var any: Any {
      switch self {
      case .text(let text): text
      case .data(let data): data
      case .number(let number): number
      }
    }
  }

  var attributes: [String: Value]

  /// The attributes of a query that items have, too.
  init(_ query: [String: Any]) {
    attributes = [:]
    for (name, value) in query where !KeychainItem.wishes.contains(name) {
      attributes[name] = Value(value)
    }
  }

  /// What a query says of itself, not of items.
  private static let wishes: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseAuthenticationContext, kSecUseDataProtectionKeychain,
  ]

  /// What tells an item from others.
  var key: [Value?] {
    [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag].map {
      attributes[$0]
    }
  }

  /// Whether an item has all that this one asks for.
  func matches(_ item: KeychainItem) -> Bool {
    attributes.allSatisfy { name, value in
      name == kSecValueData || name.hasPrefix(kSecAttrAccessible) || item.attributes[name] == value
    }
  }

  /// What a query wants to have of it: its bytes, its attributes, or both.
  func answer(_ query: [String: Any]) -> Any? {
    let data = attributes[kSecValueData]?.any
    guard query[kSecReturnAttributes] as? Bool == true else {
      return query[kSecReturnData] as? Bool == true ? data : nil
    }
    let wantsData = query[kSecReturnData] as? Bool == true
    return attributes.filter { wantsData || $0.key != kSecValueData }.mapValues(\.any)
  }
}

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: What it is, and its bytes.
///   - result: Gets what the attributes ask for.
/// - Returns: What came of it: ``errSecDuplicateItem`` if there is one of its name.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let item = KeychainItem(attributes)
  let isNew = keychain.withLock { items in
    if items.contains(where: { $0.key == item.key }) { return false }
    items.append(item)
    return true
  }
  guard isNew else { return errSecDuplicateItem }
  if let result = unsafe result { unsafe result.pointee = item.answer(attributes) as AnyObject? }
  return errSecSuccess
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: What they are, and what is wanted of them.
///   - result: Gets it: of one item, or of all if the query says so.
/// - Returns: What came of it: ``errSecItemNotFound`` if there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let wish = KeychainItem(query)
  let found = keychain.withLock { items in items.filter(wish.matches) }
  guard let first = found.first else { return errSecItemNotFound }
  let isForAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  let answer: Any? = isForAll ? found.compactMap { $0.answer(query) } as Any : first.answer(query)
  if let result = unsafe result { unsafe result.pointee = answer as AnyObject? }
  return errSecSuccess
}

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: What they are.
///   - attributesToUpdate: What they get.
/// - Returns: What came of it: ``errSecItemNotFound`` if there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (wish, change) = (KeychainItem(query), KeychainItem(attributesToUpdate))
  return keychain.withLock { items in
    let places = items.indices.filter { wish.matches(items[$0]) }
    for place in places { items[place].attributes.merge(change.attributes) { $1 } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes items from the keychain.
///
/// - Parameter query: What they are.
/// - Returns: What came of it: ``errSecItemNotFound`` if there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wish = KeychainItem(query)
  return keychain.withLock { items in
    let count = items.count
    items.removeAll(where: wish.matches)
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
