import Foundation

/// A survey of all views that can be touched, by a walk over the boxes.
@_spi(Engine) public struct TouchSurvey {
  /// A view with gestures.
  struct Item {
    /// The identities of its gestures, outermost first.
    var nodes: [ObjectIdentifier]
    var kinds: [String]
    let frame: CGRect
    let isEnabled: Bool
    /// How many views with gestures are around it.
    let depth: Int
    var notes = AccessibilityNotes()
    var texts: [String] = []
    /// Places at which a finger may reach the view: centres of what it paints.
    var places: [CGPoint]
  }

  /// A name that something on the stage has.
  struct Name {
    let text: String
    let frame: CGRect
  }

  private(set) var items: [Item] = []
  /// Every text, label and identifier.
  private(set) var names: [Name] = []
  /// The items around the current box, outermost first.
  private var around: [Int] = []
  /// How many boxes around the current one keep their texts to themselves.
  private var hiddenDepth = 0

  /// Begins a view with a gesture; one right inside another of the same frame is the same view.
  @MainActor package mutating func open(_ responder: any TouchResponder, _ frame: CGRect) {
    let node = ObjectIdentifier(responder.touchIdentity)
    if let last = around.last, last == items.count - 1, items[last].frame == frame,
      items[last].places.count == 1, items[last].texts.isEmpty
    {
      items[last].nodes.append(node)
      items[last].kinds += responder.touchKinds.filter { !items[last].kinds.contains($0) }
      around.append(last)
      return
    }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    items.append(
      Item(
        nodes: [node], kinds: responder.touchKinds, frame: frame,
        isEnabled: responder.environment.isEnabled, depth: Set(around).count, places: [center]))
    around.append(items.count - 1)
  }

  /// Ends the innermost view with a gesture.
  package mutating func close() { around.removeLast() }

  /// Notes something that is painted.
  package mutating func noteLeaf(_ frame: CGRect, text: String?) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    for index in Set(around).sorted() { items[index].places.append(center) }
    if let text, hiddenDepth == 0 { note(text, frame) }
  }

  private mutating func note(_ text: String, _ frame: CGRect) {
    names.append(Name(text: text, frame: frame))
    for index in Set(around).sorted() { items[index].texts.append(text) }
  }

  /// Notes a view's accessibility properties, and what is inside it.
  package mutating func note(
    _ notes: AccessibilityNotes, _ frame: CGRect, inside: (inout TouchSurvey) -> Void
  ) {
    let start = items.count
    let depth = Set(around).count
    // A label stands for the texts inside.
    let isSilent = notes.label != nil || notes.isHidden == true
    if isSilent { hiddenDepth += 1 }
    inside(&self)
    if isSilent { hiddenDepth -= 1 }
    let outermost = items.indices[start...].filter { items[$0].depth == depth }
    for index in outermost { items[index].notes.merge(outer: notes) }
    guard outermost.isEmpty, hiddenDepth == 0 else {
      for name in [notes.label, notes.identifier].compactMap({ $0 }) {
        names.append(Name(text: name, frame: frame))
      }
      return
    }
    for name in [notes.label, notes.identifier].compactMap({ $0 }) { note(name, frame) }
  }
}
