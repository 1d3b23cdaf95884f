import Codecs
import DisplayList
import Foundation
import SceneLoader
import Symbols
import Synchronization
import ViewEngine

/// The assets of a project's catalogue, read when a scene asks for them.
final class CatalogAssets: AssetSource {
  private let items: [String: [AssetCatalog.Kind: AssetCatalog.Item]]
  private let drawings: VectorPictures
  /// Pixels to the point on the stage, by which pictures are chosen.
  private let scale: Double
  private let known = Mutex(Known())

  /// What was asked for so far.
  private struct Known {
    var images: [Key: AssetImage?] = [:]
    var colors: [Key: Color?] = [:]
    var faults: Set<String> = []
  }

  private struct Key: Hashable {
    var name: String
    var scheme: ColorScheme
  }

  /// Creates the assets of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: What is in it.
  ///   - drawings: The drawings in it, in pixels.
  ///   - scale: Pixels to the point on the stage.
  init(_ catalog: AssetCatalog, drawings: VectorPictures = VectorPictures(), scale: Double) {
    var items: [String: [AssetCatalog.Kind: AssetCatalog.Item]] = [:]
    for item in catalog.items where items[item.name]?[item.kind] == nil {
      items[item.name, default: [:]][item.kind] = item
    }
    (self.items, self.drawings, self.scale) = (items, drawings, scale)
  }

  var faults: [String] { known.withLock { $0.faults.sorted() } }

  func color(named name: String, in scheme: ColorScheme) -> Color? {
    guard let item = items[name]?[.color] else { return nil }
    return found(Key(name: name, scheme: scheme), \.colors) { _ in
      try AssetSet(item).color(in: scheme)
    }
  }

  func image(named name: String, in scheme: ColorScheme) -> AssetImage? {
    guard let item = items[name]?[.image] ?? items[name]?[.symbol] else { return nil }
    return found(Key(name: name, scheme: scheme), \.images) { try image(item, scheme, &$0) }
  }

  /// What was found for a key, now or before.
  private func found<Value: Sendable>(
    _ key: Key, _ place: any WritableKeyPath<Known, [Key: Value?]> & Sendable,
    _ find: (_ faults: inout Set<String>) throws -> Value?
  ) -> Value? {
    known.withLock { known in
      if let value = known[keyPath: place][key] { return value }
      var value: Value?
      do {
        value = try SceneReadings.forTool { try find(&known.faults) }
      } catch {
        known.faults.insert("\(error)")
      }
      known[keyPath: place][key] = .some(value)
      return value
    }
  }

  private func image(
    _ item: AssetCatalog.Item, _ scheme: ColorScheme, _ faults: inout Set<String>
  ) throws -> AssetImage? {
    let set = try AssetSet(item)
    guard let file = set.file(in: scheme, scale: scale) else { return nil }
    if item.kind == .symbol { return .symbol(try AssetsFolder.symbol(file.path, named: item.name)) }
    if let reason = drawings.reasons[file.path] {
      throw Failure(.sceneFailed, "\(file.path): \(reason)")
    }
    let drawing = drawings.drawn[file.path]
    let picture =
      try drawing.map { try PNGReader.decode([UInt8]($0.png), path: file.path) }
      ?? StillReader.read(file.path)
    if set.isSliced {
      faults.insert("\(item.folder): slices have no effect; it is stretched whole")
    }
    return .picture(
      AssetPicture(
        picture, named: item.name, scale: drawing?.scale ?? file.scale ?? 1,
        isTemplate: set.isTemplate))
  }
}
