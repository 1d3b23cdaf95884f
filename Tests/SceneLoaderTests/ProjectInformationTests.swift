import Foundation
import Testing
@testable import SceneLoader

@Suite("What an app says of itself")
struct ProjectInformationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "rostrum-tests-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func values(of scene: String = "App/Card.swift") throws -> [String: Any] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let information = ProjectInformation(around: folder.appendingPathComponent(scene).path)
    return try #require(ProjectInformation.dictionary(information.propertyList))
  }

  private static let settings = """
    /* the project's */ = { buildSettings = {
    \t\tMARKETING_VERSION = 9.9;
    \t\tSUITE = "group.$(ROOT)";
    \t\tROOT = org.example;
    \t};
    /* tests */ = { buildSettings = {
    \t\tPRODUCT_BUNDLE_IDENTIFIER = a;
    \t\tTEST_HOST = "$(BUILT_PRODUCTS_DIR)/App";
    \t};
    /* a watch's */ = { buildSettings = {
    \t\tPRODUCT_BUNDLE_IDENTIFIER = "org.example.App-One.watchkitapp";
    \t};
    /* the app's */ = { buildSettings = {
    \t\tPRODUCT_BUNDLE_IDENTIFIER = "$(ROOT).$(TARGET_NAME:rfc1034identifier)";
    \t\tMARKETING_VERSION = 2.5.1;
    \t\tCURRENT_PROJECT_VERSION = 17;
    \t\tINFOPLIST_FILE = App/Info.plist;
    \t\tINFOPLIST_KEY_CFBundleDisplayName = "Cards \\"One\\"";
    \t};
    """

  @Test("without a project it is what a new app has, by the scene's name")
  func alone() throws {
    let values = try values(of: "My Card.swift")
    #expect(values["CFBundleIdentifier"] as? String == "scene.My-Card")
    #expect(values["CFBundleName"] as? String == "My Card")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "1")
  }

  @Test("settings of the app's target count, not those of tests and of what belongs to the app")
  func settings() throws {
    try write(Self.settings, to: "App One.xcodeproj/project.pbxproj")
    let values = try values()
    #expect(values["CFBundleIdentifier"] as? String == "org.example.App-One")
    #expect(values["CFBundleShortVersionString"] as? String == "2.5.1")
    #expect(values["CFBundleVersion"] as? String == "17")
    #expect(values["CFBundleName"] as? String == "App One")
    #expect(values["CFBundleDisplayName"] as? String == "Cards \"One\"")
  }

  @Test("the project's own list says more, with settings in its texts")
  func ownList() throws {
    try write(Self.settings, to: "App One.xcodeproj/project.pbxproj")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>Suite</key><string>${SUITE}</string>
      <key>Version</key><string>v$(MARKETING_VERSION)$(UNKNOWN)</string>
      <key>Fonts</key><array><string>a.ttf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    let values = try values()
    #expect(values["Suite"] as? String == "group.org.example")
    #expect(values["Version"] as? String == "v2.5.1")
    #expect(values["Fonts"] as? [String] == ["a.ttf"])
  }

  @Test("a setting that names itself comes to an end")
  func circle() {
    let text = ProjectInformation.filled("$(A)", ["A": "$(B)", "B": "x$(A)"], named: "App")
    #expect(text.hasPrefix("x") || text.contains("$"))
  }
}
