public import CoreLocation
public import Foundation

/// Something of the library; there is nothing.
public class PHObject: NSObject {
  var absent: Never { fatalError("\(Self.self): a film has no library") }
  fileprivate override init() {}
  /// Its identifier.
  public final var localIdentifier: String { switch absent {} }
}

/// A picture or a film of the library; there is none.
public final class PHAsset: PHObject {
  /// What kind it is.
  public var mediaType: PHAssetMediaType { switch absent {} }
  /// Of which kinds it is within that.
  public var mediaSubtypes: PHAssetMediaSubtype { switch absent {} }
  /// Its width in pixels.
  public var pixelWidth: Int { switch absent {} }
  /// Its height in pixels.
  public var pixelHeight: Int { switch absent {} }
  /// When it was made.
  public var creationDate: Date? { switch absent {} }
  /// When it was changed.
  public var modificationDate: Date? { switch absent {} }
  /// Where it was made.
  public var location: CLLocation? { switch absent {} }
  /// How long it is, in seconds.
  public var duration: TimeInterval { switch absent {} }
  /// Whether it is liked.
  public var isFavorite: Bool { switch absent {} }
  /// Whether it is hidden.
  public var isHidden: Bool { switch absent {} }

  /// All that there is: nothing.
  ///
  /// - Note: Accepted; no effect. `with`: the library is empty.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// All of a kind: nothing.
  ///
  /// - Parameters:
  ///   - mediaType: The kind.
  ///   - options: What else is asked for.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `with`, `options`: the library is empty.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All of an album: nothing.
  ///
  /// - Parameters:
  ///   - assetCollection: The album.
  ///   - options: What else is asked for.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `in`, `options`: the library is empty.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Those of identifiers: nothing.
  ///
  /// - Parameters:
  ///   - identifiers: Their identifiers.
  ///   - options: What else is asked for.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `withLocalIdentifiers`, `options`: the library is empty.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What kind something of the library is.
public enum PHAssetMediaType: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// Of which kind within its kind something of the library is.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture.
  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// A picture with more light.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// A picture of the screen.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// A picture that moves a little.
  public static let photoLive = Self(rawValue: 1 << 3)
  /// A picture with depth.
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  /// A film that goes slowly.
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  /// A film that goes fast.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// From where something of the library is.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Somebody's own.
  public static let typeUserLibrary = Self(rawValue: 1)
  /// What is shared.
  public static let typeCloudShared = Self(rawValue: 2)
  /// What came from a desk.
  public static let typeiTunesSynced = Self(rawValue: 4)
}

/// An album of the library; there is none.
public final class PHAssetCollection: PHObject {
  /// Its name.
  public var localizedTitle: String? { switch absent {} }
  /// How many there are in it.
  public var estimatedAssetCount: Int { switch absent {} }
  /// What kind it is.
  public var assetCollectionType: PHAssetCollectionType { switch absent {} }

  /// Albums of a kind: there are none.
  ///
  /// - Parameters:
  ///   - type: The kind.
  ///   - subtype: The kind within that.
  ///   - options: What else is asked for.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `with`, `subtype`, `options`: the library is empty.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Albums of identifiers: there are none.
  ///
  /// - Parameters:
  ///   - identifiers: Their identifiers.
  ///   - options: What else is asked for.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `withLocalIdentifiers`, `options`: the library is empty.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What kind an album is.
public enum PHAssetCollectionType: Int, Sendable {
  /// Somebody's own.
  case album = 1
  /// One that the system makes.
  case smartAlbum = 2
}

/// What kind an album is within its kind.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// Somebody's own.
  case albumRegular = 2
  /// What is shared.
  case albumCloudShared = 101
  /// Any of the system's.
  case smartAlbumGeneric = 200
  /// Wide pictures.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// What is liked.
  case smartAlbumFavorites = 203
  /// What is new.
  case smartAlbumRecentlyAdded = 206
  /// All.
  case smartAlbumUserLibrary = 209
  /// Pictures of oneself.
  case smartAlbumSelfPortraits = 210
  /// Pictures of the screen.
  case smartAlbumScreenshots = 211
  /// Any.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// What of the library is asked for.
open class PHFetchOptions: NSObject {
  /// What it has to be; `nil` for anything.
  ///
  /// - Note: Accepted; no effect. `predicate`: the library is empty.
  open var predicate: NSPredicate?
  /// In which order.
  ///
  /// - Note: Accepted; no effect. `sortDescriptors`: the library is empty.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  ///
  /// - Note: Accepted; no effect. `fetchLimit`: the library is empty.
  open var fetchLimit = 0
  /// Whether what is hidden is among it.
  ///
  /// - Note: Accepted; no effect. `includeHiddenAssets`: the library is empty.
  open var includeHiddenAssets = false
  /// From where it may be.
  ///
  /// - Note: Accepted; no effect. `includeAssetSourceTypes`: the library is empty.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether all pictures of a burst are among it.
  ///
  /// - Note: Accepted; no effect. `includeAllBurstAssets`: the library is empty.
  open var includeAllBurstAssets = false
  /// Asks for all.
  public override init() {}
}

/// What was found in the library: nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many: none.
  public var count: Int { 0 }
  /// The first: there is none.
  public var firstObject: ObjectType? { nil }
  /// The last: there is none.
  public var lastObject: ObjectType? { nil }

  /// Creates what has nothing.
  public override init() {}

  /// One of those that were found; there is none.
  ///
  /// - Parameter index: Its number.
  /// - Returns: The one.
  public func object(at index: Int) -> ObjectType {
    fatalError("PHFetchResult.object(at: \(index)): a film's library is empty")
  }
  /// One of those that were found; there is none.
  public subscript(index: Int) -> ObjectType { object(at: index) }
  /// Some of those that were found: none.
  ///
  /// - Parameter indexes: Their numbers.
  /// - Returns: Nothing.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  /// The number of one: it is not there.
  ///
  /// - Note: Accepted; no effect. `of`: the library is empty.
  public func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Whether one is there: it is not.
  ///
  /// - Note: Accepted; no effect. `anObject`: the library is empty.
  public func contains(_ anObject: ObjectType) -> Bool { false }
  /// Calls a block for each: for none.
  ///
  /// - Note: Accepted; no effect. `block`: the library is empty.
  public func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Calls a block for each: for none.
  ///
  /// - Parameters:
  ///   - options: In which order.
  ///   - block: The block.
  /// - Note: Accepted; no effect. `options`, `using`: the library is empty.
  public func enumerateObjects(
    options: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
