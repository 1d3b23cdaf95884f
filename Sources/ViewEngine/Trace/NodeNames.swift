import Foundation
import Motion
import SceneGraph

/// The names of a scene's views, as traces, masks and causes tell them.
///
/// A view with an accessibility identifier is called by it, and so is the beginning of what is inside:
/// `card`, `card/Text 'Hello'`. Any other has the name of what is around it (a view of the scene's own, a
/// control, a container), then its own kind: `ContentView/VStack/Circle`. The second of one kind in one
/// container has `#2`. What stands for an element of a `ForEach` has the element's identity in place of a
/// number: `List/HStack[apple]`. An overlay or a background is inside the view that it belongs to.
///
/// So one more view renames no other, but for those of its own kind after it in its own container. A view
/// keeps its name as long as it is there, whatever becomes of its words or its place.
@MainActor final class NodeNames {
  private struct Entry {
    weak var node: Node?
    let name: String
    /// Whether it is of something that is measured and drawn, not of a view with a body alone.
    let isElement: Bool
    /// Whether another node has the name with it.
    var isShared = false
    /// Whether its node was gone at the last frame.
    var isGone = false
  }

  /// What a view's name begins with.
  private enum Scope {
    /// An accessibility identifier, with what tells apart several that have it.
    case identifier(String)
    /// The name of a view around.
    case view(Node)
  }

  private unowned let graph: ViewGraph
  private var entries: [Int: Entry] = [:]
  private var taken: Set<String> = []
  /// What has no name yet, by the serial of its node.
  private var nameless: [Int: Box] = [:]
  private var latest: Instant?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Names what has come since the last frame; what was gone then gives its name back.
  func update() {
    if latest != graph.timeline.now {
      latest = graph.timeline.now
      forgetGone()
    }
    nameAll()
  }

  /// Names what is on the stage and has no name yet, in the order in which it came.
  func nameAll() {
    var bodies: [Node] = []
    for box in graph.layout.boxes { collect(box) }
    if let root = graph.root { collect(root, &bodies) }
    let nodes = nameless.values.map(\.node) + bodies
    for node in nodes.sorted(by: { $0.serial < $1.serial }) { _ = name(of: node) }
    nameless = [:]
  }

  /// The name of a node; of one that is not on the stage, that which it would have.
  func name(of node: Node) -> String {
    if let known = entries[node.serial] { return known.name }
    let box = nameless[node.serial]
    let (name, isShared) = newName(of: node, box)
    entries[node.serial] = Entry(node: node, name: name, isElement: box != nil)
    if !isShared { taken.insert(name) }
    return name
  }

  /// Whether a node has a name already.
  func isKnown(_ node: Node) -> Bool { entries[node.serial] != nil }

  /// The names of what is there, in order.
  var all: [String] {
    let there = entries.values.filter {
      $0.isElement && !$0.isGone && $0.node !== graph.root && $0.node?.isRemoved == false
    }
    return Set(there.map(\.name)).sorted()
  }

  // MARK: What is there

  private func collect(_ box: Box) {
    let element = box.tracedElement
    if entries[element.node.serial] == nil { nameless[element.node.serial] = element }
    for inner in box.tracedContents { collect(inner) }
  }

  private func collect(_ node: Node, _ bodies: inout [Node]) {
    if node.movingBody != nil, entries[node.serial] == nil { bodies.append(node) }
    for child in node.children { collect(child, &bodies) }
  }

  private func forgetGone() {
    for (serial, entry) in entries where entry.node?.isRemoved ?? true {
      if entry.isGone {
        entries[serial] = nil
        taken.remove(entry.name)
      } else {
        entries[serial]?.isGone = true
      }
    }
  }

  // MARK: Naming

  private func newName(of node: Node, _ box: Box?) -> (name: String, isShared: Bool) {
    let kind = node.viewName ?? box?.tracedName ?? node.bodyName
    // What is measured with something else around it goes by the name of that.
    if let wrapper = box as? WrapperBox {
      return (free("\(name(of: wrapper.inner.tracedElement.node))/\(kind)"), false)
    }
    let (scope, rows) = place(of: node)
    let own = rows.isEmpty ? kind : Self.withoutWords(kind) + rows
    switch scope {
    case .identifier(let identifier):
      if box == nil, let element = firstElement(below: node) { return (name(of: element), true) }
      return (free(identifier), false)
    case .view(let around):
      let name = name(of: around)
      // A control is one with the box that it consists of: a list.
      if box != nil, own == around.viewName, let entry = entries[around.serial], !entry.isElement,
        !entry.isShared
      {
        entries[around.serial]?.isShared = true
        return (name, true)
      }
      return (free("\(name)/\(own)"), false)
    case nil:
      return (free(node.parent == nil ? "Stage" : own), false)
    }
  }

  /// A name that nothing else has: the next in number if it is taken.
  private func free(_ name: String) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)#\(number)") { number += 1 }
    return "\(name)#\(number)"
  }

  /// What a node's name begins with, and the identities of the loops' elements from there down to it.
  private func place(of node: Node) -> (scope: Scope?, rows: String) {
    if let identifier = node.givenName { return (.identifier(full(identifier, node)), "") }
    var rows = ""
    var current = node
    while let above = current.parent {
      if let row = above.elementName(of: current) { rows = "[\(row)]" + rows }
      // A `UIView` is both: what it is called, and what its name begins for those inside.
      if isContainer(above) { return (.view(above), rows) }
      if let identifier = above.givenName {
        return (.identifier(full(identifier, node)), "")
      }
      if let main = above.accompanied {
        // All the views of an overlay are inside the view that it belongs to.
        return (.view(main.tracedElement.node), rows)
      }
      if above.viewName != nil {
        if case (.identifier, _) = place(of: above) {
          return (.identifier(full(identifier(above: above), node)), "")
        }
        return (.view(above), rows)
      }
      current = above
    }
    return (nil, rows)
  }

  /// The nearest identifier above a node.
  private func identifier(above node: Node) -> String {
    var current: Node? = node
    while let above = current {
      if let identifier = above.givenName { return identifier }
      current = above.parent
    }
    return ""
  }

  private func isElement(_ node: Node) -> Bool {
    nameless[node.serial] != nil || entries[node.serial]?.isElement ?? false
  }

  /// Whether names of what is inside begin with that of a node: not of the stage, nor of what only holds an
  /// overlay's views together.
  private func isContainer(_ node: Node) -> Bool {
    node.ownsBoxes && isElement(node) && node.parent != nil && node.parent?.accompanied == nil
  }

  /// An identifier with the identities of the elements around the node, but for those which it tells itself.
  private func full(_ identifier: String, _ node: Node) -> String {
    var rows = ""
    var current = node
    while let above = current.parent {
      if let row = above.elementName(of: current), !identifier.tells(row) {
        rows = "[\(row)]" + rows
      }
      current = above
    }
    return identifier + rows
  }

  private func firstElement(below node: Node) -> Node? {
    for child in node.children {
      if isElement(child) { return child }
      if let found = firstElement(below: child) { return found }
    }
    return nil
  }

  /// A kind without the words that it shows: an element's identity tells more.
  private static func withoutWords(_ kind: String) -> String {
    kind.range(of: " '").map { String(kind[..<$0.lowerBound]) } ?? kind
  }
}

extension String {
  /// Whether an identity is part of this identifier, and not only of a longer number in it.
  fileprivate func tells(_ row: String) -> Bool {
    guard !row.isEmpty else { return false }
    var rest = self[...]
    while let found = rest.range(of: row) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      let isPart = { (inner: Character?, outer: Character) in
        inner?.isNumber ?? false && outer.isNumber
      }
      if !isPart(row.first, before), !isPart(row.last, after) { return true }
      rest = self[index(after: found.lowerBound)...]
    }
    return false
  }
}

extension AnyHashable {
  /// An identity in a name if it says the same in every run: words, numbers, and cases without values.
  var nameInTrace: String? {
    let text: String? =
      switch base {
      case let words as any StringProtocol: String(words)
      case let letter as Character: String(letter)
      case let number as any BinaryInteger: "\(number)"
      case let number as any BinaryFloatingPoint: "\(number)"
      case let truth as Bool: "\(truth)"
      default: caseName
      }
    return text.map { String($0.map { $0.isNewline ? " " : $0 }) }
  }

  private var caseName: String? {
    let mirror = Mirror(reflecting: base)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? "\(base)" : nil
  }
}
