internal import Foundation

/// A catalogue of assets: an `.xcassets` folder, and what is in it by name.
public struct AssetCatalog: Codable, Hashable, Sendable {
  /// The kind of an asset that scenes can show.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A colour.
    case color = "colorset"
    /// A picture.
    case image = "imageset"
    /// A symbol of the project's own.
    case symbol = "symbolset"
  }

  /// An asset: a folder with a list of its forms.
  public struct Item: Codable, Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// The name by which scenes ask for it: with those of folders that are namespaces, as `Brand/Primary`.
    public let name: String
    /// Where it is.
    public let folder: String
  }

  /// The catalogue's folder.
  public let path: String
  /// What is in it, sorted by folder.
  public private(set) var items: [Item] = []

  /// How deep folders are looked through.
  private static let greatestDepth = 20

  /// Looks through a catalogue; what is no asset that scenes show is passed over.
  ///
  /// - Parameter path: The folder.
  public init(_ path: String) {
    self.path = path
    look(in: path, namespace: "", depth: 0)
  }

  private mutating func look(in folder: String, namespace: String, depth: Int) {
    guard depth < Self.greatestDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let place = "\(folder)/\(name)"
      guard SceneCompiler.isFolder(place) else { continue }
      let dot = name.lastIndex(of: ".")
      if let dot, let kind = Kind(rawValue: String(name[name.index(after: dot)...])) {
        items.append(Item(kind: kind, name: namespace + name[..<dot], folder: place))
      } else if dot == nil || !name.hasSuffix("set") {
        look(
          in: place, namespace: Self.isNamespace(place) ? "\(namespace)\(name)/" : namespace,
          depth: depth + 1)
      }
    }
  }

  /// All files of it that scenes may show, with the lists of them, sorted.
  var files: [String] {
    items.flatMap { item in
      ((try? FileManager.default.contentsOfDirectory(atPath: item.folder)) ?? []).sorted()
        .map { "\(item.folder)/\($0)" }
    }
  }

  private struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Whether a folder's name is part of the names in it.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let said = try? JSONDecoder().decode(Folder.self, from: data)
    else { return false }
    return said.properties?.providesNamespace == true
  }
}
