public import Foundation

// What Foundation has elsewhere for folders that an app shares or keeps in a cloud, and for files that a person gave it.

extension FileManager {
  /// The folder that apps of a group share: one of that name beside an app's own.
  ///
  /// - Parameter groupIdentifier: The group.
  /// - Returns: The folder, which need not be there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL.libraryDirectory.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
  }
  /// The folder that an app keeps in a cloud: `nil`, as nobody is signed in.
  ///
  /// - Note: Accepted; no effect. `forUbiquityContainerIdentifier`: there is no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// What stands for the person who is signed in to a cloud: `nil`, as nobody is.
  public var ubiquityIdentityToken: (any NSCopying & NSObjectProtocol)? { nil }
  /// Whether a file is kept in a cloud: none is.
  ///
  /// - Note: Accepted; no effect. `at`: there is no cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Begins to fetch a file from a cloud, from which there is nothing to fetch.
  ///
  /// - Parameter url: The file.
  /// - Throws: That there is no such file.
  /// - Note: Accepted; no effect. `at`: there is no cloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// Takes a file away that can be fetched from a cloud again, of which there are none.
  ///
  /// - Parameter url: The file.
  /// - Throws: That there is no such file.
  /// - Note: Accepted; no effect. `at`: there is no cloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
}

extension URL {
  /// What a bookmark is made for.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With little that helps to find what was moved.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// For a file of bookmarks.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// With the right to open what it leads to.
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    /// With the right to read what it leads to.
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    /// Without a right to open what it leads to.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }
  /// How a bookmark is followed.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking anybody anything.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Without opening a volume.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// With the right to open what it leads to.
    public static let withSecurityScope = Self(rawValue: 1 << 10)
    /// Without a right to open what it leads to.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// Asks for the right to open a file that a person gave the app: what can be opened may be.
  ///
  /// - Returns: Whether it is to be given back: always.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the right to open a file back.
  public func stopAccessingSecurityScopedResource() {}

  /// A bookmark of the address: the address as bytes, which does not follow a file that is moved.
  ///
  /// - Parameters:
  ///   - options: What it is made for.
  ///   - keys: What is remembered of the file.
  ///   - url: What the address is relative to.
  /// - Returns: The bookmark.
  /// - Throws: Nothing here.
  /// - Note: Accepted; no effect. `options`, `includingResourceValuesForKeys`, `relativeTo`: a bookmark is the whole address.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }
  /// Creates the address of a bookmark.
  ///
  /// - Parameters:
  ///   - data: The bookmark.
  ///   - options: How it is followed.
  ///   - url: What the address is relative to.
  ///   - bookmarkDataIsStale: Set to whether it has to be made again: it has not.
  /// - Throws: That the bytes are no bookmark.
  /// - Note: Accepted; no effect. `options`, `relativeTo`: a bookmark is the whole address.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let found = URL(string: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = found
  }
}

/// Lets several read and write a file one after another: nobody else does, so that each may at once.
public final class NSFileCoordinator: NSObject {
  /// What a reader wants.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was changed need not be saved before.
    public static let withoutChanges = Self(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// Only what is known of the file is read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// The file is sent somewhere.
    public static let forUploading = Self(rawValue: 8)
  }
  /// What a writer does.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Deletes the file.
    public static let forDeleting = Self(rawValue: 1)
    /// Moves the file.
    public static let forMoving = Self(rawValue: 2)
    /// Saves what was changed before.
    public static let forMerging = Self(rawValue: 4)
    /// Puts another file in its place.
    public static let forReplacing = Self(rawValue: 8)
    /// Changes what is known of the file.
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  /// Creates what lets them.
  ///
  /// - Parameter filePresenter: Who shows the file, and need not be told.
  /// - Note: Accepted; no effect. `filePresenter`: nobody else changes files.
  public init(filePresenter: Any? = nil) { super.init() }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: What the reader wants.
  ///   - outError: Set where it may not; it may.
  ///   - reader: Reads it.
  /// - Note: Accepted; no effect. `options`, `error`: nobody else changes files.
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: What the writer does.
  ///   - outError: Set where it may not; it may.
  ///   - writer: Writes it.
  /// - Note: Accepted; no effect. `options`, `error`: nobody else changes files.
  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
