public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A button of a navigation bar or of a bar at the bottom.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// In the tint.
    case plain
    /// With a border; as plain.
    case bordered
    /// In the tint, semibold.
    case done
  }
  /// A button with the system's words or symbol.
  public enum SystemItem: Int, Sendable {
    /// It ends what was done, and keeps it.
    case done
    /// It ends what was done, and keeps nothing of it.
    case cancel
    /// It lets be edited.
    case edit
    /// It keeps what was done.
    case save
    /// It adds something.
    case add
    /// Room that is as wide as there is room.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// It writes something new.
    case compose
    /// It answers.
    case reply
    /// It hands something on.
    case action
    /// It puts something elsewhere.
    case organize
    /// What is kept.
    case bookmarks
    /// Search.
    case search
    /// It loads again.
    case refresh
    /// It stops loading.
    case stop
    /// A camera.
    case camera
    /// It takes something away.
    case trash
    /// It plays.
    case play
    /// It pauses.
    case pause
    /// It goes back.
    case rewind
    /// It goes on fast.
    case fastForward
    /// It takes back what was done.
    case undo
    /// It does it again.
    case redo
    /// It closes something.
    case close

    /// The words; `nil` for a symbol.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
    /// What it says to someone who cannot see it.
    fileprivate var spoken: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
    /// The name of the symbol; `nil` for words.
    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  /// How it looks.
  open var style = Style.plain { didSet { changed() } }
  /// The object whose method is called, which is not kept.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What a tap does, instead of ``action``.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// What a tap opens, where it does nothing else.
  open var menu: UIMenu? { didSet { changed() } }
  /// A view in the place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// The colour of the button; the tint unless set.
  open var tintColor: UIColor? { didSet { changed() } }
  /// The width, in points; 0 for what it takes.
  open var width: CGFloat = 0 { didSet { changed() } }
  private var system: SystemItem?
  /// The box of the button, while it is shown.
  fileprivate(set) weak var box: Box?
  /// Where it is, in points of the stage; `nil` where it is not shown.
  var place: CGRect? {
    if let customView {
      return customView.node.map { _ in customView.convert(customView.bounds, to: nil) }
    }
    guard let box, !box.node.isRemoved else { return nil }
    var node: Node? = box.node
    while let current = node {
      // SwiftUI's views in one of UIKit's have its coordinates.
      if let owner = current as? UIViewNode { return owner.view.convert(box.frame, to: nil) }
      node = current.parent
    }
    return box.frame
  }

  /// Creates a button that shows nothing.
  public override init() { super.init() }
  /// Creates a button of words.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - style: How it looks.
  ///   - target: The object whose method is called, which is not kept.
  ///   - action: The method; `nil` for none.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// Creates a button of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - style: How it looks.
  ///   - target: The object whose method is called, which is not kept.
  ///   - action: The method; `nil` for none.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Creates a button with the system's words or symbol.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - target: The object whose method is called, which is not kept.
  ///   - action: The method; `nil` for none.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    take(systemItem)
  }
  /// Creates a button with the system's words or symbol.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - primaryAction: What a tap does.
  ///   - menu: What a tap opens, where it does nothing else.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(systemItem)
  }
  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words; those of the action without.
  ///   - image: The picture; that of the action without.
  ///   - primaryAction: What a tap does.
  ///   - menu: What a tap opens, where it does nothing else.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Creates an item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates a button of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Room that is as wide as there is room.
  public static func flexibleSpace() -> UIBarButtonItem { Self.space(.flexibleSpace) }
  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }
  private static func space(_ item: SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: item)
  }

  private func take(_ item: SystemItem) {
    system = item
    title = item.title
    image = item.symbol.flatMap { UIImage(systemName: $0) }
    if item == .done || item == .save { style = .done }
  }

  // MARK: As SwiftUI's views

  /// Does what a tap does.
  func tapped() {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let target {
      action?.perform(on: target, from: self)
    }
  }

  /// The item as a view of a toolbar.
  var view: AnyView {
    if system == .flexibleSpace { return AnyView(Spacer(minLength: 0)) }
    if system == .fixedSpace { return AnyView(Color.clear.frame(width: width, height: 1)) }
    if let customView { return BarView.item(customView) }
    let isMenu = primaryAction == nil && action == nil
    let button: AnyView
    if let menu, isMenu {
      button = AnyView(
        Menu {
          MenuItems(menu: menu, sender: self)
        } label: {
          label
        })
    } else if let menu {
      button = AnyView(
        Menu {
          MenuItems(menu: menu, sender: self)
        } label: {
          label
        } primaryAction: {
          [weak self] in
          self?.tapped()
        })
    } else {
      button = AnyView(
        Button {
          [weak self] in
          self?.tapped()
        } label: {
          label
        })
    }
    return AnyView(
      button.disabled(!isEnabled).tint(tintColor?.color)
        .frame(width: width > 0 ? width : nil)
        .modifier(BarItemMark(item: self))
        .accessibilityIdentifier(accessibilityIdentifier ?? ""))
  }
  @ViewBuilder private var label: some View {
    if let image, let spoken = accessibilityLabel ?? system?.spoken ?? title {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: spoken))
    } else if let image {
      Image(uiImage: image)
    } else {
      Text(verbatim: title ?? "").fontWeight(style == .done ? .semibold : nil)
    }
  }
}

/// A view of UIKit's as an item of a bar: of its own size.
struct BarView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func makeCoordinator() -> Size { Size(view) }

  /// A view as an item, which is another one for another view.
  static func item(_ view: UIView) -> AnyView {
    AnyView(BarView(view: view).id(ObjectIdentifier(view)))
  }

  /// The size that the view came with.
  @MainActor final class Size {
    let own: CGSize
    init(_ view: UIView) {
      let (size, intrinsic) = (view.bounds.size, view.intrinsicContentSize)
      own = CGSize(
        width: size.width > 0 ? size.width : max(intrinsic.width, 0),
        height: size.height > 0 ? size.height : max(intrinsic.height, 0))
    }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    context.coordinator.own
  }
}

/// Tells an item of its box.
private struct BarItemMark: BoxModifier {
  typealias Body = Never
  let item: UIBarButtonItem
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BarItemBox(self, around: inner, node)
  }
}

/// The box of a bar's item.
private final class BarItemBox: ModifierBox<BarItemMark> {
  override init(_ modifier: BarItemMark, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    modifier.item.box = self
  }
  override func changed(from old: BarItemMark) { modifier.item.box = self }
}
