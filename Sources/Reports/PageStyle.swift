/// How pages look: their style sheets.
enum PageStyle {
  /// A report's style sheet.
  static let report = sheet(PackageResources.report_css)
  /// A scene's.
  static let scene = sheet(PackageResources.scene_css)
  /// A sheet's of films.
  static let films = sheet(PackageResources.sheet_css)
  /// The live page's.
  static let live = sheet(PackageResources.live_css)

  /// What all pages have, and what one has besides; dark and light as the system has them, or as the page's switch says.
  private static func sheet(_ own: [UInt8]) -> String {
    """
    :root { color-scheme: light; \(light) }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; \(dark) } }
    :root[data-theme=dark] { color-scheme: dark; \(dark) }
    \(PageText.joined([PackageResources.page_css, PackageResources.player_css, own]))
    """
  }

  private static let light = """
    --ground: #f5f5f7; --card: #fff; --sunk: #eeeef1; --ink: #1d1d1f; --soft: #63636b; --line: #dfdfe5;
    --before: #82828c; --after: #0a66d8; --focus: #0a66d8; --shade: #ff7a1a1c; --film: #e6e6eb;
    --raised: #fff;
    --failed: #b8123a; --differs: #b2470a; --incomparable: #6d35c4; --missing: #7a5c00; --recorded: #0a66d8;
    --same: #16713f; --lift: 0 1px 2px #0000000d, 0 4px 16px #0000000a;
    """
  private static let dark = """
    --ground: #101012; --card: #1a1a1d; --sunk: #27272c; --ink: #f2f2f5; --soft: #a0a0aa; --line: #303037;
    --before: #94949f; --after: #5eb0ff; --focus: #5eb0ff; --shade: #ff8f3d26; --film: #0a0a0b;
    --raised: #44444c;
    --failed: #ff7088; --differs: #ffa05c; --incomparable: #bd9bff; --missing: #e6c34d; --recorded: #5eb0ff;
    --same: #5dd394; --lift: 0 0 0 1px #ffffff0a;
    """
}
