import Foundation
import Testing

/// The laws of files: which bytes, whoever asks, and however.
@Suite(.serialized) final class FilmTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  /// Films to PNGs, and gives the files by their numbers.
  private func frames(_ arguments: [String]) throws -> [Int: Data] {
    let folder = tool.folder.appendingPathComponent("out")
    try? FileManager.default.removeItem(at: folder)
    let result = try tool.run(["render", "Scene.swift", "-o", "out/%04d.png"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    var files: [Int: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != "frames.json" {
      let number = try #require(Int(name.dropLast(4)), "\(name)")
      files[number] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }

  @Test("30 frames a second are every second frame of 60", arguments: ["3", "1.01", "settled"])
  func halfRate(duration: String) throws {
    let sixty = try frames(["--duration", duration])
    let thirty = try frames(["--duration", duration, "--fps", "30"])
    #expect(thirty.count == (sixty.count + 1) / 2)
    #expect(Set(sixty.values).count > 20)
    for (number, file) in thirty { #expect(file == sixty[2 * number], "frame \(number)") }
  }

  @Test("threads, runs and parts give the bytes of the whole")
  func sameBytes() throws {
    let whole = try frames(["--jobs", "1"])
    #expect(try frames(["--jobs", "8"]) == whole)
    #expect(try frames([]) == whole)
    #expect(try frames(["--frames", "40-60"]) == whole.filter { (40...60).contains($0.key) })
    #expect(
      try frames(["--from", "0.5", "--to", "1"]) == whole.filter { (30..<60).contains($0.key) })
  }

  @Test("touches are drawn when asked for, from the moment of a tap until they have faded")
  func touches() throws {
    let script = ["--preview", "ground", "--tap", "10,10@0.5", "--duration", "1.5"]
    let bare = try frames(script)
    let shown = try frames(script + ["--show-touches"])
    let differing = bare.keys.filter { bare[$0] != shown[$0] }.sorted()
    #expect(differing == Array(30..<54))
  }

  @Test("pictures of moments do not wait for a scene that never rests, and are the film's frames")
  func moments() throws {
    try tool.write(
      """
      import SwiftUI
      struct Scene: View {
        @State private var isUp = false
        var body: some View {
          Color.blue.frame(width: 10, height: 10).offset(y: isUp ? -20 : 20)
            .onTapGesture {}
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isUp = true } }
        }
      }
      #Preview(traits: .fixedLayout(width: 60, height: 60)) { Scene() }
      """, to: "Scene.swift")
    func result(_ words: [String]) throws -> (said: String, duration: Double?) {
      let run = try tool.run(
        ["render", "Scene.swift", "-o", "one.png", "--json", "-"] + words)
      #expect(run.status == 0, "\(run.error)")
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let stage = (document as? [String: Any])?["stage"] as? [String: Any]
      return (run.error, stage?["duration"] as? Double)
    }
    let whole = try result([])
    #expect(whole.said.contains("never settles") && whole.duration == 10)
    // What is done after the last moment is no mistake.
    let still = try result(["--at", "0.25", "--tap", "10,10@12"])
    #expect(!still.said.contains("never settles") && still.duration == 0.25)
    let picture = try Data(contentsOf: tool.folder.appendingPathComponent("one.png"))
    #expect(try result(["--at", "0.25", "--duration", "2"]).duration == 2)
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("one.png")) == picture)
    #expect(try frames(["--duration", "0.5"])[15] == picture)
    #expect(try result(["--at", "11"]).duration == 11)
  }

  @Test("one pass writes several formats, and says what they store")
  func formats() throws {
    let result = try tool.run([
      "render", "Scene.swift", "-o", "a.mp4", "-o", "b.gif", "-o", "c.png", "--at", "1",
    ])
    #expect(result.status == 2)
    #expect(result.error.contains("--at is for pictures; a.mp4 is a film"))
    let films = try tool.run([
      "render", "Scene.swift", "-o", "a.mp4", "-o", "b.gif", "-o", "c.png", "--duration", "0.5",
      "--json", "-",
    ])
    #expect(films.status == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(films.output.utf8)) as? [String: Any])
    let outputs = try #require(document["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["path"] as? String } == ["a.mp4", "b.gif", "c.png"])
    #expect(outputs.map { $0["frames"] as? Int } == [30, 25, 1])
    #expect(outputs[0]["duration"] as? Double == 0.5)
    for output in outputs {
      let path = tool.folder.appendingPathComponent(try #require(output["path"] as? String))
      #expect(try Data(contentsOf: path).count == output["bytes"] as? Int)
    }
    #expect(films.error.contains("Note: drawn at 50 frames a second, as gif cannot keep 60"))
  }

  @Test("what a scene asks for without effect is told, in the result and to who watches")
  func withoutEffect() throws {
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 60, height: 20)) {
        VStack {
          Image(systemName: "wifi").symbolRenderingMode(.multicolor)
          Color.red.listSectionSeparator(.visible)
          Color.red.listSectionSeparator(.visible)
          Color.red.listSectionSeparator(.hidden)
        }
      }
      """, to: "Uses.swift")
    let result = try tool.run([
      "render", "Uses.swift", "-o", "a.png", "--at", "0", "--json", "-",
    ])
    #expect(result.status == 0, "\(result.error)")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let warnings = [
      "`listSectionSeparator` has no effect here (used 2 times)",
      "`multicolor` has no effect here (used 1 time)",
    ]
    #expect(document["warnings"] as? [String] == warnings)
    for warning in warnings { #expect(result.error.contains(warning)) }
  }

  @Test("what stops in the middle leaves nothing behind", arguments: [SIGINT, SIGTERM, SIGKILL])
  func stopped(signal: Int32) throws {
    let result = try tool.run(
      [
        "render", "Scene.swift", "--preview", "stuck", "--duration", "2", "-o", "x/film.mp4", "-o",
        "x/film.gif",
      ], signal: signal)
    #expect(result.status != 0)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("x").path)
    // Nobody can clear up after SIGKILL; but nothing bears a final name.
    #expect(left.filter { signal != SIGKILL || !$0.hasPrefix(".") } == [])
  }

  @Test("what a killed process left is removed by the next film of that name, and nothing else")
  func abandoned() throws {
    let killed = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
    killed.waitUntilExit()
    let dead = killed.processIdentifier
    // Another run of the tool, by its name.
    let other = tool.folder.appendingPathComponent("rostrum")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/sleep"), to: other)
    let run = try Process.run(other, arguments: ["60"])
    defer { run.terminate() }
    let alive = run.processIdentifier
    let kept = [
      ".film.mp4.tmp-\(alive)", ".film.mp4.tmp-x", ".other.mp4.tmp-\(dead)",
      "film.mp4.tmp-\(dead)",
    ]
    let frames = tool.folder.appendingPathComponent("x/frames")
    try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
    let removed = [
      ".film.mp4.tmp-\(dead)", "frames/.frames-0001.png.tmp-\(dead)",
      "frames/.frames.frames.json.tmp-\(dead)", "frames/.frames.frames.json.begun.tmp-\(dead)",
    ]
    let others = [".other-0001.png.tmp-\(dead)", ".frames-a.png.tmp-\(dead)"]
    for name in kept + removed + others.map({ "frames/\($0)" }) {
      try tool.write("", to: "x/\(name)")
    }
    let result = try tool.run([
      "render", "Scene.swift", "--duration", "0.1", "--fps", "10", "-o", "x/film.mp4", "-o",
      "x/frames/",
    ])
    #expect(result.status == 0, "\(result.error)")
    func names(_ folder: String) throws -> Set<String> {
      Set(
        try FileManager.default.contentsOfDirectory(
          atPath: tool.folder.appendingPathComponent(folder).path))
    }
    #expect(try names("x") == Set(kept + ["film.mp4", "frames"]))
    #expect(try names("x/frames") == Set(others + ["frames-0000.png", "frames.frames.json"]))
  }

  @Test("a scene that traps in the middle leaves nothing behind")
  func trapped() throws {
    let result = try tool.run([
      "render", "Scene.swift", "--preview", "trap", "--duration", "2", "-o", "x/film.mp4",
    ])
    #expect(result.status == 7)
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("x").path))
  }

  @Test(
    "frames that are not there, and stills of several, are one line and code 2",
    arguments: [
      (
        ["-o", "x/", "--duration", "1", "--frames", "60"],
        "--frames asks for frame 60; the film has the frames 0 to 59"
      ),
      (
        ["-o", "x.png", "--duration", "1", "--frames", "1-2"],
        "x.png holds one picture and 2 were asked for; accepted for several is a folder ending in '/'"
      ),
      (
        ["-o", "x.mp4", "--duration", "1", "--frames", "0-5,9", "--from", "0.5"],
        "--from leaves none of the frames that --frames asks for"
      ),
      (
        ["-o", "x.mp4", "--duration", "1", "--from", "1"],
        "--from 1 is not before the film's end at 1.000 s"
      ),
    ])
  func refusals(arguments: [String], line: String) throws {
    let result = try tool.run(["render", "Scene.swift"] + arguments)
    #expect(result.status == 2)
    #expect(result.error == "Error: \(line)\n")
  }

  @Test("pictures are compared by number: the same, different, not comparable")
  func differences() throws {
    func still(_ name: String, _ arguments: [String]) throws {
      let result = try tool.run(["render", "Scene.swift", "-o", name] + arguments)
      #expect(result.status == 0, "\(result.error)")
    }
    try still("a/1.png", ["--at", "0.5"])
    try still("b/1.png", ["--frames", "30"])
    try still("c/1.png", ["--at", "0"])
    try still("d/1.png", ["--at", "0", "--scale", "1"])
    try still("e/2.png", ["--at", "0"])
    #expect(try tool.run(["diff", "a/1.png", "b/1.png"]).output == "the same\n")
    #expect(try tool.run(["diff", "a", "b"]).status == 0)
    let different = try tool.run(["diff", "a", "c", "-o", "heat"])
    #expect(different.status == 3)
    #expect(different.output.contains("1.png: "))
    #expect(FileManager.default.fileExists(atPath: tool.folder.path + "/heat/1.png"))
    #expect(try tool.run(["diff", "a", "c", "--tolerance", "255"]).status == 0)
    #expect(try tool.run(["diff", "a", "d"]).status == 5)
    #expect(try tool.run(["diff", "a", "e"]).status == 4)
    #expect(try tool.run(["diff", "a", "c/1.png"]).status == 2)
    #expect(
      try tool.run(["diff", "a/1.png", "no.png"]).error == "Error: no.png: there is no such file\n")
  }

  private static let source = """
    import SwiftUI

    struct Bead: View {
      @State private var place = 0.0
      @State private var isBlue = false
      var body: some View {
        Circle().fill(isBlue ? .blue : .red).frame(width: 10, height: 10)
          .offset(x: place - 20)
          .task {
            while place < 40 {
              try? await Task.sleep(for: .seconds(0.35))
              withAnimation(.bouncy(duration: 0.3)) { place += 20 }
            }
          }
          .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
              MainActor.assumeIsolated { withAnimation(.linear(duration: 0.25)) { isBlue = true } }
            }
          }
      }
    }
    func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
    }

    #Preview("bead", traits: .fixedLayout(width: 60, height: 20)) { Bead() }
    #Preview("ground", traits: .fixedLayout(width: 60, height: 20)) {
      Rectangle().onTapGesture {}
    }
    #Preview("stuck", traits: .fixedLayout(width: 60, height: 20)) {
      Bead().onAppear { after(1) { print("stuck"); while true {} } }
    }
    #Preview("trap", traits: .fixedLayout(width: 60, height: 20)) {
      Bead().onAppear { after(1) { print([Int]()[1]) } }
    }
    """
}
