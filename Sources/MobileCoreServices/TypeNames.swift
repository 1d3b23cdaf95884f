@_exported public import UniformTypeIdentifiers

// Types of files and data by their older names: identifiers, as `kUTTypeImage as String`.

/// Pictures: `public.image`.
public let kUTTypeImage = "public.image"
/// JPEG pictures: `public.jpeg`.
public let kUTTypeJPEG = "public.jpeg"
/// PNG pictures: `public.png`.
public let kUTTypePNG = "public.png"
/// GIF pictures: `com.compuserve.gif`.
public let kUTTypeGIF = "com.compuserve.gif"
/// TIFF pictures: `public.tiff`.
public let kUTTypeTIFF = "public.tiff"
/// Pictures as cameras take them: `public.camera-raw-image`.
public let kUTTypeRawImage = "public.camera-raw-image"
/// Live photos: `com.apple.live-photo`.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// Films, with or without sound: `public.movie`.
public let kUTTypeMovie = "public.movie"
/// Films without sound: `public.video`.
public let kUTTypeVideo = "public.video"
/// MPEG-4 films: `public.mpeg-4`.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// QuickTime films: `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// What is seen and heard: `public.audiovisual-content`.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// Sound: `public.audio`.
public let kUTTypeAudio = "public.audio"
/// MP3 sound: `public.mp3`.
public let kUTTypeMP3 = "public.mp3"
/// MPEG-4 sound: `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// WAVE sound: `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// Texts: `public.text`.
public let kUTTypeText = "public.text"
/// Texts without marks: `public.plain-text`.
public let kUTTypePlainText = "public.plain-text"
/// Texts in UTF-8: `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Rich texts: `public.rtf`.
public let kUTTypeRTF = "public.rtf"
/// Pages: `public.html`.
public let kUTTypeHTML = "public.html"
/// XML texts: `public.xml`.
public let kUTTypeXML = "public.xml"
/// JSON texts: `public.json`.
public let kUTTypeJSON = "public.json"
/// Tables by commas: `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// Code: `public.source-code`.
public let kUTTypeSourceCode = "public.source-code"
/// PDF documents: `com.adobe.pdf`.
public let kUTTypePDF = "com.adobe.pdf"
/// Addresses: `public.url`.
public let kUTTypeURL = "public.url"
/// Addresses of files: `public.file-url`.
public let kUTTypeFileURL = "public.file-url"
/// Anything: `public.item`.
public let kUTTypeItem = "public.item"
/// What people read, see or hear: `public.content`.
public let kUTTypeContent = "public.content"
/// Content of several kinds: `public.composite-content`.
public let kUTTypeCompositeContent = "public.composite-content"
/// Bytes: `public.data`.
public let kUTTypeData = "public.data"
/// Folders: `public.folder`.
public let kUTTypeFolder = "public.folder"
/// Directories: `public.directory`.
public let kUTTypeDirectory = "public.directory"
/// Archives: `public.archive`.
public let kUTTypeArchive = "public.archive"
/// Archives by ZIP: `public.zip-archive`.
public let kUTTypeZipArchive = "public.zip-archive"
/// Cards of people: `public.vcard`.
public let kUTTypeVCard = "public.vcard"
/// People: `public.contact`.
public let kUTTypeContact = "public.contact"
/// Spreadsheets: `public.spreadsheet`.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// Presentations: `public.presentation`.
public let kUTTypePresentation = "public.presentation"
/// Property lists: `com.apple.property-list`.
public let kUTTypePropertyList = "com.apple.property-list"

/// What the ending of a file's name is called where types are looked for by it.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// What a MIME type is called where types are looked for by it.
public let kUTTagClassMIMEType = "public.mime-type"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a type is one of another: a PNG picture is a picture.
///
/// - Parameters:
///   - inUTI: The type's identifier.
///   - inConformsToUTI: The other's.
/// - Returns: Whether it is; for identifiers that nobody knows, whether they are equal.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two identifiers are of one type.
///
/// - Parameters:
///   - inUTI1: The one.
///   - inUTI2: The other.
/// - Returns: Whether they are.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}
