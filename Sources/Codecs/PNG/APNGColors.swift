// Opaque animations are RGB with a colour as the key for what stays, instead of RGBA throughout: 5 % less on flat
// pictures, a fifth on photographs. An animation that stops being opaque, or takes that colour, is written anew.
internal import Pixels

/// The colour type of an animated PNG, and the pixel that leaves what is there.
enum APNGColors: Hashable {
  /// Straight RGBA; a transparent pixel stays.
  case alpha
  /// RGB, for animations whose pixels are all opaque: a pixel of this colour stays, and no other may have it.
  ///
  /// A fourth channel of 255 would take from 5 % of a flat picture to a fifth of a photograph.
  case keyed(UInt32)

  /// The first colour that is tried as a key: off the ways between black, white, primaries and their like, and
  /// hardly met in nature.
  private static let firstKey: UInt32 = 0xff06_fb02
  /// Colours that are tried.
  private static let keyCount = 8

  /// What suits an animation that begins with `pixmap`.
  init(suiting pixmap: Pixmap) {
    self = .alpha
    guard pixmap.isOpaque else { return }
    var key = Self.firstKey
    for _ in 0..<Self.keyCount {
      if !Self.contains(key, pixmap) {
        self = .keyed(key)
        return
      }
      key = Alpha.opaque | (key &* GoldenRatio.of32) >> 8
    }
  }

  private static func contains(_ color: UInt32, _ pixmap: Pixmap) -> Bool {
    let box = PixelBox(of: pixmap)
    return (0..<box.height).contains { y in
      pixmap.words[y * pixmap.stride..<y * pixmap.stride + box.width].contains(color)
    }
  }

  /// The pixel that leaves what is there.
  var blank: UInt32 {
    switch self {
    case .alpha: 0
    case .keyed(let color): color
    }
  }

  /// Whether there is no fourth channel.
  var isOpaque: Bool { self != .alpha }

  /// The content of the chunk that names the key, if there is one.
  var transparency: [UInt8]? {
    guard case .keyed(let color) = self else { return nil }
    return [0, 8, 16].flatMap { [0, UInt8(truncatingIfNeeded: color >> $0)] }
  }
}
