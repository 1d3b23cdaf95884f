import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Types by the names that they had before `UTType`.
@Suite struct OlderNamesTests {
  @Test(
    "an older name is the identifier of the type",
    arguments: [
      (kUTTypeImage, UTType.image), (kUTTypeJPEG, .jpeg), (kUTTypePNG, .png), (kUTTypeGIF, .gif),
      (kUTTypeMovie, .movie), (kUTTypeVideo, .video), (kUTTypeMPEG4, .mpeg4Movie),
      (kUTTypeQuickTimeMovie, .quickTimeMovie), (kUTTypeAudio, .audio), (kUTTypeMP3, .mp3),
      (kUTTypeText, .text), (kUTTypePlainText, .plainText), (kUTTypeUTF8PlainText, .utf8PlainText),
      (kUTTypeRTF, .rtf), (kUTTypeHTML, .html), (kUTTypeJSON, .json), (kUTTypePDF, .pdf),
      (kUTTypeURL, .url), (kUTTypeFileURL, .fileURL), (kUTTypeItem, .item), (kUTTypeData, .data),
      (kUTTypeFolder, .folder), (kUTTypeZipArchive, .zip), (kUTTypeVCard, .vCard),
    ])
  func identifiers(name: String, type: UTType) {
    #expect(name as String == type.identifier)
    #expect(UTTypeConformsTo(name, kUTTypeItem) == type.conforms(to: .item))
    #expect(UTTypeEqual(name, type.identifier.uppercased()))
  }

  @Test("a type conforms to what it is a kind of, and not the other way round")
  func kinds() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo(kUTTypeMovie, kUTTypeAudiovisualContent))
    #expect(!UTTypeConformsTo(kUTTypeText, kUTTypeImage) && !UTTypeEqual(kUTTypeText, kUTTypePNG))
    #expect(UTTypeConformsTo("a.b", "a.b") && !UTTypeConformsTo("a.b", kUTTypeItem))
  }
}
