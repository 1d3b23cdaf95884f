import DisplayList
public import Pixels
public import Symbols

/// A scene's own images and symbols, by name.
///
/// The tool makes it of a folder; the graph reads no files.
public struct Assets: Sendable {
  /// An image, and its scale: how many of its pixels make a point.
  package struct Picture: Sendable {
    package let image: ImageReference
    package let scale: Double
  }

  package private(set) var pictures: [String: Picture] = [:]
  package private(set) var symbols: [String: Symbol] = [:]

  /// Creates a collection of nothing.
  public init() {}

  /// Adds an image; a name that is taken gets the new one.
  ///
  /// - Parameters:
  ///   - picture: Its pixels.
  ///   - name: The name by which `Image` asks for it.
  ///   - scale: Pixels to the point; above 0.
  public mutating func add(_ picture: Pixmap, named name: String, scale: Double = 1) {
    precondition(scale > 0, "a picture has some pixels to the point")
    pictures[name] = Picture(image: ImageReference(name: name, pixmap: picture), scale: scale)
  }

  /// Adds a symbol under its own name; a name that is taken gets the new one.
  ///
  /// `Image("name")` and `Image(systemName: "name")` both find it; it goes before a symbol of the
  /// system's of the same name.
  public mutating func add(_ symbol: Symbol) { symbols[symbol.name] = symbol }

  /// The names of everything, sorted.
  public var names: [String] { Set(pictures.keys).union(symbols.keys).sorted() }
}
