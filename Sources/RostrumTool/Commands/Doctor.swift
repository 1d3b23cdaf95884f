import ArgumentParser
import Foundation
import SceneLoader

/// `rostrum doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is installed, what is missing, and how to install it.")

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    var findings = [Self.modules(), Self.compiler(environment)]
    findings += SystemPackage.all.map(\.finding)
    for finding in findings { Standard.output(finding.line) }
    let packages = findings.compactMap(\.package)
    if !packages.isEmpty {
      Standard.output("install with: apt-get install -y \(packages.joined(separator: " "))")
    }
    if findings.contains(where: { !$0.isThere }) {
      throw Failure(.usage, "something is missing, see above")
    }
  }

  /// One line of the report.
  struct Finding {
    let isThere: Bool
    let what: String
    let detail: String
    /// The package that brings it, where it is missing and one does.
    var package: String?

    var line: String { "\(isThere ? "ok      " : "missing ") \(what): \(detail)" }
  }

  private static func modules() -> Finding {
    do {
      let found = try Installation()
      return Finding(isThere: true, what: "modules for scenes", detail: found.modules.path)
    } catch {
      return Finding(
        isThere: false, what: "modules for scenes", detail: Messages.describe(error).message)
    }
  }

  private static func compiler(_ environment: [String: String]) -> Finding {
    let wanted = (try? Installation())?.compilerVersion ?? "of the version that built this tool"
    guard
      let (end, output) = try? ChildProcess.run("swiftc", ["--version"], environment: environment),
      end == .exited(0), let found = Installation.version(in: output)
    else {
      return Finding(
        isThere: false, what: "swiftc", detail: "not on PATH; .swift scenes need Swift \(wanted)")
    }
    return Finding(
      isThere: found == wanted, what: "swiftc",
      detail: found == wanted
        ? "Swift \(found)" : "found Swift \(found); .swift scenes need \(wanted)")
  }
}

/// A system package that the tool needs; `Scripts/packages` lists the same for building.
struct SystemPackage {
  let name: String
  /// One of its files, sought in the folders of libraries and of fonts.
  let file: String

  static let all = [
    Self(name: "libpng-dev", file: "libpng16.so"),
    Self(name: "libdeflate-dev", file: "libdeflate.so"),
    Self(name: "libwebp-dev", file: "libwebp.so"),
    Self(name: "libx264-dev", file: "libx264.so"),
    Self(name: "libavcodec-dev", file: "libavcodec.so"),
    Self(name: "libavformat-dev", file: "libavformat.so"),
    Self(name: "libavutil-dev", file: "libavutil.so"),
    Self(name: "libswscale-dev", file: "libswscale.so"),
    Self(name: "libfreetype-dev", file: "libfreetype.so"),
    Self(name: "libharfbuzz-dev", file: "libharfbuzz.so"),
    Self(name: "fonts-inter", file: "opentype/inter"),
    Self(name: "fonts-jetbrains-mono", file: "truetype/jetbrains-mono"),
    Self(name: "fonts-vollkorn", file: "truetype/vollkorn"),
    Self(name: "fonts-quicksand", file: "truetype/quicksand"),
    Self(name: "fonts-dejavu-core", file: "truetype/dejavu"),
    Self(name: "fonts-noto-color-emoji", file: "truetype/noto/NotoColorEmoji.ttf"),
  ]

  private static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/lib64",
    "/usr/local/lib", "/usr/share/fonts",
  ]

  /// Whether it is installed.
  var finding: Doctor.Finding {
    let place = Self.folders.map { "\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
    return Doctor.Finding(
      isThere: place != nil, what: name, detail: place ?? "apt package \(name)",
      package: place == nil ? name : nil)
  }
}
