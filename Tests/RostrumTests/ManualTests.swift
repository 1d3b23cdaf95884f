import ArgumentParser
import Foundation
import Testing

@testable import RostrumTool

/// The manual page, and what `make install` puts where.
@Suite struct ManualTests {
  private func page() throws -> String {
    let help = try JSONDecoder().decode(ManualPage.Help.self, from: Data(Rostrum._dumpHelp().utf8))
    return ManualPage(help).text
  }

  @Test("the page holds every option that help shows, and none that it hides")
  func options() throws {
    let page = try page()
    for name in [
      "render", "inspect", "record", "verify", "approve", "prune", "diff", "prove", "report",
      "doctor", "merge", "job",
    ] {
      #expect(page.contains(".SS \"rostrum \(name)"))
      let help = try #require(Rostrum.configuration.subcommands.first { $0._commandName == name })
        .helpMessage(columns: 400)
      for option in help.matches(of: /^  (?:-\w, )?(--[a-z-]+)/.anchorsMatchLineEndings()) {
        #expect(page.contains(ManualPage.escaped(String(option.1))), "\(option.1)")
      }
    }
    #expect(!page.contains("-kernels") && !page.contains("rostrum scene"))
  }

  @Test("codes and scripts are told in help and page alike")
  func topics() throws {
    let page = try page()
    for (codes, meaning) in ExitStatus.meanings {
      #expect(page.contains(".B \(codes)\n\(ManualPage.escaped(meaning))"))
      #expect(ExitStatus.help.contains("\(codes): \(meaning)"))
    }
    let codes = Set(
      ExitStatus.meanings.flatMap { $0.codes.split(separator: ", ").compactMap { Int32($0) } })
    for status in [ExitStatus.done, .internalError, .usage, .differs, .sceneFailed, .temporary] {
      #expect(codes.contains(status.rawValue))
    }
    #expect(codes.allSatisfy { ExitStatus(rawValue: $0) != nil })
  }

  @Test("the steps that help shows are ones that a script may have")
  func script() throws {
    let steps = Script.help.split(separator: "\n").filter { $0.hasPrefix("  - ") }
      .joined(separator: "\n")
    let script = try Script(yaml: steps, path: "help")
    #expect(script.steps.count == 8)
    #expect(Script.help.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(try page().contains("a person does while watching"))
  }

  @Test(
    "nothing of a text is taken for a request of the page",
    arguments: [
      (".TH", "\\&.TH"), ("'a'", "\\&'a'"), ("a-b", "a\\-b"), ("a\\b", "a\\eb"), ("a\nb", "a b"),
    ])
  func escapes(text: String, escaped: String) { #expect(ManualPage.escaped(text) == escaped) }

  @Test("what is installed is taken away whole, and nothing else")
  func install() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("p/bin"), withIntermediateDirectories: true)
    try tool.write("", to: "p/bin/other")
    let installed = try tool.shell(
      """
      set -e; "$1/install" "$(dirname "$0")" p >/dev/null
      p/bin/rostrum --version; bash -n p/share/bash-completion/completions/rostrum
      grep -q "swift" p/share/bash-completion/completions/rostrum
      find p -type f | sed 's|^p/||' | grep -v '^lib/' | sort
      "$1/uninstall" p >/dev/null; find p | sort
      """, [root.appendingPathComponent("Scripts").path])
    #expect(installed.status == 0, "\(installed.error)")
    #expect(
      installed.output == """
        \(Rostrum.version)
        bin/other
        bin/rostrum
        share/bash-completion/completions/rostrum
        share/fish/vendor_completions.d/rostrum.fish
        share/man/man1/rostrum.1
        share/zsh/site-functions/_rostrum
        p
        p/bin
        p/bin/other

        """)
  }
}
