internal import CHarfBuzz
internal import Synchronization

/// A shaped glyph, with its advance and offset in font units.
///
/// Lengths are in font units, y upwards.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the font; 0 is drawn for what the font lacks.
  var id: UInt32
  /// Index of the first of the characters that it stands for.
  var cluster: Int
  /// The advance: how far the pen moves.
  var advance: Int
  /// The offset of the glyph from the pen.
  var xOffset: Int
  var yOffset: Int
}

/// An OpenType feature set for a whole run.
struct FontFeature: Hashable, Sendable {
  var tag: UInt32
  var value: UInt32

  /// Takes a tag of four letters; a leading minus switches the feature off.
  init(_ name: String) {
    let letters = name.utf8.drop { $0 == UInt8(ascii: "-") }
    tag = letters.reduce(0) { $0 << 8 | UInt32($1) }
    value = name.hasPrefix("-") ? 0 : 1
  }
}

/// A script, as HarfBuzz numbers writing systems.
struct Script: Hashable, Sendable {
  var tag: UInt32

  static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
  static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)

  init(tag: UInt32) { self.tag = tag }

  /// The script to which `character` belongs.
  init(of character: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), character.value).rawValue
  }

  /// Whether characters of this script take on that of their neighbours.
  var isShared: Bool {
    tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue
      || tag == HB_SCRIPT_UNKNOWN.rawValue
  }
}

/// The shaper: turns characters into placed glyphs of one font file, in font units.
///
/// HarfBuzz measures with its own OpenType functions, never at a pixel size, so what it returns does
/// not depend on size, hinting, locale or machine.
final class Shaper: Sendable {
  /// Font units to the em.
  let unitsPerEm: Int
  private let state: Mutex<HarfBuzzState>

  /// Opens a face of a font file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - index: The face's number in the file, from 0.
  /// - Throws: ``FontError/unopened(path:message:)`` if the file cannot be read, or holds no such face.
  init(path: String, index: Int = 0) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unopened(path: path, message: "cannot be read for shaping")
    }
    // For any other number HarfBuzz would shape with a font that has no glyphs.
    guard (0..<Int(hb_face_count(blob))).contains(index) else {
      hb_blob_destroy(blob)
      throw .unopened(path: path, message: "holds no face \(index) for shaping")
    }
    let face = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    let font = hb_font_create(face)
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_face_destroy(face)
    guard let font else { throw .unopened(path: path, message: "cannot be used for shaping") }
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    hb_ot_font_set_funcs(font)
    self.unitsPerEm = Int(unitsPerEm)
    state = Mutex(HarfBuzzState(font: font))
  }

  /// Shapes a run of text: its glyphs from left to right.
  ///
  /// - Parameters:
  ///   - text: Characters of one script and one direction.
  ///   - script: Their writing system.
  ///   - isRightToLeft: Whether the last character stands leftmost.
  ///   - features: Features that are set or unset for the whole run; the last of two that contradict holds.
  /// - Returns: The glyphs, each with the index of its first character.
  func shape(
    _ text: [Unicode.Scalar], script: Script, isRightToLeft: Bool, features: [FontFeature]
  ) -> [ShapedGlyph] {
    state.withLock {
      $0.shape(text, script: script, isRightToLeft: isRightToLeft, features: features)
    }
  }
}

/// HarfBuzz's objects for one file.
private struct HarfBuzzState: ~Copyable {
  let font: OpaquePointer

  init(font: OpaquePointer) { self.font = font }

  deinit { hb_font_destroy(font) }

  func shape(
    _ text: [Unicode.Scalar], script: Script, isRightToLeft: Bool, features: [FontFeature]
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let characters = text.map(\.value)
    hb_buffer_add_codepoints(buffer, characters, Int32(text.count), 0, Int32(text.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
    // Fixed, because HarfBuzz would otherwise ask the process's locale.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let settings = features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      ShapedGlyph(
        id: glyphs[i].codepoint, cluster: Int(glyphs[i].cluster),
        advance: Int(positions[i].x_advance), xOffset: Int(positions[i].x_offset),
        yOffset: Int(positions[i].y_offset))
    }
  }
}
