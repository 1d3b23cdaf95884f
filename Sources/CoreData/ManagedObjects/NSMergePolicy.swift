public import Foundation

/// What counts where two contexts changed the same object.
///
/// - Note: Accepted; no effect. `NSMergePolicy`: what is saved last counts.
open class NSMergePolicy: NSObject {
  /// Which one.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  ///
  /// - Parameter ty: Which one.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// It is a mistake.
  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// The store counts, property by property.
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// The context counts, property by property.
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// The context counts.
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// The store counts.
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

/// Which policy one is.
public enum NSMergePolicyType: UInt, Sendable {
  /// It is a mistake.
  case errorMergePolicyType
  /// The store counts, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The context counts, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The context counts.
  case overwriteMergePolicyType
  /// The store counts.
  case rollbackMergePolicyType
}

/// It is a mistake.
public var NSErrorMergePolicy: NSMergePolicy { .error }
/// The store counts, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
/// The context counts, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
/// The context counts.
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
/// The store counts.
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
