/// Changes trees: what a person might write wrong, and what nobody would.
package enum TreeDamage {
  private static let words = [
    "", "0", "-1", "1e999", "1e-999", "99999999999999999999", ".nan", ".inf", "NaN", "0x10", "0o7",
    "1_000",
    "true", "yes", "no", "null", "~", "2001-01-01", "1:30", "12px", "0.5s", "-5s", "90deg", "150%",
    "#ggg", "#12345",
    "${title}", "${nope}", "${", "$${a}", "{ease}", "{nope}", "{}", "M0 0 a1 1 0 2 0 5 5", "z",
    "calm", "base", "last",
    "any", "always", "\u{0}", "\u{FEFF}", "\u{202E}", "🇩🇪", "*a", "&a b", "!!int 3", "<<", "a: b",
    "- a", "'",
  ]

  /// Changes a tree somewhere.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - dice: What the change follows from.
  package static func damage(_ tree: inout FuzzTree, _ dice: inout FuzzDice) {
    switch tree {
    case .list(var items) where !items.isEmpty && !dice.once(in: 6):
      let i = dice.index(items.count)
      switch dice.index(8) {
      case 0: items.remove(at: i)
      case 1: items.append(items[i])
      case 2: items.swapAt(i, dice.index(items.count))
      default: damage(&items[i], &dice)
      }
      tree = .list(items)
    case .mapping(var members) where !members.isEmpty && !dice.once(in: 6):
      let i = dice.index(members.count)
      switch dice.index(10) {
      case 0: members.remove(at: i)
      case 1: members[i].key = members[dice.index(members.count)].key
      case 2: members[i].key += dice.pick(["s", "x", " ", "é"])
      case 3: members.append(.init(dice.pick(words), members[i].value))
      default: damage(&members[i].value, &dice)
      }
      tree = .mapping(members)
    default: tree = other(tree, &dice)
    }
  }

  private static func other(_ tree: FuzzTree, _ dice: inout FuzzDice) -> FuzzTree {
    switch dice.index(7) {
    case 0: return .list([tree])
    case 1: return .mapping([.init(dice.pick(["fill", "scale", "spring", "text", "at"]), tree)])
    case 2: return .list([])
    case 3: return .mapping([])
    case 4: return .plain(dice.pick(["null", "true", "-3", "1e30", "0.0001"]))
    default: return .text(dice.pick(words))
    }
  }
}

/// Damages texts: bytes changed, taken away, put in and moved about.
enum TextDamage {
  private static let snippets = [
    "&a ", "*a", "!!map ", "? ", "- ", ": ", "[", "]", "{", "}", "\t", "\"", "'", "|\n", ">\n", "#",
    "---\n", "...\n", "%YAML 1.2\n",
    "\u{FEFF}", "\\ud83d", "\\u0000", "<<: ", "\n", "\r", "\u{85}", "\u{2028}", "${", "1e999",
    "[[[[[[[[[[[[[[[[", "{\"a\":", "- - - - - - - - ",
  ]

  static func damage(_ bytes: inout [UInt8], _ dice: inout FuzzDice) {
    for _ in 0...dice.index(5) {
      let at = dice.index(bytes.count + 1)
      switch dice.index(6) {
      case 0 where at < bytes.count: bytes[at] = UInt8(dice.index(256))
      case 1 where at < bytes.count:
        bytes.removeSubrange(at..<min(bytes.count, at + 1 + dice.index(12)))
      case 2:
        let piece = Array(bytes[at..<min(bytes.count, at + dice.index(60))])
        bytes.insert(contentsOf: piece, at: dice.index(bytes.count + 1))
      case 3 where dice.once(in: 4): bytes.removeSubrange(at...)
      default: bytes.insert(contentsOf: Array(dice.pick(snippets).utf8), at: at)
      }
    }
  }
}
