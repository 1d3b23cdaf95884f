public import Foundation
public import UniformTypeIdentifiers
import SceneGraph
@_spi(Engine) import ViewEngine

/// What an item provider can be made of.
public protocol NSItemProviderWriting {}
/// What an item provider can be asked for.
public protocol NSItemProviderReading {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension String: NSItemProviderReading {}
extension URL: NSItemProviderReading {}

/// What provides a value, or data of several types, to where it is dropped.
///
/// What is asked for comes at the same instant, after the code that asked.
@MainActor @preconcurrency open class NSItemProvider {
  /// The forms of the value, the best first.
  var forms: [TransferForm]
  /// The name that a file of it would have.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public init() { forms = [] }
  init(_ forms: [TransferForm]) { self.forms = forms }

  /// Creates a provider of an object.
  ///
  /// - Parameter object: A text, an address or a picture.
  public convenience init(object: any NSItemProviderWriting) {
    self.init(Self.forms(of: object, as: nil))
  }
  /// Creates a provider of a value.
  ///
  /// - Parameters:
  ///   - item: The value; `nil` for none.
  ///   - typeIdentifier: The identifier of its type; `nil` for its own.
  public convenience init(item: Any?, typeIdentifier: String?) {
    let type = typeIdentifier.flatMap { UTType($0) }
    self.init(item.map { Self.forms(of: $0, as: type) } ?? [])
  }
  /// Creates a provider of a file.
  ///
  /// - Parameter fileURL: Where the file is; `nil` gives no provider.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    self.init(
      Self.forms(of: fileURL, as: .fileURL) + [
        TransferForm(type: type) { try? Data(contentsOf: fileURL) }
      ])
    suggestedName = fileURL.lastPathComponent
  }

  /// Creates a provider of several values that are the same thing.
  ///
  /// - Parameters:
  ///   - values: The values, the best first.
  ///   - type: The type of them.
  package init(_ values: [Any], as type: UTType) {
    forms = values.map { TransferForm(type: type, value: $0) }
  }

  /// The value of a type that can be made of what is provided; `nil` if none can.
  package func item<T: Transferable>(of type: T.Type) -> T? { T.item(of: forms) }

  private static func forms(of object: Any, as type: UTType?) -> [TransferForm] {
    func form(_ value: any Transferable) -> [TransferForm] {
      guard let type else { return value.forms }
      return [TransferForm(type: type, value: value)] + value.forms
    }
    if let text = object as? NSString { return form(String(text)) }
    if let url = object as? NSURL { return form(url as URL) }
    if let value = object as? any Transferable { return form(value) }
    return [TransferForm(type: type ?? .image, value: object)]
  }

  // MARK: What there is

  /// The types of which there is data.
  public var registeredContentTypes: [UTType] { forms.compactMap(\.type) }
  /// The identifiers of those types.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Whether there is data of that type or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return forms.contains { $0.conforms(to: type) }
  }
  /// Whether it can give an object of that class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  private func object(of wanted: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    if wanted == NSString.self || wanted == String.self {
      return String.item(of: forms)
    }
    if wanted == NSURL.self || wanted == URL.self { return URL.item(of: forms) }
    return forms.lazy.compactMap { $0.value as? any NSItemProviderReading }
      .first { type(of: $0) == wanted }
  }

  // MARK: Loading

  /// Gives an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Called with the object, or with what went wrong.
  /// - Returns: How far it is.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object(of: aClass)
    return later { completionHandler(object, object == nil ? TransferFailure() : nil) }
  }
  /// Gives a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type: text or an address.
  ///   - completionHandler: Called with the value, or with what went wrong.
  /// - Returns: How far it is.
  @discardableResult public func loadObject<T: NSItemProviderReading & Transferable>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { loadTransferable(type: type) { completionHandler(try? $0.get(), $0.failure) } }
  /// Gives a value that can be dragged.
  ///
  /// - Parameters:
  ///   - type: Its type.
  ///   - completionHandler: Called with the value, or with what went wrong.
  /// - Returns: How far it is.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    let item = T.item(of: forms)
    return later { completionHandler(item.map { .success($0) } ?? .failure(TransferFailure())) }
  }
  /// Gives bytes of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - completionHandler: Called with the bytes, or with what went wrong.
  /// - Returns: How far it is.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = form(of: typeIdentifier)?.data()
    return later { completionHandler(data, data == nil ? TransferFailure() : nil) }
  }
  /// Gives what there is of a type: the value itself, or its bytes.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: Nothing that counts here.
  ///   - completionHandler: Called with it, or with what went wrong.
  /// - Note: Accepted; no effect. `options`: what is dragged in a film needs no hints.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let form = form(of: typeIdentifier)
    let item: Any? = form?.value ?? form?.data().map { $0 as Any }
    later { completionHandler?(item, item == nil ? TransferFailure() : nil) }
  }

  private func form(of typeIdentifier: String) -> TransferForm? {
    UTType(typeIdentifier).flatMap { type in forms.first { $0.conforms(to: type) } }
  }

  /// Calls `action` at this instant, after the code that runs.
  @discardableResult private func later(_ action: @escaping @MainActor () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    if let graph = ViewGraph.current {
      graph.timeline.schedule(at: graph.timeline.now, .timer, action)
    } else {
      action()
    }
    return progress
  }
}

extension Result {
  fileprivate var failure: (any Error)? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
