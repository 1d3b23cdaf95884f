import Foundation
import Photos
import PhotosUI
import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("A library without pictures")
struct EmptyLibraryTests {
  @Test("nothing is found in it, whatever is asked for")
  func nothing() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(keyPath: \NSObject.description, ascending: false)]
    options.predicate = NSPredicate { _, _ in true }
    options.fetchLimit = 3
    let all = PHAsset.fetchAssets(with: options)
    var count = 0
    all.enumerateObjects { _, _, _ in count += 1 }
    #expect(all.count == 0 && all.firstObject == nil && all.lastObject == nil && count == 0)
    #expect(all.objects(at: []).isEmpty)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(albums.firstObject == nil)
  }

  @Test("nobody lets the app see it, once it was asked")
  func asked() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
  }

  @Test("changes are not made, and whoever wants them is told why")
  func changes() async {
    var isCalled = false
    var answers: [Bool] = []
    PHPhotoLibrary.shared().performChanges {
      isCalled = true
    } completionHandler: { isDone, error in
      answers.append(isDone)
      #expect(error as? PHPhotosError == PHPhotosError(.accessUserDenied))
    }
    #expect(!isCalled && answers == [false])
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
    #expect((PHPhotosError(.accessUserDenied) as NSError).code == 3311)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("performChanges") })
  }

  @Test("what is to be saved is told")
  func saved() {
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    #expect(
      IneffectiveSettings.shortcomings.contains { $0.contains("UIImageWriteToSavedPhotosAlbum") })
    #expect(PHPickerConfiguration(photoLibrary: .shared()).selectionLimit == 1)
  }
}
