/// A pattern of names: `*` for any letters, `?` for one.
struct NameGlob: Hashable, Sendable {
  /// As it was written.
  let text: String

  /// Whether a name is meant.
  func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text), Array(name))
    // Where the latest star stands, and how many letters it takes so far.
    var (p, n, star, taken) = (0, 0, -1, 0)
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        (star, taken) = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if star >= 0 {
        taken += 1
        (p, n) = (star + 1, taken)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
