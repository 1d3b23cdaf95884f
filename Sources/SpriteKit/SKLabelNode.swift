public import Foundation
public import UIKitViews
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// Which side of a label is at its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The middle.
  case center
  /// The left.
  case left
  /// The right.
  case right
}

/// Which height of a label is at its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The line on which the letters of the last line stand.
  case baseline
  /// The middle.
  case center
  /// The top.
  case top
  /// The bottom.
  case bottom
}

/// A label: a text.
@MainActor @preconcurrency open class SKLabelNode: SKNode, TintedNode {
  /// The text.
  open var text: String? { didSet { picture = nil } }
  /// The text with attributes, in the place of the other; `nil` for that.
  open var attributedText: NSAttributedString? { didSet { picture = nil } }
  /// The name of the font; `nil` for the thin one with which labels begin.
  open var fontName: String? { didSet { picture = nil } }
  /// The size of the font, in points to the em: 32 unless set, as SpriteKit's header says.
  open var fontSize: CGFloat = 32 { didSet { picture = nil } }
  /// The colour of the letters.
  open var fontColor: UIColor? = .white { didSet { picture = nil } }
  /// Which side is at the position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center {
    didSet { picture = nil }
  }
  /// Which height is at the position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The greatest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { picture = nil } }
  /// The width at which lines are broken, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { picture = nil } }
  /// What becomes of lines that are too long.
  ///
  /// - Note: Accepted; no effect. `lineBreakMode`: they end in dots.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The colour that tints the letters.
  open var color: UIColor? { didSet { picture = nil } }
  /// How much of that colour there is, 0...1.
  open var colorBlendFactor: CGFloat = 0 { didSet { picture = nil } }
  /// How the label mixes with what is behind it.
  open var blendMode = SKBlendMode.alpha

  /// The text as it is drawn, and its size; `nil` where something was changed.
  private var picture: (image: CGImage?, size: CGSize)?

  /// Creates a label without a text.
  public override init() { super.init() }
  /// Creates a label of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }
  /// Creates a label of a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Creates a label of a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates a label of a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  var tint: UIColor {
    get { color ?? .white }
    set { color = newValue }
  }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize, weight: .ultraLight)
  }

  /// The letters' colour under the tint.
  private var ink: UIColor {
    let own = (fontColor ?? .white).numbers
    let tint = tint.numbers.tint(colorBlendFactor)
    return UIColor(
      ResolvedColor(
        red: own.red * tint.red, green: own.green * tint.green, blue: own.blue * tint.blue,
        opacity: own.opacity * tint.opacity))
  }

  private var alignment: TextAlignment {
    switch horizontalAlignmentMode {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  private var shown: (image: CGImage?, size: CGSize) {
    if let picture { return picture }
    let words =
      attributedText.map { AttributedWords($0).text(font, ink) } ?? Text(verbatim: text ?? "")
    let view = words.font(font.font).foregroundStyle(Color(uiColor: ink))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil).multilineTextAlignment(alignment)
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    let proposal = ProposedViewSize(width: width, height: nil)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = proposal
    let new = (renderer.cgImage, SurfaceView.measure(AnyView(view), proposal))
    // Before there is a stage nothing can be drawn.
    if new.0 != nil { picture = new }
    return new
  }

  override var ownBounds: CGRect? {
    guard text?.isEmpty == false || attributedText != nil else { return nil }
    let size = shown.size
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .left: 0
      case .center: -size.width / 2
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  override func draw(with pen: inout ScenePen) {
    guard let rect = ownBounds, rect.width > 0, rect.height > 0, let image = shown.image else {
      return
    }
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(pen.transform)
    var layer = Layer()
    layer.opacity = Double(pen.opacity)
    layer.blendMode = blendMode.rule
    pen.list.layer(layer) { image.draw(into: &$0, in: rect, turned) }
  }
}
