import Foundation
import Geometry
import Motion
import SceneGraph

/// The accessibility properties of a view: label, value, identifier and traits.
package struct AccessibilityNotes: Equatable {
  package var label: String?
  /// What the view is called where nothing labels it; the texts inside are its value then.
  package var title: String?
  package var identifier: String?
  package var value: String?
  package var hint: String?
  package var isHidden: Bool?
  package var added: AccessibilityTraits = []
  package var removed: AccessibilityTraits = []

  package init() {}

  /// Takes the accessibility properties of a view around where this one sets none.
  mutating func merge(outer: AccessibilityNotes) {
    label = label ?? outer.label
    title = title ?? outer.title
    identifier = identifier ?? outer.identifier
    value = value ?? outer.value
    hint = hint ?? outer.hint
    isHidden = isHidden ?? outer.isHidden
    added.formUnion(outer.added)
    removed.formUnion(outer.removed)
  }
}
