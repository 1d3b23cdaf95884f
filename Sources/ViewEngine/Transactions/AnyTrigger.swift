import Foundation
import Motion
import SceneGraph

/// A value whose change starts something.
package struct AnyTrigger: Equatable {
  private let value: any Equatable
  package init(_ value: any Equatable) { self.value = value }
  package static func == (lhs: Self, rhs: Self) -> Bool {
    func compare<E: Equatable>(_ value: E) -> Bool { (rhs.value as? E) == value }
    return compare(lhs.value)
  }
}
