import ArgumentParser
import Foundation
import Goldens
import MediaSupport
import Testing

@testable import RostrumTool

/// Check files: what they say, and what is said where they are wrong.
@Suite struct CheckFileTests {
  private func failure(_ yaml: String) -> String? {
    do {
      _ = try CheckFile(yaml: yaml, path: "Card.check.yaml")
      return nil
    } catch {
      let failure = Rostrum.failure(for: error)
      #expect(failure.status == .usage)
      return failure.message
    }
  }

  @Test("a file without keys asks for nothing", arguments: ["", "# nothing\n", "~"])
  func empty(yaml: String) throws {
    let file = try CheckFile(yaml: yaml, path: "Card.check.yaml")
    #expect(file.previews.isEmpty && file.variants.isEmpty && file.level == .exact)
  }

  @Test("all keys are read")
  func whole() throws {
    let file = try CheckFile(
      yaml: """
        previews: [Light, 2]
        scripts: [{name: still, file: none}]
        variants:
          - {name: dark, color-scheme: dark}
          - name: small
            size: 320x568
            reduce-motion: true
            scale: 1.5
        level: delta:2
        masks: ['node:Clock', 'rect:0,0,10,20']
        expect:
          - {node: card, property: scale, overshoot: ≤ 2 %}
        """, path: "Card.check.yaml")
    #expect(file.previews == ["Light", "2"])
    #expect(file.scripts.map(\.name) == ["still"] && file.scripts[0].path == nil)
    #expect(file.variants.map(\.name) == ["dark", "small"])
    #expect(file.variants[0].words == ["--color-scheme", "dark"])
    #expect(
      file.variants[1].words == ["--size", "320x568", "--reduce-motion", "--scale", "1.5"])
    #expect(file.level == .delta(2))
    #expect(file.masks.map(\.text) == ["node:Clock", "rect:0,0,10,20"])
    #expect(file.wishes.count == 1 && file.wishes[0].line == 12)
    #expect(file.wishes[0].fields.map(\.key) == ["node", "property", "overshoot"])
    #expect(file.wishes[0].fields.map(\.value) == ["card", "scale", "≤ 2 %"])
  }

  @Test(
    "what is wrong is told with file, line, and what is accepted",
    arguments: [
      ("level: exact\nvariant: []", ":2: there is no key 'variant'; did you mean 'variants'?"),
      ("level: exactly", ":1: found 'exactly'; accepted is exact, delta:N"),
      ("level: [exact]", ":1: found no word; accepted is exact"),
      (
        "\nvariants:\n  - {name: a, color: dark}",
        ":3: there is no key 'color'; accepted are name, size"
      ),
      (
        "variants:\n  - {name: a, colour-scheme: dark}",
        ":2: there is no key 'colour-scheme'; did you mean 'color-scheme'?"
      ),
      ("variants:\n  - {name: a, fps: 0}", ":2: The value '0' is invalid for '--fps <n|n/d>'"),
      ("variants:\n  - {color-scheme: dark}", ":2: a variant has no 'name'"),
      (
        "variants:\n  - {name: a, asset-url: 'https://a.b/c=none.png'}",
        ":2: none.png: there is no such file"
      ),
      (
        "variants:\n  - name: a\n    asset-url: [cat.jpg]",
        ":3: The value 'cat.jpg' is invalid for '--asset-url"
      ),
      ("variants:\n  - {name: a}\n  - {name: a}", ":3: 'a' stands there twice"),
      (
        "variants:\n  - {name: a, reduce-motion: yes please}",
        ":2: found 'yes please'; accepted is true or false"
      ),
      ("variants: {name: a}", ":1: 'variants' must be a list"),
      ("previews:\n  - [a]", ":2: 'previews' must be a list of words"),
      ("scripts: [None.yaml]", ":1: None.yaml: there is no such file"),
      ("scripts: [{name: a}]", ":1: a script has no 'file'"),
      ("masks:\n  - node:a\n  - circle:1", ":3: found 'circle:1'; accepted is node:NAME"),
      ("- a", ":1: found no keys; accepted are previews"),
      ("expect:\n  - settles", ":2: accepted is an expectation"),
      ("level: [", ":"),
    ])
  func wrong(yaml: String, words: String) throws {
    let message = try #require(failure(yaml))
    #expect(message.hasPrefix("Card.check.yaml\(words)"), "\(message)")
  }

  @Test("addresses are an option each, with their files beside the check file")
  func addresses() throws {
    let folder = try TemporaryFolder()
    for name in ["cat.jpg", "films.json"] {
      try "".write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    let file = try CheckFile(
      yaml: """
        variants:
          - name: online
            asset-url: ['https://a.b/?q=1=cat.jpg@0.5', 'https://a.b/films=films.json']
            define: [FAST, LOUD]
        """, path: folder.file("Card.check.yaml"))
    #expect(
      file.variants[0].words == [
        "--asset-url", "https://a.b/?q=1=\(folder.file("cat.jpg"))@0.5",
        "--asset-url", "https://a.b/films=\(folder.file("films.json"))",
        "--define", "FAST", "--define", "LOUD",
      ])
    let options = try SceneOptions.parse(file.variants[0].words)
    #expect(options.assetUrl.map(\.delay) == [0.5, 0] && options.define == ["FAST", "LOUD"])
  }

  @Test("the example of the help is one that is read")
  func help() throws {
    let lines = CheckFile.help.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { !$0.hasPrefix("  previews") }.prefix { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2) }
    let folder = try TemporaryFolder()
    for name in ["Card.tapped.script.yaml", "Drag.yaml", "cat.jpg"] {
      try "".write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    let file = try CheckFile(
      yaml: example.joined(separator: "\n"), path: folder.file("Card.check.yaml"))
    #expect(file.scripts.map(\.name) == ["tapped", "dragged", "still"])
    #expect(file.previews.count == 2 && file.variants.count == 5 && file.masks.count == 3)
    #expect(file.wishes.count == 1)
    #expect(lines.allSatisfy { $0.count <= 120 })
  }
}

/// Options as words: what is asked of the tool can be asked again.
@Suite struct SceneOptionsWordsTests {
  @Test("nothing is said of what nobody asked for")
  func none() throws {
    #expect(try SceneOptions.parse([]).words == [])
    #expect(try ScriptOptions.parse([]).words == [])
  }

  @Test(
    "words that are read and written are the same",
    arguments: [
      ["--preview", "Dark"], ["--size", "320x568.5"], ["--size", "fit"], ["--device", "none"],
      ["--scale", "1.5"], ["--fps", "30000/1001"], ["--duration", "500ms"],
      ["--duration", "settled"], ["--from", "0.1", "--to", "30f"], ["--at", "0.5,1"],
      ["--frames", "1-3,7-7"], ["--background", "#ff0000ff"], ["--color-scheme", "dark"],
      ["--speed", "1/3"], ["--speed", "2"], ["--reduce-motion"], ["--jobs", "3"],
      ["--kernels", "v3"], ["--seed", "7"], ["--date", "2020-02-29T12:00:01Z"],
      ["--timeout", "5"], ["--isolation", "none"], ["--font-dir", "a", "--font-dir", "b"],
      ["--assets", "c"], ["--define", "X", "--define", "Y"], ["--warnings"],
      ["--input-format", "swift"], ["--input", "a=b c", "--input", "b=-1=2"],
    ])
  func same(words: [String]) throws { #expect(try SceneOptions.parse(words).words == words) }

  @Test("a variant is what changes the film, in the order of the help")
  func variant() throws {
    let options = try SceneOptions.parse([
      "--color-scheme", "dark", "--jobs", "2", "--preview", "A", "--size", "10x10", "--timeout",
      "5",
    ])
    #expect(options.variant == ["--size 10x10", "--color-scheme dark"])
    let given = try SceneOptions.parse(["--input", "b=1\n2", "--input", "a=x", "--input", "b=3\t4"])
    #expect(given.variant == ["--input a=x", "--input b=3\u{FFFD}4"])
  }

  @Test("steps of a script are written as they were read")
  func script() throws {
    let words = ["--script", "a.yaml", "--tap", "A@1", "--tap", "B@2 for 1", "--type", "f=x@1"]
    #expect(try ScriptOptions.parse(words).words == words)
    #expect(try ScriptOptions.parse(["--no-script"]).words == ["--no-script"])
    let change = ["--set", "card=open@1 with bouncy"]
    #expect(try ScriptOptions.parse(change).words == change)
  }
}

/// Patterns of names.
@Suite struct NameGlobTests {
  @Test(
    "a pattern means",
    arguments: [
      ("*", ["", "a", "a.b"], []), ("a*", ["a", "ab"], ["ba", ""]),
      ("*a*b", ["ab", "xaxbb"], ["aba"]),
      ("?", ["a"], ["", "ab"]), ("a.b", ["a.b"], ["axb", "a.bc"]), ("**", ["", "x"], []),
      ("", [""], ["a"]),
    ] as [(String, [String], [String])])
  func matches(pattern: String, meant: [String], others: [String]) {
    let glob = NameGlob(text: pattern)
    #expect(meant.allSatisfy(glob.matches) && !others.contains(where: glob.matches))
  }
}

/// Work side by side.
@Suite struct SideBySideTests {
  @Test("results are in the order of the items, whoever is first", arguments: [1, 2, 7])
  func order(workers: Int) {
    var told: [Int] = []
    let results = SideBySide.map(
      Array(0..<50), workers: workers, isDone: { told.append($0) },
      { item in
        if item % 7 == 0 { usleep(2000) }
        return item * item
      })
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(told == (0..<50).map { $0 * $0 })
  }

  @Test("nothing is begun after a result that ends it; all before it is done")
  func ends() {
    let results = SideBySide.map(
      Array(0..<100), workers: 3, ends: { $0 == 20 },
      { item in
        usleep(500)
        return item
      })
    #expect(results[...20].allSatisfy { $0 != nil })
    #expect(results[30...].allSatisfy { $0 == nil })
  }

  @Test("nothing comes of nothing")
  func nothing() { #expect(SideBySide.map([Int](), workers: 4) { $0 }.isEmpty) }

  @Test("parts of the work have every item once", arguments: [1, 3, 8])
  func shards(count: Int) throws {
    let shards = try (1...count).map { try #require(ShardArgument("\($0)/\(count)")).resolved([:]) }
    for place in 0..<20 { #expect(shards.count { $0.holds(place) } == 1) }
    for wrong in ["0/3", "4/3", "1", "a/b", "1/0", "-1/2"] { #expect(ShardArgument(wrong) == nil) }
  }
}
