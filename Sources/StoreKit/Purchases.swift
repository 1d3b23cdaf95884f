import Foundation
import Synchronization

/// What was bought in a film: it begins with nothing.
final class Purchases: Sendable {
  private struct Known {
    var all: [Transaction] = []
    var finished: Set<UInt64> = []
  }
  private let known = Mutex(Known())
  static let shared = Purchases()

  /// All purchases, in order.
  var all: [Transaction] { known.withLock { $0.all } }
  /// Those of which a store keeps account: what is used up is forgotten when the app has given it.
  var lasting: [Transaction] {
    known.withLock { known in
      known.all.filter { $0.productType != .consumable || !known.finished.contains($0.id) }
    }
  }
  /// Those of which the app has not said that they are done.
  var unfinished: [Transaction] {
    known.withLock { known in known.all.filter { !known.finished.contains($0.id) } }
  }

  /// Those by which something may be used.
  ///
  /// - Parameter now: The time.
  /// - Returns: One for each product for good, and one for each group of subscriptions, in order.
  func entitlements(at now: Date) -> [Transaction] {
    all.filter { transaction in
      transaction.productType != .consumable && !transaction.isUpgraded
        && (transaction.expirationDate.map { $0 > now } ?? true)
    }
  }

  /// Notes a purchase; what is had for good is not bought twice.
  ///
  /// - Parameters:
  ///   - product: What is bought.
  ///   - quantity: How many.
  ///   - token: For whom.
  ///   - now: The time.
  /// - Returns: The purchase: the older one of a product that the person has.
  func buy(_ product: Product, quantity: Int, token: UUID?, at now: Date) -> Transaction {
    known.withLock { known in
      if product.type == .nonConsumable,
        let older = known.all.last(where: { $0.productID == product.id })
      {
        return older
      }
      let group = product.subscription?.subscriptionGroupID
      let id = UInt64(known.all.count) + 1
      let first = known.all.first { group != nil && $0.subscriptionGroupID == group }
      for index in known.all.indices
      where group != nil && known.all[index].subscriptionGroupID == group {
        known.all[index].isUpgraded = true
      }
      let transaction = Transaction(
        id: id, originalID: first?.id ?? id, productID: product.id, productType: product.type,
        subscriptionGroupID: group, purchaseDate: now,
        originalPurchaseDate: first?.purchaseDate ?? now,
        expirationDate: product.subscription?.subscriptionPeriod.end(from: now),
        purchasedQuantity: quantity, price: product.price, appAccountToken: token)
      known.all.append(transaction)
      return transaction
    }
  }

  /// Notes that the app has given what was bought.
  func finish(_ id: UInt64) { known.withLock { _ = $0.finished.insert(id) } }
}
