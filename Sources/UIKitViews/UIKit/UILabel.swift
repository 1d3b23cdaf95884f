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
    let shown =
      attributed.map { AttributedWords($0).text(font, textColor) } ?? Text(verbatim: text ?? "")
    return shown.font(font.font).foregroundStyle(textColor.color)
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .truncationMode(lineBreakMode.truncation)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
      .multilineTextAlignment(alignment.line)
  }

  override var hostedContent: AnyView? {
    AnyView(words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame))
  }

  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(AnyView(words), .unspecified)
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
