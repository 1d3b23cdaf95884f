import CoreLocation
import Foundation
import Photos
import Testing

@testable import ViewEngine

/// Every question of a library that has no pictures.
@MainActor @Suite("All questions of an empty library")
struct EmptyLibraryLawTests {
  private final class Watcher: PHPhotoLibraryChangeObserver {
    nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
      Issue.record("nothing changes in a library that is empty")
    }
  }
  private static let media: [PHAssetMediaType] = [.unknown, .image, .video, .audio]
  nonisolated private static let albums: [PHAssetCollectionSubtype] = [
    .albumRegular, .albumCloudShared, .smartAlbumGeneric, .smartAlbumPanoramas, .smartAlbumVideos,
    .smartAlbumFavorites, .smartAlbumRecentlyAdded, .smartAlbumUserLibrary,
    .smartAlbumSelfPortraits, .smartAlbumScreenshots, .any,
  ]
  private func isEmpty<Found: AnyObject>(_ result: PHFetchResult<Found>) -> Bool {
    var visits = 0
    result.enumerateObjects { _, _, _ in visits += 1 }
    result.enumerateObjects(options: .reverse) { _, _, _ in visits += 1 }
    return visits == 0 && result.count == 0 && result.firstObject == nil
      && result.lastObject == nil && result.objects(at: IndexSet()).isEmpty
  }
  private static func options(_ limit: Int) -> PHFetchOptions {
    let options = PHFetchOptions()
    options.fetchLimit = limit
    options.includeHiddenAssets = limit > 0
    options.includeAssetSourceTypes = [.typeUserLibrary, .typeCloudShared]
    return options
  }

  @Test("there are no pictures, films or sounds, however many are asked for", arguments: [0, 1, 9])
  func pictures(limit: Int) {
    let options = Self.options(limit)
    #expect(options.fetchLimit == limit && options.includeAssetSourceTypes.rawValue == 3)
    #expect(isEmpty(PHAsset.fetchAssets(with: options)) && isEmpty(PHAsset.fetchAssets(with: nil)))
    for kind in Self.media {
      #expect(isEmpty(PHAsset.fetchAssets(with: kind, options: options)))
    }
    let names = (0..<limit).map { "\($0)/L0/001" }
    #expect(isEmpty(PHAsset.fetchAssets(withLocalIdentifiers: names, options: options)))
  }

  @Test("there are no albums of any kind", arguments: albums)
  func albums(kind: PHAssetCollectionSubtype) {
    for type in [.album, .smartAlbum] as [PHAssetCollectionType] {
      #expect(
        isEmpty(
          PHAssetCollection.fetchAssetCollections(with: type, subtype: kind, options: nil)))
    }
    let named = PHAssetCollection.fetchAssetCollections(
      withLocalIdentifiers: ["\(kind.rawValue)"], options: Self.options(1))
    #expect(isEmpty(named))
  }

  @Test("kinds have the numbers of the library")
  func numbers() {
    #expect(Self.media.map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      Self.albums.map(\.rawValue) == [2, 101, 200, 201, 202, 203, 206, 209, 210, 211, .max])
    let kinds: [PHAssetMediaSubtype] = [
      .photoPanorama, .photoHDR, .photoScreenshot, .photoLive, .photoDepthEffect,
      .videoHighFrameRate, .videoTimelapse,
    ]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 131_072, 262_144])
    let states: [PHAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorized, .limited,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let resources: [PHAssetResourceType] = [.photo, .video, .audio, .alternatePhoto, .pairedVideo]
    #expect(resources.map(\.rawValue) == [1, 2, 3, 4, 9])
    #expect(PHAccessLevel.addOnly.rawValue == 1 && PHAccessLevel.readWrite.rawValue == 2)
  }

  @Test("who asks whether the app may read the library is told at once that it may not")
  func asked() {
    var answers: [PHAuthorizationStatus] = []
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.append($0) }
    #expect(answers == [.denied, .denied])
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
  }

  @Test("there is one library, which tells nobody of a change")
  func library() {
    let watcher = Watcher()
    let library = PHPhotoLibrary.shared()
    library.register(watcher)
    library.performChanges({ Issue.record("a change was made") })
    library.unregisterChangeObserver(watcher)
    #expect(library === PHPhotoLibrary.shared())
  }

  @Test(
    "errors have the numbers of Photos, and words",
    arguments: [
      (.userCancelled, 3072), (.libraryVolumeOffline, 3114), (.identifierNotFound, 3201),
      (.accessRestricted, 3310), (.accessUserDenied, 3311),
    ] as [(PHPhotosError.Code, Int)])
  func errors(code: PHPhotosError.Code, number: Int) {
    let error = PHPhotosError(code)
    #expect((error as NSError).domain == "PHPhotosErrorDomain")
    #expect((error as NSError).code == number)
    #expect(error.localizedDescription.hasPrefix("Photos: "))
    #expect(error.localizedDescription.contains("\(number)") == (code != .accessUserDenied))
  }

  @Test("managers of pictures begin as Photos has them, and give up what was never begun")
  func managers() {
    let manager = PHCachingImageManager()
    manager.startCachingImages(
      for: [], targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil)
    manager.stopCachingImages(
      for: [], targetSize: .zero, contentMode: .default, options: PHImageRequestOptions())
    manager.stopCachingImagesForAllAssets()
    manager.cancelImageRequest(7)
    #expect(manager.allowsCachingHighQualityImages)
    #expect(PHImageManagerMaximumSize == CGSize(width: -1, height: -1))
    let options = PHImageRequestOptions()
    #expect(options.version == .current && options.deliveryMode == .opportunistic)
    #expect(options.resizeMode == .fast && !options.isSynchronous)
    #expect(PHVideoRequestOptions().deliveryMode == .automatic)
    #expect(PHImageContentMode.default == .aspectFit)
  }
}
