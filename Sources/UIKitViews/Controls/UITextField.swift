public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A text field: a line that is typed into, as SwiftUI's is.
open class UITextField: UIControl, UITextInputTraits, TypedIntoView, TextTraitsOwner {
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

  /// The text; code that sets it tells nobody.
  open var text: String? { didSet { hostedContentChanged() } }
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
  /// Where the text is between left and right; only where it begins.
  ///
  /// - Note: Accepted; no effect. `textAlignment`: SwiftUI's fields begin at the leading edge.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if textAlignment == .center || textAlignment == .right {
        IneffectiveSettings.note("UITextField.textAlignment")
      }
    }
  }
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
  /// When it has a button that clears it.
  ///
  /// - Note: Accepted; no effect. `clearButtonMode`: SwiftUI's fields have none.
  open var clearButtonMode = ViewMode.never {
    didSet {
      noteAppearance("clearButtonMode")
      if appearanceName == nil, clearButtonMode != .never {
        IneffectiveSettings.note("UITextField.clearButtonMode")
      }
    }
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
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    hostedContentChanged()
  }
  private func typed(_ new: String) {
    let change = TypedChange(from: text ?? "", to: new)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
        ?? true
    else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
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
    if isMirrored { swap(&left, &right) }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }
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
      TextField(placeholder ?? "", text: binding, prompt: prompt)
    }
  }
  @ViewBuilder private var bordered: some View {
    if borderStyle == .none {
      field.textFieldStyle(.plain)
    } else {
      field.textFieldStyle(.roundedBorder)
    }
  }
  private var look: some View {
    FieldCaret(wantsCaret: caret.isWanted, content: bordered) { [weak self] in self?.edited($0) }
      .font(font?.font).foregroundStyle((textColor ?? .label).color)
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
