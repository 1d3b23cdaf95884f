public import UniformTypeIdentifiers
public import Views

/// A picture or a film of the library, of which a film has none: so nothing of it can be loaded.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form it is given.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system thinks best.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// In the form that most can read.
    public static let compatible = Self(name: "compatible")
  }

  /// Its identifier in the library.
  public let itemIdentifier: String?
  /// The types that it can be loaded as: none.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item of an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads it as a value: there is none, so this gives `nil`.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value, of which there is none.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `type`: a film has no library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// How what is picked becomes a scene's.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// When the picker is closed.
  public static let `default` = Self(name: "default")
  /// When the picker is closed, in the order of the taps.
  public static let ordered = Self(name: "ordered")
  /// At each tap.
  public static let continuous = Self(name: "continuous")
  /// At each tap, in the order of the taps.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
