public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A label: shows a text of SwiftUI's within its bounds.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The text; one with attributes has none when this is set.
  open var text: String? {
    didSet {
      if !isTaking { attributed = nil }
      changed()
    }
  }
  /// The text with attributes, of which fonts, colours and how lines stand count.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      isTaking = true
      defer { isTaking = false }
      attributed = newValue
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  /// Whether ``attributedText`` is being set.
  private var isTaking = false
  /// The font: the system's in 17 points unless set.
  open var font = UIFont.systemFont(ofSize: 17) { didSet { changed() } }
  /// The colour of the text.
  open var textColor = UIColor.label { didSet { changed() } }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The greatest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { changed() } }

  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }

  /// Whether words that are too wide are made smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// How much smaller they are made at the most; 0 for as small as they have to be.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// The width at which lines are broken where nothing else says so, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  /// Whether the words have ``highlightedTextColor``.
  open var isHighlighted = false { didSet { changed() } }
  /// The colour of the words while they are highlighted; `nil` for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { changed() } }
  /// The colour of a hard shadow of the words; `nil` for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// Where that shadow is, from the words, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changed() } }
  /// Whether the words have their colour.
  ///
  /// - Note: Accepted; no effect. `isEnabled`: they do.
  open var isEnabled = true
  /// What stays in its place where words are made smaller.
  ///
  /// - Note: Accepted; no effect. `baselineAdjustment`: their middle does.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come closer before words are cut off.
  ///
  /// - Note: Accepted; no effect. `allowsDefaultTighteningForTruncation`: they do not.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether letters grow with what the reader sets.
  ///
  /// - Note: Accepted; no effect. `adjustsFontForContentSizeCategory`: letters have the size that the reader has set.
  open var adjustsFontForContentSizeCategory = false

  /// Creates a label without words.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a label of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sizes that were asked for since the words changed, by the width.
  private var sizes: [CGFloat?: CGSize] = [:]

  private func changed() {
    sizes = [:]
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  /// How lines stand, as the text itself says; `nil` where it does not.
  private var paragraph: NSParagraphStyle? {
    attributed.flatMap { AttributedWords($0).paragraph }
  }
  private var alignment: (line: TextAlignment, frame: Alignment) {
    switch paragraph?.alignment ?? textAlignment {
    case .center: (.center, .center)
    case .right: (.trailing, .trailing)
    case .left, .justified, .natural: (.leading, .leading)
    }
  }

  private var words: some View {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown =
      attributed.map { AttributedWords($0).text(font, color) } ?? Text(verbatim: text ?? "")
    return shown.font(font.font).foregroundStyle(color.color)
      .minimumScaleFactor(leastScale)
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .truncationMode(lineBreakMode.truncation)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
      .multilineTextAlignment(alignment.line)
  }

  /// How much smaller the words may be made.
  private var leastScale: CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    return minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.smallest
  }
  /// As small as words are made where nobody says how small.
  private static let smallest: CGFloat = 0.05

  override var hostedContent: AnyView? {
    let framed = words.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame)
    guard let shadowColor else { return AnyView(framed) }
    return AnyView(
      framed.shadow(
        color: shadowColor.color, radius: 0, x: shadowOffset.width, y: shadowOffset.height))
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    return UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : nil
    return UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil))
  }

  override var heightFollowsWidth: Bool { numberOfLines != 1 }
  override func fittingSize(forWidth width: CGFloat?) -> CGSize {
    if let known = sizes[width] { return known }
    var size = intrinsicContentSize
    if let width, width < size.width {
      size.height =
        UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil)).height
    }
    sizes[width] = size
    return size
  }
}

/// What stays in its place where words are made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line on which they stand.
  case alignBaselines
  /// Their middle.
  case alignCenters
  /// Nothing.
  case none
}
