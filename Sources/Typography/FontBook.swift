internal import Digest
internal import Foundation
internal import Synchronization

/// Answers descriptions of fonts with files, and keeps what was read from them.
///
/// Only files named by the list are used, found by name in the given directories, and fonts that the
/// user put into directories of their own. What is installed beside them makes no difference. May be
/// used from any thread.
public final class FontBook: Sendable {
  /// The fonts the book looks for, a user's own families last.
  public let list: FontList
  /// Families of the list of which no file was found, with the package that holds each.
  ///
  /// Optional fallbacks are not reported here but with the characters they are missed for.
  public let missingFamilies: [MissingFamily]
  private let families: [String: FoundFamily]
  /// The system font at regular weight: what is drawn where another file turns out to be broken.
  private let base: Typeface
  private let state = Mutex(State())

  /// A family of which no file was found.
  public struct MissingFamily: Hashable, Sendable {
    /// The family's name.
    public var name: String
    /// The Debian package that holds it.
    public var package: String
  }

  private typealias FoundFile = (file: FontList.File, path: String)

  /// The files of a family that are there; never none.
  private struct FoundFamily: Sendable {
    let family: FontList.Family
    let first: FoundFile
    let others: [FoundFile]

    /// The family as its own makers draw it: sizes, tracking and lines that make it another's
    /// stand-in are not for who asks for it by name.
    var asDesigned: Self {
      var family = family
      (family.sizeFactor, family.tracking, family.lineMetrics) = (1, [], nil)
      family.fittings = []
      return Self(family: family, first: first, others: others)
    }

    /// The file nearest to `request`: of its slant where there is one, then by weight.
    func closest(to request: FaceRequest) -> FoundFile {
      others.reduce(first) { best, other in
        other.file.distance(to: request) < best.file.distance(to: request) ? other : best
      }
    }
  }

  private struct State {
    var faces: [String: Typeface] = [:]
    var answers: [FaceRequest: Typeface] = [:]
    var usedPaths: Set<String> = []
    var texts: [TextKey: PreparedText] = [:]
    var missing: [UInt32: Set<String>] = [:]
    var substitutions: Set<Substitution> = []
    var failures: [FontError] = []
  }

  /// Opens the fonts that text cannot do without.
  ///
  /// - Parameters:
  ///   - list: Which fonts.
  ///   - directories: Where packages put fonts; the folders that the list names lie below them.
  ///   - userDirectories: Folders of a user's own fonts. A file there goes before one of the same
  ///     name in a package, and every other font there can be named by `Font.custom`.
  ///   - projectFiles: Files of the fonts of a scene's project, which `Font.custom` can name; one that cannot be read is
  ///     told among the ``failures()``.
  /// - Throws: ``FontError`` if the system font is in none of the directories or cannot be read, or
  ///   if a user's folder or font cannot be read.
  public init(
    list: FontList = .debian, directories: [String] = FontList.debianDirectories,
    userDirectories: [String] = [], projectFiles: [String] = []
  ) throws(FontError) {
    var list = list
    let known = Set(list.families.flatMap { $0.files.map(\.name) })
    var own = UserFonts(except: known)
    for directory in userDirectories { try own.add(folder: directory) }
    var failures: [FontError] = []
    for path in projectFiles {
      do throws(FontError) {
        try own.add(path)
      } catch {
        failures.append(error)
      }
    }
    list.ownFamilies = own.families
    var families: [String: FoundFamily] = [:]
    for family in list.families where families[family.name] == nil {
      var paths: [FoundFile] = []
      for file in family.files {
        let places =
          userDirectories.map { "\($0)/\(file.name)" }
          + directories.map { "\($0)/\(family.folder)/\(file.name)" }
        let own = family.package.isEmpty ? ["\(family.folder)/\(file.name)"] : []
        if let path = (own + places).first(where: FileManager.default.fileExists(atPath:)) {
          paths.append((file, path))
        }
      }
      guard let first = paths.first else { continue }
      families[family.name] = FoundFamily(
        family: family, first: first, others: Array(paths.dropFirst()))
    }
    guard let system = list.designs[.default] else {
      preconditionFailure("no system font listed")
    }
    guard let found = families[system.name] else {
      throw .missing(
        file: system.files.first?.name ?? system.name, package: system.package,
        searched: userDirectories + directories.map { "\($0)/\(system.folder)" })
    }
    let optional = Set(list.fallbacks.filter(\.isOptional).map(\.family.name))
    missingFamilies = list.families
      .filter { families[$0.name] == nil && !optional.contains($0.name) }
      .map { MissingFamily(name: $0.name, package: $0.package) }
    let regular = found.closest(to: FaceRequest(FontDescriptor(size: 17)))
    base = try Typeface(path: regular.path, file: regular.file, family: found.family)
    (self.list, self.families) = (list, families)
    state.withLock {
      $0.faces[Self.key(of: regular, in: system)] = base
      $0.failures = failures
    }
  }

  // MARK: What there is

  /// The names of the families that are there, sorted.
  public var familyNames: [String] { families.keys.sorted() }

  /// The names of a family's fonts, as their files name them; none for a family that is not there.
  public func fontNames(inFamily name: String) -> [String] {
    guard let family = families[name] else { return [] }
    return ([family.first] + family.others).map { found in
      found.file.postScriptName ?? String(found.file.name.prefix { $0 != "." })
    }
  }

  // MARK: What was used and missed

  /// A font file that text was drawn with.
  public struct UsedFont: Hashable, Sendable {
    /// The font's PostScript name.
    public var name: String
    /// The path of the file.
    public var path: String
    /// The file's SHA-256, 64 hexadecimal digits.
    public var digest: String
    /// Whether it is the file that pictures were checked with; `nil` for a user's own font.
    public var isAsListed: Bool?
  }

  /// The files that text was drawn with so far, by name.
  ///
  /// - Throws: ``FontError/unopened(path:message:)`` if a file has gone since.
  /// - Complexity: Reads each file once: about 10 ms per megabyte.
  public func usedFonts() throws(FontError) -> [UsedFont] {
    let faces = state.withLock { state in
      state.faces.values.filter { state.usedPaths.contains($0.path) }
    }
    var fonts: [UsedFont] = []
    for face in faces.sorted(by: { ($0.face.name, $0.path) < ($1.face.name, $1.path) })
    where fonts.last?.path != face.path {
      guard let bytes = FileManager.default.contents(atPath: face.path) else {
        throw .unopened(path: face.path, message: "the file has gone since it was opened")
      }
      let digest = SHA256.hexadecimal(of: [UInt8](bytes))
      fonts.append(
        UsedFont(
          name: face.face.name, path: face.path, digest: digest,
          isAsListed: face.file.digest.map(digest.hasPrefix)))
    }
    return fonts
  }

  /// A character that no font of the list has; it is drawn as a box.
  public struct MissingGlyph: Hashable, Sendable {
    /// The character.
    public var character: Unicode.Scalar
    /// The number of different texts that hold it.
    public var textCount: Int
    /// A package that would have it, where the list knows one.
    public var package: String?
  }

  /// The characters that no font of the list has, in the order of their numbers.
  public func missingGlyphs() -> [MissingGlyph] {
    let missing = state.withLock { $0.missing.mapValues(\.count) }
    return missing.sorted { $0.key < $1.key }.compactMap { value, count in
      guard let character = Unicode.Scalar(value) else { return nil }
      return MissingGlyph(
        character: character, textCount: count, package: package(for: character))
    }
  }

  /// Whether a font of the list that is there has `character`; if none has, it is drawn as a box.
  public func has(_ character: Unicode.Scalar) -> Bool {
    let request = FaceRequest(FontDescriptor(size: 17))
    let faces = [typeface(for: request)] + fallbackTypefaces(for: request)
    return (faces + [emojiTypeface()].compactMap(\.self)).contains {
      $0.face.glyph(for: character) != nil
    }
  }

  /// The package of a font that is not there and would have `character`; `nil` where the list knows none.
  public func package(for character: Unicode.Scalar) -> String? {
    // A font for one script knows it better than one for many.
    let remedies = list.fallbacks.filter { families[$0.family.name] == nil }.flatMap { fallback in
      fallback.ranges.filter { $0.contains(character.value) }
        .map { (extent: $0.count, package: fallback.family.package) }
    }
    return remedies.min { $0.extent < $1.extent }?.package
  }

  /// A font that was asked for, and the family drawn in its place.
  public struct Substitution: Hashable, Sendable {
    /// The name of the font asked for.
    public var requested: String
    /// The family drawn.
    public var used: String
    /// The package that holds the font asked for, where the list knows it.
    public var package: String?
  }

  /// The fonts asked for that are not there, by name.
  public func substitutions() -> [Substitution] {
    state.withLock { $0.substitutions }.sorted { $0.requested < $1.requested }
  }

  /// Why font files that are there could not be used, in the order of the attempts; the system font
  /// was drawn in their place.
  public func failures() -> [FontError] { state.withLock { $0.failures } }

  // MARK: From descriptions to files

  /// The measures of the font that answers `font`.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    typeface(for: FaceRequest(font)).metrics(at: font.size, pitch: font.leading)
  }

  /// The typeface that answers `request`: of the nearest weight in its family.
  func typeface(for request: FaceRequest) -> Typeface {
    if let known = state.withLock({ $0.answers[request] }) { return known }
    let (family, exact) = self.family(for: request)
    let face = open(exact ?? family.closest(to: request), of: family.family)
    state.withLock { $0.answers[request] = face }
    return face
  }

  /// The family that answers `request`, and the one file if it was named; counts substitutions.
  private func family(
    for request: FaceRequest
  ) -> (FoundFamily, exact: FoundFile?) {
    let substitution: Substitution
    guard let system = list.designs[.default], let fallback = families[system.name] else {
      preconditionFailure("a book opens with a system font")
    }
    switch request.family {
    case .system(let design):
      guard let listed = list.designs[design] else { return (fallback, nil) }
      if let found = families[listed.name] { return (found, nil) }
      substitution = Substitution(
        requested: listed.name, used: system.name, package: listed.package)
    case .named(let name):
      let sought = name.lowercased()
      for family in list.families {
        guard let found = families[family.name] else { continue }
        if family.name.lowercased() == sought { return (found.asDesigned, nil) }
        let file = ([found.first] + found.others)
          .first {
            $0.file.postScriptName?.lowercased() == sought
              || $0.file.name.lowercased().hasPrefix(sought + ".")
          }
        if let file { return (found.asDesigned, file) }
      }
      let listed = list.families.first { $0.name.lowercased() == sought }
      substitution = Substitution(requested: name, used: system.name, package: listed?.package)
    }
    state.withLock { _ = $0.substitutions.insert(substitution) }
    return (fallback, nil)
  }

  /// The families asked, in turn, for characters that a run's own lacks, at the run's weight.
  func fallbackTypefaces(for request: FaceRequest) -> [Typeface] {
    list.fallbacks.filter { families[$0.family.name] != nil }.map { fallback in
      var request = request
      request.family = .named(fallback.family.name)
      return typeface(for: request)
    }
  }

  /// The typeface of colour emoji, if it is there.
  func emojiTypeface() -> Typeface? {
    guard families[list.emoji.name] != nil else { return nil }
    return typeface(for: FaceRequest(FontDescriptor(.named(list.emoji.name), size: 17)))
  }

  private static func key(of found: FoundFile, in family: FontList.Family) -> String {
    "\(found.path)#\(found.file.index)+\(found.file.emboldening)*\(family.sizeFactor)"
      + (family.lineMetrics == nil ? "" : " as another")
  }

  private func open(_ found: FoundFile, of family: FontList.Family) -> Typeface {
    let key = Self.key(of: found, in: family)
    if let known = state.withLock({ $0.faces[key] }) { return known }
    do throws(FontError) {
      let face = try Typeface(path: found.path, file: found.file, family: family)
      // Two threads may open a file at once; the first one's object stays, so there is only one.
      return state.withLock { state in
        if let known = state.faces[key] { return known }
        state.faces[key] = face
        return face
      }
    } catch {
      return state.withLock { state in
        if !state.failures.contains(error) { state.failures.append(error) }
        return base
      }
    }
  }

  // MARK: Prepared texts

  /// Texts kept at most; when full the store starts anew, which costs time but changes nothing.
  private static let textLimit = 4096

  /// Returns `key`'s text ready for layout at any size, from the store if it was asked for before.
  func prepared(_ key: TextKey) -> PreparedText {
    if let known = state.withLock({ $0.texts[key] }) { return known }
    let text = PreparedText(key, fonts: self)
    state.withLock { state in
      if state.texts.count >= Self.textLimit { state.texts.removeAll() }
      state.texts[key] = text
      for face in text.typefaces { state.usedPaths.insert(face.path) }
      for (character, holder) in text.missing {
        state.missing[character.value, default: []].insert(holder)
      }
    }
    return text
  }
}

/// The part of a descriptor that decides which file is used; its size does not.
struct FaceRequest: Hashable, Sendable {
  var family: FontDescriptor.Family
  var weight: FontWeight
  var isItalic: Bool

  init(_ font: FontDescriptor) {
    (family, weight, isItalic) = (font.family, font.weight, font.isItalic)
  }
}

extension FontList.File {
  /// What another slant counts, more than any weights are apart, and what the unwanted side of two
  /// equal distances counts, less than any are.
  private static let (otherSlant, otherSide) = (10_000.0, 0.5)

  /// The distance from `request`: slant first, then weight; of two weights equally far, the bolder
  /// is nearer for bold text and the lighter for the rest.
  fileprivate func distance(to request: FaceRequest) -> Double {
    let apart = abs(weight.value - request.weight.value)
    let isOnWantedSide = (weight > request.weight) == (request.weight > .medium)
    return apart + (isOnWantedSide ? 0 : Self.otherSide)
      + (isItalic == request.isItalic ? 0 : Self.otherSlant)
  }
}
