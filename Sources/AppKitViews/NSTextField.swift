import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A text field, by AppKit's name: a label, or a field as it looks while nobody types.
@MainActor @preconcurrency open class NSTextField: NSControl {
  private var text = NSAttributedString(string: "")
  private var isPlain = true

  /// The text.
  open var stringValue: String {
    get { text.string }
    set { take(NSAttributedString(string: newValue), isPlain: true) }
  }
  /// The text with attributes, of which fonts, colours and how lines stand count.
  open var attributedStringValue: NSAttributedString {
    get { text }
    set { take(newValue, isPlain: false) }
  }
  /// The text as a number; 0 if it is none.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The text as a whole number; 0 if it is none.
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// What stands in the field while it is empty.
  open var placeholderString: String? { didSet { valueChanged() } }
  /// The font: the system's in 13 points unless set.
  open var font: NSFont? = .systemFont(ofSize: 0) { didSet { valueChanged() } }
  /// The colour of the text.
  open var textColor: NSColor? = .labelColor { didSet { valueChanged() } }
  /// Where lines stand.
  open var alignment = NSTextAlignment.natural { didSet { valueChanged() } }
  /// The greatest number of lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { valueChanged() } }
  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { valueChanged() } }
  /// Whether all is one line.
  open var usesSingleLineMode = false { didSet { valueChanged() } }
  /// The width at which the field is as high as its text without constraints that say one; 0 for its own.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { valueChanged() } }
  /// Whether something is typed into the field: nothing is, in a film, and the tool says so.
  ///
  /// - Note: Accepted; no effect. `isEditable`: the keyboard goes to SwiftUI's and UIKit's fields.
  open var isEditable = true
  /// Whether the text can be selected; nobody selects any in a film.
  ///
  /// - Note: Accepted; no effect. `isSelectable`: nobody selects text in a film.
  open var isSelectable = true
  /// Whether a line is around the field.
  open var isBordered = false { didSet { valueChanged() } }
  /// Whether the field is one that is sunk into what is around it.
  open var isBezeled = true { didSet { valueChanged() } }
  /// Whether ``backgroundColor`` is below the text.
  open var drawsBackground = true { didSet { valueChanged() } }
  /// What is below the text where ``drawsBackground`` says so.
  open var backgroundColor: NSColor? = .textBackgroundColor { didSet { valueChanged() } }

  /// Creates an empty field.
  ///
  /// - Parameter frameRect: Where it is, in points of the view around it.
  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  /// Creates a field of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a field of a text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    sizeToFit()
  }
  /// Creates a label of one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(label: NSAttributedString(string: stringValue), lines: 1)
    self.stringValue = stringValue
    sizeToFit()
  }
  /// Creates a label of as many lines as the text takes.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(label: NSAttributedString(string: stringValue), lines: 0)
    self.stringValue = stringValue
    sizeToFit()
  }
  /// Creates a label of a text with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(label: attributedStringValue, lines: 0)
    sizeToFit()
  }

  private convenience init(label: NSAttributedString, lines: Int) {
    self.init(frame: .zero)
    (isEditable, isSelectable, isBordered, isBezeled) = (false, false, false, false)
    drawsBackground = false
    maximumNumberOfLines = lines
    if lines == 1 { lineBreakMode = .byTruncatingTail }
    attributedStringValue = label
  }

  open override var isFlipped: Bool { true }

  private func take(_ text: NSAttributedString, isPlain: Bool) {
    (self.text, self.isPlain) = (text, isPlain)
    valueChanged()
  }

  /// Resizes the field to its text.
  open func sizeToFit() { setFrameSize(intrinsicContentSize) }

  // MARK: What is shown

  private var lineLimit: Int? {
    usesSingleLineMode ? 1 : maximumNumberOfLines == 0 ? nil : maximumNumberOfLines
  }
  /// The room around the text of a field that is sunk in, in points; an estimate.
  private var margin: CGFloat { isBezeled || isBordered ? 3 : 0 }

  @ViewBuilder private var words: some View {
    let color = (isEnabled ? textColor : .disabledControlTextColor) ?? .labelColor
    let font = font ?? .systemFont(ofSize: 0)
    let isEmpty = text.length == 0
    written(font.base, UIColor(color.color)).font(font.base.font)
      .foregroundStyle(isEmpty ? NSColor.placeholderTextColor.color : color.color)
      .lineLimit(lineLimit).truncationMode(truncation)
      .multilineTextAlignment(place.lines)
      .padding(margin)
  }

  private func written(_ font: UIFont, _ color: UIColor) -> Text {
    if text.length == 0 { return Text(verbatim: placeholderString ?? "") }
    return isPlain
      ? Text(verbatim: text.string) : AttributedWords(text).text(font, color)
  }

  private var truncation: Text.TruncationMode {
    switch lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
  private var place: (lines: TextAlignment, frame: Alignment) {
    switch alignment {
    case .center: (.center, .top)
    case .right: (.trailing, .topTrailing)
    case .left, .justified, .natural: (.leading, .topLeading)
    }
  }

  override var hosted: AnyView? {
    let background = drawsBackground ? backgroundColor?.color ?? .clear : .clear
    let line = margin > 0 ? NSColor.separatorColor.color : .clear
    return AnyView(
      words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place.frame)
        .background(background).border(line))
  }
  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    SurfaceView.measure(AnyView(words), ProposedViewSize(width: width, height: nil))
  }
}
