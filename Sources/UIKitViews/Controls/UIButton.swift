public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A button: words and a picture that call methods when they are tapped.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// White words, and nothing that shows a press.
    case custom
    /// Words in the tint, which fade while pressed.
    case system
    /// A sign for details.
    case detailDisclosure
    /// A sign for what is told of something.
    case infoLight
    /// A sign for what is told of something.
    case infoDark
    /// A sign for something more.
    case contactAdd
    /// A sign to close something.
    case close

    /// The name of the sign; `nil` for a kind without one.
    fileprivate var sign: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private let label = ButtonLabel()
  var buttonManners = Manners()

  /// Words and look as one value; `nil` for those that are set one by one.
  open var configuration: Configuration? { didSet { lookChanged() } }
  /// Called when the state has changed, before the look is made.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What a long press opens, or a tap where ``showsMenuAsPrimaryAction`` says so.
  open var menu: UIMenu? { didSet { lookChanged() } }
  /// Whether a tap opens ``menu``.
  open var showsMenuAsPrimaryAction = false { didSet { lookChanged() } }
  /// The label: font, number of lines and alignment of the words are its own.
  open var titleLabel: UILabel? { label }
  /// What is kept free around words and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { lookChanged() } }
  /// What is kept free around the picture, in points: it moves, and nothing gets another size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { lookChanged() } }
  /// What is kept free around the words, in points: they move, and nothing gets another size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { lookChanged() } }

  /// The opacity of what cannot be pressed.
  private static let disabled = 0.35
  /// The size of the words of a button in the tint, in points to the em; that of others is a label's.
  private static let system: CGFloat = 15

  /// Creates a button whose words are white.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.button = self
  }
  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = UIFont.systemFont(ofSize: Self.system) }
    if let sign = buttonType.sign { setImage(UIImage(systemName: sign), for: .normal) }
  }
  /// Creates a button of a kind with an action.
  ///
  /// - Parameters:
  ///   - buttonType: The kind.
  ///   - primaryAction: What a tap does; its title and picture are the button's.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Creates a button with an action.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - primaryAction: What a tap does; its title and picture are the button's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  /// Creates a button of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Words and look.
  ///   - primaryAction: What a tap does; its title and picture are the button's where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var own = configuration
    if let primaryAction {
      if own.title == nil, !primaryAction.title.isEmpty { own.title = primaryAction.title }
      if own.image == nil { own.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = own
  }
  /// Creates a button of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: What it shows in its states

  /// Sets the words of a state.
  ///
  /// - Parameters:
  ///   - title: The words; `nil` for those of the normal state.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    lookChanged()
  }
  /// Sets the picture of a state.
  ///
  /// - Parameters:
  ///   - image: The picture; `nil` for that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    lookChanged()
  }
  /// Sets the colour of the words of a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for that of the normal state.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    lookChanged()
  }
  /// Sets the words of a state, with attributes; they are seen instead of those without.
  ///
  /// - Parameters:
  ///   - title: The words; `nil` for those of the normal state.
  ///   - state: The state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    lookChanged()
  }
  /// Sets the picture behind words and picture of a state, which is stretched over the button.
  ///
  /// - Parameters:
  ///   - image: The picture; `nil` for that of the normal state.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    lookChanged()
  }
  /// The words with attributes of a state; those of the normal one where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// The picture behind a state; that of the normal one where it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  /// The words of a state; those of the normal one where it has none.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The picture of a state; that of the normal one where it has none.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The colour of the words of a state; that of the normal one where it has none.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// The words that are seen.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The words with attributes that are seen; `nil` where the configuration has words.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? attributedTitle(for: state) : nil
  }
  /// The picture that is seen behind words and picture.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The picture that is seen.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The colour of the words that are seen.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? UIColor.white : tintColor)
  }

  /// Calls what makes the configuration fit the state.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  /// Shows words and look as they are now.
  func lookChanged() {
    hostedContentChanged()
    invalidateIntrinsicContentSize()
  }

  // MARK: The look

  private func pressed(_ isPressed: Bool) {
    guard isHighlighted != isPressed else { return }
    isHighlighted = isPressed
    if isPressed { sendActions(for: .touchDown) }
  }
  private func tapped() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Words and picture, as large as they are.
  private var content: ButtonContent {
    let shown = configuration
    let color = shown?.foreground(tintColor) ?? currentTitleColor
    var content = ButtonContent(title: currentTitle, image: currentImage)
    content.subtitle = shown?.subtitle
    content.styled =
      shown?.styledTitle(label.font, color)
      ?? currentAttributedTitle.map { AttributedWords($0).text(label.font, currentTitleColor) }
    content.styledSubtitle = shown?.styledSubtitle(color)
    content.line = shown?.titleAlignment.line ?? .center
    content.titleGap = shown?.titlePadding ?? 0
    if let symbol = shown?.preferredSymbolConfigurationForImage, let image = content.image {
      content.image = image.withConfiguration(symbol)
    }
    content.backdrop = currentBackgroundImage
    content.font = label.font.font
    content.lines = label.numberOfLines
    content.color = color.color
    // Pictures of a button without a configuration have its tint, whatever colour the words have.
    let imageColor = shown == nil ? tintColor : color
    content.imageColor = (shown?.imageColorTransformer?(imageColor) ?? imageColor).color
    content.gap = shown?.imagePadding ?? 0
    content.place = shown?.imagePlacement ?? .leading
    content.isBusy = shown?.showsActivityIndicator ?? false
    let edges = contentEdgeInsets
    content.insets = shown?.contentInsets.insets ?? EdgeInsets(edges)
    if shown == nil {
      content.imageShift = shift(by: imageEdgeInsets)
      content.wordsShift = shift(by: titleEdgeInsets)
    }
    if let shown {
      content.ground = shown.ground(tintColor)?.color
      content.radius = shown.radius
      content.edge = shown.background.strokeColor?.color
      content.edgeWidth = shown.background.strokeWidth
    }
    return content
  }

  /// How far insets move something, in points: in the middle each moves it by its half.
  private func shift(by insets: UIEdgeInsets) -> CGSize {
    let x =
      switch contentAlignment.horizontal {
      case .leading: isMirrored ? -insets.right : insets.left
      case .trailing: isMirrored ? insets.left : -insets.right
      default: (insets.left - insets.right) / 2
      }
    let y =
      switch contentAlignment.vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return CGSize(width: x, height: y)
  }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// Where words and picture are in the button.
  private var contentAlignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .center, .fill: .center
      case .leading: .leading
      case .trailing: .trailing
      case .left: isMirrored ? .trailing : .leading
      case .right: isMirrored ? .leading : .trailing
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
  override func contentAlignmentChanged() { lookChanged() }

  /// The button as what opens its menu.
  private func opening(_ menu: UIMenu) -> AnyView {
    let (content, alignment) = (content, contentAlignment)
    return AnyView(
      Menu {
        MenuItems(menu: menu, sender: self)
      } label: {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .background { content.back }.contentShape(Rectangle())
      }
      .opacity(isEnabled ? 1 : Self.disabled)
      .disabled(!isEnabled))
  }

  override var hostedContent: AnyView? {
    if let menu, showsMenuAsPrimaryAction { return opening(menu) }
    let content = content
    let isFading = buttonType != .custom || configuration != nil
    let opacity = content.ground == nil ? PressedFade.label : PressedFade.grounded
    let style = TellingStyle(opacity: isFading ? opacity : 1) { [weak self] in
      self?.pressed($0)
    }
    let label = content.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: contentAlignment
    )
    .background { content.back }.contentShape(Rectangle())
    if let menu {
      return AnyView(
        Menu {
          MenuItems(menu: menu, sender: self)
        } label: {
          label
        } primaryAction: {
          [weak self] in
          self?.tapped()
        }
        .buttonStyle(style)
        .opacity(isEnabled ? 1 : Self.disabled)
        .disabled(!isEnabled))
    }
    return AnyView(
      Button {
        [weak self] in
        self?.tapped()
      } label: {
        label
      }
      .buttonStyle(style)
      .opacity(isEnabled ? 1 : Self.disabled)
      .disabled(!isEnabled))
  }
  open override var intrinsicContentSize: CGSize {
    let size = UIScreen.measure(AnyView(content), .unspecified)
    guard let behind = currentBackgroundImage?.size else { return size }
    return CGSize(width: max(size.width, behind.width), height: max(size.height, behind.height))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The label of a button, which tells it of its font.
private final class ButtonLabel: UILabel {
  override var isOfTheHouse: Bool { true }
  weak var button: UIButton?
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.lookChanged()
  }
}

/// Tells when a press begins and ends, and shows it.
private struct TellingStyle: ButtonStyle {
  let opacity: Double
  let told: @MainActor (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: opacity))
      .onChange(of: configuration.isPressed) { _, isPressed in told(isPressed) }
  }
}

/// Words and picture of a button.
private struct ButtonContent: View {
  let title: String?
  var image: UIImage?
  var subtitle: String?
  /// The words with attributes, instead of the title, and those below.
  var styled: Text?
  var styledSubtitle: Text?
  /// The space between them, and where lines stand.
  var titleGap: CGFloat = 0
  var line = TextAlignment.center
  var font = Font.body
  var lines = 1
  var color = Color.primary
  var imageColor = Color.primary
  var gap: CGFloat = 0
  var place = NSDirectionalRectEdge.leading
  var isBusy = false
  var insets = EdgeInsets()
  /// How far the picture and the words are moved, in points.
  var imageShift = CGSize.zero
  var wordsShift = CGSize.zero
  /// The picture behind it; `nil` for none.
  var backdrop: UIImage?
  /// The colour behind it; `nil` for none.
  var ground: Color?
  /// The radius of its corners in points; `nil` for ends that are half circles.
  var radius: CGFloat?
  /// The colour of a line around it, and its width in points; `nil` for none.
  var edge: Color?
  var edgeWidth: CGFloat = 0

  var body: some View { parts.padding(insets) }

  /// What lies behind it.
  @ViewBuilder var back: some View {
    if let image = backdrop?.image { image.resizing == nil ? image.resizable() : image }
    if let ground {
      if let radius {
        RoundedRectangle(cornerRadius: radius, style: .continuous).fill(ground)
      } else {
        Capsule().fill(ground)
      }
    }
    if let edge, edgeWidth > 0 {
      if let radius {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .strokeBorder(edge, lineWidth: edgeWidth)
      } else {
        Capsule().strokeBorder(edge, lineWidth: edgeWidth)
      }
    }
  }

  @ViewBuilder private var parts: some View {
    if place == .top || place == .bottom {
      VStack(spacing: gap) { ordered }
    } else {
      HStack(spacing: gap) { ordered }
    }
  }
  @ViewBuilder private var ordered: some View {
    if place == .trailing || place == .bottom {
      movedWords
      movedPicture
    } else {
      movedPicture
      movedWords
    }
  }
  @ViewBuilder private var movedPicture: some View {
    if imageShift == .zero { picture } else { picture.offset(imageShift) }
  }
  @ViewBuilder private var movedWords: some View {
    if wordsShift == .zero { words } else { words.offset(wordsShift) }
  }
  @ViewBuilder private var picture: some View {
    if isBusy {
      ProgressView().tint(imageColor)
    } else if let image {
      let color = image.tint?.color ?? imageColor
      if image.isSymbolImage {
        Image(uiImage: image).font(image.ownFont ?? font).foregroundStyle(color)
          .transformEnvironment(\.imageScale) { if let scale = image.symbolScale { $0 = scale } }
      } else {
        // A picture is made smaller where there is no room for it, and before words are.
        Image(uiImage: image).resizable().foregroundStyle(color)
          .frame(maxWidth: image.size.width, maxHeight: image.size.height).layoutPriority(1)
      }
    }
  }
  @ViewBuilder private var words: some View {
    if let shown = styled ?? title.flatMap({ $0.isEmpty ? nil : Text(verbatim: $0).font(font) }) {
      let below = styledSubtitle ?? subtitle.map { Text(verbatim: $0).font(.footnote) }
      VStack(alignment: line.block, spacing: titleGap) {
        shown.lineLimit(lines == 0 ? nil : lines)
        if let below { below }
      }
      .multilineTextAlignment(line).foregroundStyle(color)
    }
  }
}
