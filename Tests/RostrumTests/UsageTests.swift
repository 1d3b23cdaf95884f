import Foundation
import Testing

@testable import RostrumTool

/// Wrong input as a new user gives it: one clear line, and code 2.
@Suite struct UsageTests {
  /// What is given, and what is said.
  private static let wrong: [([String], String)] = [
    (["render", "Nope.swift"], "Error: Nope.swift: there is no such file"),
    (
      ["render", "a.txt"],
      "Error: a.txt: there is no such file"
    ),
    (
      ["render", "a.swift", "--fps", "-5"],
      "Error: The value '-5' is invalid for '--fps <n|n/d>': accepted are whole frames a second from 1 to 1000, or a ratio such as 30000/1001"
    ),
    (
      ["render", "a.swift", "--size", "0x10"],
      "Error: a stage of 0x10 points is 0x20 pixels at scale 2; accepted are sides of at least 1 point and at most 16384 pixels"
    ),
    (
      ["render", "a.swift", "--size", "100000x100000"],
      "Error: a stage of 100000x100000 points is 200000x200000 pixels at scale 2; accepted are sides of at least 1 point and at most 16384 pixels"
    ),
    (
      ["render", "a.swift", "-o", "x.bmp"],
      "Error: x.bmp: unknown extension '.bmp'; accepted are .mp4, .gif, .png, .apng, .webp, .mov, .webm, .y4m, .rgba, or a folder ending in '/' for PNGs"
    ),
    (
      ["render", "a.swift", "-o", "/proc/x/y.mp4"],
      "Error: /proc/x: making the folder: No such file or directory (2)"
    ),
    (
      ["render", "a.swift", "-o", "x.png", "--quality", "3"],
      "Error: --quality is not for x.png; it is for .mp4, .gif, .webp, .mov, .webm"
    ),
    (
      ["render", "a.swift", "--quality", "101"],
      "Error: The value '101' is invalid for '--quality <n>': accepted are whole numbers from 0 (smallest) to 100 (best)"
    ),
    (
      ["render", "a.swift", "-o", "-"],
      "Error: -o - has no extension to tell the format; add --format"
    ),
    (["render", "a.swift", "-o", "x.mp4", "-o", "x.mp4"], "Error: two outputs would be x.mp4"),
    (
      ["render", "a.swift", "b.swift", "-o", "x.mp4"],
      "Error: -o with 2 scenes would put them all in one place; name it with {name}, or leave it out"
    ),
    (
      ["render", "a.swift", "--tap", "Submit"],
      "Error: script: found 'Submit'; accepted is WHAT@T or WHAT@T for T, as in 'Submit@0.5', '#2@1', '120,40@30f' or 'Submit@0.5 for 0.05'"
    ),
    (["render", "a.swift", "--from", "2", "--to", "1"], "Error: --from is not before --to"),
    (
      ["render", "a.swift", "--duration", "0"],
      "Error: The value '0' is invalid for '--duration <t|settled>': accepted are a time above 0 up to a day, as in 2.5, 500ms, 90f, or 'settled'"
    ),
    (["render"], "Error: Missing expected argument '<scene> ...'"),
    (["render", "a.swift", "--bogus"], "Error: Unknown option '--bogus'"),
    // Its value is no second scene that would need a place.
    (["render", "a.swift", "--bogus", "x", "-o", "a.mp4"], "Error: Unknown option '--bogus'"),
    (
      ["frob"],
      "Error: there is no command 'frob'; accepted are render, inspect, look, record, verify, approve, prune, diff, serve, prove, batch, report, merge, job, schema, tokens, cache, doctor"
    ),
    (["rendr", "a.swift"], "Error: there is no command 'rendr'; did you mean 'render'?"),
    (
      ["a.swift"],
      "Error: there is no command 'a.swift'; did you mean 'rostrum render a.swift'?"
    ),
    (["help", "rendr"], "Error: there is no command 'rendr'; did you mean 'render'?"),
    (
      ["render", "~/a.swift"],
      "Error: ~/a.swift: there is no such file; a shell replaces '~' only where it stands in no quotes: write $HOME instead"
    ),
    (
      ["render", "-"],
      "Error: - is standard input; say what it holds by --input-format yaml, json or swift"
    ),
    (
      ["render", "a.swift", "-D", "2x"],
      "Error: The value '2x' is invalid for '-D <name>': accepted is a name of letters and digits, as in PREVIEW_DARK"
    ),
    (
      ["render", "a.swift", "--input", "title"],
      "Error: The value 'title' is invalid for '--input <name=value>': accepted is NAME=VALUE, as in title=Hello"
    ),
    (
      ["render", "a.swift", "--set", "card@1"],
      "Error: script: found 'card@1'; accepted is NAME=STATE@T or NAME=STATE@T with ANIMATION, as in 'card=open@1 with bouncy'"
    ),
    (
      ["serve", "a.swift", "--at", "1"],
      "Error: --at chooses frames, and the page shows all of them; leave it out"
    ),
  ]

  @Test(
    "wrong usage is one line that says what was found",
    arguments: wrong)
  func oneLine(arguments: [String], line: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("import SwiftUI\n", to: "a.swift")
    let result = try tool.run(arguments)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix(line))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("doctor knows the packages that are set up")
  func packages() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let list = try String(
      contentsOf: root.appendingPathComponent("Scripts/packages"), encoding: .utf8)
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(SystemPackage.all.map(\.name) == names)
  }

  @Test("help names the commands of this version only")
  func help() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let help = try tool.run(["--help"])
    #expect(help.status == 0)
    for name in [
      "render", "inspect", "serve", "record", "verify", "approve", "prune", "diff", "prove",
      "report",
      "doctor",
    ] {
      #expect(help.output.contains("  \(name) "))
    }
    for name in ["bench", "scene"] { #expect(!help.output.contains("  \(name) ")) }
    #expect(try tool.run(["--version"]).output == "\(Rostrum.version)\n")
  }
}
