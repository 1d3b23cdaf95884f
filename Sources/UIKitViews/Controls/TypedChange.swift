import Foundation

/// What typing has changed of a text: letters come and go at its end.
struct TypedChange {
  /// What is replaced, counted in UTF-16 as Foundation does.
  let range: NSRange
  /// What takes its place.
  let replacement: String

  init(from old: String, to new: String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let (kept, gone) = (old.prefix(common).utf16.count, old.dropFirst(common).utf16.count)
    range = NSRange(location: kept, length: gone)
    replacement = String(new.dropFirst(common))
  }
}
