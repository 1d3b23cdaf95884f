public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine

/// A file that a value is given to others as.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether others may have the file itself.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file to give.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - allowAccessingOriginalFile: Whether others may have the file itself; in a film they always have it.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a value is taken from.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the other's own, and no copy.
  public let isOriginalFile: Bool
}

/// A representation as a file.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) throws -> Item)?
  /// Whether the file is made or read by code that waits, which a drag does not do.
  private var waits = false

  /// Creates a representation that goes both ways.
  ///
  /// - Parameters:
  ///   - contentType: What kind of data it is.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is wanted.
  ///   - exporting: Makes the file.
  ///   - importing: Makes a value of a file.
  /// - Note: Accepted; no effect. `shouldAttemptToOpenInPlace`: in a film it is always the file itself.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) { (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing) }
  /// Creates a representation that others are given.
  ///
  /// - Parameters:
  ///   - exportedContentType: What kind of data it is.
  ///   - shouldAllowToOpenInPlace: Whether others may have the file itself.
  ///   - exporting: Makes the file.
  /// - Note: Accepted; no effect. `shouldAllowToOpenInPlace`: in a film it is always the file itself.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) { (contentType, self.exporting, importing) = (exportedContentType, exporting, nil) }
  /// Creates a representation that is taken from others.
  ///
  /// - Parameters:
  ///   - importedContentType: What kind of data it is.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is wanted.
  ///   - importing: Makes a value of a file.
  /// - Note: Accepted; no effect. `shouldAttemptToOpenInPlace`: in a film it is always the file itself.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) { (contentType, exporting, self.importing) = (importedContentType, nil, importing) }

  func forms(of item: Item) -> [TransferForm] {
    guard !waits else {
      IneffectiveSettings.note("FileRepresentation that waits")
      return []
    }
    guard let exporting else { return [] }
    let file = { (try? exporting(item))?.file }
    var form = TransferForm(type: contentType) { file().flatMap { try? Data(contentsOf: $0) } }
    form.file = file
    return [form]
  }
  func item(of form: TransferForm) -> Item? {
    guard let importing, form.conforms(to: contentType), let file = form.file() else { return nil }
    return try? importing(ReceivedTransferredFile(file: file, isOriginalFile: true))
  }
}

// What makes a value of a file, or a file of a value, may wait elsewhere. A drag in a film waits for nobody: such a representation
// gives nothing, and the tool says so.
extension FileRepresentation {
  /// Creates a representation that goes both ways by code that waits, which gives nothing in a film.
  ///
  /// - Parameters:
  ///   - contentType: What kind of data it is.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is wanted.
  ///   - exporting: Makes the file.
  ///   - importing: Makes a value of a file.
  /// - Note: Accepted; no effect. `exporting`, `importing`, `shouldAttemptToOpenInPlace`: a drag waits for nobody.
  @_disfavoredOverload
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(waitingFor: contentType) }
  /// Creates a representation that others are given by code that waits, which gives nothing in a film.
  ///
  /// - Parameters:
  ///   - exportedContentType: What kind of data it is.
  ///   - shouldAllowToOpenInPlace: Whether others may have the file itself.
  ///   - exporting: Makes the file.
  /// - Note: Accepted; no effect. `exporting`, `shouldAllowToOpenInPlace`: a drag waits for nobody.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(waitingFor: exportedContentType) }
  /// Creates a representation that is taken from others by code that waits, which takes nothing in a film.
  ///
  /// - Parameters:
  ///   - importedContentType: What kind of data it is.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is wanted.
  ///   - importing: Makes a value of a file.
  /// - Note: Accepted; no effect. `importing`, `shouldAttemptToOpenInPlace`: a drag waits for nobody.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(waitingFor: importedContentType) }

  private init(waitingFor type: UTType) {
    (contentType, exporting, importing, waits) = (type, nil, nil, true)
  }
}

extension TransferRepresentation {
  /// Says how a file of the value is called.
  ///
  /// - Parameter fileName: The name.
  /// - Returns: This representation.
  /// - Note: Accepted; no effect. `fileName`: no film makes files of what is dragged.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Says how a file of the value is called.
  ///
  /// - Parameter fileName: Gives the name.
  /// - Returns: This representation.
  /// - Note: Accepted; no effect. `fileName`: no film makes files of what is dragged.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Says when others are given this representation.
  ///
  /// - Parameter condition: Whether a value is given.
  /// - Returns: A representation that is there for such values alone.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> ConditionalRepresentation<Self> {
    ConditionalRepresentation(base: self, condition: condition)
  }
  /// Says who is given this representation.
  ///
  /// - Parameter visibility: Who.
  /// - Returns: This representation.
  /// - Note: Accepted; no effect. `visibility`: a film has one app.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who is given a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let rank: Int
  /// Everybody.
  public static let all = Self(rank: 3)
  /// Apps of the same maker.
  public static let team = Self(rank: 2)
  /// Apps of the same group.
  public static let group = Self(rank: 1)
  /// The app itself.
  public static let ownProcess = Self(rank: 0)
}

/// A representation of some values of a type only.
public struct ConditionalRepresentation<Base: TransferRepresentation>: PrimitiveRepresentation {
  public typealias Item = Base.Item
  let base: Base
  let condition: @Sendable (Base.Item) -> Bool

  func forms(of item: Item) -> [TransferForm] { condition(item) ? base.allForms(of: item) : [] }
  func item(of form: TransferForm) -> Item? { base.anyItem(of: form) as? Item }
}
