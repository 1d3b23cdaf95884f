import DisplayList
public import Pixels
public import Symbols

/// A scene's own images, symbols and colours, by name.
///
/// The tool makes it of folders; the graph reads no files.
public struct Assets: Sendable {
  package private(set) var pictures: [String: AssetPicture] = [:]
  package private(set) var symbols: [String: Symbol] = [:]
  /// How long pictures of the network take to come, in seconds, by their addresses.
  package private(set) var delays: [String: Double] = [:]
  /// How pictures become files and files pictures, for code that has their bytes; `nil` where nobody knows.
  public var coding: PictureCoding?
  /// Where else is looked, in this order.
  private var sources: [any AssetSource] = []

  /// Creates a collection of nothing.
  public init() {}

  /// Adds an image; a name that is taken gets the new one.
  ///
  /// - Parameters:
  ///   - picture: Its pixels.
  ///   - name: The name by which `Image` asks for it.
  ///   - scale: Pixels to the point; above 0.
  public mutating func add(_ picture: Pixmap, named name: String, scale: Double = 1) {
    pictures[name] = AssetPicture(picture, named: name, scale: scale)
  }

  /// Adds a symbol under its own name; a name that is taken gets the new one.
  ///
  /// `Image("name")` and `Image(systemName: "name")` both find it; it goes before a symbol of the
  /// system's of the same name.
  public mutating func add(_ symbol: Symbol) { symbols[symbol.name] = symbol }

  /// Adds a picture that a scene loads from the network; an address that is taken gets the new one.
  ///
  /// - Parameters:
  ///   - picture: Its pixels.
  ///   - address: The address by which `AsyncImage` asks for it.
  ///   - delay: How long it takes to come, in seconds of the film.
  public mutating func add(_ picture: Pixmap, at address: String, after delay: Double = 0) {
    add(picture, named: address)
    delays[address] = delay
  }

  /// Adds a source of assets, which is asked for what is not found here or in sources before it.
  public mutating func add(_ source: any AssetSource) { sources.append(source) }

  /// The names of all that was added by itself, sorted.
  public var names: [String] { Set(pictures.keys).union(symbols.keys).sorted() }

  /// The image or symbol that a scene calls `name`, as it is in a colour scheme.
  ///
  /// - Parameters:
  ///   - name: The name, with the names of folders before it where they are part of it.
  ///   - scheme: The colour scheme.
  /// - Returns: The image; `nil` if nothing has the name.
  package func image(named name: String, in scheme: ColorScheme) -> AssetImage? {
    if let picture = pictures[name] { return .picture(picture) }
    if let symbol = symbols[name] { return .symbol(symbol) }
    return sources.lazy.compactMap { $0.image(named: name, in: scheme) }.first
  }

  /// The colour that a scene calls `name`.
  ///
  /// - Parameters:
  ///   - name: The name, with the names of folders before it where they are part of it.
  ///   - scheme: The colour scheme.
  /// - Returns: The colour; `nil` if nothing has the name.
  package func color(named name: String, in scheme: ColorScheme) -> Color? {
    sources.lazy.compactMap { $0.color(named: name, in: scheme) }.first
  }

  /// What assets were asked for and cannot be used, a line for people each, sorted.
  public var faults: [String] { sources.flatMap(\.faults).sorted() }
}

/// A source of assets: what finds images and colours by name, and may look for them only then.
///
/// It is asked often, and remembers what it found: a picture that is asked for again is the same object.
public protocol AssetSource: Sendable {
  /// The image or symbol of a name; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders before it where they are part of it.
  ///   - scheme: The colour scheme.
  /// - Returns: The image or symbol.
  func image(named name: String, in scheme: ColorScheme) -> AssetImage?
  /// The colour of a name; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders before it where they are part of it.
  ///   - scheme: The colour scheme.
  /// - Returns: The colour.
  func color(named name: String, in scheme: ColorScheme) -> Color?
  /// What was asked for, is there and cannot be used: a line for people each.
  var faults: [String] { get }
}

/// An image of the assets: a picture, or a symbol.
public enum AssetImage: Sendable {
  /// Pixels.
  case picture(AssetPicture)
  /// A drawing that goes with text.
  case symbol(Symbol)
}

/// A picture of the assets, and how many of its pixels make a point.
public struct AssetPicture: Equatable, Sendable {
  package let image: ImageReference
  package let scale: Double
  /// Whether only its opacity counts, painted in the foreground style, unless the scene says otherwise.
  package let isTemplate: Bool

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - picture: Its pixels.
  ///   - name: What display lists call it.
  ///   - scale: Pixels to the point; above 0.
  ///   - isTemplate: Whether only its opacity counts.
  public init(_ picture: Pixmap, named name: String, scale: Double, isTemplate: Bool = false) {
    precondition(scale > 0, "a picture has some pixels to the point")
    image = ImageReference(name: name, pixmap: picture)
    (self.scale, self.isTemplate) = (scale, isTemplate)
  }
}
