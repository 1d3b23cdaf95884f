public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIButton {
  /// The words and the look of a button as one value.
  @MainActor @preconcurrency public struct Configuration {
    /// What lies behind the words.
    fileprivate enum Ground { case none, gray, tinted, filled }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the system thinks best, whatever the size of the words.
      case fixed
      /// As the system thinks best.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Most.
      case large
      /// Half circles.
      case capsule
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As most are.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large
    }

    /// Where lines of words stand.
    public enum TitleAlignment: Int, Sendable {
      /// As the system thinks best: in the middle.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    fileprivate var kind: Ground
    /// The words.
    public var title: String? { didSet { ownTitle = nil } }
    /// Words below them.
    public var subtitle: String? { didSet { ownSubtitle = nil } }
    /// The words with attributes; those without count where there are none.
    public var attributedTitle: AttributedString? {
      get { ownTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        ownTitle = newValue
      }
    }
    private var ownTitle: AttributedString?
    /// Words below them, with attributes.
    public var attributedSubtitle: AttributedString? {
      get { ownSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        ownSubtitle = newValue
      }
    }
    private var ownSubtitle: AttributedString?
    /// Changes the attributes of the words.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the words below.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How large and bold a symbol is that does not say so itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The space between the words and those below, in points.
    public var titlePadding: CGFloat = 0
    /// Where lines of words stand.
    public var titleAlignment = TitleAlignment.automatic
    /// Changes the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What becomes of words that are too long.
    ///
    /// - Note: Accepted; no effect. `titleLineBreakMode`: as the label says.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The width that is kept for a picture, in points.
    ///
    /// - Note: Accepted; no effect. `imageReservation`: pictures take their own.
    public var imageReservation: CGFloat = 0
    /// Whether the look is another while the button is selected.
    ///
    /// - Note: Accepted; no effect. `automaticallyUpdateForSelection`: handlers of the button's say so.
    public var automaticallyUpdateForSelection = true
    /// The picture.
    public var image: UIImage?
    /// On which side of the words the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the picture and the words, in points.
    public var imagePadding: CGFloat = 0
    /// Whether a spinner is in the picture's place.
    public var showsActivityIndicator = false
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(of: buttonSize) } }
    /// The colour of words and picture; the kind's own unless set.
    public var baseForegroundColor: UIColor?
    /// The colour by which what lies behind is made; the kind's own unless set.
    public var baseBackgroundColor: UIColor?
    /// What lies behind words and picture, before all else that says so: of it the colour, the line
    /// and, where ``cornerStyle`` is fixed or dynamic, the corners count.
    public var background = UIBackgroundConfiguration.clear()
    /// What is kept free around words and picture, in points.
    public var contentInsets = Configuration.insets(of: .medium)

    fileprivate init(_ kind: Ground) { self.kind = kind }

    /// Words alone.
    public static func plain() -> Self { Self(.none) }
    /// Words on the tint.
    public static func filled() -> Self { Self(.filled) }
    /// Words on a faint tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Words on grey.
    public static func gray() -> Self { Self(.gray) }
    /// Words alone, as other systems have them.
    public static func borderless() -> Self { Self(.none) }
    /// Words on grey, as other systems have them.
    public static func bordered() -> Self { Self(.gray) }
    /// Words on a faint tint, as other systems have them.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// Words on the tint, as other systems have them.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// The insets of words in a button of a size, in points: as many as SwiftUI's buttons have.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
      }
    }

    /// The radius of corners of which nothing is said, in points.
    private static let usualRadius: CGFloat = 7
    /// How much of the tint is behind words on a faint one.
    private static let faint: CGFloat = 0.18

    /// The colour of words and picture, by a tint.
    func foreground(_ tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? UIColor.white : tint)
    }
    /// The colour behind the words, by a tint; `nil` for none.
    func ground(_ tint: UIColor) -> UIColor? {
      if let own = background.backgroundColor { return own }
      return switch kind {
      case .none: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor.secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.faint)
      case .filled: baseBackgroundColor ?? tint
      }
    }
    /// The words with their attributes; `nil` where they have none.
    func styledTitle(_ font: UIFont, _ color: UIColor) -> Text? {
      Self.styled(
        ownTitle, title, titleTextAttributesTransformer, font, color)
    }
    /// The words below with their attributes; `nil` where they have none.
    func styledSubtitle(_ color: UIColor) -> Text? {
      Self.styled(
        ownSubtitle, subtitle, subtitleTextAttributesTransformer,
        .preferredFont(forTextStyle: .footnote), color)
    }
    private static func styled(
      _ own: AttributedString?, _ plain: String?,
      _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont, _ color: UIColor
    ) -> Text? {
      guard own != nil || transformer != nil, var words = own ?? plain.map({ AttributedString($0) })
      else { return nil }
      if let transformer {
        for run in words.runs {
          var attributes = run.attributes
          typealias Scope = AttributeScopes.UIKitAttributes
          if attributes[Scope.FontAttribute.self] == nil {
            attributes[Scope.FontAttribute.self] = font
          }
          if attributes[Scope.ForegroundColorAttribute.self] == nil {
            attributes[Scope.ForegroundColorAttribute.self] = color
          }
          words[run.range].setAttributes(transformer(attributes))
        }
      }
      return AttributedWords(words).text(font, color)
    }

    /// The radius of the corners in points; `nil` for half circles.
    var radius: CGFloat? {
      switch cornerStyle {
      case .small: 4
      case .fixed, .dynamic: background.ownRadius ?? Self.usualRadius
      case .medium: Self.usualRadius
      case .large: 12
      case .capsule: nil
      }
    }
  }
}

/// What changes the colour of a configuration's picture or ground.
@MainActor @preconcurrency public struct UIConfigurationColorTransformer {
  /// Changes a colour.
  public let transform: @MainActor (UIColor) -> UIColor
  /// Creates a transformer.
  ///
  /// - Parameter transform: Changes a colour.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }
  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Makes it grey.
  public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
  /// Leaves it.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Anything.
    case normal
    /// What is done most.
    case primary
    /// It leaves all as it is.
    case cancel
    /// It takes something away.
    case destructive
  }
  /// What is kept of a button that changes little.
  struct Manners {
    var role = Role.normal
    var togglesSelection = false
    var adjustsHighlighted = true
    var adjustsDisabled = true
    var hasPointer = false
    var updatesConfiguration = true
    var imageView: UIImageView?
  }
  /// The view of the button's picture.
  ///
  /// - Note: Accepted; no effect. `imageView`: the picture is part of the button's own look.
  public var imageView: UIImageView? {
    let view = buttonManners.imageView ?? UIImageView()
    buttonManners.imageView = view
    view.image = currentImage
    IneffectiveSettings.note("UIButton.imageView")
    return view
  }
  /// What the button is for.
  ///
  /// - Note: Accepted; no effect. `role`: it looks as its configuration says.
  public var role: Role {
    get { buttonManners.role }
    set { buttonManners.role = newValue }
  }
  /// Whether a tap selects the button, and another one does so no more.
  public var changesSelectionAsPrimaryAction: Bool {
    get { buttonManners.togglesSelection }
    set { buttonManners.togglesSelection = newValue }
  }
  /// Whether a picture is darker while the button is pressed.
  ///
  /// - Note: Accepted; no effect. `adjustsImageWhenHighlighted`: as the button's kind says.
  public var adjustsImageWhenHighlighted: Bool {
    get { buttonManners.adjustsHighlighted }
    set { buttonManners.adjustsHighlighted = newValue }
  }
  /// Whether a picture is fainter while the button cannot be pressed.
  ///
  /// - Note: Accepted; no effect. `adjustsImageWhenDisabled`: it is.
  public var adjustsImageWhenDisabled: Bool {
    get { buttonManners.adjustsDisabled }
    set { buttonManners.adjustsDisabled = newValue }
  }
  /// Whether a pointer is shown over the button.
  ///
  /// - Note: Accepted; no effect. `isPointerInteractionEnabled`: there is no pointer.
  public var isPointerInteractionEnabled: Bool {
    get { buttonManners.hasPointer }
    set { buttonManners.hasPointer = newValue }
  }
  /// Whether the configuration follows the state by itself.
  ///
  /// - Note: Accepted; no effect. `automaticallyUpdatesConfiguration`: handlers of the button's are called.
  public var automaticallyUpdatesConfiguration: Bool {
    get { buttonManners.updatesConfiguration }
    set { buttonManners.updatesConfiguration = newValue }
  }
}

extension TextAlignment {
  /// Where lines stand that are as wide as they are.
  var block: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension UIButton.Configuration.TitleAlignment {
  /// The same as SwiftUI has it.
  var line: TextAlignment {
    switch self {
    case .leading: .leading
    case .automatic, .center: .center
    case .trailing: .trailing
    }
  }
}
