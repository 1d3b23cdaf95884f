public import Foundation
public import UIKitViews
@_spi(Engine) public import ViewEngine
import Views

/// A tip as one of UIKit's views.
///
/// It is shown as long as it is there: code puts it in and takes it out as ``Tip/shouldDisplayUpdates`` says.
@MainActor @preconcurrency public final class TipUIView: UIView {
  private let tip: any Tip
  private let arrowEdge: Edge?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  private var look = TipLook() { didSet { host.rootView = content } }
  /// The colour of the card, and not of the view.
  private var ground: UIColor?
  private let host = UIHostingController(rootView: AnyView(EmptyView()))

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge at which an arrow points out; `nil` for none.
  ///   - actionHandler: Called when a button of the tip is tapped.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.arrowEdge, action) = (tip, arrowEdge, actionHandler)
    super.init(frame: .zero)
    host.rootView = content
    host.view.backgroundColor = .clear
    host.view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: topAnchor),
      host.view.bottomAnchor.constraint(equalTo: bottomAnchor),
      host.view.leadingAnchor.constraint(equalTo: leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var card: some View {
    TipCard(tip: tip, arrowEdge: arrowEdge, action: action).environment(\.tipLook, look)
  }
  private var content: AnyView { AnyView(card.modifier(TipDisplay(tip: tip))) }

  /// The colour of the tip's ground; `nil` for the usual one.
  public override var backgroundColor: UIColor? {
    get { ground }
    set {
      ground = newValue
      look.ground = newValue.map { AnyShapeStyle(Color($0)) }
    }
  }
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat {
    get { look.corner ?? TipFigures.corner }
    set { look.corner = newValue }
  }
  /// The size of its picture, in points.
  public var imageSize: CGSize {
    get { look.imageSize ?? TipFigures.imageSize }
    set { look.imageSize = newValue }
  }
  /// The style of its picture; `nil` for the tint.
  public var imageStyle: (any ShapeStyle)? {
    didSet { look.imageStyles = imageStyle.map { [anyStyle($0)] } ?? [] }
  }
  /// What of the tip stands where.
  public var viewStyle: any TipViewStyle = MiniTipViewStyle() {
    didSet { look.maker = maker(of: viewStyle) }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Nobody sees what is measured.
    UIHostingController(rootView: card).sizeThatFits(in: size)
  }
}

/// Wraps a style of any type.
private func anyStyle(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }

/// What makes the tips of a style of any type.
@MainActor private func maker(of style: some TipViewStyle) -> TipMaker { TipMaker(style) }

/// A controller that shows a tip as a popover, on a telephone as well.
///
/// Code presents it and dismisses it as ``Tip/shouldDisplayUpdates`` says.
@MainActor @preconcurrency public final class TipUIPopoverViewController: UIViewController {
  private let tip: any Tip
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  private var look = TipLook() { didSet { update() } }
  private let host = UIHostingController(rootView: AnyView(EmptyView()))
  private let adaptation = PopoverAdaptation()

  /// Creates a controller of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - sourceItem: What the popover points at.
  ///   - actionHandler: Called when a button of the tip is tapped.
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, action) = (tip, actionHandler)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    popoverPresentationController?.delegate = adaptation
    update()
  }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    host.view.backgroundColor = .clear
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  /// What the popover points at.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { popoverPresentationController?.sourceItem }
    set { popoverPresentationController?.sourceItem = newValue }
  }
  /// The size of the tip's picture, in points.
  public var imageSize: CGSize {
    get { look.imageSize ?? TipFigures.imageSize }
    set { look.imageSize = newValue }
  }
  /// The style of its picture; `nil` for the tint.
  public var imageStyle: (any ShapeStyle)? {
    didSet { look.imageStyles = imageStyle.map { [anyStyle($0)] } ?? [] }
  }
  /// What of the tip stands where.
  public var viewStyle: any TipViewStyle = MiniTipViewStyle() {
    didSet { look.maker = maker(of: viewStyle) }
  }

  private func update() {
    let words = TipWords(tip: tip, action: action).environment(\.tipLook, look)
    host.rootView = AnyView(words.modifier(TipDisplay(tip: tip)))
    let room = CGSize(width: TipFigures.popoverWidth, height: .greatestFiniteMagnitude)
    // Nobody sees what is measured.
    preferredContentSize = UIHostingController(rootView: words).sizeThatFits(in: room)
  }
}

/// Says that a popover is one where there is little room, too.
private final class PopoverAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
