internal import Foundation

/// Chooses the font of a character: the run's own, else the first of the fallbacks.
struct FontChooser {
  let key: TextKey
  /// The face of each run, before fallbacks.
  let primaries: [Typeface]
  let fonts: FontBook

  /// The face for a cluster of run `run`, and the characters in it that no font has.
  func typeface(
    for cluster: [Unicode.Scalar], run: Int
  ) -> (typeface: Typeface, missing: [Unicode.Scalar]) {
    let primary = primaries[run]
    if cluster.count == 1, cluster[0].value < 0x80, primary.covers(cluster) { return (primary, []) }
    let needed = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let isEmoji = asksForPicture(cluster)
    if !isEmoji, primary.covers(needed) { return (primary, []) }
    // Other fonts are not opened before a character asks for them.
    let emoji = fonts.emojiTypeface()
    if isEmoji, let emoji, let first = needed.first, emoji.covers([first]) { return (emoji, []) }
    if isEmoji, primary.covers(needed) { return (primary, []) }
    for fallback in fonts.fallbackTypefaces(for: key.runs[run].face)
    where fallback.covers(needed) { return (fallback, []) }
    if let emoji, emoji.covers(needed) { return (emoji, []) }
    return (primary, needed.filter { !primary.covers([$0]) })
  }

  /// Whether `cluster` is an emoji: by its nature, or because a selector or keycap says so.
  private func asksForPicture(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, !cluster.contains("\u{FE0E}") else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && cluster.dropFirst().contains {
        ["\u{FE0F}", "\u{20E3}", "\u{200D}"].contains($0) || $0.properties.isEmojiModifier
      }
  }
}

extension Typeface {
  /// Whether the face has every one of `characters`, as they stand or composed.
  fileprivate func covers(_ characters: [Unicode.Scalar]) -> Bool {
    if characters.allSatisfy({ face.glyph(for: $0) != nil }) { return true }
    guard characters.count > 1 else { return false }
    let text = String(String.UnicodeScalarView(characters))
    return text.precomposedStringWithCanonicalMapping.unicodeScalars
      .allSatisfy { face.glyph(for: $0) != nil }
  }
}
