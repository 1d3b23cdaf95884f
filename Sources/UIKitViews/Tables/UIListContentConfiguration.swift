public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A configuration of a row's usual content: a picture and one or two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// The greatest number of lines; 0 for as many as there are.
    public var numberOfLines = 0
    /// Its lines' alignment.
    public var alignment = TextAlignment.natural
    /// How its letters are written.
    public var transform = TextTransform.none

    /// The alignment of a text's lines.
    public enum TextAlignment: Int, Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// Evenly; as where lines begin.
      case justified
    }
    /// How letters are written.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// Great.
      case uppercase
      /// Small.
      case lowercase
      /// Each word's first great.
      case capitalized
    }
  }
  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of symbols; the tint unless set.
    public var tintColor: UIColor?
    /// The greatest size, in points; a side of 0 is free.
    public var maximumSize = CGSize.zero
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The words.
  public var text: String?
  /// The other words.
  public var secondaryText: String?
  /// The picture before the words.
  public var image: UIImage?
  /// How the words look.
  public var textProperties: TextProperties
  /// How the other words look.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the other words stand beside the first, at the end, instead of below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// What is kept free around all, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The space between the picture and the words.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the words and those below.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least space between the words and those beside.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  private init(
    _ font: UIFont, _ color: UIColor, second: UIFont, _ secondColor: UIColor,
    isBeside: Bool = false, transform: TextProperties.TextTransform = .none
  ) {
    textProperties = TextProperties(font: font, color: color)
    textProperties.transform = transform
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
    prefersSideBySideTextAndSecondaryText = isBeside
    let insets = UIScreen.environment.systemLook.lists.rowInsets
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
  private static var body: UIFont { .preferredFont(forTextStyle: .body) }
  private static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// A row of one text.
  public static func cell() -> Self { Self(body, .label, second: footnote, .label) }
  /// A row of two texts below each other, the lower one in grey.
  public static func subtitleCell() -> Self {
    Self(body, .label, second: footnote, .secondaryLabel)
  }
  /// A row of two texts beside each other, the second one in grey at the end.
  public static func valueCell() -> Self {
    Self(body, .label, second: body, .secondaryLabel, isBeside: true)
  }
  /// The words above a section of a plain table.
  public static func plainHeader() -> Self {
    Self(.preferredFont(forTextStyle: .headline), .label, second: footnote, .secondaryLabel)
  }
  /// The words below a section of a plain table.
  public static func plainFooter() -> Self {
    Self(body, .secondaryLabel, second: footnote, .secondaryLabel)
  }
  /// The words above a section of a grouped table.
  public static func groupedHeader() -> Self {
    let isCapital = UIScreen.environment.systemLook.lists.hasCapitalHeaders
    return Self(
      isCapital ? footnote : .preferredFont(forTextStyle: .headline), .secondaryLabel,
      second: footnote, .secondaryLabel, transform: isCapital ? .uppercase : .none)
  }
  /// The words below a section of a grouped table.
  public static func groupedFooter() -> Self {
    Self(footnote, .secondaryLabel, second: footnote, .secondaryLabel)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Where the words begin in a row, in points from its edge.
  func textStart(_ inset: CGFloat) -> CGFloat {
    guard let image else { return directionalLayoutMargins.leading }
    return directionalLayoutMargins.leading + ListImage(image, imageProperties).size.width
      + imageToTextPadding
  }
}

/// What shows the usual content of a row.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    didSet {
      hostedContentChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var content: AnyView {
    guard let list = configuration as? UIListContentConfiguration else {
      return AnyView(EmptyView())
    }
    return AnyView(ListContent(list: list, tint: tintColor))
  }
  override var hostedContent: AnyView? {
    AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    hostedContentChanged()
  }
  open override var intrinsicContentSize: CGSize { UIScreen.measure(content, .unspecified) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : nil
    return UIScreen.measure(content, ProposedViewSize(width: width, height: nil))
  }
  override var heightFollowsWidth: Bool { true }
  override func fittingSize(forWidth width: CGFloat?) -> CGSize {
    sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }
}

/// The picture of a row.
@MainActor private struct ListImage {
  let image: UIImage
  let size: CGSize

  init(_ image: UIImage, _ properties: UIListContentConfiguration.ImageProperties) {
    let shown =
      properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    self.image = shown
    let (own, most) = (shown.size, properties.maximumSize)
    var scale: CGFloat = 1
    if most.width > 0, own.width > 0 { scale = min(scale, most.width / own.width) }
    if most.height > 0, own.height > 0 { scale = min(scale, most.height / own.height) }
    size = CGSize(width: own.width * scale, height: own.height * scale)
  }
}

/// The usual content of a row as SwiftUI's views.
private struct ListContent: View {
  let list: UIListContentConfiguration
  let tint: UIColor

  var body: some View {
    HStack(spacing: 0) {
      if let image = list.image { picture(ListImage(image, list.imageProperties)) }
      if list.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: 0) {
          words(list.text, list.textProperties)
          Spacer(minLength: list.textToSecondaryTextHorizontalPadding)
          words(list.secondaryText, list.secondaryTextProperties)
        }
      } else {
        VStack(alignment: .leading, spacing: list.textToSecondaryTextVerticalPadding) {
          words(list.text, list.textProperties)
          words(list.secondaryText, list.secondaryTextProperties)
        }
        Spacer(minLength: 0)
      }
    }
    .padding(list.directionalLayoutMargins.insets)
  }

  private func picture(_ picture: ListImage) -> some View {
    Image(uiImage: picture.image).resizable()
      .frame(width: picture.size.width, height: picture.size.height)
      .clipShape(RoundedRectangle(cornerRadius: list.imageProperties.cornerRadius))
      .foregroundStyle((list.imageProperties.tintColor ?? tint).color)
      .padding(.trailing, list.imageToTextPadding)
  }

  @ViewBuilder private func words(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties
  ) -> some View {
    if let text, !text.isEmpty {
      Text(verbatim: written(text, properties.transform))
        .font(properties.font.font).foregroundStyle(properties.color.color)
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
        .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
    }
  }
  private func written(
    _ text: String, _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
