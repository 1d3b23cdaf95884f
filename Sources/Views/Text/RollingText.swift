import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

/// The numeric text transition: letters roll like those of a counter when the text changes.
///
/// Letters before and after the change stay; those between go and come, one after another from the
/// leading side. Lengths are taken from the text's anchor: the edge or middle at which its lines line
/// up, and its top.
@MainActor final class RollingText {
  /// A text as it is laid out, and the x of its anchor from its own top left.
  struct Setting {
    var layout: TextLayout
    var anchor: CGFloat
  }

  private var letters: [RollingLetter]
  private var leaving: [RollingLetter] = []
  /// The places of the letters that stay, before the text changed.
  private var places: [ObjectIdentifier: CGPoint] = [:]

  /// Creates a text that is at rest.
  init(_ text: [Character]) { letters = text.map(RollingLetter.init) }

  /// The delay in seconds from one letter's start to the next one's, and the most of it for all.
  ///
  /// A letter waits for 38/255 of a fade of half a second; all are done within 1/0.8 of it.
  private static let delay = (step: 0.5 * 38 / 255, total: 0.5 / 0.8 - 0.5)

  private static func delays(_ count: Int) -> [Double] {
    let step = count > 1 ? min(delay.step, delay.total / Double(count - 1)) : 0
    return (0..<count).map { Double($0) * step }
  }

  /// Replaces the text, which was laid out as `old`.
  ///
  /// - Parameters:
  ///   - text: The new letters.
  ///   - old: The text until now.
  ///   - goesUp: Whether letters roll upwards.
  ///   - node: The text's node.
  func change(to text: [Character], from old: Setting, goesUp: Bool, in node: Node) {
    leaving.removeAll { $0.isGone(in: node.graph) }
    let glyphs = Self.glyphs(of: old)
    let shared = min(text.count, letters.count)
    let before = (0..<shared).prefix { letters[$0].character == text[$0] }.count
    let after = (0..<(shared - before)).prefix {
      letters[letters.count - 1 - $0].character == text[text.count - 1 - $0]
    }.count
    for (index, letter) in letters.enumerated() where glyphs[index] != nil {
      if index < before || index >= letters.count - after {
        places[ObjectIdentifier(letter)] = glyphs[index]?.first?.run.glyphs.first?.position
      }
    }
    let side: Double = goesUp ? 1 : -1
    let going = before..<(letters.count - after)
    for (index, delay) in zip(going, Self.delays(going.count)) {
      letters[index].leave(to: -side, after: delay, as: glyphs[index] ?? [], in: node)
      leaving.append(letters[index])
    }
    let coming = before..<(text.count - after)
    let new = zip(coming, Self.delays(coming.count)).map { index, delay in
      RollingLetter(entering: text[index], from: side, after: delay, in: node)
    }
    letters.replaceSubrange(going, with: new)
  }

  /// Moves the letters that stay to their new places, once these are known.
  func settle(in setting: Setting, _ node: Node) {
    guard !places.isEmpty else { return }
    let glyphs = Self.glyphs(of: setting)
    for (index, letter) in letters.enumerated() {
      guard let old = places[ObjectIdentifier(letter)],
        let new = glyphs[index]?.first?.run.glyphs.first?.position
      else { continue }
      letter.slide(from: CGPoint(x: old.x - new.x, y: old.y - new.y), in: node)
    }
    places = [:]
  }

  /// Whether the transition is over: every letter is where it belongs.
  func isOver(in graph: ViewGraph) -> Bool {
    letters.allSatisfy { $0.isAtRest(in: graph) } && leaving.allSatisfy { $0.isGone(in: graph) }
  }

  /// Draws the letters that move, and returns `setting`'s text without them.
  ///
  /// - Parameters:
  ///   - setting: The text as it is laid out.
  ///   - list: What is drawn into.
  ///   - graph: Where the letters move.
  ///   - anchor: The transform from the text's anchor to the list's coordinates.
  ///   - paint: The paint of each style.
  /// - Returns: The text that is drawn as it stands.
  func draw(
    _ setting: Setting, into list: inout DisplayList, _ graph: ViewGraph,
    _ anchor: CGAffineTransform, paint: (Int) -> Paint
  ) -> TextLayout {
    for letter in leaving where !letter.isGone(in: graph) {
      letter.draw(letter.glyphs, into: &list, graph, anchor, paint: paint)
    }
    let glyphs = Self.glyphs(of: setting)
    var moving: Set<Int> = []
    for (index, letter) in letters.enumerated() where !letter.isAtRest(in: graph) {
      moving.insert(index)
      letter.draw(glyphs[index] ?? [], into: &list, graph, anchor, paint: paint)
    }
    return setting.layout.without(moving, text: letters.map(\.character))
  }

  /// The glyphs of each letter, by its number.
  private static func glyphs(of setting: Setting) -> [Int: [LetterGlyph]] {
    var result: [Int: [LetterGlyph]] = [:]
    for line in setting.layout.lines {
      for run in line.runs {
        for (glyph, character) in zip(run.glyphs.glyphs, run.characters) {
          var single = run.glyphs
          single.glyphs = [glyph]
          single.glyphs[0].position.x -= setting.anchor
          result[character, default: []].append(
            LetterGlyph(run: single, style: run.style, height: Double(line.rect.height)))
        }
      }
    }
    return result
  }

  /// Adds the letters to a trace, numbered from the leading side, first those that go.
  func trace(into lines: inout TraceLines) {
    let going = leaving.filter { !$0.isGone(in: lines.graph) }
    for (index, letter) in going.enumerated() { letter.trace(as: "leaving.\(index)", into: &lines) }
    for (index, letter) in letters.enumerated() {
      letter.trace(as: "letter.\(index)", into: &lines)
    }
  }

  /// Removes the moving values from the graph, for good.
  func remove(in graph: ViewGraph) {
    letters.forEach { $0.remove(in: graph) }
    leaving.forEach { $0.remove(in: graph) }
  }
}

extension TextLayout {
  /// The layout without the glyphs of some letters.
  fileprivate func without(_ hidden: Set<Int>, text: [Character]) -> TextLayout {
    guard !hidden.isEmpty else { return self }
    var result = self
    for (i, line) in lines.enumerated() {
      result.lines[i].runs = line.runs.compactMap { run in
        let kept = run.characters.indices.filter { !hidden.contains(run.characters[$0]) }
        guard kept.count < run.characters.count else { return run }
        guard !kept.isEmpty else { return nil }
        var rest = run
        rest.characters = kept.map { run.characters[$0] }
        rest.glyphs.glyphs = kept.map { run.glyphs.glyphs[$0] }
        rest.glyphs.text = String(rest.characters.compactMap { $0 < text.count ? text[$0] : nil })
        return rest
      }
    }
    return result
  }
}
