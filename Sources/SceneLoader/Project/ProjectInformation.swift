public import Foundation

/// What an app says of itself, as its main bundle tells it: its identifier, its versions and what else `Info.plist` has.
///
/// Xcode writes it from the project's settings and from the project's own file. Of a scene without a project it is what a
/// new app has.
public struct ProjectInformation: Codable, Hashable, Sendable {
  /// The property list, in the form of XML.
  public let propertyList: Data
  /// The files that it follows from.
  let files: [String]

  /// Whether a text may ask for it.
  static func mayBeAskedFor(in text: String) -> Bool { text.contains("Bundle") }

  /// Reads what the nearest Xcode project around a scene says.
  ///
  /// - Parameter path: The scene's file or folder.
  init(around path: String) {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    let name = place.deletingPathExtension().lastPathComponent
    guard let project = ProjectSettings.nearestProjects(to: path).files.first,
      let data = try? Data(contentsOf: project)
    else {
      propertyList = Self.data(Self.values(of: [:], named: name))
      files = []
      return
    }
    let folder = project.deletingLastPathComponent()
    let target = folder.deletingPathExtension().lastPathComponent
    let settings = Self.settings(in: String(decoding: data, as: UTF8.self), named: target)
    var values = Self.values(of: settings, named: target)
    var files = [project.path]
    if let own = settings["INFOPLIST_FILE"] {
      let file = folder.deletingLastPathComponent().appendingPathComponent(
        Self.filled(own, settings, named: target)
      ).standardizedFileURL
      if let data = try? Data(contentsOf: file), let list = Self.dictionary(data) {
        files.append(file.path)
        for (key, value) in list {
          let text = (value as? String).map { Self.filled($0, settings, named: target) }
          values[key] = text ?? value
        }
      }
    }
    (propertyList, self.files) = (Self.data(values), files)
  }

  /// A property list's dictionary; `nil` if it is none.
  static func dictionary(_ data: Data) -> [String: Any]? {
    let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  private static func data(_ values: [String: Any]) -> Data {
    let list = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return list ?? Data()
  }

  /// What Xcode writes of settings.
  private static func values(of settings: [String: String], named name: String) -> [String: Any] {
    var values = [
      "CFBundleIdentifier": "scene.\(identifier(name))", "CFBundleName": name,
      "CFBundleExecutable": name, "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    let names = [
      "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier", "PRODUCT_NAME": "CFBundleName",
      "MARKETING_VERSION": "CFBundleShortVersionString",
      "CURRENT_PROJECT_VERSION": "CFBundleVersion",
    ]
    let prefix = "INFOPLIST_KEY_"
    for (setting, value) in settings {
      let own = setting.hasPrefix(prefix) ? String(setting.dropFirst(prefix.count)) : nil
      if let key = names[setting] ?? own { values[key] = filled(value, settings, named: name) }
    }
    return values
  }

  // MARK: Settings

  /// The settings of the app among those of a project: of the target that is no test and has the shortest identifier, as
  /// what belongs to an app has the app's and more; and what is said of all targets.
  ///
  /// - Parameters:
  ///   - project: The text of `project.pbxproj`.
  ///   - name: The project's name.
  /// - Returns: The settings.
  static func settings(in project: String, named name: String) -> [String: String] {
    let blocks = project.components(separatedBy: "buildSettings = {").dropFirst().map { block in
      var settings: [String: String] = [:]
      for line in (block.components(separatedBy: "};").first ?? "").split(separator: "\n") {
        guard let mark = line.range(of: " = "), line.hasSuffix(";") else { continue }
        settings[plain(line[..<mark.lowerBound])] = plain(line[mark.upperBound...].dropLast())
      }
      return settings
    }
    let named = blocks.filter {
      $0["PRODUCT_BUNDLE_IDENTIFIER"] != nil && $0["TEST_HOST"] == nil
        && $0["TEST_TARGET_NAME"] == nil && $0["BUNDLE_LOADER"] == nil
    }
    let common = blocks.first { $0["PRODUCT_BUNDLE_IDENTIFIER"] == nil } ?? [:]
    let all = named.map { settings in common.merging(settings) { $1 } }
    let lengths = all.map { settings in
      filled(settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "", settings, named: name).count
    }
    return zip(all, lengths).min { $0.1 < $1.1 }?.0 ?? common
  }

  /// A word or a text of a project's file, without the quotes around it.
  private static func plain(_ text: Substring) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return text.dropFirst().dropLast().replacingOccurrences(of: "\\\"", with: "\"")
  }

  /// A text with the settings that it names: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:rfc1034identifier}`; what is not set is
  /// empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - settings: The settings.
  ///   - name: The target's name.
  ///   - depth: How many settings stand for this text.
  /// - Returns: The text; one that names itself is given up.
  static func filled(
    _ text: String, _ settings: [String: String], named name: String, depth: Int = 0
  ) -> String {
    guard depth < 8, text.contains("$") else { return text }
    let usual = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "SRCROOT": ".",
      "PROJECT_DIR": ".",
    ]
    return text.replacing(/\$[({](\w+)(?::([\w:]+))?[)}]/) { match in
      let word = String(match.output.1)
      let said = settings[word] ?? usual[word] ?? ""
      let value = filled(said, settings, named: name, depth: depth + 1)
      return match.output.2 == nil ? value : identifier(value)
    }
  }

  /// A name with nothing but letters, digits and hyphens.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
