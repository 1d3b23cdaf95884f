// One Inter for all sizes, tracked, not Inter's display cut above 20 points: outlines that differ jump while
// a size is animated.

extension FontList {
  /// The directories where Debian's packages put fonts.
  public static let debianDirectories = ["/usr/share/fonts"]

  /// The fonts of Debian 12 that stand in for Apple's.
  ///
  /// | design | font | package | stands in for |
  /// |---|---|---|---|
  /// | default | Inter | fonts-inter | SF Pro |
  /// | monospaced | JetBrains Mono | fonts-jetbrains-mono | SF Mono |
  /// | serif | Vollkorn | fonts-vollkorn | New York |
  /// | rounded | Quicksand | fonts-quicksand | SF Pro Rounded |
  /// | symbols, Greek, Arabic, Hebrew … | DejaVu Sans | fonts-dejavu-core | system fallbacks |
  /// | Devanagari, Thai, more symbols | Noto Sans | fonts-noto-core (optional) | the same |
  /// | Chinese, Japanese, Korean | Noto Sans CJK | fonts-noto-cjk (optional) | the same |
  /// | emoji | Noto Color Emoji | fonts-noto-color-emoji | Apple Color Emoji |
  ///
  /// Inter's display cuts are left aside: they are 10 % narrower than its text cuts.
  public static let debian = FontList(
    designs: [
      .default: inter, .monospaced: jetBrainsMono, .serif: vollkorn, .rounded: quicksand,
    ],
    fallbacks: [
      Fallback(dejaVu, for: [0x80...0x2FFF], isOptional: false),
      Fallback(devanagari, for: [0x900...0x97F], isOptional: true),
      Fallback(thai, for: [0xE00...0xE7F], isOptional: true),
      Fallback(symbols, for: [0x2190...0x2BFF, 0x1F000...0x1FBFF], isOptional: true),
      Fallback(
        cjk,
        for: [
          0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFFEF, 0x20000...0x3FFFF,
        ],
        isOptional: true),
    ],
    emoji: emoji)

  /// Drawn at 0.969 of the size asked for: its capitals are 0.727 em high, San Francisco's 0.705.
  ///
  /// The tracking up to 17 points is San Francisco's as Apple publishes it and 0.0143 em, by which
  /// Inter's letters are narrower; above it follows San Francisco's narrower forms of large sizes.
  /// Weights have more beside it; regular letters of titles, measured at 20 and 22 points, have less. What single letters have is in `sanFrancisco`. Contextual
  /// alternates are off: they make an arrow of `->`, which iOS does not.
  private static let inter = {
    var family = plainInter
    family.lightTracking = [(17, 0), (20, -0.0054), (22, -0.0101)]
    return family
  }()

  private static let plainInter = Family(
    "Inter", package: "fonts-inter", folder: "opentype/inter", sizeFactor: 0.969,
    lineMetrics: .system, features: ["-calt"],
    tracking: [
      (6, 0.0543), (8, 0.0406), (10, 0.0263), (11, 0.0198), (12, 0.0143), (13, 0.0081),
      (14, 0.0036), (15, -0.0010), (16, -0.0051), (17, -0.0110), (20, -0.0160), (24, -0.0195),
      (30, -0.0213), (40, -0.0221), (60, -0.0270),
    ],
    fittings: sanFrancisco,
    files: [
      File("Inter-Thin.otf", 100, digest: "4d9bb6a256c5a9a4"),
      File("Inter-ExtraLight.otf", 200, digest: "a0f33dfec7784ebf"),
      File("Inter-Light.otf", 300, digest: "e66f130fbadda71e"),
      File("Inter-Regular.otf", 400, digest: "a7e791e8f5a0fb02"),
      File("Inter-Medium.otf", 500, tracking: 0.0072, digest: "99dab2bdcb613c4c"),
      File("Inter-SemiBold.otf", 600, tracking: 0.0100, digest: "8c1990b6012254ea"),
      File("Inter-Bold.otf", 700, tracking: 0.0127, digest: "1e9dfd6a6e33ac63"),
      File("Inter-ExtraBold.otf", 800, tracking: 0.0127, digest: "158144ef2ad48baf"),
      File("Inter-Black.otf", 900, tracking: 0.0127, digest: "d108d003dd5e5a69"),
      File("Inter-ThinItalic.otf", 100, italic: true, digest: "e8ecee2030f42da7"),
      File("Inter-ExtraLightItalic.otf", 200, italic: true, digest: "df1d6a77ed02425e"),
      File("Inter-LightItalic.otf", 300, italic: true, digest: "9e9b0aa66832affc"),
      File("Inter-Italic.otf", 400, italic: true, digest: "45ecfe6cbadfd480"),
      File(
        "Inter-MediumItalic.otf", 500, italic: true, tracking: 0.0072, digest: "a0d825963fd0040d"),
      File(
        "Inter-SemiBoldItalic.otf", 600, italic: true, tracking: 0.0100, digest: "404251faffd4c55d"),
      File("Inter-BoldItalic.otf", 700, italic: true, tracking: 0.0127, digest: "db4356b780ed61e0"),
      File(
        "Inter-ExtraBoldItalic.otf", 800, italic: true, tracking: 0.0127, digest: "6afee6b920d669c5"
      ),
      File(
        "Inter-BlackItalic.otf", 900, italic: true, tracking: 0.0127, digest: "fdd250fe1eadd2d4"),
    ])

  /// Without its code ligatures, which SF Mono has not.
  private static let jetBrainsMono = Family(
    "JetBrains Mono", package: "fonts-jetbrains-mono", folder: "truetype/jetbrains-mono",
    lineMetrics: .system, features: ["-calt"],
    files: [
      File("JetBrainsMono-Thin.ttf", 100, digest: "d08e3c47c56aa3e4"),
      File("JetBrainsMono-ExtraLight.ttf", 200, digest: "1e2c8e9db2e0bf6a"),
      File("JetBrainsMono-Light.ttf", 300, digest: "679c094dd76a57ff"),
      File("JetBrainsMono-Regular.ttf", 400, digest: "a3014fb90ae8ddfb"),
      File("JetBrainsMono-Medium.ttf", 500, digest: "9c99efc72a85799c"),
      File("JetBrainsMono-SemiBold.ttf", 600, digest: "f0ceadf382a6c8c2"),
      File("JetBrainsMono-Bold.ttf", 700, digest: "3481028266ee8074"),
      File("JetBrainsMono-ExtraBold.ttf", 800, digest: "74ebd63c182d6b57"),
      File("JetBrainsMono-ThinItalic.ttf", 100, italic: true, digest: "20182179edcf207e"),
      File("JetBrainsMono-ExtraLightItalic.ttf", 200, italic: true, digest: "6da27d3598570eac"),
      File("JetBrainsMono-LightItalic.ttf", 300, italic: true, digest: "8aa281cff0f2c49f"),
      File("JetBrainsMono-Italic.ttf", 400, italic: true, digest: "1ad62eee7e5f5eee"),
      File("JetBrainsMono-MediumItalic.ttf", 500, italic: true, digest: "b38084191a3fffd5"),
      File("JetBrainsMono-SemiBoldItalic.ttf", 600, italic: true, digest: "d6841612e350c50a"),
      File("JetBrainsMono-BoldItalic.ttf", 700, italic: true, digest: "feb535280352ce46"),
      File("JetBrainsMono-ExtraBoldItalic.ttf", 800, italic: true, digest: "29e25ec752cef0a0"),
    ])

  /// With lining figures, which New York has and Vollkorn has behind a feature; enlarged by the
  /// ratio of the capitals, 0.705 to 0.676 em.
  private static let vollkorn = Family(
    "Vollkorn", package: "fonts-vollkorn", folder: "truetype/vollkorn", sizeFactor: 1.042,
    lineMetrics: .system, features: ["lnum"],
    files: [
      File("Vollkorn-Regular.ttf", 400, digest: "33c0e4742dbf693d"),
      File("Vollkorn-Medium.ttf", 500, digest: "2069b80211f3700e"),
      File("Vollkorn-SemiBold.ttf", 600, digest: "96aad04ffae1d2c1"),
      File("Vollkorn-Bold.ttf", 700, digest: "e905eac2b4b6286b"),
      File("Vollkorn-ExtraBold.ttf", 800, digest: "ad00d83b17337520"),
      File("Vollkorn-Black.ttf", 900, digest: "0faf93f1e4129a6f"),
      File("Vollkorn-Italic.ttf", 400, italic: true, digest: "9261dc54be8ee1c5"),
      File("Vollkorn-MediumItalic.ttf", 500, italic: true, digest: "a8a218fb11bb2a14"),
      File("Vollkorn-SemiBoldItalic.ttf", 600, italic: true, digest: "8242bd409353f02f"),
      File("Vollkorn-BoldItalic.ttf", 700, italic: true, digest: "736a206307fa2446"),
      File("Vollkorn-ExtraBoldItalic.ttf", 800, italic: true, digest: "ae1b4b5a82b62ada"),
      File("Vollkorn-BlackItalic.ttf", 900, italic: true, digest: "e680b3324fb92019"),
    ])

  /// Listed by how bold it looks, not by what its files say.
  ///
  /// Its stems are 40, 60, 95 and 120 thousandths of an em wide, where Inter's are 43 at weight 200,
  /// 63 at 300, 84 at 400, 106 at 500 and 129 at 600. From there on its strokes are thickened to
  /// Inter's 151, 174 and 196; its round ends bear that well. Its letters stand 0.025 em nearer together: SF Pro Rounded
  /// sets "Hello World" of 34 points, black, 193 points wide (recorded, iOS 15), where they would take 203.
  private static let quicksand = Family(
    "Quicksand", package: "fonts-quicksand", folder: "truetype/quicksand", lineMetrics: .system,
    tracking: [(0, -0.025)],
    files: [
      File("Quicksand-Light.ttf", 200, digest: "6886a0cc046f6865"),
      File("Quicksand-Regular.ttf", 300, digest: "766f6d81bc3ddc22"),
      File("Quicksand-Medium.ttf", 420, digest: "a758c1bccf8fb64e"),
      File("Quicksand-Medium.ttf", 500, emboldening: 0.011, digest: "a758c1bccf8fb64e"),
      File("Quicksand-Bold.ttf", 600, digest: "f3d4b33309aeccae"),
      File("Quicksand-Bold.ttf", 700, emboldening: 0.031, digest: "f3d4b33309aeccae"),
      File("Quicksand-Bold.ttf", 800, emboldening: 0.054, digest: "f3d4b33309aeccae"),
      File("Quicksand-Bold.ttf", 900, emboldening: 0.076, digest: "f3d4b33309aeccae"),
    ])

  private static let dejaVu = Family(
    "DejaVu Sans", package: "fonts-dejavu-core", folder: "truetype/dejavu",
    files: [
      File("DejaVuSans.ttf", 400, digest: "abdc775b21b1bc47"),
      File("DejaVuSans-Bold.ttf", 700, digest: "0d977336a6d5fba3"),
    ])

  private static let devanagari = Family(
    "Noto Sans Devanagari", package: "fonts-noto-core", folder: "truetype/noto",
    files: [
      File("NotoSansDevanagari-Regular.ttf", 400, digest: "79a470365ccb210f"),
      File("NotoSansDevanagari-Bold.ttf", 700, digest: "77ad688cfe1dc551"),
    ])

  private static let thai = Family(
    "Noto Sans Thai", package: "fonts-noto-core", folder: "truetype/noto",
    files: [
      File("NotoSansThai-Regular.ttf", 400, digest: "dfbd5ed0f1e68c3c"),
      File("NotoSansThai-Bold.ttf", 700, digest: "97bbc8ea98328325"),
    ])

  private static let symbols = Family(
    "Noto Sans Symbols 2", package: "fonts-noto-core", folder: "truetype/noto",
    files: [
      File("NotoSansSymbols2-Regular.ttf", 400, digest: "876598db5f1e3bef")
    ])

  private static let cjk = Family(
    "Noto Sans CJK JP", package: "fonts-noto-cjk", folder: "opentype/noto",
    files: [
      File("NotoSansCJK-Regular.ttc", 400),
      File("NotoSansCJK-Bold.ttc", 700),
    ])

  private static let emoji = Family(
    "Noto Color Emoji", package: "fonts-noto-color-emoji", folder: "truetype/noto",
    files: [
      File("NotoColorEmoji.ttf", 400, digest: "e5899ed38b8ed83e")
    ])
}
