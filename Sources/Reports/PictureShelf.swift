internal import Codecs
internal import Foundation
internal import Goldens
internal import ImageDiff
internal import Pixels

/// The pictures of a page: each stands there once, whole or as a patch over another one.
struct PictureShelf {
  /// A clip's pictures on the shelf.
  struct Film {
    /// The number of each frame's picture; −1 for one that is not there, and no numbers without pictures.
    var before: [Int] = []
    var after: [Int] = []
    /// How many pixels across became one.
    var factor = 1
    /// Frames that have pictures, and those of them that are shown.
    var known = 0
    var shown = 0
  }
  private struct Item {
    var base: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var letters: String
  }
  private struct Key: Hashable {
    let name: String
    let factor: Int
  }

  private var items: [Item] = []
  private var places: [Key: Int] = [:]
  /// Letters that the pictures take.
  private(set) var size = 0

  /// The share of a clip's room that its first picture may take before pictures are made smaller.
  private static let greatestShare = 6
  private static let factors = [1, 2, 4]
  /// Letters of Base64 for three bytes.
  private static let lettersOfThree = 4
  /// Letters around a picture in the page's data.
  private static let wrapping = 60

  /// Puts a clip's pictures on the shelf, as many as there is room for, evenly spread over its frames.
  ///
  /// - Parameters:
  ///   - clip: The clip.
  ///   - entry: Its result: the frames that it names come first.
  ///   - room: Letters that may be used.
  ///   - picture: The picture that a key stands for; `nil` if there is none.
  /// - Returns: Which pictures the frames have.
  /// - Throws: What `picture` throws, and what the encoder does.
  mutating func add(
    _ clip: ReportClip, _ entry: CheckDocument.Entry, room: Int,
    picture: (String) throws -> Pixmap?
  ) throws -> Film {
    var film = Film()
    let (before, after) = (clip.before.frames, clip.after.frames)
    let count = max(before.count, after.count)
    guard count > 0 else { return film }
    film.factor = try factor(for: (before + after).first { !$0.isEmpty }, room, picture)
    var setting = Setting(factor: film.factor)
    let end = size + room
    for frame in Self.order(of: count, entry) {
      setting.before = nil
      let keys = [before, after].map { frame < $0.count ? $0[frame] : "" }
      let saved = self
      for key in keys where !key.isEmpty { try place(key, &setting, picture) }
      if size > end {
        self = saved
        break
      }
    }
    film.before = before.map { places[Key(name: $0, factor: film.factor)] ?? -1 }
    film.after = after.map { places[Key(name: $0, factor: film.factor)] ?? -1 }
    for frame in 0..<count {
      let hasBefore = frame < before.count && !before[frame].isEmpty
      let hasAfter = frame < after.count && !after[frame].isEmpty
      guard hasBefore || hasAfter else { continue }
      film.known += 1
      // One side alone could not be compared.
      if hasBefore && film.before[frame] < 0 || hasAfter && film.after[frame] < 0 {
        if hasBefore { film.before[frame] = -1 }
        if hasAfter { film.after[frame] = -1 }
      } else {
        film.shown += 1
      }
    }
    return film
  }

  /// How small a clip's pictures are made so that there is room for some of them.
  private func factor(
    for key: String?, _ room: Int, _ picture: (String) throws -> Pixmap?
  ) throws -> Int {
    guard let key, let whole = try picture(key) else { return 1 }
    for factor in Self.factors {
      let bytes = try PNGEncoder(mode: .small).encode(whole.reduced(by: factor))
      if (bytes.count + 2) / 3 * Self.lettersOfThree <= room / Self.greatestShare { return factor }
    }
    return Self.factors.last ?? 1
  }

  /// What patches of a clip lie over.
  private struct Setting {
    let factor: Int
    /// The clip's first picture.
    var anchor: (place: Int, pixmap: Pixmap)?
    /// The same frame of the film before.
    var before: (place: Int, pixmap: Pixmap)?
  }

  private mutating func place(
    _ key: String, _ setting: inout Setting, _ picture: (String) throws -> Pixmap?
  ) throws {
    let known = places[Key(name: key, factor: setting.factor)]
    if known != nil, setting.anchor != nil { return }
    guard let pixmap = try picture(key)?.reduced(by: setting.factor) else { return }
    let place = try known ?? put(pixmap, setting)
    places[Key(name: key, factor: setting.factor)] = place
    if setting.anchor == nil { setting.anchor = (place, pixmap) }
    if setting.before == nil { setting.before = (place, pixmap) }
  }

  /// Puts a picture on the shelf, whole or as the smallest patch.
  private mutating func put(_ pixmap: Pixmap, _ setting: Setting) throws -> Int {
    var best: (base: Int, patch: PicturePatch)?
    for base in [setting.anchor, setting.before].compactMap(\.self) {
      guard let patch = PicturePatch(of: pixmap, over: base.pixmap) else { continue }
      if patch.area < best?.patch.area ?? .max { best = (base.place, patch) }
    }
    let part = best?.patch.pixmap ?? pixmap
    let letters = Data(try PNGEncoder(mode: .small).encode(part)).base64EncodedString()
    items.append(
      Item(
        base: best?.base ?? -1, x: best?.patch.x ?? 0, y: best?.patch.y ?? 0, width: pixmap.width,
        height: pixmap.height, letters: letters))
    size += letters.utf8.count + Self.wrapping
    return items.count - 1
  }

  /// All frames of a film, those that the result names first, then so that any first part of them is evenly spread.
  static func order(of count: Int, _ entry: CheckDocument.Entry) -> [Int] {
    var order: [Int] = []
    var isThere = [Bool](repeating: false, count: count)
    func take(_ frame: Int?) {
      guard let frame, isThere.indices.contains(frame), !isThere[frame] else { return }
      isThere[frame] = true
      order.append(frame)
    }
    take(0)
    take(entry.worst?.frame)
    for finding in entry.findings.prefix(mostNamed) {
      take(finding.worst)
      take(finding.first)
    }
    take(count - 1)
    // Van der Corput's sequence: numbers with their bits turned round.
    let bits = count > 1 ? Int.bitWidth - (count - 1).leadingZeroBitCount : 0
    for number in 0..<(1 << bits) {
      take((0..<bits).reduce(0) { $0 << 1 | (number >> $1 & 1) })
    }
    return order
  }

  /// Findings whose frames come first.
  private static let mostNamed = 4

  /// The pictures as a list of JSON.
  var json: String {
    let list = items.map { item in
      #"{"b":\#(item.base),"x":\#(item.x),"y":\#(item.y),"w":\#(item.width),"h":\#(item.height),"d":"\#(item.letters)"}"#
    }
    return "[" + list.joined(separator: ",\n") + "]"
  }
}
