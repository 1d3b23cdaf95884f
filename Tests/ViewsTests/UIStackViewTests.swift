import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("A stack of UIKit's views")
struct UIStackViewTests {
  /// A view of a size of its own.
  private final class Block: UIView {
    var own = CGSize.zero
    override var intrinsicContentSize: CGSize { own }
  }

  private func blocks(_ lengths: [CGFloat]) -> [UIView] {
    lengths.map {
      let block = Block()
      block.own = CGSize(width: $0, height: 10)
      return block
    }
  }
  private func stack(
    _ lengths: [CGFloat], _ distribution: UIStackView.Distribution, _ spacing: CGFloat,
    width: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks(lengths))
    (stack.distribution, stack.spacing) = (distribution, spacing)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    stack.layoutIfNeeded()
    return stack
  }

  @Test("where words run from right to left it is mirrored", arguments: [true, false])
  func mirrored(isUpright: Bool) {
    func frames(_ direction: LayoutDirection) -> [CGRect] {
      var stage = Stage(size: CGSize(width: 100, height: 100))
      stage.layoutDirection = direction
      return withExtendedLifetime(ViewGraph(AnyView(EmptyView()), stage: stage)) {
        let stack = stack([20, 30, 10], .equalSpacing, 4, width: 200)
        (stack.axis, stack.alignment) = (isUpright ? .vertical : .horizontal, .leading)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
      }
    }
    let (there, mirrored) = (frames(.leftToRight), frames(.rightToLeft))
    #expect(there.map(\.minX) == mirrored.map { 200 - $0.maxX })
    #expect(there.map(\.minY) == mirrored.map(\.minY) && there.map(\.size) == mirrored.map(\.size))
    #expect(there != mirrored)
  }

  @Test(
    "views follow each other, and fill the stack from end to end",
    arguments: [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ], [[20], [20, 30], [20, 30, 10]] as [[CGFloat]])
  func filled(distribution: UIStackView.Distribution, lengths: [CGFloat]) {
    let stack = stack(lengths, distribution, 4, width: 200)
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.first?.minX == 0)
    for (before, behind) in zip(frames, frames.dropFirst()) {
      #expect(behind.minX - before.maxX >= 4 - 1e-9)
    }
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    if lengths.count > 1 || !isSpread { #expect(abs((frames.last?.maxX ?? 0) - 200) < 1e-9) }
    for frame in frames { #expect(frame.height == 30) }
  }

  @Test("each distribution does what its name says")
  func distributions() {
    func frames(_ distribution: UIStackView.Distribution) -> [CGRect] {
      stack([10, 30, 20], distribution, 0, width: 120).arrangedSubviews.map(\.frame)
    }
    #expect(frames(.fill).map(\.width) == [10, 30, 80])
    #expect(frames(.fillEqually).map(\.width) == [40, 40, 40])
    #expect(frames(.fillProportionally).map(\.width) == [20, 60, 40])
    #expect(frames(.equalSpacing).map(\.minX) == [0, 40, 100])
    let middles = frames(.equalCentering).map(\.midX)
    #expect(middles == [5, 57.5, 110])
  }

  @Test("across the axis views are where the alignment says")
  func alignments() {
    let stack = stack([20], .fill, 0, width: 100)
    for (alignment, y, height) in [
      (UIStackView.Alignment.fill, 0, 30), (.leading, 0, 10), (.center, 10, 10),
      (.trailing, 20, 10), (.top, 0, 10), (.bottom, 20, 10),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame.minY == y)
      #expect(stack.arrangedSubviews[0].frame.height == height)
    }
  }

  @Test("upright it stands as it lies on its side")
  func upright() {
    let lying = stack([20, 30], .equalSpacing, 5, width: 100)
    let upright = UIStackView(arrangedSubviews: blocks([10, 10]))
    upright.axis = .vertical
    upright.spacing = 5
    #expect(lying.intrinsicContentSize == CGSize(width: 55, height: 10))
    #expect(upright.intrinsicContentSize == CGSize(width: 10, height: 25))
    #expect(upright.sizeThatFits(.zero) == upright.intrinsicContentSize)
    upright.frame = CGRect(x: 0, y: 0, width: 40, height: 25)
    upright.layoutIfNeeded()
    #expect(upright.arrangedSubviews.map(\.frame.minY) == [0, 15])
    #expect(upright.arrangedSubviews.map(\.frame.width) == [40, 40])
  }

  @Test("hidden views and those that are gone have no place, and some have spaces of their own")
  func changes() {
    let stack = stack([10, 10, 10], .equalSpacing, 2, width: 34)
    let views = stack.arrangedSubviews
    views[0].isHidden = true
    #expect(stack.intrinsicContentSize.width == 22)
    stack.setCustomSpacing(9, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == 9)
    #expect(stack.intrinsicContentSize.width == 29)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.intrinsicContentSize.width == 10)
    stack.removeArrangedSubview(views[1])
    #expect(stack.subviews.count == 2)
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[0]])
  }

  @Test("margins are kept free where that is asked for")
  func margins() {
    let stack = stack([10], .fill, 0, width: 50)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.intrinsicContentSize == CGSize(width: 10, height: 10))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.intrinsicContentSize == CGSize(width: 16, height: 14))
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 44, height: 26))
  }
}
