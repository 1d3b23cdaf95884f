/// The likeness of words: what someone who mistyped one may have meant.
package enum Likeness {
  /// The candidate that is most like a word, if one is like it: a letter in three may be wrong, large or small is no matter.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: What may have been meant; of two that are as like, the first.
  /// - Returns: A candidate.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let sought = Array(word.lowercased())
    guard sought.count <= longest else { return nil }
    let rated = candidates.filter { $0.count <= longest }.map {
      (word: $0, distance: distance(sought, Array($0.lowercased())))
    }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, max(sought.count, best.word.count) / 3) ? best.word : nil
  }

  /// The same as the end of a message; empty if nothing is like the word.
  package static func question(_ word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Words beyond are no names, and comparing takes their lengths' product.
  private static let longest = 255

  /// How many letters must be put in, taken out, replaced or exchanged with their neighbour to make one word of another.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var least = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
