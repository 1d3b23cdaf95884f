public import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A search bar: a field for what is searched for, as SwiftUI's search fields are.
@MainActor @preconcurrency open class UISearchBar: UIView, UITextInputTraits, TextTraitsOwner {
  private static let shared = proxy("UISearchBar", UISearchBar())
  /// What all search bars are asked for; they do not follow it.
  public static func appearance() -> UISearchBar { shared }

  /// How a bar looks.
  public enum Style: UInt, Sendable {
    /// As it is by itself.
    case `default`
    /// With a ground.
    case prominent
    /// Without a ground.
    case minimal
  }

  /// What is told and asked of the search.
  open weak var delegate: (any UISearchBarDelegate)?
  private var words = ""
  /// The text; code that sets it tells the controller alone.
  open var text: String? {
    get { words }
    set {
      guard words != newValue ?? "" else { return }
      words = newValue ?? ""
      hostedContentChanged()
      searchController?.searchChanged()
    }
  }
  /// What the field shows while it is empty; `nil` for “Search”.
  open var placeholder: String? { didSet { changed() } }
  /// Whether a button beside the field ends the search; of a search controller's bar it is there while that is active.
  open var showsCancelButton = false { didSet { changed() } }
  /// A line above the field.
  ///
  /// - Note: Accepted; no effect. `prompt`: bars have no line above their fields.
  open var prompt: String? { didSet { note("prompt") } }
  /// How the bar looks.
  ///
  /// - Note: Accepted; no effect. `searchBarStyle`: bars are the field alone.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  ///
  /// - Note: Accepted; no effect. `barTintColor`: bars are the field alone.
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  /// Whether what lies below shows through.
  ///
  /// - Note: Accepted; no effect. `isTranslucent`: bars are the field alone.
  open var isTranslucent = true
  /// The picture behind the field.
  ///
  /// - Note: Accepted; no effect. `backgroundImage`: bars are the field alone.
  open var backgroundImage: UIImage?
  /// The words of the choices of where is searched; of a search controller's bar they are there while that is active.
  open var scopeButtonTitles: [String]? { didSet { changed() } }
  /// Whether the choices stand below the field of a bar in a place of its own.
  open var showsScopeBar = false { didSet { changed() } }
  /// The number of the choice that is made, from 0.
  open var selectedScopeButtonIndex = 0 { didSet { changed() } }
  var traits = TextTraits(autocapitalizationType: .none, returnKeyType: .search) {
    didSet {
      // The field of a bar has a keyboard of its own.
      if traits.keyboardType != .default { note("keyboardType") }
      if traits.returnKeyType != .search { note("returnKeyType") }
      if traits.isSecureTextEntry { note("isSecureTextEntry") }
    }
  }
  static var traitsName: String { "UISearchBar" }

  /// The controller whose bar it is.
  weak var searchController: UISearchController?
  private var isEditing = false
  /// The field itself: its text, what it shows while it is empty, and its colours count.
  public private(set) lazy var searchTextField = UISearchTextField(of: self)

  /// Creates a bar.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets whether a button beside the field ends the search.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is there.
  ///   - animated: Whether it comes and goes by and by.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if animated {
      withAnimation { self.showsCancelButton = showsCancelButton }
    } else {
      self.showsCancelButton = showsCancelButton
    }
  }

  /// Sets whether the choices stand below the field of a bar in a place of its own.
  ///
  /// - Parameters:
  ///   - show: Whether they do.
  ///   - animated: Whether they come and go by and by.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    if animated { withAnimation { showsScopeBar = show } } else { showsScopeBar = show }
  }

  /// Notes that a setting of this bar, or of all, has no effect.
  func note(_ setting: String) {
    if self === Self.shared { return noteAppearance(setting) }
    IneffectiveSettings.note("UISearchBar.\(setting)")
  }
  func changed() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
    searchController?.changed?()
  }

  // MARK: As SwiftUI has it

  private func typed(_ new: String) {
    guard new != words else { return }
    words = new
    hostedContentChanged()
    delegate?.searchBar(self, textDidChange: new)
    searchController?.searchChanged()
  }
  private func ended(_ isActive: Bool) {
    if let searchController { return searchController.barSaid(isActive) }
    if !isActive { delegate?.searchBarCancelButtonClicked(self) }
  }
  private func told(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    if isEditing {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }

  private func chose(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.scopeChanged()
  }

  /// The search that the bar stands for.
  var wish: SearchWish {
    var wish = SearchWish(
      text: Binding(
        get: { [weak self] in self?.words ?? "" }, set: { [weak self] in self?.typed($0) }),
      isActive: Binding(
        get: { [weak self] in
          self?.searchController?.isActive ?? self?.showsCancelButton ?? false
        }, set: { [weak self] in self?.ended($0) }),
      prompt: searchTextField.prompt ?? placeholder.map { Text(verbatim: $0) }
    ) { [weak self] in
      guard let self else { return }
      delegate?.searchBarSearchButtonClicked(self)
    }
    (wish.wordsColor, wish.fieldColor) = searchTextField.colors
    wish.scopes = scopeButtonTitles ?? []
    wish.scope = Binding(
      get: { [weak self] in self?.selectedScopeButtonIndex ?? 0 },
      set: { [weak self] in self?.chose($0) })
    return wish
  }

  /// Whether the choices stand below the field.
  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  private var height: CGFloat { SearchField.height + (hasScopes ? SearchField.scopeHeight : 0) }

  override var isHouseMade: Bool { true }
  override var hostedContent: AnyView? {
    AnyView(SearchField(wish, showsScopes: showsScopeBar) { [weak self] in self?.told($0) })
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

/// The delegate of a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Called when the field has got the caret.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field has lost the caret.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when another text was typed.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - searchText: The text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when another choice of where is searched was made by a finger.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - selectedScope: The number of the choice, from 0.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Called when the return key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button is tapped that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
