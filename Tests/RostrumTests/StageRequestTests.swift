import Foundation
import Geometry
import Testing
import UIKitViews
import ViewEngine
import Views

@testable import RostrumTool

@Suite struct StageRequestTests {
  private let small = SizeArgument(width: 100, height: 50)
  private let flag = SizeArgument(width: 20, height: 10)

  private func request(
    _ traits: [PreviewTrait<Preview.ViewTraits>] = [], device: Device = .usual,
    flag: StageExtent? = nil
  ) -> StageRequest {
    StageRequest(traits: traits, device: device, extent: flag)
  }

  private func size(
    _ traits: [PreviewTrait<Preview.ViewTraits>], flag: StageExtent? = nil, fills: Bool = false
  ) -> SizeArgument {
    let request = request(traits, flag: flag)
    return request.size(for: fills ? request.offer : small)
  }

  @Test("where no one asks, the stage is an iPhone's screen, whatever the view takes of it")
  func defaults() {
    let (upright, side) = (
      SizeArgument(width: 390, height: 844), SizeArgument(width: 844, height: 390)
    )
    for fills in [false, true] {
      #expect(size([], fills: fills) == upright)
      #expect(size([.defaultLayout], fills: fills) == upright)
      #expect(size([.landscapeLeft], fills: fills) == side)
      #expect(size([.landscapeRight, .portrait], fills: fills) == upright)
    }
    #expect(request().scale == 2)
  }

  @Test("a stage that fits has a margin; one for a view that fills is the screen")
  func fit() {
    #expect(size([], flag: .fit) == SizeArgument(width: 124, height: 74))
    #expect(size([], flag: .fit, fills: true) == SizeArgument(width: 390, height: 844))
    #expect(
      size([.fixedLayout(width: 3, height: 4)], flag: .fit) == SizeArgument(width: 124, height: 74))
  }

  @Test("a view without end gets the screen's side", arguments: [Double.infinity, .nan])
  func endless(side: Double) {
    let root = SizeArgument(width: side, height: 50)
    #expect(
      request([.sizeThatFitsLayout]).size(for: root) == SizeArgument(width: 390, height: 50))
    #expect(request(flag: .fit).size(for: root) == SizeArgument(width: 390, height: 844))
  }

  @Test("a device's corners and bars cover its screen, and no other stage")
  func insets() {
    #expect(request().insets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(
      request([.landscapeLeft]).insets
        == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    for bare in [
      request(device: .none), request([.sizeThatFitsLayout]), request(flag: .fit),
      request(flag: .fixed(flag)), request([.fixedLayout(width: 390, height: 844)]),
    ] {
      #expect(bare.insets == EdgeInsets())
    }
    #expect(request(device: .none).offer == Device.usual.size)
  }

  @Test("code is told of the device's screen, or of the size that a flag names")
  func screen() {
    #expect(request().screen == SizeArgument(width: 390, height: 844))
    #expect(request([.landscapeLeft]).screen == SizeArgument(width: 844, height: 390))
    #expect(
      request([.fixedLayout(width: 3, height: 4)]).screen == SizeArgument(width: 390, height: 844))
    #expect(request(flag: .fit).screen == SizeArgument(width: 390, height: 844))
    #expect(request(flag: .fixed(flag)).screen == flag)
  }

  @Test("traits decide, the last of them first; a flag stands above all")
  func precedence() {
    #expect(size([.sizeThatFitsLayout]) == small)
    #expect(size([.fixedLayout(width: 3, height: 4)]) == SizeArgument(width: 3, height: 4))
    #expect(
      size([.sizeThatFitsLayout, .fixedLayout(width: 3, height: 4)])
        == SizeArgument(width: 3, height: 4))
    #expect(size([.fixedLayout(width: 3, height: 4), .landscapeLeft], flag: .fixed(flag)) == flag)
  }
}
