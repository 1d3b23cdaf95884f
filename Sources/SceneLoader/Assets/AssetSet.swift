internal import Foundation
public import ViewEngine

/// The forms of an asset, as the `Contents.json` of its folder lists them: for light and dark, for scales and devices.
public struct AssetSet: Sendable {
  /// A mistake in an asset.
  public struct Fault: Error, CustomStringConvertible {
    /// What is wrong, and in which file.
    public let description: String

    init(_ file: String, _ reason: String) { description = "\(file): \(reason)" }
  }

  /// The file of a form.
  public struct File: Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// Its pixels to the point; `nil` where the set does not say.
    public let scale: Double?
  }

  private let folder: String
  private let contents: Contents

  private struct Contents: Decodable, Sendable {
    var images: [Form]?
    var symbols: [Form]?
    var colors: [Form]?
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var rendering: String?
    var keepsDrawings: Bool?
    private enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
      case keepsDrawings = "preserves-vector-representation"
    }
  }

  private struct Form: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    var idiom: String?
    var scale: String?
    var filename: String?
    var locale: String?
    var appearances: [Appearance]?
    var color: AssetColor?
    var resizing: Slices?

    /// Which parts of a picture keep their size.
    struct Slices: Decodable {}

    private enum CodingKeys: String, CodingKey {
      case idiom, scale, filename, locale, appearances, color, resizing
    }

    /// What it is for: `light` or `dark`; `nil` for any.
    var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
    /// Whether it is for readers who ask for more contrast, which nobody does on film, or for one language.
    var isSpecial: Bool {
      locale != nil || appearances?.contains { $0.appearance != "luminosity" } == true
    }
    /// How willingly a telephone takes it: the less the better.
    var distance: Int {
      switch idiom {
      case "iphone": 0
      case "universal", nil: 1
      case "ipad": 2
      default: 3
      }
    }
  }

  /// Reads the list of forms.
  ///
  /// - Parameter item: The asset.
  /// - Throws: ``Fault`` if there is no list, or if it is damaged.
  public init(_ item: AssetCatalog.Item) throws(Fault) {
    folder = item.folder
    let file = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Fault(file, "it is not there, or may not be read")
    }
    do {
      contents = try JSONDecoder().decode(Contents.self, from: data)
    } catch let error as DecodingError {
      throw Fault(file, error.reason)
    } catch {
      throw Fault(file, "it is no list of an asset's forms")
    }
  }

  /// Whether its pictures are painted in the foreground style unless the scene says otherwise.
  public var isTemplate: Bool { contents.properties?.rendering == "template" }

  /// Whether parts of its pictures would keep their size where they are stretched.
  public var isSliced: Bool { contents.images?.contains { $0.resizing != nil } == true }

  /// Whether its drawings are kept as such, so that they are sharp where they are stretched.
  var keepsDrawings: Bool { contents.properties?.keepsDrawings == true }

  /// The colour.
  ///
  /// - Parameter scheme: The colour scheme.
  /// - Returns: The colour; `nil` where the set has none, as that of an app's accent colour begins.
  public func color(in scheme: ColorScheme) -> Color? {
    forms(contents.colors, in: scheme) { $0.color != nil }.first?.color?.color
  }

  /// The file of the picture or symbol: of the scale that is shown, else of the next one above, else of the greatest.
  ///
  /// - Parameters:
  ///   - scheme: The colour scheme.
  ///   - scale: Pixels to the point on the stage.
  /// - Returns: The file; `nil` where the set has none.
  public func file(in scheme: ColorScheme, scale: Double) -> File? {
    let forms = forms(contents.images ?? contents.symbols, in: scheme) { $0.filename != nil }
    let files = forms.compactMap { form in
      form.filename.map { File(path: "\(folder)/\($0)", scale: Self.number(form.scale)) }
    }
    func key(_ file: File) -> Double { file.scale ?? .infinity }
    let above = files.filter { key($0) >= scale }.min { key($0) < key($1) }
    return above ?? files.max { key($0) < key($1) }
  }

  /// The forms for a colour scheme on the device that comes nearest.
  private func forms(
    _ all: [Form]?, in scheme: ColorScheme, _ isWhole: (Form) -> Bool
  ) -> [Form] {
    let plain = (all ?? []).filter { isWhole($0) && !$0.isSpecial }
    let own = plain.filter { $0.luminosity == scheme.rawValue }
    let any = plain.filter { $0.luminosity == nil }
    let found = own.isEmpty ? (any.isEmpty ? plain : any) : own
    let nearest = found.map(\.distance).min()
    return found.filter { $0.distance == nearest }
  }

  /// `2x` as 2.
  private static func number(_ scale: String?) -> Double? {
    guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0
    else { return nil }
    return number
  }
}

extension DecodingError {
  /// What is wrong, and where, in few words.
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return path.isEmpty
        ? context.debugDescription
        : "\(path.joined(separator: ".")): \(context.debugDescription)"
    @unknown default: return "it is no list of an asset's forms"
    }
  }
}
