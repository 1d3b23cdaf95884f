/// The colours that versions of the system do not share; greys, labels, fills and grounds are the same.
struct SystemPalette: Sendable {
  /// A colour in the light and in the dark.
  struct Tone: Hashable, Sendable {
    /// Red, green and blue in the light, and in the dark.
    let (light, dark): (UInt32, UInt32)
    /// How opaque it is in the light, and in the dark.
    var (lightOpacity, darkOpacity): (Float, Float) = (1, 1)

    init(_ light: UInt32, _ dark: UInt32) { (self.light, self.dark) = (light, dark) }
  }

  /// The system's red.
  var red = Tone(0xff3b30, 0xff453a)
  /// The system's orange.
  var orange = Tone(0xff9500, 0xff9f0a)
  /// The system's yellow.
  var yellow = Tone(0xffcc00, 0xffd60a)
  /// The system's green.
  var green = Tone(0x34c759, 0x30d158)
  /// The system's mint.
  var mint = Tone(0x00c7be, 0x63e6e2)
  /// The system's teal.
  var teal = Tone(0x30b0c7, 0x40c8e0)
  /// The system's cyan.
  var cyan = Tone(0x32ade6, 0x64d2ff)
  /// The system's blue.
  var blue = Tone(0x007aff, 0x0a84ff)
  /// The system's indigo.
  var indigo = Tone(0x5856d6, 0x5e5ce6)
  /// The system's purple.
  var purple = Tone(0xaf52de, 0xbf5af2)
  /// The system's pink.
  var pink = Tone(0xff2d55, 0xff375f)
  /// The system's brown.
  var brown = Tone(0xa2845e, 0xac8e68)
  /// Lines between rows: measured as a grey of 232 on white on iOS 26, and as (56, 56, 59) on (28, 28, 29) in the dark.
  var separator = Tone(0x3c3c43, 0x545458).opaque(0.29, 0.6)

  /// iOS 18's, as published.
  static let system18 = SystemPalette()
  /// iOS 26's, as published in June 2025.
  static let system26 = SystemPalette(
    red: Tone(0xff383c, 0xff4245),
    orange: Tone(0xff8d28, 0xff9230),
    yellow: Tone(0xffcc00, 0xffd600),
    mint: Tone(0x00c8b3, 0x00dac3),
    teal: Tone(0x00c3d0, 0x00d2e0),
    cyan: Tone(0x00c0e8, 0x3cd3fe),
    blue: Tone(0x0088ff, 0x0091ff),
    indigo: Tone(0x6155f5, 0x6d7cff),
    purple: Tone(0xcb30e0, 0xdb34f2),
    brown: Tone(0xac7f5e, 0xb78a66),
    separator: Tone(0x000000, 0x545458).opaque(0.09, 0.5))
}

extension SystemPalette.Tone {
  /// The same with other opacities.
  ///
  /// - Parameters:
  ///   - light: That in the light, 0...1.
  ///   - dark: That in the dark, 0...1.
  /// - Returns: The tone.
  func opaque(_ light: Float, _ dark: Float) -> Self {
    var tone = self
    (tone.lightOpacity, tone.darkOpacity) = (light, dark)
    return tone
  }
}
