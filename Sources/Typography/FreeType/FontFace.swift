internal import CFreeType
internal import Geometry
internal import Synchronization

/// A font file opened with FreeType: names, metrics, outlines and pictures of glyphs.
///
/// Shared by every text set in it. FreeType's objects may be used by one thread at a time, so they
/// live behind a lock with the outlines read so far; each file has a library of its own.
final class FontFace: Sendable {
  /// The PostScript name, `Inter-SemiBold`; the file's name where the font has none.
  let name: String
  /// The family as the font itself says it.
  let familyName: String
  /// The weight that the font says it has, 1...1000.
  let weight: Int
  /// Whether the font says it is italic.
  let isItalic: Bool
  /// The ascent and the descent, from the baseline to the edges of a line, in font units, both
  /// positive.
  let ascent: Int
  let descent: Int
  /// The heights of `H` and of `x`, in font units; 0 where the font does not say.
  let capHeight: Int
  let xHeight: Int
  /// How many faces the file holds.
  let faceCount: Int
  /// Whether glyphs are colour pictures of fixed size.
  let hasPictures: Bool

  private let state: Mutex<FreeTypeState>

  /// Opens a face of a font file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - index: The face's number in the file, from 0.
  ///   - emboldening: By how much strokes are drawn wider, in em; at least 0.
  /// - Throws: ``FontError/unreadable(path:reason:)`` if the file is missing or no font, or has
  ///   neither outlines nor pictures.
  init(path: String, index: Int = 0, emboldening: Double = 0) throws(FontError) {
    var library: FT_Library?
    var face: FT_Face?
    // A number below 0 would ask for a count of faces instead of one of them.
    guard index >= 0 else { throw .unreadable(path: path, reason: .invalidArgument) }
    var status = FT_Init_FreeType(&library)
    if status == 0 { status = FT_New_Face(library, path, FT_Long(index), &face) }
    guard let library, let face else {
      FT_Done_FreeType(library)
      throw .unreadable(path: path, reason: FontError.Code(rawValue: status))
    }
    let record = face.pointee
    hasPictures = record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && record.num_fixed_sizes > 0
    let strength = (emboldening * Double(record.units_per_EM)).rounded()
    let state = FreeTypeState(library: library, face: face, strength: Int(strength))
    guard hasPictures || record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      throw .unreadable(path: path, reason: .noOutlines)
    }
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    name = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? fileName
    familyName = record.family_name.map { String(cString: $0) } ?? fileName
    isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    ascent = Int(record.ascender)
    descent = -Int(record.descender)
    faceCount = Int(record.num_faces)
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    weight = table.map { Int($0.pointee.usWeightClass) } ?? 400
    let hasHeights = table.map { $0.pointee.version >= 2 } ?? false
    capHeight = hasHeights ? table.map { Int($0.pointee.sCapHeight) } ?? 0 : 0
    xHeight = hasHeights ? table.map { Int($0.pointee.sxHeight) } ?? 0 : 0
    if hasPictures { FT_Select_Size(face, 0) }
    self.state = Mutex(state)
  }

  /// The glyph that draws `character`, or `nil` if the font has none.
  func glyph(for character: Unicode.Scalar) -> UInt32? {
    let glyph = state.withLock { $0.glyph(for: character.value) }
    return glyph == 0 ? nil : glyph
  }

  /// The outline of `glyph` in font units, y downwards; `nil` if the file has no such outline.
  func outline(of glyph: UInt32) -> Path? { state.withLock { $0.outline(of: glyph) } }

  /// The picture of `glyph`; `nil` if the file has none.
  func picture(of glyph: UInt32) -> GlyphPicture? { state.withLock { $0.picture(of: glyph) } }
}

/// FreeType's objects for one file, and what was read with them.
struct FreeTypeState: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  /// The emboldening: font units by which strokes are made wider.
  private let strength: Int
  private var glyphs: [UInt32: UInt32] = [:]
  private var outlines: [UInt32: Path] = [:]

  init(library: FT_Library, face: FT_Face, strength: Int) {
    (self.library, self.face, self.strength) = (library, face, strength)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  mutating func glyph(for character: UInt32) -> UInt32 {
    if let known = glyphs[character] { return known }
    let glyph = FT_Get_Char_Index(face, FT_ULong(character))
    glyphs[character] = glyph
    return glyph
  }

  mutating func outline(of glyph: UInt32) -> Path? {
    if let known = outlines[glyph] { return known }
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let path = path(of: &face.pointee.glyph.pointee.outline, strength: strength)
    outlines[glyph] = path
    return path
  }

  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 else { return nil }
    return GlyphPicture(
      face.pointee.glyph.pointee, unitsToTheEm: Int(face.pointee.size.pointee.metrics.y_ppem))
  }
}
