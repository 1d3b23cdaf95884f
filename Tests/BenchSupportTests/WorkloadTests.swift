import BenchSupport
import DisplayList
import Testing

@Suite struct WorkloadTests {
  @Test(arguments: Workload.allCases) func everyLineIsRead(_ workload: Workload) throws {
    for frame in [0, Workload.animatedFrames - 1] {
      let list = try workload.list(frame: frame)
      #expect(list.frames.count == 1)
      #expect(list.frames.first?.list.isEmpty == false)
    }
  }

  @Test func onlyTheAnimatedOnesChange() {
    for workload in Workload.allCases {
      let isAnimated = [.e2, .g2, .j].contains(workload)
      #expect((workload.text(frame: 0) != workload.text(frame: 1)) == isAnimated)
    }
  }

  @Test func picturesAreTheSameHoweverTheyAreDrawn() throws {
    let found = try PictureDigests(scale: 0.2, frames: [0, 21])
    #expect(found.differences == [])
    #expect(Set(found.digests.values).count == Workload.allCases.count)
  }
}
