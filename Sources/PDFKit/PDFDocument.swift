public import Foundation
import ViewEngine

/// What a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its title.
  public static let titleAttribute = Self(rawValue: "Title")
  /// Its author.
  public static let authorAttribute = Self(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// What made it.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// What made the file.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// Words by which it is found.
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// A PDF: how many pages it has, and how large they are; what is on them is not read.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  private var text: PDFText?
  private var data: Data?
  /// Where it was read.
  open private(set) var documentURL: URL?
  /// What it says of itself, by ``PDFDocumentAttribute``.
  open var documentAttributes: [AnyHashable: Any]?
  /// What is told while it is searched.
  ///
  /// - Note: Accepted; no effect. `delegate`: nobody reads words.
  open weak var delegate: (any PDFDocumentDelegate)?

  /// Creates a document without pages.
  public override init() {}
  /// Reads a document; `nil` where the bytes are no PDF.
  ///
  /// - Parameter data: The bytes.
  public init?(data: Data) {
    guard let text = PDFText(data) else { return nil }
    super.init()
    (self.text, self.data) = (text, data)
    documentAttributes = Dictionary(
      uniqueKeysWithValues: text.words.map {
        (AnyHashable(PDFDocumentAttribute(rawValue: $0.key)), $0.value as Any)
      })
    pages = text.pages.map { PDFPage($0) }
    for page in pages { page.document = self }
  }
  /// Reads a document; `nil` where there is no file, or no PDF.
  ///
  /// - Parameter url: The file.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  // MARK: Pages

  /// How many pages it has.
  open var pageCount: Int { pages.count }
  /// A page; `nil` where there is none.
  ///
  /// - Parameter index: Its number, from 0.
  /// - Returns: The page.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// The number of a page, from 0; `NSNotFound` where it is another's.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - index: Its number, from 0.
  open func insert(_ page: PDFPage, at index: Int) {
    guard (0...pages.count).contains(index) else {
      fatalError("PDFDocument.insert: there is no place \(index) among \(pages.count) pages")
    }
    pages.insert(page, at: index)
    page.document = self
    data = nil
  }
  /// Takes a page out.
  ///
  /// - Parameter index: Its number, from 0; one that is not there does nothing.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    data = nil
  }
  /// Has two pages change places.
  ///
  /// - Parameters:
  ///   - indexA: The number of the one, from 0.
  ///   - indexB: The number of the other, from 0.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    data = nil
  }

  // MARK: What it is

  /// The number before the point of its version.
  open var majorVersion: Int { text?.version.major ?? 1 }
  /// The number behind the point of its version.
  open var minorVersion: Int { text?.version.minor ?? 3 }
  /// Whether it can be read with a key only.
  open var isEncrypted: Bool { text?.isEncrypted ?? false }
  /// Whether a key is waited for, which nobody asks for.
  open var isLocked: Bool { false }
  /// Tries a key, which opens nothing.
  ///
  /// - Parameter password: The key.
  /// - Returns: `false`.
  /// - Note: Accepted; no effect. `withPassword`: nothing that is packed is read.
  open func unlock(withPassword password: String) -> Bool { false }
  /// Its words, which nobody reads.
  open var string: String? { nil }
  /// Where words stand, which nobody reads.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - options: How they are compared.
  /// - Returns: Nowhere.
  /// - Note: Accepted; no effect. `string`, `withOptions`: nobody reads words.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] {
    IneffectiveSettings.note("PDFDocument.findString, as no words are read,")
    return []
  }
  /// Its bytes as they were read; `nil` where it was made or changed by code, as none are written.
  open func dataRepresentation() -> Data? {
    if data == nil { IneffectiveSettings.note("PDFDocument.dataRepresentation, as none is made,") }
    return data
  }
}

/// What is told while a document is searched; nothing is.
public protocol PDFDocumentDelegate: AnyObject {
  /// Words were found.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
}
