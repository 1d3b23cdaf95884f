import ArgumentParser
import Codecs
import Foundation
import SceneLoader
import Typography

/// `rostrum doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is installed, what is missing, and how to install it.",
    discussion: """
      Ends with 0 if nothing is missing, 2 otherwise.

      Example: rostrum doctor
      """)

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    var needed = [Self.modules(), Self.compiler(environment)]
    needed += RuntimeLibrary.all.map { Finding($0) }
    needed += SystemPackage.all.filter { !$0.isForBuilding }.map(\.finding)
    needed.append(Self.isolation(Isolation(offered: .auto)))
    try Self.tell("To film:", needed)
    if let fonts = try? FontBook() {
      try Self.tell("To set text in:", WritingSystem.findings(fonts))
    }
    try Self.tell(
      "To build the tool itself:", SystemPackage.all.filter(\.isForBuilding).map(\.finding))
    if needed.contains(where: { !$0.isThere }) {
      throw Failure(.usage, "something is missing to film with, see above")
    }
  }

  /// Prints a part of the report.
  private static func tell(_ title: String, _ findings: [Finding]) throws {
    try Standard.output(title)
    for finding in findings { try Standard.output("  \(finding.line)") }
    var packages: [String] = []
    for package in findings.compactMap(\.package) where !packages.contains(package) {
      packages.append(package)
    }
    if !packages.isEmpty {
      try Standard.output("  install with: apt-get install -y \(packages.joined(separator: " "))")
    }
  }

  /// One line of the report.
  struct Finding {
    let isThere: Bool
    let what: String
    let detail: String
    /// The package that brings it, where it is missing and one does.
    var package: String?

    var line: String {
      "\(isThere ? "ok      " : "missing ") \(what)\(detail.isEmpty ? "" : ": \(detail)")"
    }
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

  /// How scenes are isolated here: a kernel that cannot is no fault of the installation.
  static func isolation(_ offered: Isolation) -> Finding {
    Finding(isThere: true, what: "isolation of scenes", detail: Messages.isolation(offered))
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

extension Doctor.Finding {
  /// Whether a library can be opened, as films will.
  init(_ library: RuntimeLibrary) {
    let purpose = "for \(library.extensions.map { ".\($0)" }.joined(separator: " and "))"
    guard let absence = library.absence() else {
      self.init(isThere: true, what: library.file, detail: purpose)
      return
    }
    self.init(
      isThere: false, what: absence.file, detail: "\(purpose); \(absence.reason)",
      package: absence.package)
  }
}
