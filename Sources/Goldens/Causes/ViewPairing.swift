/// Which views of two records are the same, by their names, and which are in one of them only.
struct ViewPairing {
  struct Pair: Hashable {
    let before: String
    let after: String
  }
  private(set) var pairs: [Pair] = []
  private(set) var gone: [String] = []
  private(set) var added: [String] = []

  /// Pairs views of one name; then those of one path whose words or number differ.
  ///
  /// - Parameters:
  ///   - before: The names of a record.
  ///   - after: The names of another.
  init(before: Set<String>, after: Set<String>) {
    for name in before.intersection(after).sorted() {
      pairs.append(Pair(before: name, after: name))
    }
    var free: [String: [String]] = [:]
    for name in after.subtracting(before).sorted(by: >) {
      free[ViewFamily(name).path, default: []].append(name)
    }
    for name in before.subtracting(after).sorted() {
      if let other = free[ViewFamily(name).path]?.popLast() {
        pairs.append(Pair(before: name, after: other))
      } else {
        gone.append(name)
      }
    }
    added = free.values.joined().sorted()
  }
}

/// The parts of a view's name.
struct ViewFamily {
  /// The name without words in quotes, identities in brackets, and numbers: equal for the rows of a list.
  let family: String
  /// The name without words in quotes and numbers of appearance; identities of rows stay.
  let path: String

  init(_ name: String) {
    var (family, path) = ("", "")
    var (isQuoted, isNumber, depth) = (false, false, 0)
    for character in name {
      if character == "'" {
        isQuoted.toggle()
        continue
      }
      guard !isQuoted else { continue }
      isNumber = character == "#" || isNumber && character.isNumber
      if !isNumber { path.append(character) }
      if character == "]" { depth = max(0, depth - 1) }
      if !isNumber, !character.isNumber, depth == 0 { family.append(character) }
      if character == "[" { depth += 1 }
    }
    (self.family, self.path) = (family, path)
  }

  /// The roots of parts of the tree that hold none of `others`: what came or went as a whole.
  ///
  /// - Parameters:
  ///   - names: Names of views that are in one record only.
  ///   - others: Names of views that are in both.
  /// - Returns: Names by their root, in order.
  static func roots(of names: [String], apartFrom others: [String]) -> [(
    root: String, names: [String]
  )] {
    var roots: [String: [String]] = [:]
    for name in names {
      let parts = components(name)
      let root =
        parts.indices.lazy.map { parts[...$0].joined(separator: "/") }.first { prefix in
          !others.contains { $0 == prefix || $0.hasPrefix(prefix + "/") }
        } ?? name
      roots[root, default: []].append(name)
    }
    return roots.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The parts of a path; a stroke in quotes divides nothing.
  private static func components(_ name: String) -> [String] {
    var (parts, isQuoted) = ([""], false)
    for character in name {
      if character == "'" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
