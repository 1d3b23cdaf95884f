public import Foundation
@_spi(Engine) import ViewEngine
import Views

extension NSAttributedString {
  /// The kind of a document that holds a text with attributes.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters alone.
    public static let plain = Self(rawValue: "NSPlainText")
    /// RTF, which is not read here.
    public static let rtf = Self(rawValue: "NSRTF")
    /// RTF with pictures, which is not read here.
    public static let rtfd = Self(rawValue: "NSRTFD")
    /// HTML: letters, lists, links and simple style sheets.
    public static let html = Self(rawValue: "NSHTML")
  }

  /// What is said of a document when it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind: a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// How its letters are written: a raw value of `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of letters of which nothing is said.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// Where links of the document begin, which they do where they say.
    public static let baseURL = Self(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind: a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// How its letters are written: a raw value of `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of letters of which nothing is said.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Reads a document: plain letters, or HTML.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind, by itself as it begins, and how its letters are written, by itself UTF-8.
  ///   - dict: Told what is known of the document.
  /// - Throws: `CocoaError` for documents of other kinds, and for letters that are not written so.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = TextDocument.encoding(options[.characterEncoding])
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = TextDocument.type(options[.documentType]) ?? TextDocument.type(ofText: text)
    let own = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    let read: NSAttributedString
    switch type {
    case .plain: read = NSAttributedString(string: text, attributes: own)
    case .html: read = HTMLText.attributed(text)
    default: throw TextDocument.unreadable
    }
    unsafe dict?.pointee = NSDictionary(
      objects: [type, encoding.rawValue],
      forKeys: [
        NSString(string: DocumentAttributeKey.documentType.rawValue),
        NSString(string: DocumentAttributeKey.characterEncoding.rawValue),
      ])
    self.init(attributedString: read)
  }
  /// Reads a document of an address: plain letters, or HTML.
  ///
  /// - Parameters:
  ///   - url: The address of a file.
  ///   - options: Its kind, and how its letters are written.
  ///   - dict: Told what is known of the document.
  /// - Throws: `CocoaError` for documents of other kinds and files that cannot be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try unsafe self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The document that holds a part of the text: plain letters, or HTML.
  ///
  /// - Parameters:
  ///   - range: The part, in units of UTF-16.
  ///   - dict: Its kind, by itself plain, and how its letters are written, by itself UTF-8.
  /// - Returns: The document.
  /// - Throws: `CocoaError` for documents of other kinds, and for letters that cannot be written so.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    let text: String
    switch TextDocument.type(dict[.documentType]) ?? .plain {
    case .plain: text = part.string
    case .html: text = HTMLWriter.html(part)
    default: throw TextDocument.unwritable
    }
    let encoding = TextDocument.encoding(dict[.characterEncoding])
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

/// What is said of documents of texts.
private enum TextDocument {
  typealias Kind = NSAttributedString.DocumentType

  /// The error for a document of a kind that is not read here: Cocoa's number for it.
  static var unreadable: CocoaError { CocoaError(CocoaError.Code(rawValue: 65806)) }
  /// The error for a document of a kind that is not written here: Cocoa's number for it.
  static var unwritable: CocoaError { CocoaError(CocoaError.Code(rawValue: 66062)) }

  static func type(_ value: Any?) -> Kind? {
    value as? Kind ?? (value as? String).map { Kind(rawValue: $0) }
  }
  /// The kind of a document by its beginning.
  static func type(ofText text: String) -> Kind {
    let start = text.drop(while: \.isWhitespace).prefix(14).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
  static func encoding(_ value: Any?) -> String.Encoding {
    switch value {
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int: String.Encoding(rawValue: UInt(max(value, 0)))
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    case let value as String.Encoding: value
    default: .utf8
    }
  }
}
