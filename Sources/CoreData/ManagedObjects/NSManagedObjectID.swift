public import Foundation
internal import Synchronization

/// The name of an object in its store: the same in all contexts, as long as the object is there.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  private static let last = Atomic(0)

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  /// The number of the object among all, in the order in which they were made.
  let number: Int

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// The name as an address.
  ///
  /// - Returns: The address.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://film/\(entity.name ?? "")/p\(number)")
      ?? URL(fileURLWithPath: "/p\(number)")
  }

  open override var hash: Int { number }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.number == number
  }
  open override var description: String { "\(entity.name ?? "")/p\(number)" }
}

/// What a request can ask for.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
