public import Foundation

/// A type of files and data, by its identifier, as `public.png`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier: names from the general to the special, between dots.
  public let identifier: String
  /// Types that an app declares, by their identifiers.
  private let parents: [String]

  init(known identifier: String) { (self.identifier, parents) = (identifier, []) }
  private init(_ identifier: String, _ parent: UTType) {
    (self.identifier, parents) = (identifier, [parent.identifier])
  }

  /// Creates a type of the system's; `nil` for an identifier that the system does not know.
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier] != nil else { return nil }
    self.init(known: identifier)
  }
  /// Creates the type of files whose names end so; of an ending that the system does not know, a type of its own.
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending, without the dot.
  ///   - supertype: What it is a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    let found = TypeTable.identifier { $0.extensions.contains(ending) }
    self = found.map(Self.init(known:)) ?? Self("dyn.\(ending)", supertype)
  }
  /// Creates the type of data that servers name so; of a name that the system does not know, a type of its own.
  ///
  /// - Parameters:
  ///   - mimeType: The name, as in `image/png`.
  ///   - supertype: What it is a kind of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let found = TypeTable.identifier { $0.mime == mimeType.lowercased() }
    self = found.map(Self.init(known:)) ?? Self("dyn.\(mimeType)", supertype)
  }
  /// Creates a type that an app declares as its own.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: What it is a kind of.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parentType ?? .data)
  }
  /// Creates a type that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: What it is a kind of.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parentType ?? .data)
  }

  private var entry: TypeTable.Entry? { TypeTable.entries[identifier] }

  /// The usual ending of files of this type, without the dot.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  /// What servers call data of this type.
  public var preferredMIMEType: String? { entry?.mime }
  /// What it is called, in English.
  public var localizedDescription: String? { entry?.name }
  /// Whether the system declares it.
  public var isDeclared: Bool { entry != nil || !isDynamic }
  /// Whether it was made for an ending or a name that nobody declares.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether everybody may use it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// All types of which this one is a kind.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = entry?.parents ?? parents
    while let next = rest.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      rest += TypeTable.entries[next]?.parents ?? []
    }
    return found
  }
  /// Whether this type is another, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }
  /// Whether this type is a kind of another.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }
  /// Whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension URL {
  /// This place with the usual ending of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension,
      pathExtension.lowercased() != ending
    else { return self }
    return appendingPathExtension(ending)
  }
}
