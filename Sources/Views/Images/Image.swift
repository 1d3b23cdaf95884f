public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// An image: a picture of the scene's assets, or a symbol that goes with text.
public struct Image: Equatable, Sendable {
  /// The source of an image.
  package enum Source: Equatable, Sendable {
    case system(String)
    case named(String)
    /// Pixels that code has.
    case picture(AssetPicture)
    /// What code drew.
    case drawn(DrawnPicture)
  }

  /// The resizing of an image that fills a frame of another size.
  package struct Resizing: Equatable, Sendable {
    package var capInsets = EdgeInsets()
    package var mode = ResizingMode.stretch
    package init(capInsets: EdgeInsets = EdgeInsets(), mode: ResizingMode = .stretch) {
      (self.capInsets, self.mode) = (capInsets, mode)
    }
  }

  package let source: Source
  /// The variable value: how much of a symbol that shows a quantity is filled; taken and not drawn.
  var variableValue: Double?
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// How many of a picture's own points make a point.
  var density = 1.0
  /// Whether edges are smooth.
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?
  /// The accessibility label; `nil` for the image's name.
  package var label: String?
  /// Whether the image is decorative: hidden from accessibility.
  package var isDecorative = false

  package init(_ source: Source) { self.source = source }

  /// Creates one of the system's symbols.
  ///
  /// - Parameter systemName: Its name among SF Symbols.
  public init(systemName: String) { source = .system(systemName) }

  /// Creates one of the system's symbols.
  ///
  /// - Parameters:
  ///   - systemName: Its name among SF Symbols.
  ///   - variableValue: How much of the symbol is filled, 0...1.
  ///     Symbols with steps, as signals and sound waves are, show those that it reaches.
  public init(systemName: String, variableValue: Double?) {
    source = .system(systemName)
    self.variableValue = variableValue
  }

  /// Creates an image of the scene's assets: a picture or a symbol.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Creates an image of the scene's assets that shows a quantity.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - variableValue: How much of the symbol is filled, 0...1.
  ///   - bundle: The bundle of the image.
  /// - Note: Accepted; no effect. `variableValue`, `bundle`: the scene's own symbols are drawn whole, and come from its
  ///   assets.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
    self.variableValue = variableValue
  }

  /// Creates an image of the scene's assets with an accessibility label.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  ///   - label: What the image says to someone who cannot see it.
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainText(in: EnvironmentValues())
  }

  /// Creates a decorative image of the scene's assets, hidden from accessibility.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets.
  ///   - bundle: The bundle of the image.
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// Creates an image of the project's assets.
  ///
  /// - Parameter resource: What stands for it in code.
  public init(_ resource: ImageResource) { source = .named(resource.name) }

  /// Creates a decorative image of the project's assets, hidden from accessibility.
  ///
  /// - Parameter resource: What stands for it in code.
  public init(decorative resource: ImageResource) {
    source = .named(resource.name)
    isDecorative = true
  }

  /// The resizing mode: how an image fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Stretched to fill.
    case stretch
  }
  /// The template rendering mode: whether an image shows its own colours or the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity alone, painted in the foreground style.
    case template
    /// In its own colours.
    case original
  }
  /// The interpolation of an image at another size; all but none are drawn alike.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest neighbour.
    case none
    /// Bilinear: between the nearest four pixels.
    case low
    /// Bilinear, from a smaller copy where the image must shrink.
    case medium
    /// The best there is.
    case high
  }
  /// The image scale: how large symbols are beside text of the same font.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than the letters beside it.
    case small
    /// To match the letters beside it.
    case medium
    /// Larger than the letters beside it.
    case large
  }
  /// The orientation: how an image is rotated; only images made of pixels by hand have one.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As stored.
    case up
    /// Mirrored: left and right exchanged.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Mirrored upside down: top and bottom exchanged.
    case downMirrored
    /// Rotated by 90° anticlockwise.
    case left
    /// Mirrored, then rotated by 90° anticlockwise.
    case leftMirrored
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored, then rotated by 90° clockwise.
    case rightMirrored
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Makes the image resizable: it fills the frame that it is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: Insets, in points, that keep their size.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  /// - Returns: The image, resizable.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// Sets the template rendering mode; `nil` for what is usual.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }
  /// Sets the interpolation of the image at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  /// Sets whether the edges of the picture, or of a symbol's parts, are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }
  /// Sets the symbol rendering mode: in which colours the parts of a symbol are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }
}

extension Image: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { ImageNode(self, inputs) }
}

/// The symbol rendering mode: in which colours the parts of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  /// All parts in the foreground style.
  public static let monochrome = Self(kind: .monochrome)
  /// The foreground style, fainter for parts of lower rank.
  public static let hierarchical = Self(kind: .hierarchical)
  /// A style for each rank, as `foregroundStyle(_:_:_:)` says.
  public static let palette = Self(kind: .palette)
  /// The symbol's own colours: those of weather and a few others; parts without any are in the foreground style, and
  /// the tool tells of symbols that have none.
  public static let multicolor = Self(kind: .multicolor)
}

/// The symbol variants: which of the forms of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as its name says.
  public static let none = Self()
  /// Inside a circle.
  public static let circle = Self(shape: "circle")
  /// Inside a square.
  public static let square = Self(shape: "square")
  /// Inside a rectangle.
  public static let rectangle = Self(shape: "rectangle")
  /// Filled instead of outlined.
  public static let fill = Self(isFilled: true)
  /// Slashed: struck through.
  public static let slash = Self(isSlashed: true)

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
  }

  /// These variants within a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// These variants within a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// These variants within a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// These variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants, slashed: struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Whether every variant of `other` is one of these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// The names of symbols to look for, the most wanted first, ending with `name` itself.
  func names(of name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    if let shape { add(shape) }
    let before = parts
    if isSlashed { add("slash") }
    if isFilled { add("fill") }
    let full = parts.joined(separator: ".")
    return [full, (before + (isFilled ? ["fill"] : [])).joined(separator: "."), name]
  }
}
