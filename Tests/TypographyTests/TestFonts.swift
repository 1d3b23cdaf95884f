import DisplayList
import Foundation
import Geometry
import Typography

/// The two fonts of the tests, in which every letter is a box of a round width.
///
/// `Rostrum Test` has Latin letters 500 wide (`f` 300, `i` 250), capitals 600, digits 500 (`1` 300,
/// `7` 400), space and marks 250, the ellipsis 750, a ligature `fi` of 520, and a kern of −80 between
/// `A` and `V`; 1000 units to the em, lines of 800 + 200. `Rostrum Other` has Hebrew letters 450
/// wide, `Ω` and `α` 700, and `日本語、。` 1000.
enum TestFonts {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  static let path = fixtures + "/Fonts/RostrumTest-Regular.ttf"

  static let family = FontList.Family(
    "Rostrum Test", package: "rostrum-test", folder: "Fonts",
    files: [FontList.File("RostrumTest-Regular.ttf", 400, digest: "21bc1f91e84691a0")])

  static let other = FontList.Family(
    "Rostrum Other", package: "rostrum-other", folder: "Fonts",
    files: [FontList.File("RostrumOther-Regular.ttf", 400)])

  static let absent = FontList.Family(
    "Absent", package: "fonts-absent", folder: "Fonts", files: [FontList.File("Absent.ttf", 400)])

  static let list = FontList(
    designs: [.default: family, .serif: absent],
    fallbacks: [
      FontList.Fallback(other, for: [0x370...0x5FF], isOptional: false),
      FontList.Fallback(absent, for: [0xE00...0xE7F], isOptional: true),
    ],
    emoji: FontList.Family("No Emoji", package: "none", folder: "Fonts", files: []))

  static func book() throws -> FontBook { try FontBook(list: list, directories: [fixtures]) }

  /// A run of 10 points: one hundredth of a point per font unit.
  static func run(_ text: String, style: Int = 0) -> StyledRun {
    StyledRun(text, font: FontDescriptor(size: 10), style: style)
  }

  /// Copies the fonts into a new folder, as files of whoever runs the tests.
  static func copyAll(to folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for name in try files.contentsOfDirectory(atPath: fixtures + "/Fonts") {
      try files.copyItem(atPath: "\(fixtures)/Fonts/\(name)", toPath: "\(folder)/\(name)")
    }
  }

  /// A new folder that `body` may fill; removed afterwards.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-fonts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}

extension TextLayout {
  /// The characters of each line as drawn, from left to right.
  var texts: [String] {
    lines.map { $0.runs.map(\.glyphs.text).joined() }
  }

  /// The places of the glyphs of line `line`.
  func places(inLine line: Int = 0) -> [Double] {
    lines[line].runs.flatMap { $0.glyphs.glyphs.map { Double($0.position.x) } }
  }
}
