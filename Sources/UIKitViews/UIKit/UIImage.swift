public import Foundation
import Typography
@_spi(Engine) import ViewEngine
public import Views

/// An image, or one of the system's symbols, by UIKit's name.
@MainActor @preconcurrency public final class UIImage: Hashable {
  /// The rendering mode: whether an image shows its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the image is: symbols are tinted.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// Its opacity alone, tinted.
    case alwaysTemplate
  }

  /// The configuration of an image.
  @MainActor @preconcurrency public class Configuration {}

  /// The configuration of a symbol: its size and weight.
  @MainActor @preconcurrency public final class SymbolConfiguration: Configuration {
    let size: Double?
    let weight: FontWeight?
    /// How large the symbol is beside its text; `nil` for as usual.
    let scale: Image.Scale?
    /// The colours of the symbol's parts, and how they are told apart; `nil` for the tint.
    let colors: [UIColor]?
    let isLayered: Bool

    private init(
      size: Double? = nil, weight: FontWeight? = nil, scale: Image.Scale? = nil,
      colors: [UIColor]? = nil, isLayered: Bool = false
    ) {
      (self.size, self.weight, self.scale) = (size, weight, scale)
      (self.colors, self.isLayered) = (colors, isLayered)
    }
    /// Creates the configuration of a palette: a colour for each kind of a symbol's parts.
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }
    /// Creates the configuration of a colour that is lighter in a symbol's lesser parts.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(colors: [hierarchicalColor], isLayered: true)
    }
    /// The configuration of a symbol in its tint.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// This configuration with what another says.
    public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
        colors: other.colors ?? colors,
        isLayered: other.colors == nil ? isLayered : other.isLayered)
    }

    /// Creates the configuration of a size, in points to the em of text beside it.
    public convenience init(pointSize: CGFloat) { self.init(size: Double(pointSize)) }
    /// Creates the configuration of a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points to the em of text beside it.
    ///   - weight: How bold the symbol's strokes are.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(size: Double(pointSize), weight: weight.listed)
    }
    /// Creates the configuration of a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points to the em of text beside it.
    ///   - weight: How bold the symbol's strokes are.
    ///   - scale: How large the symbol is beside its text.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(size: Double(pointSize), weight: weight.listed, scale: scale.listed) }
    /// Creates the configuration of a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(weight: weight.listed) }
    /// Creates the configuration of a scale: how large the symbol is beside its text.
    public convenience init(scale: UIImage.SymbolScale) { self.init(scale: scale.listed) }
    /// Creates the configuration of a symbol beside text, in a scale.
    ///
    /// - Parameters:
    ///   - font: The font of the text.
    ///   - scale: How large the symbol is beside it.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let descriptor = font.font.descriptor(TextAttributes(), at: .large)
      self.init(size: descriptor.size, weight: descriptor.weight, scale: scale.listed)
    }
    /// Creates the configuration of a symbol beside text.
    public convenience init(font: UIFont) {
      let descriptor = font.font.descriptor(TextAttributes(), at: .large)
      self.init(size: descriptor.size, weight: descriptor.weight)
    }
  }

  /// The scale of a symbol: how large it is beside its text.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// As around it.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
    fileprivate var listed: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the font.
    case unspecified
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black
    fileprivate var listed: FontWeight? {
      self == .unspecified ? nil : FontWeight(Double(rawValue * 100))
    }
  }

  let image: Image
  /// The font of text beside it, by which symbols are drawn.
  let font: FontDescriptor
  /// A tint of its own.
  let tint: UIColor?
  /// How large it is beside its text, if it is a symbol; `nil` for as around it.
  let symbolScale: Image.Scale?
  /// The rendering mode: whether the image shows its own colours or the tint.
  public let renderingMode: RenderingMode
  /// The pictures of an image that moves; `nil` for others.
  public internal(set) var images: [UIImage]?
  /// How long these are shown together, in seconds; 0 for an image that does not move.
  public internal(set) var duration: TimeInterval = 0
  /// What another module made it of, for that module.
  package var origin: AnyObject?

  /// The colours of a symbol's parts; `nil` for the tint.
  private let palette: Palette?

  /// Colours of a symbol's parts.
  private struct Palette {
    let colors: [UIColor]
    /// Whether lesser parts are lighter, and not in other colours.
    let isLayered: Bool

    @MainActor init?(_ symbol: SymbolConfiguration?) {
      guard let symbol, let colors = symbol.colors, !colors.isEmpty else { return nil }
      (self.colors, isLayered) = (colors, symbol.isLayered)
    }
  }

  private init(
    _ image: Image, _ font: FontDescriptor, _ tint: UIColor?, _ mode: RenderingMode,
    scale: Image.Scale? = nil, palette: Palette? = nil
  ) {
    (self.image, self.font, self.tint, renderingMode) = (image, font, tint, mode)
    (symbolScale, self.palette) = (scale, palette)
  }

  /// The font beside which the image is drawn by its own configuration, if it is a symbol; `nil` for that of the place.
  var ownFont: Font? {
    guard isSymbolImage, font != Self.body else { return nil }
    return Font.system(size: CGFloat(font.size)).weight(Font.Weight(listed: font.weight))
  }

  /// Another image that shows the same.
  func copied() -> UIImage { with(image) }
  /// Another image like this one of another picture.
  func with(_ image: Image) -> UIImage {
    let copy = UIImage(image, font, tint, renderingMode, scale: symbolScale, palette: palette)
    copy.origin = origin
    return copy
  }

  /// The colours of the image's parts where the tint is `tint`, the foremost first.
  func levels(_ tint: UIColor, in environment: EnvironmentValues) -> [StyleNumbers] {
    let colors = (palette?.colors ?? [tint]).map {
      StyleNumbers.color($0.color.resolve(in: environment))
    }
    let first = colors[0]
    guard let palette, !palette.isLayered else {
      guard palette != nil else { return [first, first, first] }
      return [first, first.opacity(Self.secondary), first.opacity(Self.tertiary)]
    }
    let second = colors.count > 1 ? colors[1] : first
    return [first, second, colors.count > 2 ? colors[2] : second]
  }
  /// How opaque lesser parts are that have the same colour: as SwiftUI's images of that mode.
  private static let (secondary, tertiary) = (0.5, 0.25)

  /// Creates an image of what code drew.
  convenience init(drawn picture: DrawnPicture) {
    self.init(Image(.drawn(picture)), Self.body, nil, .automatic)
  }

  /// Creates an image of pixels.
  convenience init(picture: AssetPicture) {
    self.init(Image(.picture(picture)), Self.body, nil, .automatic)
  }

  private static let body = FontDescriptor(size: 17)

  /// Finds one of the system's symbols.
  ///
  /// A name that nobody knows gives an image, too: the sign for it, of which the tool tells.
  ///
  /// - Parameters:
  ///   - name: Its name among SF Symbols.
  ///   - configuration: How large and bold it is.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      Image(systemName: name), Self.body.changed(by: symbol), nil, .automatic,
      scale: symbol?.scale, palette: Palette(symbol))
  }
  /// Finds one of the system's symbols that shows a quantity.
  ///
  /// - Parameters:
  ///   - name: Its name among SF Symbols.
  ///   - value: How much of it is filled, 0...1.
  ///   - configuration: How large and bold it is.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      Image(systemName: name, variableValue: value), Self.body.changed(by: symbol), nil,
      .automatic, scale: symbol?.scale, palette: Palette(symbol))
  }

  /// Finds an image or symbol of the scene's assets.
  ///
  /// A name that nobody knows gives an image, too: the sign for it, of which the tool tells.
  public convenience init?(named name: String) {
    self.init(Image(name), Self.body, nil, .automatic)
  }
  /// Finds an image or symbol of the scene's assets.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  ///   - configuration: How large and bold it is, if it is a symbol.
  /// - Note: Accepted; no effect. `in`: pictures come from the scene's assets.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      Image(name), Self.body.changed(by: symbol), nil, .automatic, scale: symbol?.scale,
      palette: Palette(symbol))
  }
  /// Finds an image or symbol of the scene's assets.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  ///   - traitCollection: Where it is to be shown.
  /// - Note: Accepted; no effect. `in`, `compatibleWith`: pictures come from the scene's assets, for where they are shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// The image that a resource stands for.
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), Self.body, nil, .automatic)
  }

  /// The image with another size or weight, if it is a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let symbol = configuration as? SymbolConfiguration
    return UIImage(
      image, font.changed(by: symbol), tint, renderingMode, scale: symbol?.scale ?? symbolScale,
      palette: Palette(symbol) ?? palette)
  }
  /// The image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, font, tint, renderingMode, scale: symbolScale, palette: palette)
  }
  /// The image in a tint of its own.
  ///
  /// - Parameters:
  ///   - color: The tint.
  ///   - renderingMode: What is tinted: every image by `.alwaysTemplate`, symbols only by the other
  ///     modes.
  /// - Returns: The tinted image.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate
  ) -> UIImage {
    UIImage(image, font, color, renderingMode, scale: symbolScale, palette: palette)
  }

  // Two of one name are two, as of all objects here.
  nonisolated public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The image as drawn for a stage.
  func art(_ environment: EnvironmentValues, _ assets: Assets) -> ImageArt {
    var environment = environment
    if let symbolScale { environment.imageScale = symbolScale }
    return ImageArt(image, font: font, environment, assets)
  }

  /// The size in points.
  public var size: CGSize {
    art(UIScreen.environment, ViewGraph.current?.stage.assets ?? Assets()).size
  }
}

extension FontDescriptor {
  /// This font with a symbol configuration's size and weight.
  @MainActor fileprivate func changed(by symbol: UIImage.SymbolConfiguration?) -> FontDescriptor {
    var font = self
    if let size = symbol?.size { font.size = size }
    if let weight = symbol?.weight { font.weight = weight }
    return font
  }
}

extension Image {
  /// Shows one of UIKit's images.
  @MainActor @preconcurrency public init(uiImage: UIImage) {
    self = uiImage.image
    // SwiftUI's image is resizable where it says so itself.
    resizing = nil
    if uiImage.renderingMode == .alwaysTemplate { renderingMode = .template }
  }
}
