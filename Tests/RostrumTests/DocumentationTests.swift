import Foundation
import Testing

/// The pages that teach: every program on them is compiled and filmed.
@Suite struct DocumentationTests {
  /// A program of a page.
  struct Program: CustomTestStringConvertible, Sendable {
    let page: String
    let number: Int
    let text: String
    var testDescription: String { "\(page) \(number)" }
  }

  static let programs: [Program] = {
    let folder = ScenesTests.folder.deletingLastPathComponent()
      .appendingPathComponent("Sources/Views/Views.docc")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return pages.filter { $0.hasSuffix(".md") }.sorted().flatMap { page in
      let file = folder.appendingPathComponent(page)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "```swift\n").dropFirst().enumerated().map {
        Program(
          page: page, number: $0.offset + 1,
          text: $0.element.components(separatedBy: "\n```").first ?? "")
      }
    }
  }()

  @Test("there are pages with programs")
  func present() { #expect(Self.programs.count >= 10) }

  @Test("a program of a page compiles, and its picture changes", arguments: programs)
  func films(program: Program) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try program.text.write(
      to: tool.folder.appendingPathComponent("Page.swift"), atomically: true, encoding: .utf8)
    var arguments = ["render", "Page.swift", "-o", "out/%04d.png", "--duration", "1", "--quiet"]
    if program.text.contains("LongPressGesture(") {
      arguments += ["--long-press", "110,70@0.2 for 0.4"]
    } else if program.text.contains("DragGesture(") {
      arguments += ["--drag", "130,90@0.2 -> 170,60 in 0.3"]
    } else if program.text.contains("Button(") {
      arguments += ["--tap", "#1@0.2"]
    }
    let result = try tool.run(arguments)
    #expect(result.status == 0, "\(result.error)")
    let folder = tool.folder.appendingPathComponent("out")
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
      .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    #expect(frames.count == 60)
    let isStill = !program.text.contains("@State") && !program.text.contains("@GestureState")
    #expect(isStill == (Set(frames).count == 1))
  }
}
