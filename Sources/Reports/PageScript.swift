/// What pages do: their programs, each of which needs no other.
///
/// They stand in files of their own beside the sources.
enum PageScript {
  /// A report's program; without it the page is a list of what was found.
  static let report = program([
    PackageResources.pictures_js, PackageResources.playing_js, PackageResources.report_player_js,
    PackageResources.tools_js, PackageResources.report_js,
  ])
  /// A scene's.
  static let scene = program([
    PackageResources.webp_js, PackageResources.film_js, PackageResources.playing_js,
    PackageResources.tools_js,
    PackageResources.keys_js, PackageResources.scene_js,
  ])
  /// A sheet's.
  static let sheet = program([
    PackageResources.webp_js, PackageResources.film_js, PackageResources.playing_js,
    PackageResources.tools_js,
    PackageResources.keys_js, PackageResources.sheet_js,
  ])

  /// What all programs of pages use, and the live page's player, as a module.
  static let common =
    PageText.joined([
      PackageResources.start_js, PackageResources.playing_js, PackageResources.tools_js,
      PackageResources.keys_js,
    ]) + "\nexport { $, $$, root, data, say, takeKeys, Playing };\n"

  private static func program(_ parts: [[UInt8]]) -> String {
    "(() => {\n\(PageText.joined([PackageResources.start_js] + parts))})();"
  }
}

/// Files that are compiled in, as text.
enum PageText {
  /// Files one after the other.
  static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
