public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A button of an alert.
@MainActor @preconcurrency open class UIAlertAction {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default`
    /// It leaves all as it is.
    case cancel
    /// It takes something away for good.
    case destructive
  }

  /// Its words.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// What is called when it has been pressed and the alert is gone.
  let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called when it can be pressed, or cannot any more.
  var changed: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - style: What it does.
  ///   - handler: Called when it has been pressed and the alert is gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }

  /// What SwiftUI's button is for.
  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// An alert in the middle of the stage, or one from below, as SwiftUI's alerts and confirmations are.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Where an alert is.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Its title.
  open override var title: String? { didSet { shownChanged() } }
  /// What it says below its title.
  open var message: String? { didSet { shownChanged() } }
  /// Where it is.
  public let preferredStyle: Style
  /// Its buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  ///
  /// - Note: Accepted; no effect. `preferredAction`: the button that cancels has the strong letters.
  open var preferredAction: UIAlertAction?
  /// Its fields; `nil` without any.
  public private(set) var textFields: [UITextField]?
  /// The button that was pressed.
  private var chosen: UIAlertAction?
  /// Whether the alert goes because of a hand.
  private var isClosing = false

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - message: What it says below.
  ///   - preferredStyle: Where it is.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Creates an alert of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.changed = { [weak self] in self?.shownChanged() }
    shownChanged()
  }
  /// Adds a field.
  ///
  /// - Parameter configurationHandler: Called with it at once.
  open func addTextField(
    configurationHandler: (@MainActor (UITextField) -> Void)? = nil
  ) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    shownChanged()
  }

  override func ownPresentation(_ parts: PresentationParts) -> ModalPresentation? {
    DialogPresentation(parts, preparedPresentationController)
  }

  private func shownChanged() { (modal.presentation as? DialogPresentation)?.refresh() }

  // MARK: What is pressed

  /// A hand has ended it: by a button, which is told next, or by a tap beside it.
  func wasClosed() {
    guard !isClosing, let presentation = modal.presentation, presentation.isThere else { return }
    let isBeside = preferredStyle == .actionSheet
    (isClosing, chosen) = (true, nil)
    presentation.end(UIView.areAnimationsEnabled) { [self] in
      isClosing = false
      // A tap beside one from below is for the button that cancels.
      let action = chosen ?? (isBeside ? actions.first { $0.style == .cancel } : nil)
      chosen = nil
      if let action { action.handler?(action) }
    }
  }
  /// A button was pressed.
  func choose(_ action: UIAlertAction) { if isClosing { chosen = action } }

  /// Where it was asked, in points of the stage; `nil` where nothing says so.
  var askingPlace: CGRect? {
    guard let popover = modal.popover, let view = popover.sourceView, view.node != nil else {
      return nil
    }
    let rect = popover.sourceRect
    return view.convert(rect.isNull || rect.isEmpty ? view.bounds : rect, to: nil)
  }
}

/// A presentation as an alert or as one from below.
final class DialogPresentation: StagePresentation {
  override var motion: Animation { StagePresenter.dialogMotion }
  // As UIKit's transition tells it.
  override var length: Double { 0.404 }

  private var alert: UIAlertController? { presented as? UIAlertController }

  override func move(isGoing: Bool, animated: Bool) {
    super.move(isGoing: isGoing, animated: animated)
    // The first field is typed into at once.
    if !isGoing { alert?.textFields?.first?.becomeFirstResponder() }
  }

  override func show(on stage: StagePresenter) {
    guard let alert else { return }
    func text(_ words: String?) -> Text? {
      words.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
    }
    let dialog = PresentedDialog(
      isAlert: alert.preferredStyle == .alert, title: text(alert.title),
      message: text(alert.message), place: alert.askingPlace, actions: AlertParts(alert))
    stage.show(dialog) { [weak alert] in alert?.wasClosed() }
  }
}

/// The fields and buttons of an alert.
private struct AlertParts: View {
  private struct Item: Identifiable {
    let id: Int
    let action: UIAlertAction
    let isEnabled: Bool
  }
  private struct Field: Identifiable {
    let id: Int
    let field: UITextField
  }
  private let alert: UIAlertController
  private let buttons: [Item]
  private let fields: [Field]

  init(_ alert: UIAlertController) {
    self.alert = alert
    buttons = alert.actions.enumerated().map {
      Item(id: $0.offset, action: $0.element, isEnabled: $0.element.isEnabled)
    }
    fields = (alert.textFields ?? []).enumerated().map { Field(id: $0.offset, field: $0.element) }
  }

  var body: some View {
    ForEach(fields) { AlertField(field: $0.field) }
    ForEach(buttons) { item in
      Button(role: item.action.role) {
        alert.choose(item.action)
      } label: {
        Text(verbatim: item.action.title ?? "")
      }
      .disabled(!item.isEnabled)
    }
  }
}

/// A field of an alert, with a line around; its measures are estimates.
private struct AlertField: View {
  let field: UITextField
  private static let (inset, radius): (CGFloat, CGFloat) = (6, 5)

  /// The field itself.
  private struct Plain: UIViewRepresentable {
    let field: UITextField
    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ uiView: UITextField, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UITextField, context: Context
    ) -> CGSize? {
      uiView.sizeThatFits(proposal.replacingUnspecifiedDimensions())
    }
  }

  var body: some View {
    Plain(field: field).padding(Self.inset)
      .background(.background, in: RoundedRectangle(cornerRadius: Self.radius))
  }
}
