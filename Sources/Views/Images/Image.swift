public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A picture, or a symbol that goes with text.
public struct Image: Equatable, Sendable {
  /// Where the picture is from.
  package enum Source: Equatable, Sendable {
    case system(String)
    case named(String)
  }

  /// How a picture fills a frame of another size.
  package struct Resizing: Equatable, Sendable {
    var capInsets = EdgeInsets()
    var mode = ResizingMode.stretch
  }

  package let source: Source
  /// How much of the symbol is filled, for symbols that show a quantity; taken and not drawn.
  var variableValue: Double?
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolRenderingMode: SymbolRenderingMode?
  /// What the picture says to someone who cannot see it; `nil` for its name.
  var label: String?
  /// Whether the picture says nothing.
  var isDecorative = false

  init(_ source: Source) { self.source = source }

  /// Shows one of the system's symbols.
  ///
  /// - Parameter systemName: Its name among SF Symbols.
  public init(systemName: String) { source = .system(systemName) }

  /// Shows one of the system's symbols; `variableValue` is taken, but symbols are drawn whole.
  public init(systemName: String, variableValue: Double?) {
    source = .system(systemName)
    self.variableValue = variableValue
  }

  /// Shows a picture or symbol of the scene's assets.
  ///
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Shows a symbol of the scene's assets; `variableValue` is taken, but symbols are drawn whole.
  ///
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
    self.variableValue = variableValue
  }

  /// Shows a picture of the scene's assets that says `label` to someone who cannot see it.
  ///
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainText(in: EnvironmentValues())
  }

  /// Shows a picture of the scene's assets that says nothing to someone who cannot see it.
  ///
  /// - Note: Accepted; no effect. `bundle`: pictures come from the scene's assets.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// How a picture fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Stretched to fill.
    case stretch
  }
  /// Whether a picture shows its own colours or the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity alone, painted in the foreground style.
    case template
    /// In its own colours.
    case original
  }
  /// How smooth a picture is at another size; all but none are drawn alike.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Between the nearest four.
    case low
    /// Between the nearest four, made smaller before if it must shrink.
    case medium
    /// The best there is.
    case high
  }
  /// How large symbols are beside text of the same font.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than the letters beside it.
    case small
    /// To match the letters beside it.
    case medium
    /// Larger than the letters beside it.
    case large
  }
  /// How a picture is turned; only pictures made of pixels by hand have one.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As stored.
    case up
    /// Left and right exchanged.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Top and bottom exchanged.
    case downMirrored
    /// Turned by 90° against the clock.
    case left
    /// Mirrored, then turned by 90° against the clock.
    case leftMirrored
    /// Turned by 90° with the clock.
    case right
    /// Mirrored, then turned by 90° with the clock.
    case rightMirrored
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Makes the picture fill the frame it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: Margins, in points, that keep their size.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  /// - Returns: The picture, resizable.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// Shows the picture's own colours or the foreground style; `nil` for what is usual.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }
  /// Sets how smooth the picture is at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  /// Takes whether edges are smooth; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets in which colours the parts of a symbol are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }
}

extension Image: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { ImageNode(self, inputs) }
}

/// In which colours the parts of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette }
  let kind: Kind
  /// All parts in the foreground style.
  public static let monochrome = Self(kind: .monochrome)
  /// The foreground style, fainter for parts of lower rank.
  public static let hierarchical = Self(kind: .hierarchical)
  /// A style for each rank, as `foregroundStyle(_:_:_:)` says.
  public static let palette = Self(kind: .palette)
  /// The symbol's own colours; ours have none, so this is ``monochrome``.
  public static let multicolor = Self(kind: .monochrome)
}

/// Which of the variants of a symbol is shown.
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
  /// Struck through.
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
  /// These variants, struck out.
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

  /// The names to look for, the most wanted first, ending with `name` itself.
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
