public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine

/// What represents a value while it is dragged.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is represented.
  associatedtype Item: Transferable
  /// What this representation is made of.
  associatedtype Body: TransferRepresentation
  /// What this representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// One of the forms in which a dragged value comes: bytes of a type, or a value of Swift's.
struct TransferForm {
  /// What kind of data it is; `nil` for what is a value alone.
  let type: UTType?
  /// The value; `nil` for bytes alone.
  let value: Any?
  /// The bytes; `nil` if there are none.
  let data: () -> Data?
  /// The file that it is in; `nil` if it is in none.
  var file: () -> URL? = { nil }

  init(type: UTType?, value: Any? = nil, data: @escaping () -> Data? = { nil }) {
    (self.type, self.value, self.data) = (type, value, data)
  }

  /// Whether it is data of that kind.
  func conforms(to wanted: UTType) -> Bool { type?.conforms(to: wanted) ?? false }
}

/// A representation without a body.
protocol PrimitiveRepresentation: TransferRepresentation
where Body == NoTransferRepresentation {
  /// The forms of a value, the best first.
  func forms(of item: Item) -> [TransferForm]
  /// The value that a form is of; `nil` if it is of none.
  func item(of form: TransferForm) -> Item?
}

extension PrimitiveRepresentation {
  public var body: NoTransferRepresentation { NoTransferRepresentation() }

  fileprivate func forms(ofAny item: Any) -> [TransferForm] {
    (item as? Item).map { forms(of: $0) } ?? []
  }
  fileprivate func anyItem(ofPrimitive form: TransferForm) -> Any? { item(of: form) }
}

extension TransferRepresentation {
  /// The forms of a value, the best first.
  func allForms(of item: Any) -> [TransferForm] {
    if let primitive = self as? any PrimitiveRepresentation { return primitive.forms(ofAny: item) }
    return self is NoTransferRepresentation ? [] : body.allForms(of: item)
  }
  /// The value that a form is of; `nil` if it is of none.
  func anyItem(of form: TransferForm) -> Any? {
    if let primitive = self as? any PrimitiveRepresentation {
      return primitive.anyItem(ofPrimitive: form)
    }
    return self is NoTransferRepresentation ? nil : body.anyItem(of: form)
  }
}

extension Transferable {
  /// The forms of this value: itself first.
  var forms: [TransferForm] {
    [TransferForm(type: nil, value: self)] + Self.transferRepresentation.allForms(of: self)
  }
  /// The value that the first form is of that is one of this type.
  static func item(of forms: [TransferForm]) -> Self? {
    let representation = transferRepresentation
    for form in forms {
      if let item = form.value as? Self ?? representation.anyItem(of: form) as? Self { return item }
    }
    return nil
  }
}

/// A representation as what can be encoded.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  PrimitiveRepresentation
{
  let contentType: UTType

  /// Creates a representation as JSON.
  ///
  /// - Parameters:
  ///   - itemType: What is represented.
  ///   - contentType: What kind of data it is.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder { self.contentType = contentType }

  func forms(of item: Item) -> [TransferForm] {
    [TransferForm(type: contentType) { try? JSONEncoder().encode(item) }]
  }
  func item(of form: TransferForm) -> Item? {
    guard form.conforms(to: contentType), let data = form.data() else { return nil }
    return try? JSONDecoder().decode(Item.self, from: data)
  }
}

/// A representation as bytes.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?
  /// Whether the bytes are made or read by code that waits, which a drag does not do.
  private var waits = false

  /// Creates a representation that goes both ways.
  ///
  /// - Parameters:
  ///   - contentType: What kind of data it is.
  ///   - exporting: Makes the bytes.
  ///   - importing: Makes a value of bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) { (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing) }
  /// Creates a representation that others are given.
  ///
  /// - Parameters:
  ///   - exportedContentType: What kind of data it is.
  ///   - exporting: Makes the bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) { (contentType, self.exporting, importing) = (exportedContentType, exporting, nil) }
  /// Creates a representation that is taken from others.
  ///
  /// - Parameters:
  ///   - importedContentType: What kind of data it is.
  ///   - importing: Makes a value of bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) { (contentType, exporting, self.importing) = (importedContentType, nil, importing) }

  func forms(of item: Item) -> [TransferForm] {
    if waits { IneffectiveSettings.note("DataRepresentation that waits") }
    return exporting.map { make in [TransferForm(type: contentType) { try? make(item) }] } ?? []
  }
  func item(of form: TransferForm) -> Item? {
    guard let importing, form.conforms(to: contentType), let data = form.data() else { return nil }
    return try? importing(data)
  }
}

extension DataRepresentation {
  /// Creates a representation that goes both ways by code that waits, which gives nothing in a film: a drag waits for nobody.
  ///
  /// - Parameters:
  ///   - contentType: What kind of data it is.
  ///   - exporting: Makes the bytes.
  ///   - importing: Makes a value of bytes.
  /// - Note: Accepted; no effect. `exporting`, `importing`: the tool says so where such a value is dragged.
  @_disfavoredOverload
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { (self.contentType, self.exporting, self.importing, waits) = (contentType, nil, nil, true) }
  /// Creates a representation that others are given by code that waits, which gives nothing in a film: a drag waits for nobody.
  ///
  /// - Parameters:
  ///   - exportedContentType: What kind of data it is.
  ///   - exporting: Makes the bytes.
  /// - Note: Accepted; no effect. `exporting`: the tool says so where such a value is dragged.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { (contentType, self.exporting, importing, waits) = (exportedContentType, nil, nil, true) }
}

/// A representation by another value that can be dragged.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that goes both ways.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value.
  ///   - importing: Makes a value of the other.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { (self.exporting, self.importing) = (exporting, importing) }
  /// Creates a representation that others are given.
  ///
  /// - Parameter exporting: Makes the other value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }
  /// Creates a representation that is taken from others.
  ///
  /// - Parameter importing: Makes a value of the other.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  func forms(of item: Item) -> [TransferForm] { (try? exporting?(item))?.forms ?? [] }
  func item(of form: TransferForm) -> Item? {
    guard let importing, let proxy = ProxyRepresentation.item(of: [form]) else { return nil }
    return try? importing(proxy)
  }
}

/// No representation: what those are made of that are made of no others.
public struct NoTransferRepresentation: TransferRepresentation {
  public typealias Item = Never
  /// Itself.
  public var body: NoTransferRepresentation { self }
}

/// The representation of what can only be dragged as what it is.
struct ValueRepresentation<Item: Transferable>: PrimitiveRepresentation {
  func forms(of item: Item) -> [TransferForm] { [] }
  func item(of form: TransferForm) -> Item? { nil }
}

/// Several representations, the best first.
public struct TransferRepresentations<Item: Transferable>: PrimitiveRepresentation {
  let all: [any TransferRepresentation]

  func forms(of item: Item) -> [TransferForm] { all.flatMap { $0.allForms(of: item) } }
  func item(of form: TransferForm) -> Item? {
    for representation in all {
      if let item = representation.anyItem(of: form) as? Item { return item }
    }
    return nil
  }
}

/// Builds the representations of a value from statements.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation as it is written.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  /// One representation is itself.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  /// Several are tried in their order.
  ///
  /// - Parameters:
  ///   - first: The best.
  ///   - rest: The others.
  /// - Returns: All of them as one.
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TransferRepresentations<Item> where First.Item == Item {
    var all: [any TransferRepresentation] = [first]
    for next in repeat each rest { all.append(next) }
    return TransferRepresentations(all: all)
  }
}
