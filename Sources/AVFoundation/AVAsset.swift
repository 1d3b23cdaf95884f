public import Foundation
public import Geometry

/// A film or a sound, which nobody opens.
open class AVAsset: NSObject {
  /// Where it is.
  let address: URL

  /// Creates what is at an address; nobody looks whether it is there.
  ///
  /// - Parameter URL: The address.
  public init(url URL: URL) { address = URL }

  /// How long it is: no time, as nobody reads it.
  open var duration: CMTime { .zero }
  /// How fast it would be played.
  open var preferredRate: Float { 1 }
  /// Whether it can be played: nobody reads it.
  open var isPlayable: Bool { false }
  /// What it is made of: nothing, as nobody reads it.
  open var tracks: [AVAssetTrack] { [] }
  /// What is told of it: nothing, as nobody reads it.
  open var metadata: [AVMetadataItem] { [] }
  /// What is told of it in common words: nothing, as nobody reads it.
  open var commonMetadata: [AVMetadataItem] { [] }

  /// The tracks of a kind: none, as nobody reads it.
  ///
  /// - Note: Accepted; no effect. `withMediaType`: there are no tracks.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Reads the tracks of a kind, which nobody can.
  ///
  /// - Parameter mediaType: The kind.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Returns: Nothing.
  nonisolated(nonsending) open func loadTracks(withMediaType mediaType: AVMediaType) async throws
    -> [AVAssetTrack]
  {
    throw AVError.unread("AVAsset.loadTracks(withMediaType: \(mediaType.rawValue))")
  }
  /// Reads something of it, which nobody can.
  ///
  /// - Parameter property: What is read.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Returns: Nothing.
  nonisolated(nonsending) public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>)
    async throws -> Value
  {
    throw AVError.unread("AVAsset.load(.\(property.name))")
  }
  /// Reads two things of it, which nobody can.
  ///
  /// - Parameters:
  ///   - property: What is read.
  ///   - other: What else is read.
  /// - Throws: ``AVError`` of ``AVError/Code/contentIsUnavailable``.
  /// - Returns: Nothing.
  nonisolated(nonsending) public func load<Value, Other>(
    _ property: AVAsyncProperty<AVAsset, Value>, _ other: AVAsyncProperty<AVAsset, Other>
  ) async throws -> (Value, Other) {
    throw AVError.unread("AVAsset.load(.\(property.name), .\(other.name))")
  }
  /// Reads values, which nobody can; they are as they are.
  ///
  /// - Parameters:
  ///   - keys: Their names.
  ///   - handler: Called at once.
  /// - Note: Accepted; no effect. `forKeys`: nothing is read.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)?
  ) { handler?() }
}

/// A film or a sound at an address, which nobody opens.
open class AVURLAsset: AVAsset {
  /// Where it is.
  open var url: URL { address }

  /// Creates what is at an address; nobody looks whether it is there.
  ///
  /// - Parameters:
  ///   - URL: The address.
  ///   - options: How it is read.
  /// - Note: Accepted; no effect. `options`: nothing is read.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// That the length is found out as exactly as can be.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Something that is read of a film or a sound.
public struct AVAsyncProperty<Root, Value>: Sendable {
  /// What it is called.
  let name: String
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// How long it is.
  public static var duration: Self { Self(name: "duration") }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// What it is made of.
  public static var tracks: Self { Self(name: "tracks") }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: Self { Self(name: "isPlayable") }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// What is told of it.
  public static var metadata: Self { Self(name: "metadata") }
  /// What is told of it in common words.
  public static var commonMetadata: Self { Self(name: "commonMetadata") }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  /// How large its picture is.
  public static var naturalSize: Self { Self(name: "naturalSize") }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  /// How its picture is turned.
  public static var preferredTransform: Self { Self(name: "preferredTransform") }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  /// How many pictures it has in a second.
  public static var nominalFrameRate: Self { Self(name: "nominalFrameRate") }
}

/// A kind of what is played.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = Self(rawValue: "vide")
  /// Sounds.
  public static let audio = Self(rawValue: "soun")
  /// Words.
  public static let text = Self(rawValue: "text")
  /// Words below the picture.
  public static let subtitle = Self(rawValue: "sbtl")
  /// What is seen in pictures, as codes.
  public static let metadata = Self(rawValue: "meta")
  /// Pictures and sounds in one.
  public static let muxed = Self(rawValue: "muxx")
}

/// A track of a film or a sound; there are none, as nobody opens any.
public final class AVAssetTrack: NSObject {
  private var absent: Never { fatalError("AVAssetTrack: no film or sound is opened") }
  private override init() {}

  /// What kind it is.
  public var mediaType: AVMediaType { switch absent {} }
  /// How large its picture is.
  public var naturalSize: CGSize { switch absent {} }
  /// How its picture is turned.
  public var preferredTransform: CGAffineTransform { switch absent {} }
  /// How many pictures it has in a second.
  public var nominalFrameRate: Float { switch absent {} }
  /// Reads something of it.
  ///
  /// - Parameter property: What is read.
  /// - Returns: What was read.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `property`: there is no film or device to ask.
  nonisolated(nonsending) public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>)
    async throws -> Value
  {
    switch absent {}
  }
}

/// What is told of a film or a sound; there is nothing, as nobody opens any.
public final class AVMetadataItem: NSObject {
  private var absent: Never { fatalError("AVMetadataItem: no film or sound is opened") }
  private override init() {}

  /// What it is of, in common words.
  public var commonKey: AVMetadataKey? { switch absent {} }
  /// What is told.
  public var value: (any NSCopying & NSObjectProtocol)? { switch absent {} }
  /// What is told, as words.
  public var stringValue: String? { switch absent {} }
  /// What is told, as bytes.
  public var dataValue: Data? { switch absent {} }
}

/// What something that is told of a film or a sound is of.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// Who plays.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The record's name.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// The record's picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
