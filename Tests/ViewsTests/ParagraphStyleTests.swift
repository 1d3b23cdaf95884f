import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("How lines of texts with attributes stand", .serialized)
struct ParagraphStyleTests {
  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }
  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }
  /// Where the first line is drawn, and how many are.
  private func lines(_ view: UIView) throws -> (x: CGFloat, count: Int) {
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    var places: [CGPoint] = []
    for command in stage.list.commands {
      if case .glyphs(_, _, let transform) = command {
        places.append(CGPoint.zero.applying(transform))
      }
    }
    return (places.map(\.x).min() ?? -1, Set(places.map(\.y)).count)
  }

  @Test("a copy that can be changed has the same values, and changes alone")
  func copies() {
    let style = style {
      ($0.alignment, $0.lineSpacing, $0.lineBreakMode) = (.right, 7, .byTruncatingHead)
      ($0.paragraphSpacing, $0.lineHeightMultiple) = (1, 2)
      ($0.minimumLineHeight, $0.maximumLineHeight) = (3, 4)
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (5, 6, 8)
    }
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.alignment == .right && copy?.lineSpacing == 7)
    #expect(copy?.lineBreakMode == .byTruncatingHead && copy?.paragraphSpacing == 1)
    #expect(copy?.lineHeightMultiple == 2 && copy?.minimumLineHeight == 3)
    #expect(copy?.maximumLineHeight == 4 && copy?.firstLineHeadIndent == 5)
    #expect(copy?.headIndent == 6 && copy?.tailIndent == 8)
    copy?.alignment = .center
    #expect(style.alignment == .right)
    let usual = NSParagraphStyle.default
    #expect(usual.alignment == .natural && usual.lineSpacing == 0)
    #expect(usual.mutableCopy() is NSMutableParagraphStyle)
  }

  @Test("a label's lines stand where its text says, and else where the label does")
  func alignment() throws {
    func x(_ alignment: NSTextAlignment?, _ own: NSTextAlignment) throws -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let alignment { attributes[.paragraphStyle] = style { $0.alignment = alignment } }
      let label = label(NSAttributedString(string: "Hi", attributes: attributes))
      label.textAlignment = own
      return try lines(label).x
    }
    let (left, middle, right) = (try x(.left, .right), try x(.center, .left), try x(.right, .left))
    #expect(left < middle && middle < right)
    #expect(try x(nil, .right) == right && left == 0)
  }

  @Test("line spacing makes a text of two lines higher by that, and one of one line not at all")
  func spacing() {
    func height(_ spacing: CGFloat, _ words: String) -> CGFloat {
      let text = NSAttributedString(
        string: words, attributes: [.paragraphStyle: style { $0.lineSpacing = spacing }])
      return label(text).sizeThatFits(CGSize(width: 100, height: 0)).height
    }
    #expect(abs(height(9, "one\ntwo") - height(0, "one\ntwo") - 9) < 0.01)
    #expect(height(9, "one") == height(0, "one"))
  }

  @Test("parts of a text have their own fonts and colours; the rest has those of the label")
  func parts() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 1, length: 1))
    let mixed = label(text).intrinsicContentSize
    let small = label(NSAttributedString(string: "ab")).intrinsicContentSize
    #expect(mixed.height > small.height && mixed.width > small.width)
    let apart = NSAttributedString(string: "ab", attributes: [.kern: 10])
    #expect(label(apart).intrinsicContentSize.width > small.width + 9)
    let own = label(text)
    #expect(own.text == "ab")
    own.text = "ab"
    #expect(own.intrinsicContentSize == small && own.attributedText?.length == 2)
    own.attributedText = nil
    #expect(own.text == nil && own.attributedText == nil)
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let shown = label(red)
    let stage = try Rehearsal(.small) { Hosted(view: shown) }
    #expect(stage.list.words == ["red"])
  }

  @Test("texts that code draws are as large as labels show them, and stand as they say")
  func drawn() throws {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = NSAttributedString(string: "Hello", attributes: font)
    #expect(abs(text.size().width - label(text).intrinsicContentSize.width) < 0.51)
    let room = CGSize(width: 60, height: 1000)
    let long = NSAttributedString(string: "Hello Ada and Ben", attributes: font)
    let one = long.boundingRect(with: room, context: nil)
    let several = long.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(several.height > 2 * one.height && several.width <= 60)

    final class Drawing: UIView {
      var alignment = NSTextAlignment.left
      override func draw(_ rect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        "Hi".draw(in: rect, withAttributes: [.paragraphStyle: style])
        NSAttributedString(string: "Hi", attributes: [.paragraphStyle: style]).draw(in: rect)
        NSAttributedString(string: "Hi").draw(at: CGPoint(x: 90, y: 0))
      }
    }
    func places(_ alignment: NSTextAlignment) throws -> [CGFloat] {
      let view = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.alignment = alignment
      let stage = try Rehearsal(.small) { Hosted(view: view) }
      return stage.list.commands.compactMap {
        guard case .glyphs(_, _, let transform) = $0 else { return nil }
        return CGPoint.zero.applying(transform).x
      }
    }
    let (left, right) = (try places(.left), try places(.right))
    #expect(left.count == 3 && right.count == 3)
    #expect(left[0] == left[1] && right[0] == right[1] && right[0] > left[0] + 50)
    #expect(left[2] == right[2])
  }
}
