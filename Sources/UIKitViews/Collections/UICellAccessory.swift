public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// An accessory of a row of a list: what stands at its end, or before its content.
@MainActor @preconcurrency public struct UICellAccessory {
  /// When an accessory is there.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While its list is edited, which no film's is.
    case whenEditing
    /// While its list is not edited.
    case whenNotEditing
  }
  /// On which side an accessory is.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// At the row's end.
    case trailing(displayed: DisplayedState = .always)
  }
  /// The usual width for an accessory, which makes those of several rows line up.
  public enum LayoutDimension: Sendable {
    /// Its own.
    case actual
    /// The system's.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// What it is of.
  enum Kind {
    /// A symbol, at a size in points to the em, faint or in the tint.
    case symbol(String, size: CGFloat, isFaint: Bool)
    /// Words in grey.
    case words(String)
    /// A view of code's own.
    case view(UIView)
  }
  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var tintColor: UIColor?
  var isHidden = false
  /// Called when it is tapped.
  var action: (@MainActor () -> Void)?

  private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
    (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
  }

  /// Whether it is to be seen.
  var isShown: Bool { !isHidden && displayed != .whenEditing }

  /// The sizes of chevrons and of other signs, in points to the em, as tables have them.
  private static let (chevron, sign) = (CGFloat(14), CGFloat(17))

  /// How an accessory of one sign looks.
  public struct SignOptions {
    /// Whether its room is there, and it is not.
    public var isHidden: Bool?
    /// The room that it takes.
    ///
    /// - Note: Accepted; no effect. `reservedLayoutWidth`: each takes its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; the system's unless set.
    public var tintColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether its room is there, and it is not.
    ///   - reservedLayoutWidth: The room that it takes.
    ///   - tintColor: Its colour.
    /// - Note: Accepted; no effect. `reservedLayoutWidth`: each takes its own.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }
  /// How a sign that a page follows looks.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// How a mark looks.
  public typealias CheckmarkOptions = SignOptions
  /// How a sign that deletes looks.
  public typealias DeleteOptions = SignOptions
  /// How a sign that adds looks.
  public typealias InsertOptions = SignOptions
  /// How a sign to carry by looks.
  public typealias ReorderOptions = SignOptions
  /// How a sign to choose by looks.
  public typealias MultiselectOptions = SignOptions
  /// How a sign of rows below looks.
  public typealias OutlineDisclosureOptions = SignOptions
  /// How a button for details looks.
  public typealias DetailOptions = SignOptions
  /// How words look.
  public typealias LabelOptions = SignOptions

  private func with(_ options: SignOptions) -> Self {
    var result = self
    (result.tintColor, result.isHidden) = (options.tintColor, options.isHidden ?? false)
    return result
  }
  private func with(_ action: (@MainActor () -> Void)?) -> Self {
    var result = self
    result.action = action
    return result
  }

  /// A sign that a page follows.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = SignOptions()
  ) -> Self {
    Self(.symbol("chevron.forward", size: chevron, isFaint: true), displayed).with(options)
  }
  /// A mark.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = SignOptions()
  ) -> Self {
    Self(.symbol("checkmark", size: sign, isFaint: false), displayed).with(options)
  }
  /// A button for details.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is tapped.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = SignOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(.symbol("info.circle", size: sign, isFaint: false), displayed).with(options)
      .with(actionHandler)
  }
  /// A sign that rows below belong to this one; it does not turn.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is tapped.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = SignOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(.symbol("chevron.forward", size: chevron, isFaint: false), displayed).with(options)
      .with(actionHandler)
  }
  /// A sign that deletes the row.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is tapped.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = SignOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    let kind = Kind.symbol("minus.circle.fill", size: Self.sign, isFaint: false)
    var options = options
    options.tintColor = options.tintColor ?? .systemRed
    return Self(kind, displayed, isLeading: true).with(options).with(actionHandler)
  }
  /// A sign that adds a row.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is tapped.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = SignOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self {
    let kind = Kind.symbol("plus.circle.fill", size: Self.sign, isFaint: false)
    var options = options
    options.tintColor = options.tintColor ?? .systemGreen
    return Self(kind, displayed, isLeading: true).with(options).with(actionHandler)
  }
  /// A sign by which the row is carried elsewhere; no finger does.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = SignOptions()
  ) -> Self {
    Self(.symbol("line.3.horizontal", size: sign, isFaint: true), displayed).with(options)
  }
  /// A sign that the row can be chosen with others.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = SignOptions()
  ) -> Self {
    Self(.symbol("circle", size: sign, isFaint: true), displayed, isLeading: true).with(options)
  }
  /// Words in grey.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - displayed: When they are there.
  ///   - options: How they look.
  /// - Returns: The accessory.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = SignOptions()
  ) -> Self { Self(.words(text), displayed).with(options) }

  /// A view of code's own as an accessory.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    var options: SignOptions

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - customView: The view, which keeps the size of its bounds, or has its intrinsic one.
    ///   - placement: On which side it is.
    ///   - isHidden: Whether its room is there, and it is not.
    ///   - reservedLayoutWidth: The room that it takes.
    ///   - tintColor: Its tint.
    ///   - maintainsFixedSize: Whether it keeps its size.
    /// - Note: Accepted; no effect. `reservedLayoutWidth`, `maintainsFixedSize`: each takes its own.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (view, self.placement) = (customView, placement)
      options = SignOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
  /// A view of code's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed):
      Self(.view(configuration.view), displayed, isLeading: true).with(configuration.options)
    case .trailing(let displayed):
      Self(.view(configuration.view), displayed).with(configuration.options)
    }
  }

  // MARK: The look

  /// The opacity of a faint sign, as lists have it.
  private static let faint = 0.25

  /// The view that shows it.
  func makeView(tint: UIColor) -> UIView {
    let color: Color
    switch kind {
    case .view(let view):
      if let tintColor { view.tintColor = tintColor }
      if view.bounds.size == .zero {
        let size = view.intrinsicContentSize
        view.bounds.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
      }
      return view
    case .words(let text):
      color = (tintColor ?? .secondaryLabel).color
      return hosting(Text(verbatim: text).font(.body).foregroundStyle(color))
    case .symbol(let name, let size, let isFaint):
      color =
        tintColor?.color ?? (isFaint ? Color.primary.opacity(Self.faint) : tint.color)
      return hosting(
        Image(systemName: name).font(.system(size: size, weight: .semibold))
          .foregroundStyle(color).accessibilityHidden(true))
    }
  }

  private func hosting(_ content: some View) -> UIView {
    let content = AnyView(content)
    let natural = UIScreen.measure(content, .unspecified)
    let size = CGSize(width: max(natural.width, TableMetrics.accessory), height: natural.height)
    let view = UIHostingView(
      AnyView(content.frame(maxWidth: .infinity, alignment: .trailing)),
      CGRect(origin: .zero, size: size))
    guard let action else {
      view.isUserInteractionEnabled = false
      return view
    }
    let button = AccessoryButton(frame: view.frame)
    view.isUserInteractionEnabled = false
    button.addSubview(view)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

/// An accessory that does something.
private final class AccessoryButton: UIControl {}
