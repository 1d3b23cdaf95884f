public import Foundation

/// A search for nodes by name, as in `//enemy*/[a-f]0`.
///
/// Parts are parted by `/`; `..` is the node around, `.` the node itself, `//` everything below, and a search that begins with a
/// slash begins at the outermost node. In a part `*` stands for any letters and `[…]` for one of some.
struct NamePattern {
  private enum Part {
    case parent, itself
    /// Children of a name, or all nodes below.
    case named([Character], isDeep: Bool)
  }
  private var parts: [Part] = []
  private var isRooted = false

  init(_ text: String) {
    var isDeep = false
    for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      switch part {
      case "" where index == 0: isRooted = text.hasPrefix("/")
      case "": isDeep = true
      case "..", ".":
        parts.append(part == ".." ? .parent : .itself)
        isDeep = false
      default:
        parts.append(.named(Array(part), isDeep: isDeep))
        isDeep = false
      }
    }
  }

  /// The nodes that a search from a node finds, each once.
  @MainActor func nodes(from start: SKNode) -> [SKNode] {
    var origin = start
    while isRooted, let parent = origin.parent { origin = parent }
    guard !parts.isEmpty else { return isRooted ? [origin] : [] }
    return parts.reduce([origin]) { places, part in
      var found: [SKNode] = []
      for node in places.flatMap({ Self.step(part, from: $0) })
      where !found.contains(where: { $0 === node }) {
        found.append(node)
      }
      return found
    }
  }

  @MainActor private static func step(_ part: Part, from node: SKNode) -> [SKNode] {
    switch part {
    case .parent: node.parent.map { [$0] } ?? []
    case .itself: [node]
    case .named(let pattern, let isDeep):
      (isDeep ? Array(node.subtree.dropFirst()) : node.children).filter {
        matches(pattern[...], Array($0.name ?? "")[...]) && $0.name != nil
      }
    }
  }

  /// Whether a name is as a pattern has it.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return name.indices.contains { matches(pattern.dropFirst(), name[$0...]) }
        || matches(pattern.dropFirst(), name[name.endIndex...])
    }
    guard let letter = name.first else { return false }
    if first == "[", let end = pattern.firstIndex(of: "]") {
      guard holds(pattern[(pattern.startIndex + 1)..<end], letter) else { return false }
      return matches(pattern[(end + 1)...], name.dropFirst())
    }
    return first == letter && matches(pattern.dropFirst(), name.dropFirst())
  }

  /// Whether a letter is one of those between brackets, as in `a-f0`.
  private static func holds(_ set: ArraySlice<Character>, _ letter: Character) -> Bool {
    var rest = set
    while let first = rest.popFirst() {
      if rest.first == "-", rest.count > 1 {
        rest.removeFirst()
        guard let last = rest.popFirst() else { return false }
        if first <= letter, letter <= last { return true }
      } else if first == letter {
        return true
      }
    }
    return false
  }
}

extension SKNode {
  /// The first node that a search by name finds.
  ///
  /// - Parameter name: A child's name; `//` before it looks below children, `/` begins at the scene, `..` is the node around, and
  ///   `*` stands for any letters.
  /// - Returns: The node; `nil` if there is none.
  public func childNode(withName name: String) -> SKNode? {
    NamePattern(name).nodes(from: self).first
  }
  /// The nodes that a search by name finds.
  ///
  /// - Parameter name: A search, as for ``childNode(withName:)``.
  public subscript(name: String) -> [SKNode] { NamePattern(name).nodes(from: self) }

  /// Whether a block has asked to be called no more.
  @MainActor public final class NodeEnumerationStop {
    /// Whether no more nodes are wanted.
    public var pointee: ObjCBool = false
  }
  /// Calls a block with each node that a search by name finds.
  ///
  /// - Parameters:
  ///   - name: A search, as for ``childNode(withName:)``.
  ///   - block: Takes a node, and says by the other value whether it wants no more.
  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, NodeEnumerationStop) -> Void
  ) {
    let stop = NodeEnumerationStop()
    for node in self[name] {
      block(node, stop)
      if stop.pointee.boolValue { return }
    }
  }
}
