import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("A row's usual content", .serialized)
struct UIListContentConfigurationTests {
  /// The stage on which everything is made and measured.
  private let stage = ViewGraph(
    AnyView(EmptyView()), stage: Stage(size: CGSize(width: 300, height: 100)))

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  /// A configuration with words.
  private func content(
    _ text: String?, _ second: String? = nil, of kind: UIListContentConfiguration = .subtitleCell()
  ) -> UIListContentConfiguration {
    var content = kind
    (content.text, content.secondaryText) = (text, second)
    return content
  }
  /// The size that content takes by itself, or at a width, on a stage.
  private func size(_ content: UIListContentConfiguration, width: CGFloat? = nil) -> CGSize {
    withExtendedLifetime(stage) {
      let view = UIListContentView(configuration: content)
      guard let width else { return view.intrinsicContentSize }
      return view.sizeThatFits(CGSize(width: width, height: 0))
    }
  }

  @Test("margins are added to what the words take")
  func margins() {
    let plain = content("words")
    var wide = plain
    wide.directionalLayoutMargins.top += 5
    wide.directionalLayoutMargins.bottom += 4
    wide.directionalLayoutMargins.leading += 3
    wide.directionalLayoutMargins.trailing += 8
    #expect(isNear(size(wide).height - size(plain).height, 9))
    #expect(isNear(size(wide).width - size(plain).width, 11))
    #expect(isNear(wide.textStart(0) - plain.textStart(0), 3))
  }

  @Test("words below each other are as high as both and the space between")
  func below() {
    var both = content("first", "second")
    let margins = both.directionalLayoutMargins.top + both.directionalLayoutMargins.bottom
    let (one, other) = (size(content("first")), size(content(nil, "second")))
    for space in [0, 3, 20] as [CGFloat] {
      both.textToSecondaryTextVerticalPadding = space
      #expect(isNear(size(both).height, one.height + other.height - margins + space))
    }
    #expect(isNear(size(both).width, max(one.width, other.width)))
  }

  @Test("words without letters are none")
  func none() {
    let bare = content("first")
    #expect(size(content("first", "")) == size(bare))
    #expect(size(content("first", "x")) != size(bare))
  }

  @Test("letters are written as a transform says")
  func transforms() {
    typealias Transform = UIListContentConfiguration.TextProperties.TextTransform
    let words = "many Words here"
    for (transform, written) in [
      (.uppercase, "MANY WORDS HERE"), (.lowercase, "many words here"),
      (.capitalized, "Many Words Here"),
    ] as [(Transform, String)] {
      var transformed = content(words)
      transformed.textProperties.transform = transform
      #expect(size(transformed) == size(content(written)))
    }
  }

  @Test("a narrow row breaks its words into at most as many lines as it may")
  func lines() {
    var long = content("many words that do not stand in one line of so narrow a row as this")
    func height(_ lines: Int) -> CGFloat {
      long.textProperties.numberOfLines = lines
      return size(long, width: 140).height
    }
    let (one, two, free) = (height(1), height(2), height(0))
    #expect(one < two && two < free)
    #expect(isNear(height(99), free))
  }

  @Test("a picture is made smaller, never larger, and words begin behind it")
  func pictures() throws {
    let image = try #require(UIImage(systemName: "star"))
    var shown = content("words")
    let bare = shown.textStart(0)
    shown.image = image
    #expect(isNear(shown.textStart(0), bare + image.size.width + shown.imageToTextPadding))
    shown.imageToTextPadding += 7
    let own = shown.textStart(0)
    shown.imageProperties.maximumSize = CGSize(width: image.size.width / 2, height: 0)
    #expect(isNear(own - shown.textStart(0), image.size.width / 2))
    shown.imageProperties.maximumSize = CGSize(width: 0, height: image.size.height / 4)
    #expect(isNear(own - shown.textStart(0), image.size.width * 3 / 4))
    shown.imageProperties.maximumSize = CGSize(width: 999, height: 999)
    #expect(isNear(own, shown.textStart(0)))
  }

  @Test("a row's style says what its configuration is")
  func styles() {
    func usual(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let isBeside = style == .value1 || style == .value2
      #expect(usual(style).prefersSideBySideTextAndSecondaryText == isBeside)
      let isGrey = usual(style).secondaryTextProperties.color == .secondaryLabel
      #expect(isGrey == (style != .default) && usual(style).text == nil)
    }
  }

  @Test("a configuration takes the place of the row's own words, in a view that stays")
  func shown() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "own"
    cell.contentConfiguration = content("first")
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = content("second")
    #expect(cell.contentView.subviews.first === view)
    #expect((view.configuration as? UIListContentConfiguration)?.text == "second")
    cell.frame.size.width = 250
    cell.layoutIfNeeded()
    #expect(isNear(view.frame.width, 250))
    cell.contentConfiguration = nil
    #expect(view.superview == nil && cell.contentView.subviews.isEmpty)
  }

  @Test(
    "what stands at a row's end is mirrored from right to left, with the room it takes",
    arguments: [
      UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailButton,
    ])
  func mirrored(type: UITableViewCell.AccessoryType) {
    func frames(_ direction: LayoutDirection) -> [CGRect] {
      var stage = Stage(size: CGSize(width: 300, height: 100))
      stage.layoutDirection = direction
      return withExtendedLifetime(ViewGraph(AnyView(EmptyView()), stage: stage)) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        cell.accessoryType = type
        cell.layoutIfNeeded()
        return cell.subviews.map(\.frame)
      }
    }
    let (there, mirrored) = (frames(.leftToRight), frames(.rightToLeft))
    #expect(there.count == (type == .none ? 1 : 2) && mirrored.count == there.count)
    for (one, other) in zip(there, mirrored) {
      #expect(isNear(one.minX, 300 - other.maxX) && isNear(one.width, other.width))
    }
    #expect(isNear(there[0].minX, 0) && (there[0].width < 300) == (type != .none))
    if let sign = there.dropFirst().first { #expect(sign.minX >= there[0].maxX) }
  }
}
