import DisplayList
public import Foundation
import Geometry
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
    // What a subclass sets while it draws holds for that moment only.
    guard asked == nil, !isDrawing else { return }
    sizes = [:]
    hostedContentChanged()
    invalidateIntrinsicContentSize()
    if !isOfTheHouse { setNeedsLayout() }
  }

  /// How lines stand, as the text itself says; `nil` where it does not.
  private var paragraph: NSParagraphStyle? {
    attributed.flatMap { AttributedWords($0).paragraph }
  }
  private var alignment: (line: TextAlignment, frame: Alignment) {
    switch paragraph?.sidedAlignment ?? textAlignment {
    case .center: (.center, .center)
    case .right: (.trailing, .trailing)
    case .left, .justified, .natural: (.leading, .leading)
    }
  }

  private var words: some View { limitedWords(numberOfLines) }
  private func limitedWords(_ numberOfLines: Int) -> some View {
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

  @ViewBuilder private var framed: some View {
    let framed = words.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame
    ).writing(as: paragraph)
    if let shadowColor {
      framed.shadow(
        color: shadowColor.color, radius: 0, x: shadowOffset.width, y: shadowOffset.height)
    } else {
      framed
    }
  }
  override var hostedContent: AnyView? {
    // What a subclass draws stands for the words, which may have been hosted before.
    guard ownDrawing == nil else { return AnyView(EmptyView()) }
    guard insets != .zero else { return AnyView(framed) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return AnyView(
      framed.padding(
        EdgeInsets(
          top: insets.top, leading: isMirrored ? insets.right : insets.left,
          bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)))
  }

  // MARK: What a subclass says

  /// The rectangles in which a subclass has the words drawn, while it is asked.
  private var asked: [CGRect]?
  private var isDrawing = false
  /// What is kept free around the words, as a subclass draws them.
  private var insets = UIEdgeInsets.zero
  /// What a subclass draws that is more than the words in one place.
  private var ownDrawing: DrawnPicture?
  /// Whether the label is none of a scene's own class.
  var isOfTheHouse: Bool { type(of: self) == UILabel.self }
  /// A width and a height that are as good as none, in points.
  private static let boundless: CGFloat = 10_000

  /// The place of the words in some bounds: at the left, and in the middle of the height.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - numberOfLines: The greatest number of lines; 0 for as many as there are.
  /// - Returns: The place, no larger than the bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    // Insets of a subclass may leave less than nothing.
    let room = CGSize(width: max(bounds.size.width, 0), height: max(bounds.size.height, 0))
    let size = UIScreen.measure(
      AnyView(limitedWords(numberOfLines)), ProposedViewSize(width: room.width, height: nil))
    let height = min(size.height, room.height)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: min(size.width, room.width),
      height: height)
  }
  /// Draws the words in a rectangle: the bounds, unless a subclass says otherwise.
  open func drawText(in rect: CGRect) {
    if asked != nil {
      asked?.append(rect)
    } else {
      UIGraphicsStack.draw(framed, in: rect, .center)
    }
  }
  /// Asks a subclass where it draws the words, and what besides.
  private func askSubclass() {
    guard !isOfTheHouse, asked == nil, bounds.width > 0, bounds.height > 0 else { return }
    let scale = UIScreen.main.scale
    asked = []
    let besides = UIGraphicsStack.drawing(bounds.size, scale: scale) { _ in drawText(in: bounds) }
    let rects = asked ?? []
    asked = nil
    let old = (insets, ownDrawing)
    insets = .zero
    ownDrawing = nil
    if let rect = rects.first, rects.count == 1, besides.picture.list.isEmpty {
      insets = UIEdgeInsets(
        top: rect.minY - bounds.minY, left: rect.minX - bounds.minX,
        bottom: bounds.maxY - rect.maxY, right: bounds.maxX - rect.maxX)
    } else {
      isDrawing = true
      ownDrawing =
        UIGraphicsStack.drawing(bounds.size, scale: scale) { _ in drawText(in: bounds) }.picture
      isDrawing = false
    }
    if old.0 != insets || old.1 != ownDrawing { hostedContentChanged() }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    askSubclass()
  }
  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) { ownDrawing?.draw(into: &list, in: bounds, transform) }

  /// The size of the words as a subclass places them, at a width; `nil` where none does.
  private func ownSize(forWidth width: CGFloat?) -> CGSize? {
    guard !isOfTheHouse else { return nil }
    let room = CGRect(
      x: 0, y: 0, width: width ?? Self.boundless, height: Self.boundless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    if let own = ownSize(forWidth: width) { return own }
    return UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : nil
    if let own = ownSize(forWidth: width) { return own }
    return UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil))
  }

  override var heightFollowsWidth: Bool { numberOfLines != 1 }
  override func fittingSize(forWidth width: CGFloat?) -> CGSize {
    if let known = sizes[width] { return known }
    var size = intrinsicContentSize
    if let width, width < size.width {
      size.height =
        ownSize(forWidth: width)?.height
        ?? UIScreen.measure(AnyView(words), ProposedViewSize(width: width, height: nil)).height
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
