import Codecs
import Foundation

/// A set of pictures that can be compared with another: those of a folder, or the frames of a pattern.
struct PictureSet {
  /// A key by which two sets are compared: what a picture of the one has in common with its partner.
  enum Key: Hashable, Comparable {
    case number(Int)
    case name(String)

    static func < (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.number(let one), .number(let other)): one < other
      case (.name(let one), .name(let other)): one < other
      case (.number, .name): true
      case (.name, .number): false
      }
    }
  }

  /// As the user wrote it.
  let place: String
  /// The folder, with its `/`; empty for the working folder.
  let folder: String
  /// Names of the files, without the folder, in order.
  private let names: [String]
  /// Which of them are a film's frames.
  private let frames: SequencePattern?
  /// How sequences are not as their indexes say: nothing can be said of them.
  private(set) var broken: [String] = []
  private(set) var notes: [String] = []
  /// Frames a second, as the sequence's index says.
  private(set) var rate: String?

  /// Whether some of the pictures are frames with numbers, so that names need not matter.
  var isNumbered: Bool { frames != nil }

  /// The pictures of a folder, or of a pattern; `nil` if the place is neither.
  init?(_ place: String) throws {
    self.place = place
    let indexes: [(pattern: SequencePattern, index: SequenceIndex)]
    if Place.kind(of: place) == .folder {
      folder = place.hasSuffix("/") ? place : place + "/"
      names = try Self.pictures(in: place)
      indexes = try SequenceIndex.all(in: folder)
      frames = indexes.count == 1 ? indexes[0].pattern : Self.commonPattern(names, in: folder)
    } else if Place.kind(of: place) == .nothing, let pattern = SequencePattern(place) {
      folder = pattern.folder
      names = pattern.files().map { String($0.path.dropFirst(pattern.folder.count)) }
      indexes = try SequenceIndex.of(pattern).map { [(pattern, $0)] } ?? []
      frames = pattern
      if names.isEmpty, indexes.isEmpty { throw Failure(.usage, Messages.noFrames(place)) }
    } else {
      return nil
    }
    for (pattern, index) in indexes { judge(pattern, index) }
    if indexes.count == 1 { rate = indexes[0].index.fps }
  }

  /// Looks whether a sequence is as its index says.
  private mutating func judge(_ pattern: SequencePattern, _ index: SequenceIndex) {
    for fault in index.faults(pattern, readsBytes: true) {
      switch fault {
      case .unfinished: broken.append(Messages.unfinished(pattern.description))
      case .missing(let names):
        broken.append(Messages.missingFrames(pattern.description, names, of: index.frames.count))
      case .added(let names): broken.append(Messages.addedFrames(pattern.description, names))
      case .changed(let names): notes.append(Messages.changedFrames(pattern.description, names))
      }
    }
  }

  private static func pictures(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw Failure(.usage, Messages.unreadable(folder, "no permission"))
    }
  }

  /// The pattern that all names have, which then differ in the number before `.png` alone.
  private static func commonPattern(_ names: [String], in folder: String) -> SequencePattern? {
    guard let first = names.first else { return nil }
    let stem = first.dropLast(4)
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0 else { return nil }
    let name = stem.dropLast(digits).replacing("%", with: "%%")
    guard let pattern = SequencePattern(folder: folder, name: "\(name)%d\(first.suffix(4))"),
      names.allSatisfy({ pattern.holds(folder + $0) })
    else { return nil }
    return pattern
  }

  /// The names of the pictures by what they are compared by.
  ///
  /// - Parameter isByNumber: Whether frames are known by their numbers, not by their names.
  /// - Returns: Files' names.
  /// - Throws: ``Failure`` if two frames have one number.
  func pictures(isByNumber: Bool) throws -> [Key: String] {
    var pictures: [Key: String] = [:]
    for name in names {
      let number = isByNumber ? frames?.number(of: folder + name) : nil
      let key = number.map { Key.number($0) } ?? .name(name)
      if let other = pictures.updateValue(name, forKey: key) {
        throw Failure(.usage, Messages.numberTwice(place, number ?? 0, other, name))
      }
    }
    return pictures
  }
}

/// Two pictures, or those of two sets that belong together.
struct PicturePairs {
  struct Pair: Equatable {
    let name: String
    let first: String
    let second: String
  }

  let areFolders: Bool
  /// Whether frames were paired by their numbers; otherwise by names.
  private(set) var areByNumber = false
  private(set) var both: [Pair] = []
  private(set) var onlyInFirst: [String] = []
  private(set) var onlyInSecond: [String] = []
  private(set) var broken: [String] = []
  private(set) var notes: [String] = []
  /// Frames a second, as the first set's index says, or else the other's.
  private(set) var rate: String?
  /// What was paired by number, in words.
  private(set) var pairing: String?

  /// Finds what is to be compared.
  ///
  /// - Throws: ``Failure`` if there is nothing, or a folder is compared with a file.
  init(_ first: String, _ second: String) throws {
    let (one, other) = (try PictureSet(first), try PictureSet(second))
    for (path, set) in [(first, one), (second, other)]
    where set == nil && Place.kind(of: path) == .nothing {
      throw Failure(.usage, Messages.noSuchFile(path))
    }
    areFolders = one != nil
    guard (one == nil) == (other == nil) else {
      throw Failure(.usage, Messages.folderAgainstFile)
    }
    guard let one, let other else {
      both = [Pair(name: Place.name(of: first), first: first, second: second)]
      return
    }
    (broken, notes) = (one.broken + other.broken, one.notes + other.notes)
    rate = one.rate ?? other.rate
    if broken.isEmpty { try pair(one, other) }
  }

  private mutating func pair(_ one: PictureSet, _ other: PictureSet) throws {
    areByNumber = one.isNumbered && other.isNumbered
    let (pictures, others) = (
      try one.pictures(isByNumber: areByNumber), try other.pictures(isByNumber: areByNumber)
    )
    let keys = pictures.keys.filter { others[$0] != nil }.sorted()
    both = keys.compactMap { key in
      guard let name = pictures[key], let partner = others[key] else { return nil }
      return Pair(name: name, first: one.folder + name, second: other.folder + partner)
    }
    onlyInFirst = pictures.keys.filter { others[$0] == nil }.sorted().compactMap { pictures[$0] }
    onlyInSecond = others.keys.filter { pictures[$0] == nil }.sorted().compactMap { others[$0] }
    if both.isEmpty {
      throw Failure(
        .nothingCompared,
        areByNumber ? Messages.noCommonNumber(one.place, other.place) : Messages.nothingToCompare)
    }
    if areByNumber { pairing = Messages.paired(both) }
  }
}
