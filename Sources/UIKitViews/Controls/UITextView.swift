public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A text view: a text of several lines, which is typed into as SwiftUI's editor is.
@MainActor @preconcurrency
open class UITextView:
  UIView, UITextInput, TextRangesOwner, TextTraitsOwner
{
  private static let shared = proxy("UITextView", UITextView())
  /// What all text views are asked for; they do not follow it.
  public static func appearance() -> UITextView { shared }

  /// The insets of an editor's text without those of its container, in points.
  static let lineInset: CGFloat = 5
  /// The insets that a text view has by itself, in points.
  private static let usual = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The size of letters in points unless a font is set.
  private static let usualSize: CGFloat = 12

  private var letters = ""
  /// The text; code that sets it tells nobody.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { letters }
    set {
      letters = newValue ?? ""
      (ownWords, chosen) = (nil, nil)
      storageChanged()
      changed()
    }
  }
  /// The text with attributes; what they do not say is as of the text view.
  ///
  /// While the text view is typed into it shows the letters without them, which the tool says.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { ownWords ?? NSAttributedString(string: letters) }
    set {
      letters = newValue?.string ?? ""
      (ownWords, chosen) = (newValue, nil)
      storageChanged()
      changed()
    }
  }
  private var ownWords: NSAttributedString?
  /// The text with attributes, which code changes in parts.
  public var textStorage: NSTextStorage {
    if let ownStorage { return ownStorage }
    let storage = NSTextStorage(attributedString: attributedText)
    storage.edited = { [weak self] in self?.storageEdited() }
    ownStorage = storage
    return storage
  }
  private var ownStorage: NSTextStorage?
  /// Takes what code has changed in the storage.
  private func storageEdited() {
    guard let ownStorage else { return }
    letters = ownStorage.string
    (ownWords, chosen) = (ownStorage.hasAttributes ? ownStorage.copied : nil, nil)
    changed()
  }
  /// Brings the storage in line with the text, if code has asked for it.
  private func storageChanged() { ownStorage?.follow(attributedText) }
  /// The font: the system's in 12 points unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: usualSize) { didSet { changed() } }
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label { didSet { hostedContentChanged() } }
  /// Where lines are between left and right.
  open var textAlignment = NSTextAlignment.natural { didSet { hostedContentChanged() } }
  /// Whether it is typed into.
  open var isEditable = true { didSet { hostedContentChanged() } }
  /// Whether parts of the text can be chosen.
  ///
  /// - Note: Accepted; no effect. `isSelectable`: no finger chooses parts of it here.
  open var isSelectable = true
  /// Whether it scrolls; one that does not is as large as its text.
  open var isScrollEnabled = true { didSet { changed() } }
  /// What is kept free around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  var traits = TextTraits() { didSet { hostedContentChanged() } }
  static var traitsName: String { "UITextView" }
  /// The view that takes the keyboard's place.
  ///
  /// - Note: Accepted; no effect. `inputView`: text views have the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if newValue != nil { IneffectiveSettings.note("UITextView.inputView") }
    }
  }
  private var ownInputView: UIView?
  /// Who is asked about what is pasted.
  ///
  /// - Note: Accepted; no effect. `pasteDelegate`: what is pasted comes as it is.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// Whether words can be looked for in it.
  ///
  /// - Note: Accepted; no effect. `isFindInteractionEnabled`: a film has no bar for it.
  open var isFindInteractionEnabled = false
  /// The view above the keyboard.
  ///
  /// - Note: Accepted; no effect. `inputAccessoryView`: nothing is above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      if newValue != nil { IneffectiveSettings.note("UITextView.inputAccessoryView") }
    }
  }
  private var ownAccessory: UIView?
  /// The area of the text: what is kept free at the ends of lines, and how many there are at the most.
  public let textContainer = NSTextContainer()
  /// What lays the text out.
  public private(set) lazy var layoutManager = NSLayoutManager(self)
  var manner = TextViewManners()
  /// What is asked and told of the typing.
  open weak var delegate: (any UITextViewDelegate)?
  var caret = CaretState()
  var chosen: NSRange?
  var typing: NSRange?

  /// Whether letters grow with what the reader sets.
  ///
  /// - Note: Accepted; no effect. `adjustsFontForContentSizeCategory`: letters have the size that the reader has set.
  open var adjustsFontForContentSizeCategory = false

  /// Creates an empty text view.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.changed = { [weak self] in self?.changed() }
  }
  /// Creates an empty text view.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - textContainer: The area of the text: the view has its own.
  /// - Note: Accepted; no effect. `textContainer`: the view's own counts.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  /// Creates a text view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  override var isHouseMade: Bool { true }
  func changed() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  // MARK: The caret

  open override var isFirstResponder: Bool { caret.isThere }
  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool { takeCaret() }
  @discardableResult open override func resignFirstResponder() -> Bool { giveUpCaret() }
  var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  private func edited(_ isEditing: Bool) {
    guard moveCaret(isEditing) else { return }
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
    hostedContentChanged()
  }

  // MARK: The letters

  var document: String { letters }
  /// Whether there is a text.
  open var hasText: Bool { !letters.isEmpty }
  /// Puts a text where the caret is, or in the place of what is chosen; letters that are typed come this way.
  open func insertText(_ text: String) { change(typing ?? chosenRange, to: text) }
  /// Takes away what is chosen, or the letter before the caret; the keyboard's key comes this way, also where there is no text.
  open func deleteBackward() { deleteLetters() }
  func change(_ range: NSRange, to letters: String) {
    let mayChange = delegate?.textView(self, shouldChangeTextIn: range, replacementText: letters)
    guard mayChange ?? true else { return }
    text = replacing(range, with: letters)
    chosenRange = NSRange(location: range.location + letters.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    caretMoved()
  }
  func caretMoved() { delegate?.textViewDidChangeSelection(self) }

  // MARK: The look

  private var alignment: (line: TextAlignment, frame: Alignment) {
    (attributes?.paragraph?.sidedAlignment ?? textAlignment).lines
  }
  private var attributes: AttributedWords? {
    letters.isEmpty ? nil : ownWords.map { AttributedWords($0) }
  }
  private var plainWords: Text { Text(verbatim: letters.isEmpty ? " " : letters) }
  private var plain: Text {
    attributes?.text(font ?? .systemFont(ofSize: Self.usualSize), textColor ?? .label) ?? plainWords
  }
  var standingText: StandingText {
    let insets = textContainerInset.adding(manner.contentInset)
    let side = textContainer.lineFragmentPadding
    return StandingText(
      words: AnyView(plain.multilineTextAlignment(alignment.line).font(font?.font)),
      area: CGRect(
        x: insets.left + side, y: insets.top,
        width: max(bounds.width - insets.left - insets.right - 2 * side, 0),
        height: max(bounds.height - insets.top - insets.bottom, 0)),
      breaksLines: true, alignment: alignment.line)
  }
  private var words: some View {
    plain.multilineTextAlignment(alignment.line)
      .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
      .truncationMode(textContainer.lineBreakMode.truncation)
      .padding(.horizontal, textContainer.lineFragmentPadding)
      .padding(EdgeInsets(textContainerInset.adding(manner.contentInset)))
  }
  /// What an editor's own insets lack.
  private var rest: EdgeInsets {
    let (own, usual) = (textContainerInset.adding(manner.contentInset), Self.usual)
    let side = textContainer.lineFragmentPadding - Self.lineInset
    return EdgeInsets(
      top: own.top - usual.top, leading: own.left - usual.left + side,
      bottom: own.bottom - usual.bottom, trailing: own.right - usual.right + side)
  }
  @ViewBuilder private var content: some View {
    if isEditable {
      let binding = Binding<String>(
        get: { [weak self] in self?.letters ?? "" }, set: { [weak self] in self?.typed($0) })
      let editor = TextEditor(text: binding, selection: shownSelection)
        .scrollContentBackground(.hidden)
        .scrollDisabled(!isScrollEnabled).padding(rest)
        .ineffective(
          "UITextView.textAlignment", if: textAlignment == .center || textAlignment == .right
        )
        .ineffective("UITextView.attributedText", if: ownWords != nil)
      FieldCaret(wantsCaret: caret.isWanted, content: editor) { [weak self] in self?.edited($0) }
    } else if isScrollEnabled {
      ScrollView { words.frame(maxWidth: .infinity, alignment: alignment.frame) }
    } else {
      words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame)
    }
  }
  private var look: some View {
    content.font(font?.font).foregroundStyle((textColor ?? .label).color)
      .keyboardType(keyboardType).autocapitalization(autocapitalizationType)
      .submitLabel(returnKeyType.label).scrollDismissesKeyboard(manner.dismissal.mode)
      .scrollBounceBehavior(manner.alwaysBounces ? .always : .basedOnSize)
      .writing(as: attributes?.paragraph)
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : UIScreen.measure(measured, .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : nil
    return UIScreen.measure(measured, ProposedViewSize(width: width, height: nil))
  }
  private var measured: AnyView { AnyView(words.font(font?.font)) }
}

/// What is asked and told of a text view's typing.
@MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
  /// Whether the editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed may be taken.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: What is replaced.
  ///   - text: What takes its place.
  /// - Returns: Whether it may.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text is another.
  func textViewDidChange(_ textView: UITextView)
  /// The caret is elsewhere.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
