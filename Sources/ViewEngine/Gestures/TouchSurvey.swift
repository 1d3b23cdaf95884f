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
    /// The outermost of its boxes.
    let box: Box
    /// What scroll views and clips around it let through, in points of the stage; `nil` without any.
    let window: CGRect?
    /// How many views with gestures are around it.
    let depth: Int
    var notes = AccessibilityNotes()
    var texts: [String] = []
    /// The names of its symbols and pictures.
    var pictures: [String] = []
    /// Places at which a finger may reach the view: centres of what it paints.
    var places: [CGPoint]
  }

  /// A name that something on the stage has.
  struct Name {
    let text: String
    let frame: CGRect
  }

  private(set) var items: [Item] = []
  /// Every text, label, identifier and name of a picture.
  private(set) var names: [Name] = []
  /// The items around the current box, outermost first.
  private var around: [Int] = []
  /// How many boxes around the current one keep their texts to themselves.
  private var hiddenDepth = 0
  /// What the scroll views and clips around the current box let through, in points of the stage.
  private var window: CGRect?

  /// Begins a view with a gesture; one right inside another of the same frame is the same view.
  @MainActor package mutating func open(_ responder: any TouchedBox, _ frame: CGRect) {
    let node = ObjectIdentifier(responder.touchIdentity)
    if let last = around.last, last == items.count - 1, items[last].frame == frame,
      items[last].places.count == 1, items[last].texts.isEmpty, items[last].pictures.isEmpty
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
        isEnabled: responder.environment.isEnabled, box: responder, window: window,
        depth: Set(around).count, places: [center]))
    around.append(items.count - 1)
  }

  /// Ends the innermost view with a gesture.
  package mutating func close() { around.removeLast() }

  /// Surveys what shows only within `window`, in points of the stage.
  package mutating func within(_ window: CGRect, inside: (inout TouchSurvey) -> Void) {
    let outer = self.window
    // Without anything in common nothing shows.
    self.window = outer.map { $0.intersects(window) ? $0.intersection(window) : .zero } ?? window
    inside(&self)
    self.window = outer
  }

  /// Notes something that is painted.
  ///
  /// - Parameters:
  ///   - frame: Its frame, in points of the stage.
  ///   - text: What it says.
  ///   - isPicture: Whether that is a picture's name, which nobody reads on the stage.
  package mutating func noteLeaf(_ frame: CGRect, text: String?, isPicture: Bool = false) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    for index in Set(around).sorted() { items[index].places.append(center) }
    guard let text, hiddenDepth == 0 else { return }
    guard isPicture else { return note(text, frame) }
    names.append(Name(text: text, frame: frame))
    for index in Set(around).sorted() { items[index].pictures.append(text) }
  }

  /// Notes the names in a survey of what lets touches through.
  mutating func note(_ other: TouchSurvey) {
    if hiddenDepth == 0 { names += other.names }
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

extension Box {
  /// Whether `other` is this box or anywhere inside it.
  func contains(_ other: Box) -> Bool {
    var box: Box? = other
    while let current = box {
      if current === self { return true }
      box = current.container
    }
    return false
  }
}
