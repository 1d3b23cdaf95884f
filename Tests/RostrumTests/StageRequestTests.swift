import Testing
import UIKitViews
import ViewEngine
import Views

@testable import RostrumTool

@Suite struct StageRequestTests {
  private let small = SizeArgument(width: 100, height: 50)
  private let flag = SizeArgument(width: 20, height: 10)

  private func size(
    _ traits: [PreviewTrait<Preview.ViewTraits>], flag: SizeArgument? = nil, fills: Bool = false
  ) -> SizeArgument {
    let request = StageRequest(traits: traits, size: flag)
    return request.size(for: fills ? request.offer : small)
  }

  @Test("a root that fills gets an iPhone's screen, another its own size and a margin")
  func defaults() {
    #expect(size([], fills: true) == SizeArgument(width: 390, height: 844))
    #expect(size([]) == SizeArgument(width: 124, height: 74))
    #expect(size([.landscapeLeft]) == SizeArgument(width: 844, height: 390))
  }

  @Test("traits decide, the last of them first; a flag stands above all")
  func precedence() {
    #expect(size([.sizeThatFitsLayout]) == small)
    #expect(size([.fixedLayout(width: 3, height: 4)]) == SizeArgument(width: 3, height: 4))
    #expect(
      size([.sizeThatFitsLayout, .fixedLayout(width: 3, height: 4)])
        == SizeArgument(width: 3, height: 4))
    #expect(size([.fixedLayout(width: 3, height: 4), .landscapeLeft], flag: flag) == flag)
  }
}
