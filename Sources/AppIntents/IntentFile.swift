public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case bytes(Data)
    case file(URL)
  }
  private let content: Content
  /// Its name.
  public var filename: String
  /// Its type; `nil` where it is not known.
  public var type: UTType?
  /// Whether it goes when it has been read.
  public var removedOnCompletion = false

  /// Creates a file of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - filename: Its name.
  ///   - type: Its type; `nil` for that of the name.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (content, self.filename) = (.bytes(data), filename)
    self.type = type ?? Self.type(of: filename)
  }
  /// Creates a file that lies somewhere.
  ///
  /// - Parameters:
  ///   - fileURL: Where it lies.
  ///   - filename: Its name; `nil` for that of the place.
  ///   - type: Its type; `nil` for that of the name.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    let filename = filename ?? fileURL.lastPathComponent
    (content, self.filename) = (.file(fileURL), filename)
    self.type = type ?? Self.type(of: filename)
  }

  /// Its bytes; none if the file cannot be read.
  public var data: Data {
    switch content {
    case .bytes(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }
  /// Where it lies; `nil` for bytes.
  public var fileURL: URL? {
    if case .file(let url) = content { return url }
    return nil
  }

  private static func type(of filename: String) -> UTType? {
    UTType(filenameExtension: (filename as NSString).pathExtension)
  }
}
