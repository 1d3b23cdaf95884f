public import Foundation

/// A file wrapper: a file, a folder of others, or a link, in memory.
///
/// A film writes no files, and reads those that it is given.
open class FileWrapper {
  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once, with all that is inside.
    public static let immediate = Self(rawValue: 1)
    /// Into memory of its own.
    public static let withoutMapping = Self(rawValue: 2)
  }
  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside the old file, which it then replaces.
    public static let atomic = Self(rawValue: 1)
    /// With the names of what is inside taken over.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// A folder in which this wrapper is.
  private struct Place { weak var folder: FileWrapper? }

  private var content: Content
  private var places: [Place] = []

  /// The name that the file is to have; changed, it is that in the folders around, too.
  open var preferredFilename: String? { didSet { rename() } }
  /// The name that the file has; `nil` for one that has not been read.
  open var filename: String?
  /// The attributes of the file, by their names.
  open var fileAttributes: [String: Any] = [:]

  // MARK: Making wrappers

  /// Creates a wrapper of a file.
  ///
  /// - Parameter contents: The bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// Creates a wrapper of a folder.
  ///
  /// - Parameter childrenByPreferredName: What is inside, by names, which those get that have none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      child.places.append(Place(folder: self))
    }
  }
  /// Creates a wrapper of a link.
  ///
  /// - Parameter url: Where it leads.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
  /// Creates a wrapper of a file that the film is given.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - options: How it is read.
  /// - Throws: What keeps the file from being read, as that it is a folder.
  /// - Note: Accepted; no effect. `options`: a file is read at once.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .file(try Data(contentsOf: url))
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  // MARK: What it is

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; `nil` for what is none.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }
  /// Where a link leads; `nil` for what is none.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }
  /// What is in a folder, by its names there; `nil` for what is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  // MARK: What is inside

  /// Adds a wrapper to this folder.
  ///
  /// - Parameter child: The wrapper, which has a preferred name.
  /// - Returns: Its name here: the preferred one, or where that is taken, one that is made of it.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard var children = fileWrappers else {
      fatalError("FileWrapper.addFileWrapper: only a directory holds other wrappers")
    }
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      fatalError("FileWrapper.addFileWrapper: the wrapper that is added needs a preferredFilename")
    }
    var (name, number) = (wanted, 0)
    while children[name] != nil {
      number += 1
      name = "\(number)\(Self.mark)\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    child.places.append(Place(folder: self))
    return name
  }
  /// What stands between a number and a name that was taken, as in folders of rich text with several pictures.
  private static let mark = "__#$!@%!#__"

  /// Adds a file to this folder.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - fileName: The name that it is to have.
  /// - Returns: Its name here.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Removes a wrapper from this folder.
  ///
  /// - Parameter child: The wrapper; one that is not here changes nothing.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard let children = fileWrappers else {
      fatalError("FileWrapper.removeFileWrapper: only a directory holds other wrappers")
    }
    content = .folder(children.filter { $0.value !== child })
    child.places.removeAll { $0.folder === self }
  }
  /// The name of a wrapper in this folder.
  ///
  /// - Parameter child: The wrapper.
  /// - Returns: The name; `nil` for one that is not here.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.filter { $0.value === child }.keys.min()
  }

  private func rename() {
    guard preferredFilename != nil else { return }
    for folder in places.compactMap(\.folder) where folder.keyForChildFileWrapper(self) != nil {
      folder.removeFileWrapper(self)
      folder.addFileWrapper(self)
    }
  }

  // MARK: Files

  /// Reads a file that the film is given, in place of what is here.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - options: How it is read.
  /// - Throws: What keeps the file from being read, as that it is a folder.
  /// - Note: Accepted; no effect. `options`: a file is read at once.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = .file(try Data(contentsOf: url))
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }
  /// Writes the file, which a film does not.
  ///
  /// - Parameters:
  ///   - url: Where it would be.
  ///   - options: How it would be written.
  ///   - originalContentsURL: Where an older one is.
  /// - Throws: That nothing may be written, always.
  /// - Note: Accepted; no effect. `to`, `options`, `originalContentsURL`: a film writes no files.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws { throw CocoaError(.fileWriteNoPermission) }
}
