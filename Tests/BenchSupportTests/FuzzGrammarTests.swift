import DisplayList
import Foundation
import Testing

@testable import BenchSupport

/// What the fuzzer writes and how it changes it.
@Suite struct FuzzGrammarTests {
  /// Lines of a page that the reader refuses.
  private func refused(_ text: String) -> [Substring] {
    var reader = BenchReader(outlines: Workload.marks, picture: nil)
    return text.split(separator: "\n").filter { !reader.read($0) }
  }

  @Test(arguments: 0..<60) func whatTheGrammarWritesIsRead(_ seed: Int) {
    let page = FuzzPage(seed: UInt64(seed) &* 97 &+ 13)
    #expect(refused(page.text).isEmpty)
    var reader = BenchReader(outlines: Workload.marks, picture: nil)
    for line in page.text.split(separator: "\n") { _ = reader.read(line) }
    #expect(reader.finished().count == 1)
  }

  @Test(arguments: 0..<20) func aSeedIsAPage(_ seed: Int) {
    let number = UInt64(seed)
    #expect(FuzzPage(seed: number).text == FuzzPage(seed: number).text)
    #expect(FuzzPage(seed: number).text != FuzzPage(seed: number + 1).text)
    #expect(RasterFuzz.text(seed: number) == RasterFuzz.text(seed: number))
    var (a, b) = (TextMutation(seed: number), TextMutation(seed: number))
    let text = FuzzPage(seed: 77).text
    #expect(a.changed(text) == b.changed(text))
  }

  @Test(arguments: 0..<40) func groupsAndStatesAreClosed(_ seed: Int) {
    var open: [Substring] = []
    for line in FuzzPage(seed: UInt64(seed) &+ 1000).text.split(separator: "\n") {
      switch line.prefix(while: { $0 != " " }) {
      case "save", "group", "mask": open.append(line.prefix { $0 != " " })
      case "restore": #expect(open.popLast() == "save")
      case "endgroup": #expect(open.popLast() == "group")
      case "endmask": #expect(open.popLast() == "mask")
      default: break
      }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: 0..<40) func aChangedListHasOneFrameAndMostOfItsLines(_ seed: Int) {
    let text = FuzzPage(seed: UInt64(seed) &+ 5).text
    var mutation = TextMutation(seed: UInt64(seed))
    let changed = mutation.changed(text)
    let lines = changed.split(separator: "\n")
    #expect(lines.first == "frame 0")
    #expect(lines.filter { $0.hasPrefix("frame") }.count == 1)
    let before = text.split(separator: "\n")
    let kept = lines.filter { before.contains($0) }.count
    #expect(lines.count - kept <= 6)
    #expect(lines.count <= before.count + 7 || before.count > 60)
  }

  @Test func strangeNumbersAreNumbers() {
    #expect(FuzzPage.strange.allSatisfy { Double($0) != nil })
    #expect(Set(FuzzPage.strange).count == FuzzPage.strange.count)
  }
}
