public import Foundation
public import OpenCombine
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

/// A document that is a value, read from a file and written to one.
@preconcurrency public protocol FileDocument: Sendable {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of a document that is written.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// The state of the document for a file of a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of a state.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - configuration: The type of the file, and the file as it is.
  /// - Returns: The file.
  /// - Throws: What keeps the document from being written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from: a file and its type.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written for: a type, and the file as it is.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is; `nil` for a document that was never written.
  public let existingFile: FileWrapper?
}

/// A document that is open, as a window is given it.
@MainActor @preconcurrency public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where its file is; `nil` for a document that was never written.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool

  init(document: Binding<Document>) { (_document, fileURL, isEditable) = (document, nil, true) }
}

/// A document that is an object and open, as a window is given it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where its file is; `nil` for a document that was never written.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool

  init(document: Document) {
    _document = ObservedObject(wrappedValue: document)
    (fileURL, isEditable) = (nil, true)
  }
}
