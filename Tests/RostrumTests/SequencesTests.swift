import Foundation
import MediaSupport
import Testing

/// A sequence is whole or not there, whatever was there before and however a run ends.
@Suite(.serialized) final class SequencesTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func names(in folder: String = "st") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent(folder).path
    ).sorted()
  }

  @discardableResult private func film(
    _ arguments: [String], signal: Int32? = nil
  ) throws -> BuiltTool.Result {
    try tool.run(["render", "Scene.swift", "--quiet"] + arguments, signal: signal)
  }

  @Test("a shorter film leaves no frame of a longer one", arguments: ["st/", "st/%d.png"])
  func shorter(output: String) throws {
    #expect(try film(["--duration", "1", "-o", output]).status == 0)
    #expect(try names().count == 61)
    #expect(try film(["--duration", "0.3", "-o", output]).status == 0)
    #expect(try names().count == 19)
    // By itself, the same film is the same files.
    let stored = try names().map { try Data(contentsOf: tool.folder.appending(path: "st/\($0)")) }
    try FileManager.default.removeItem(at: tool.folder.appending(path: "st"))
    #expect(try film(["--duration", "0.3", "-o", output]).status == 0)
    #expect(
      try names().map { try Data(contentsOf: tool.folder.appending(path: "st/\($0)")) } == stored)
  }

  @Test(
    "a run that is stopped in mid-film leaves the film before as it was",
    arguments: [SIGINT, SIGTERM, SIGKILL])
  func stopped(signal: Int32) throws {
    #expect(try film(["--duration", "0.2", "-o", "st/"]).status == 0)
    let before = try names()
    try film(["--preview", "stuck", "--duration", "2", "-o", "st/"], signal: signal)
    let left = try names()
    #expect(left.filter { !$0.hasPrefix(".") } == before)
    #expect(signal == SIGKILL || left == before)
    // What is hidden goes with the next run.
    #expect(try film(["--duration", "0.1", "-o", "st/"]).status == 0)
    #expect(try names().count == 7)
    #expect(try tool.run(["diff", "st", "st"]).status == 0)
  }

  @Test("pictures that no film made are in the way, before anything is drawn")
  func inTheWay() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "st"), withIntermediateDirectories: false)
    try tool.write("mine", to: "st/st-2024.png")
    let result = try tool.run(["render", "Scene.swift", "-o", "st/"])
    #expect(result.status == 2)
    #expect(
      result.error
        == "Error: st/ would mix with st-2024.png, which no index calls frames of a film; "
        + "remove it or choose another place\n")
    #expect(try names() == ["st-2024.png"])
  }

  @Test("films of other names are compared by their frames' numbers")
  func compared() throws {
    for output in ["a/", "b/", "c/%03d.png"] {
      #expect(try film(["--duration", "0.2", "-o", output]).status == 0)
    }
    let same = try tool.run(["diff", "a/", "b/"])
    #expect(same.status == 0)
    #expect(
      same.output == """
        paired by number: 12 from a/a-0000.png with b/b-0000.png to a/a-0011.png with b/b-0011.png
        12 pictures, all the same

        """)
    #expect(try tool.run(["diff", "a/", "c/%03d.png"]).status == 0)
    #expect(try tool.run(["diff", "a/a-%04d.png", "c"]).status == 0)
    #expect(try film(["--duration", "0.3", "-o", "b/"]).status == 0)
    let longer = try tool.run(["diff", "a/", "b/"])
    #expect(longer.status == 5 && longer.output.contains("b-0017.png: only in b/"))
  }

  private static let source = """
    import SwiftUI

    struct Bead: View {
      @State private var place = -20.0
      var body: some View {
        Circle().fill(.red).frame(width: 10, height: 10).offset(x: place)
          .onAppear { withAnimation(.linear(duration: 1)) { place = 20 } }
      }
    }
    #Preview("bead", traits: .fixedLayout(width: 60, height: 20)) { Bead() }
    #Preview("stuck", traits: .fixedLayout(width: 60, height: 20)) {
      Bead().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("stuck"); while true {} }
      }
    }
    """
}
