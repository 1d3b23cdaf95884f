public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The field of a search bar, which the bar shows: its text, what it shows while it is empty, and its colours count.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?
  private var isMade = false
  private var ownColors: (words: UIColor?, field: UIColor?) = (nil, nil)

  /// Creates the field of a bar.
  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    returnKeyType = .search
    isMade = true
  }
  /// Creates a field of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The colours of the words and of the field; `nil` for the usual ones.
  var colors: (words: Color?, field: Color?) { (ownColors.words?.color, ownColors.field?.color) }
  /// What the field shows while it is empty, where that has attributes.
  var prompt: Text? {
    guard let placeholder = super.attributedPlaceholder, hasOwnPlaceholder else { return nil }
    return AttributedWords(placeholder)
      .text(.systemFont(ofSize: UIFont.labelFontSize), .secondaryLabel)
  }
  private var hasOwnPlaceholder = false

  /// Notes that a setting of the field has no effect.
  private func note(_ setting: String) {
    if isMade { IneffectiveSettings.note("UISearchBar.searchTextField.\(setting)") }
  }

  /// The text, which is that of the bar.
  open override var text: String? {
    get { bar?.text }
    set { bar?.text = newValue }
  }
  /// What is seen while there is no text, which is that of the bar.
  open override var placeholder: String? {
    get { bar?.placeholder }
    set {
      hasOwnPlaceholder = false
      bar?.placeholder = newValue
    }
  }
  /// What is seen while there is no text, with attributes.
  open override var attributedPlaceholder: NSAttributedString? {
    get { hasOwnPlaceholder ? super.attributedPlaceholder : nil }
    set {
      super.attributedPlaceholder = newValue
      hasOwnPlaceholder = newValue != nil
      bar?.changed()
    }
  }
  /// The colour of the text.
  open override var textColor: UIColor? {
    didSet {
      guard isMade else { return }
      ownColors.words = textColor
      bar?.changed()
    }
  }
  /// The colour of the field.
  open override var backgroundColor: UIColor? {
    get { ownColors.field }
    set {
      ownColors.field = newValue
      bar?.changed()
    }
  }
  /// The font.
  ///
  /// - Note: Accepted; no effect. `font`: search fields have the system's in 17 points.
  open override var font: UIFont? { didSet { note("font") } }
  /// What is around the text.
  ///
  /// - Note: Accepted; no effect. `borderStyle`: search fields have a ground alone.
  open override var borderStyle: BorderStyle { didSet { note("borderStyle") } }
  /// The view before the text.
  ///
  /// - Note: Accepted; no effect. `leftView`: search fields have a magnifier.
  open override var leftView: UIView? { didSet { note("leftView") } }
  /// The view behind the text.
  ///
  /// - Note: Accepted; no effect. `rightView`: search fields have none.
  open override var rightView: UIView? { didSet { note("rightView") } }
  /// When the button is there that clears the field.
  ///
  /// - Note: Accepted; no effect. `clearButtonMode`: it is there while there is a text.
  open override var clearButtonMode: ViewMode { didSet { note("clearButtonMode") } }
  /// Asks for the caret.
  ///
  /// - Note: Accepted; no effect. A finger or `UISearchController.isActive` begins a search.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    note("becomeFirstResponder()")
    return false
  }
}
