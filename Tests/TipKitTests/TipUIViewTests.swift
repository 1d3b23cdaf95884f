import Foundation
import Testing
import UIKitViews

@testable import TipKit

extension TipTests {
  @Test("a view of UIKit's is as high as the tip in its width, and its colour is the card's")
  func view() throws {
    let room = CGSize(width: 300, height: 1000)
    let plain = TipUIView(PlainTip())
    let height = plain.sizeThatFits(room).height
    #expect(height > 2 * TipFigures.vertical && height < 100)
    let pointed = TipUIView(PlainTip(), arrowEdge: .bottom)
    #expect(abs(pointed.sizeThatFits(room).height - height - TipFigures.arrowHeight) < 1e-6)
    #expect(plain.backgroundColor == nil && plain.cornerRadius == TipFigures.corner)
    plain.backgroundColor = .red
    #expect(plain.backgroundColor == .red)
    #expect(plain.sizeThatFits(room).height == height)
  }

  @Test("a controller is a popover as high as the tip, out of what it points at")
  func controller() throws {
    let source = UIView(frame: .zero)
    let controller = TipUIPopoverViewController(PlainTip(), sourceItem: source)
    #expect(controller.modalPresentationStyle == .popover)
    #expect(controller.sourceItem === source)
    #expect(controller.popoverPresentationController?.delegate != nil)
    #expect(controller.preferredContentSize.width == TipFigures.popoverWidth)
    let height = controller.preferredContentSize.height
    #expect(height > 2 * TipFigures.vertical && height < 100)
    struct Tall: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red.frame(height: 222) }
    }
    controller.viewStyle = Tall()
    #expect(controller.preferredContentSize.height == 222)
  }
}
