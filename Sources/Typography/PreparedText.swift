internal import Foundation

/// The key of shaped text: everything of a run but its size and colours.
struct TextKey: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var face: FaceRequest
    var hasMonospacedDigits: Bool
    var hasLigatures: Bool

    init(_ run: StyledRun) {
      (text, face) = (run.text, FaceRequest(run.font))
      hasMonospacedDigits = run.font.hasMonospacedDigits
      hasLigatures = run.tracking == 0
    }
  }

  var runs: [Run]
}

/// Shaped text, its fonts chosen and its glyphs placed in font units: ready for lines of any size.
struct PreparedText: Sendable {
  /// A grapheme cluster: what a reader takes for one character.
  struct Cluster: Sendable {
    /// Index of the character in the whole text.
    var character: Int
    /// Index of the item that holds it.
    var item: Int
    /// The advance, in font units of the item's face.
    var advance: Int
    /// Whether it is drawn as part of the cluster before it, in a ligature.
    var isJoined: Bool
    /// Whether it is white space, which may hang over the end of a line.
    var isSpace: Bool
    /// Whether a line may end before it.
    var allowsBreakBefore: Bool
    /// Whether a hyphen is drawn where a line ends after it.
    var isSoftHyphen: Bool
    /// The characters, for printing.
    var text: String
  }

  /// An item: neighbouring clusters of one run, face and direction.
  struct Item: Sendable {
    var clusters: Range<Int>
    /// Index of the run.
    var run: Int
    var typeface: Typeface
    /// Whether the face is the run's own and not a fallback.
    var isPrimary: Bool
    /// Even for left to right, odd for right to left.
    var level: UInt8
    /// The glyphs from left to right; `cluster` is an index into the paragraph's clusters, and grows
    /// or falls with the direction.
    var glyphs: [ShapedGlyph]

    /// The glyphs of `clusters`, from left to right.
    func glyphs(of clusters: Range<Int>) -> ArraySlice<ShapedGlyph> {
      if level.isMultiple(of: 2) {
        let start = glyphs.boundary { $0.cluster >= clusters.lowerBound }
        return glyphs[start..<glyphs.boundary { $0.cluster >= clusters.upperBound }]
      }
      let start = glyphs.boundary { $0.cluster < clusters.upperBound }
      return glyphs[start..<glyphs.boundary { $0.cluster < clusters.lowerBound }]
    }
  }

  /// A paragraph: text between two line separators.
  struct Paragraph: Sendable {
    var clusters: [Cluster] = []
    var items: [Item] = []
    /// The run at the paragraph's end, which gives an empty line its height.
    var lastRun: Int
    /// Even if the paragraph runs left to right.
    var level: UInt8 = 0
  }

  /// The paragraphs; one at least.
  private(set) var paragraphs: [Paragraph] = []
  /// The face of each run, before fallbacks.
  let primaries: [Typeface]
  /// Characters that no font has, each with the text that holds it.
  private(set) var missing: [(character: Unicode.Scalar, holder: String)] = []

  /// Every face that draws something.
  var typefaces: [Typeface] { paragraphs.flatMap { $0.items.map(\.typeface) } }

  /// Chooses fonts for, and shapes, what `key` describes.
  init(_ key: TextKey, fonts: FontBook) {
    primaries = key.runs.map { fonts.typeface(for: $0.face) }
    let chooser = FontChooser(key: key, primaries: primaries, fonts: fonts)
    var paragraph = Draft()
    var run = 0
    var runEnd = key.runs.first?.text.unicodeScalars.count ?? 0
    var place = 0
    let whole = key.runs.map(\.text).joined()
    for (index, character) in whole.enumerated() {
      while place >= runEnd, run + 1 < key.runs.count {
        run += 1
        runEnd += key.runs[run].text.unicodeScalars.count
      }
      let scalars = Array(character.unicodeScalars)
      place += scalars.count
      if character.isNewline {
        finish(paragraph, lastRun: run, key: key, chooser: chooser, holder: whole)
        paragraph = Draft()
      } else {
        paragraph.append(character, scalars, index: index, run: run)
      }
    }
    finish(paragraph, lastRun: run, key: key, chooser: chooser, holder: whole)
  }

  /// The draft of a paragraph before its fonts are chosen.
  private struct Draft {
    var text: [Unicode.Scalar] = []
    var clusters: [(range: Range<Int>, run: Int, index: Int, text: String)] = []

    mutating func append(
      _ character: Character, _ scalars: [Unicode.Scalar], index: Int, run: Int
    ) {
      let start = text.count
      // Tabs and other control characters have no glyph; they stand for a space.
      text += scalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
      clusters.append((start..<text.count, run, index, String(character)))
    }
  }

  /// What neighbouring clusters must share to be shaped together.
  private struct Traits: Equatable {
    var run: Int
    var typeface: ObjectIdentifier
    var level: UInt8
    var script: Script
  }

  private mutating func finish(
    _ draft: Draft, lastRun: Int, key: TextKey, chooser: FontChooser, holder: String
  ) {
    let (levels, base) = bidirectionalLevels(of: draft.text, isRightToLeft: nil)
    var paragraph = Paragraph(lastRun: lastRun, level: base)
    let breaks = lineBreaks(in: draft.text, clusters: draft.clusters.map(\.range))
    let scripts = scripts(of: draft.text, clusters: draft.clusters.map(\.range))
    var traits: [Traits] = []
    var faces: [Typeface] = []
    for (i, cluster) in draft.clusters.enumerated() {
      let scalars = Array(draft.text[cluster.range])
      let choice = chooser.typeface(for: scalars, run: cluster.run)
      missing += choice.missing.map { ($0, holder) }
      faces.append(choice.typeface)
      traits.append(
        Traits(
          run: cluster.run, typeface: ObjectIdentifier(choice.typeface),
          level: levels[cluster.range.lowerBound], script: scripts[i]))
      paragraph.clusters.append(
        Cluster(
          character: cluster.index, item: 0, advance: 0, isJoined: true,
          isSpace: BreakClass(scalars[0]) == .space, allowsBreakBefore: breaks[i],
          isSoftHyphen: scalars[0].value == 0xAD, text: cluster.text))
    }
    var start = 0
    while start < traits.count {
      var end = start + 1
      while end < traits.count, traits[end] == traits[start] { end += 1 }
      let text = draft.clusters[start].range.lowerBound..<draft.clusters[end - 1].range.upperBound
      let item = shape(
        Array(draft.text[text]), clusters: start..<end,
        places: (start..<end).flatMap { cluster in
          draft.clusters[cluster].range.map { _ in cluster }
        },
        run: traits[start].run, typeface: faces[start], traits: traits[start], key: key)
      for glyph in item.glyphs {
        paragraph.clusters[glyph.cluster].advance += glyph.advance
        paragraph.clusters[glyph.cluster].isJoined = false
      }
      for i in start..<end { paragraph.clusters[i].item = paragraph.items.count }
      paragraph.items.append(item)
      start = end
    }
    paragraphs.append(paragraph)
  }

  private func shape(
    _ text: [Unicode.Scalar], clusters: Range<Int>, places: [Int], run: Int, typeface: Typeface,
    traits: Traits, key: TextKey
  ) -> Item {
    var features = typeface.features
    if key.runs[run].hasMonospacedDigits { features.append(FontFeature("tnum")) }
    if !key.runs[run].hasLigatures {
      features += [FontFeature("-liga"), FontFeature("-clig"), FontFeature("-dlig")]
    }
    var glyphs = typeface.shape(
      text, script: traits.script, isRightToLeft: traits.level % 2 == 1, features: features)
    // One box for each cluster that the font lacks, however many characters it has.
    glyphs = glyphs.indices.filter { i in
      i == 0 || glyphs[i].id != 0 || glyphs[i - 1].id != 0
        || glyphs[i].cluster != glyphs[i - 1].cluster
    }.map { glyphs[$0] }
    let digitWidth = key.runs[run].hasMonospacedDigits ? typeface.widestDigit(features) : 0
    for i in glyphs.indices {
      let place = glyphs[i].cluster
      if digitWidth > 0, (0x30...0x39).contains(text[place].value) {
        // Fonts without tabular figures, and kerning among figures, must not change the width.
        glyphs[i].xOffset += (digitWidth - glyphs[i].advance) / 2
        glyphs[i].advance = digitWidth
      }
      glyphs[i].cluster = places[place]
    }
    return Item(
      clusters: clusters, run: run, typeface: typeface,
      isPrimary: typeface === primaries[run], level: traits.level, glyphs: glyphs)
  }
}

extension [ShapedGlyph] {
  /// The first index whose glyph satisfies `condition`, which holds from some glyph on; the end if
  /// it never does.
  fileprivate func boundary(where condition: (ShapedGlyph) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The line break opportunities: for each cluster, whether a line may end before it.
private func lineBreaks(in text: [Unicode.Scalar], clusters: [Range<Int>]) -> [Bool] {
  var breaks = [Bool](repeating: false, count: clusters.count)
  var before: BreakClass?
  var hasSpaces = false
  var isWordStart = true
  for (i, range) in clusters.enumerated() {
    let after = BreakClass(text[range.lowerBound])
    if let before {
      // A hyphen that begins a word, as in "-1" or "-v", stays with it (LB20a).
      let isLeadingHyphen = before == .hyphen && isWordStart && !hasSpaces
      let next = i + 1 < clusters.count ? BreakClass(text[clusters[i + 1].lowerBound]) : nil
      breaks[i] =
        !(isLeadingHyphen && after == .letter)
        && BreakClass.allowsBreak(
          after: before, before: after, hasSpaces: hasSpaces, isBeforeNumber: next == .number)
    }
    if after == .space {
      hasSpaces = true
    } else {
      isWordStart = before == nil || hasSpaces
      before = after
      hasSpaces = false
    }
  }
  return breaks
}

/// The script of each cluster; shared characters take that of the text before them, or after.
private func scripts(of text: [Unicode.Scalar], clusters: [Range<Int>]) -> [Script] {
  var scripts = clusters.map { Script(of: text[$0.lowerBound]) }
  var current = scripts.first { !$0.isShared } ?? Script.common
  for i in scripts.indices {
    if scripts[i].isShared { scripts[i] = current } else { current = scripts[i] }
  }
  return scripts
}
