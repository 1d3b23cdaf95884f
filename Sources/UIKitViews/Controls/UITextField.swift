public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A text field: a line that is typed into, as SwiftUI's is.
open class UITextField: UIControl, UITextInput, TextRangesOwner, TextTraitsOwner {
  private static let shared = proxy("UITextField", UITextField())
  /// What all text fields are asked for; they do not follow it.
  public static func appearance() -> UITextField { shared }

  /// When a field has something beside its text.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While something is typed.
    case whileEditing
    /// While nothing is.
    case unlessEditing
    /// Always.
    case always
  }
  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line; drawn as rounded.
    case line
    /// A frame; drawn as rounded.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// Why an editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was to.
    case committed
    /// What was typed is not taken.
    case cancelled
  }

  /// The text; code that sets it tells nobody.
  open var text: String? {
    didSet {
      chosen = nil
      if wantsClearButton != (clearButton != nil) { sidesChanged() }
      hostedContentChanged()
    }
  }
  /// The text with attributes, of which the font, the colour and the alignment of its beginning count for all of it.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      take(AttributedWords(newValue).first)
    }
  }
  /// The font, the colour and the alignment of the text as attributes; others are kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      ownAttributes = newValue
      take(newValue)
    }
  }
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next: those of all of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue { take(newValue) } }
  }
  private func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = UIFont.attribute(attributes[.font]) { self.font = font }
    if let color = UIColor.attribute(attributes[.foregroundColor]) { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    if let kern = AttributedWords.number(attributes[.kern]) { self.kern = kern }
  }
  /// The space between letters besides their own, in points.
  private var kern: CGFloat = 0 { didSet { changed() } }
  /// What is seen while there is no text.
  open var placeholder: String? {
    didSet {
      ownPlaceholder = nil
      hostedContentChanged()
    }
  }
  /// What is seen while there is no text, with attributes; what they do not say is as of ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownPlaceholder = newValue
      hostedContentChanged()
    }
  }
  private var ownPlaceholder: NSAttributedString?
  /// The font: the system's in 17 points unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { changed() } }
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label { didSet { hostedContentChanged() } }
  /// Where the text is between left and right.
  open var textAlignment = NSTextAlignment.natural { didSet { hostedContentChanged() } }
  /// Whether a text that is too wide is made smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { hostedContentChanged() } }
  /// How small it is made at the least, in points to the em; 0 for as small as it has to be.
  open var minimumFontSize: CGFloat = 0 { didSet { hostedContentChanged() } }
  /// Whether the text is gone when the editing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first takes the text's place.
  ///
  /// - Note: Accepted; no effect. `clearsOnInsertion`: letters are put behind the text.
  open var clearsOnInsertion = false
  /// Whether people change attributes of the text.
  ///
  /// - Note: Accepted; no effect. `allowsEditingTextAttributes`: no menu here offers that.
  open var allowsEditingTextAttributes = false
  /// What is around the text.
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  var traits = TextTraits() { didSet { hostedContentChanged() } }
  static var traitsName: String { "UITextField" }
  /// The view that takes the keyboard's place.
  ///
  /// - Note: Accepted; no effect. `inputView`: fields have the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if newValue != nil { IneffectiveSettings.note("UITextField.inputView") }
    }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard.
  ///
  /// - Note: Accepted; no effect. `inputAccessoryView`: nothing is above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      if newValue != nil { IneffectiveSettings.note("UITextField.inputAccessoryView") }
    }
  }
  private var ownAccessory: UIView?
  /// When it has a button that clears it, if there is a text.
  open var clearButtonMode = ViewMode.never {
    didSet {
      noteAppearance("clearButtonMode")
      if appearanceName == nil { sidesChanged() }
    }
  }
  /// That button while it is there.
  private var clearButton: UIButton?
  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.cleared() }, for: .touchUpInside)
    return button
  }
  /// The side of that button, and how far it is from the edge, in points; UIKit publishes no figures.
  private static let (clearSide, clearMargin) = (CGFloat(19), CGFloat(5))
  /// Whether that button is there now: something else at the right takes its place.
  private var wantsClearButton: Bool {
    guard text?.isEmpty == false, side(rightView, rightViewMode) == nil else { return false }
    return side(self, clearButtonMode) != nil
  }
  private func cleared() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
  /// A view before the text; the text begins behind it.
  open var leftView: UIView? { didSet { replaced(oldValue, by: leftView) } }
  /// When ``leftView`` is there.
  open var leftViewMode = ViewMode.never { didSet { sidesChanged() } }
  /// A view behind the text, which ends before it.
  open var rightView: UIView? { didSet { replaced(oldValue, by: rightView) } }
  /// When ``rightView`` is there.
  open var rightViewMode = ViewMode.never { didSet { sidesChanged() } }
  /// What the text last kept free at the edges.
  private var shownInsets = UIEdgeInsets.zero

  /// What is asked and told of the typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it has the caret.
  public var isEditing: Bool { caret.isThere }
  var caret = CaretState()
  var chosen: NSRange?
  var typing: NSRange?

  /// Whether letters grow with what the reader sets.
  ///
  /// - Note: Accepted; no effect. `adjustsFontForContentSizeCategory`: letters have the size that the reader has set.
  open var adjustsFontForContentSizeCategory = false

  /// Creates an empty field.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func changed() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  // MARK: The caret

  open override var isFirstResponder: Bool { isEditing }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool { takeCaret() }
  @discardableResult open override func resignFirstResponder() -> Bool { giveUpCaret() }
  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  private func edited(_ isEditing: Bool) {
    guard moveCaret(isEditing) else { return }
    sidesChanged()
    if isEditing {
      if clearsOnBeginEditing, text?.isEmpty == false { cleared() }
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    hostedContentChanged()
  }

  // MARK: The letters

  var document: String { text ?? "" }
  /// Whether there is a text.
  open var hasText: Bool { !document.isEmpty }
  /// Puts a text where the caret is, or in the place of what is chosen; letters that are typed come this way.
  open func insertText(_ text: String) { change(typing ?? chosenRange, to: text) }
  /// Takes away what is chosen, or the letter before the caret; the keyboard's key comes this way, also where there is no text.
  open func deleteBackward() { deleteLetters() }
  func change(_ range: NSRange, to letters: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: letters)
        ?? true
    else { return }
    text = replacing(range, with: letters)
    chosenRange = NSRange(location: range.location + letters.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    caretMoved()
  }
  func caretMoved() { delegate?.textFieldDidChangeSelection(self) }
  private func returned() {
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    _ = delegate?.textFieldShouldReturn(self)
  }

  // MARK: What is beside the text

  private func replaced(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    sidesChanged()
  }
  /// The view on one side; `nil` where there is none now.
  private func side(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    switch mode {
    case .never: nil
    case .always: view
    case .whileEditing: isEditing ? view : nil
    case .unlessEditing: isEditing ? nil : view
    }
  }
  private func sidesChanged() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if side(view, mode) == nil {
        if view.superview === self { view.removeFromSuperview() }
      } else {
        if view.superview !== self { addSubview(view) }
        // SwiftUI's border is around the text alone.
        if borderStyle != .none { IneffectiveSettings.note("UITextField.borderStyle around sides") }
      }
    }
    if !wantsClearButton {
      clearButton?.removeFromSuperview()
      clearButton = nil
    } else if clearButton == nil {
      let button = makeClearButton()
      clearButton = button
      addSubview(button)
    }
    setNeedsLayout()
    changed()
  }
  /// A side's place: at an edge, in the middle between top and bottom.
  private func place(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let own = view.bounds.size
    let size = own == .zero ? view.sizeThatFits(bounds.size) : own
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The place of ``leftView``: where the text begins, in the middle between top and bottom; no size where it is not there.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(side(leftView, leftViewMode), in: bounds, atLeft: !isMirrored)
  }
  /// The place of ``rightView``: where the text ends, in the middle between top and bottom; no size where it is not there.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(side(rightView, rightViewMode), in: bounds, atLeft: isMirrored)
  }
  /// The place of the text: what the sides leave.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (
      leftViewRect(forBounds: bounds).width, rightViewRect(forBounds: bounds).width
    )
    if wantsClearButton { right = Self.clearSide + 2 * Self.clearMargin }
    if isMirrored { swap(&left, &right) }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }
  /// The place of the button that clears the field: where the text ends, in the middle between top and bottom.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (side, margin) = (Self.clearSide, Self.clearMargin)
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
      y: bounds.midY - side / 2, width: side, height: side)
  }
  /// The place of what is seen while there is no text: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The place of the text while it is typed into: that of other times.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// What is kept free around the text, in points.
  private var insets: UIEdgeInsets {
    // A field that has no size yet has the insets of one that is wide enough.
    let whole = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1000, height: 1000) : bounds
    let inner = isEditing ? editingRect(forBounds: whole) : textRect(forBounds: whole)
    return UIEdgeInsets(
      top: inner.minY - whole.minY, left: inner.minX - whole.minX, bottom: whole.maxY - inner.maxY,
      right: whole.maxX - inner.maxX)
  }
  private var sideInsets: EdgeInsets {
    let insets = insets
    return EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    side(leftView, leftViewMode)?.frame = leftViewRect(forBounds: bounds)
    side(rightView, rightViewMode)?.frame = rightViewRect(forBounds: bounds)
    clearButton?.frame = clearButtonRect(forBounds: bounds)
    guard insets != shownInsets else { return }
    shownInsets = insets
    hostedContentChanged()
  }

  // MARK: The look

  private var prompt: Text? {
    ownPlaceholder.map {
      AttributedWords($0).text(font ?? .systemFont(ofSize: UIFont.labelFontSize), .placeholderText)
    }
  }
  @ViewBuilder private var field: some View {
    let binding = Binding<String>(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    if isSecureTextEntry {
      SecureField(placeholder ?? "", text: binding, prompt: prompt)
    } else {
      TextField(placeholder ?? "", text: binding, selection: shownSelection, prompt: prompt)
    }
  }
  @ViewBuilder private var bordered: some View {
    if borderStyle == .none {
      field.textFieldStyle(.plain)
    } else {
      field.textFieldStyle(.roundedBorder)
    }
  }
  private var leastScale: CGFloat {
    guard adjustsFontSizeToFitWidth, let size = font?.pointSize, size > 0 else { return 1 }
    return minimumFontSize > 0 ? min(minimumFontSize / size, 1) : Self.smallest
  }
  /// As small as a text is made where nobody says how small.
  private static let smallest: CGFloat = 0.05
  /// How far the text is from the sides of a border, in points.
  private static let borderInset: CGFloat = 7
  var standingText: StandingText {
    let shown = isSecureTextEntry ? String(repeating: "•", count: document.count) : document
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let words = Text(verbatim: shown.isEmpty ? " " : shown).font(font?.font).kerning(kern)
    return StandingText(
      words: AnyView(words.lineLimit(1)),
      area: area.insetBy(dx: borderStyle == .none ? 0 : Self.borderInset, dy: 0),
      breaksLines: false, alignment: textAlignment.lines.line)
  }
  private var look: some View {
    FieldCaret(wantsCaret: caret.isWanted, content: bordered) { [weak self] in self?.edited($0) }
      .font(font?.font).foregroundStyle((textColor ?? .label).color)
      .multilineTextAlignment(textAlignment.lines.line).kerning(kern)
      .minimumScaleFactor(leastScale)
      .keyboardType(keyboardType).autocapitalization(autocapitalizationType)
      .submitLabel(returnKeyType.label)
      .onSubmit { [weak self] in self?.returned() }
      .disabled(!isEnabled)
      .padding(sideInsets)
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: UIScreen.measure(AnyView(bordered.padding(sideInsets)), .unspecified).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
