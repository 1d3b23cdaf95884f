import MediaSupport
import Testing

@testable import Codecs

@Suite("SequencePattern")
struct SequencePatternTests {
  @Test("names files after their folder")
  func folder() {
    #expect(SequencePattern("Output/submit/")?.path(of: 7) == "Output/submit/submit-0007.png")
    #expect(SequencePattern("./")?.path(of: 0) == "./frame-0000.png")
    #expect(SequencePattern("a/")?.path(of: 123_456) == "a/a-123456.png")
  }

  @Test("puts the number where the pattern says")
  func pattern() {
    #expect(SequencePattern("x/f%04d.png")?.path(of: 12) == "x/f0012.png")
    #expect(SequencePattern("f%d.png")?.path(of: 12) == "f12.png")
    #expect(SequencePattern("100%%-%02d.png")?.path(of: 3) == "100%-03.png")
  }

  @Test(
    "refuses what is no pattern",
    arguments: ["a.png", "a%s.png", "%d-%d.png", "%04d/a.png", "a%", "a%4d.png"])
  func refusal(text: String) { #expect(SequencePattern(text) == nil) }

  @Test(
    "holds the files that it names and no others, each number's another",
    arguments: ["x/", "x/f%04d.png", "%d.png", "100%%-%02d.png", "a%020db"])
  func holds(text: String) throws {
    let pattern = try #require(SequencePattern(text))
    let numbers = [0, 1, 9, 10, 99, 9999, 10_000, 123_456_789]
    let paths = numbers.map { pattern.path(of: $0) }
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { pattern.holds($0) })
    #expect(paths.allSatisfy { path in !pattern.holds(path + "x") && !pattern.holds("x" + path) })
    #expect(!pattern.holds("") && !pattern.holds(text))
    // Those of few digits are in the order of their numbers as texts, too.
    if text.contains("04") { #expect(paths.prefix(6).sorted() == Array(paths.prefix(6))) }
    #expect(pattern.description == text)
  }

  @Test(
    "a number comes back from its path, and a pattern from its folder and name",
    arguments: ["x/", "x/f%04d.png", "%d.png", "a/b%%/100%%-%02d.png", "./"])
  func numbers(text: String) throws {
    let pattern = try #require(SequencePattern(text))
    for number in [0, 7, 12_345] {
      #expect(pattern.number(of: pattern.path(of: number)) == number)
    }
    #expect(pattern.number(of: pattern.path(of: 0) + "x") == nil)
    #expect(pattern.number(of: pattern.path(of: 0).replacing("0", with: "")) == nil)
    let again = SequencePattern(folder: pattern.folder, name: pattern.name)
    #expect(again?.path(of: 7) == pattern.path(of: 7))
    #expect(again?.indexPath == pattern.indexPath)
  }

  @Test(
    "an index lies beside the frames and is called after them",
    arguments: [
      ("a/", "a/a.frames.json"), ("out/%04d.png", "out/frames.json"), ("%d.png", "frames.json"),
      ("out/f%04d.png", "out/f.frames.json"), ("out/f_%04d.png", "out/f.frames.json"),
      ("./", "./frame.frames.json"), ("a/b-%d-c.png", "a/b--c.frames.json"),
    ])
  func index(text: String, path: String) throws {
    let pattern = try #require(SequencePattern(text))
    #expect(pattern.indexPath == path)
    #expect(pattern.makes(path) && pattern.makes(pattern.path(of: 3)) && !pattern.makes("a.png"))
  }

  @Test("makes the folders that it needs, and is content where they are")
  func folders() throws {
    let folder = try TemporaryFolder()
    let pattern = try #require(SequencePattern(folder.file("a/b/c/")))
    try pattern.makeFolder()
    try pattern.makeFolder()
    #expect(folder.names == ["a"])
    try OutputFile(path: pattern.path(of: 3)).finish()
    let blocked = try #require(SequencePattern(pattern.path(of: 3) + "/x/%d.png"))
    let error = #expect(throws: CodecError.self) { try blocked.makeFolder() }
    #expect(error?.remedy == .chooseAnotherPlace)
  }
}
