import Foundation
import UIKitViews

/// A pasteboard: what was copied last, in the memory of the film.
///
/// The general one is UIKit's, too.
@MainActor @preconcurrency open class NSPasteboard {
  /// A kind of what is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = Self("public.utf8-plain-text")
    /// An address.
    public static let URL = Self("public.url")
    /// The address of a file.
    public static let fileURL = Self("public.file-url")
    /// A picture.
    public static let png = Self("public.png")
    /// A picture.
    public static let tiff = Self("public.tiff")
  }

  /// The pasteboard of the Mac, empty when a film begins.
  public static let general = NSPasteboard(.general)

  private let board: UIPasteboard
  private var bytes: [PasteboardType: Data] = [:]

  private init(_ board: UIPasteboard) { self.board = board }
  /// Creates an empty pasteboard that nobody else has.
  public static func withUniqueName() -> NSPasteboard { NSPasteboard(.withUniqueName()) }

  /// How often something else was copied.
  open var changeCount: Int { board.changeCount }
  /// Takes all away that was copied.
  ///
  /// - Returns: How often something else was copied.
  @discardableResult open func clearContents() -> Int {
    bytes = [:]
    board.strings = nil
    return changeCount
  }
  /// Says which kinds will be copied, and takes all away.
  ///
  /// - Parameters:
  ///   - newTypes: The kinds.
  ///   - newOwner: Who will be asked for them.
  /// - Returns: How often something else was copied.
  /// - Note: Accepted; no effect. `newTypes`, `owner`: what is copied is set at once.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Copies a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - dataType: Its kind.
  /// - Returns: Whether it was copied: it always is.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    if dataType == .string { board.string = string }
    bytes[dataType] = Data(string.utf8)
    return true
  }
  /// The text that was copied as a kind; `nil` for none.
  open func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return board.string }
    return bytes[dataType].map { String(decoding: $0, as: UTF8.self) }
  }
  /// Copies bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes; `nil` for none.
  ///   - dataType: Their kind.
  /// - Returns: Whether they were copied: they always are.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    if dataType == .string { board.string = data.map { String(decoding: $0, as: UTF8.self) } }
    bytes[dataType] = data
    return true
  }
  /// The bytes that were copied as a kind; `nil` for none.
  open func data(forType dataType: PasteboardType) -> Data? {
    if dataType == .string { return board.string.map { Data($0.utf8) } }
    return bytes[dataType]
  }
}
