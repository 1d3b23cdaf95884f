import Foundation

/// What typing has changed of a text: what lies between that which both have at the beginning and at the end.
struct TypedChange {
  /// What is replaced, counted in UTF-16 as Foundation does.
  let range: NSRange
  /// What takes its place.
  let replacement: String

  init(from old: String, to new: String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(common), new.dropFirst(common))
    let same = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    range = NSRange(
      location: old.prefix(common).utf16.count, length: oldRest.dropLast(same).utf16.count)
    replacement = String(newRest.dropLast(same))
  }
}
