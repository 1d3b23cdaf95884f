extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// What people read, see or hear.
  public static let content = UTType(known: "public.content")
  /// Composite content.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Directory.
  public static let directory = UTType(known: "public.directory")
  /// Folder.
  public static let folder = UTType(known: "public.folder")
  /// Volume.
  public static let volume = UTType(known: "public.volume")
  /// Package.
  public static let package = UTType(known: "com.apple.package")
  /// Bundle.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Application.
  public static let application = UTType(known: "com.apple.application")
  /// Executable.
  public static let executable = UTType(known: "public.executable")
  /// Alias.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// Symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Plain text.
  public static let plainText = UTType(known: "public.plain-text")
  /// UTF-8 text.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// UTF-16 text.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Delimited text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tab-separated values.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// Rich text with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// HTML text.
  public static let html = UTType(known: "public.html")
  /// XML text.
  public static let xml = UTType(known: "public.xml")
  /// YAML document.
  public static let yaml = UTType(known: "public.yaml")
  /// Style sheet.
  public static let css = UTType(known: "public.css")
  /// JSON document.
  public static let json = UTType(known: "public.json")
  /// Property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// XML property list.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C source.
  public static let cSource = UTType(known: "public.c-source")
  /// C header.
  public static let cHeader = UTType(known: "public.c-header")
  /// Script.
  public static let script = UTType(known: "public.script")
  /// Shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Python script.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Address.
  public static let url = UTType(known: "public.url")
  /// Address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Image.
  public static let image = UTType(known: "public.image")
  /// PNG image.
  public static let png = UTType(known: "public.png")
  /// JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// Windows bitmap.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Windows icon.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Icon.
  public static let icns = UTType(known: "com.apple.icns")
  /// WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// HEIF image.
  public static let heif = UTType(known: "public.heif")
  /// SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// Raw image.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Live photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Movie.
  public static let movie = UTType(known: "public.movie")
  /// Video.
  public static let video = UTType(known: "public.video")
  /// Audio.
  public static let audio = UTType(known: "public.audio")
  /// QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MPEG movie.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// AVI movie.
  public static let avi = UTType(known: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Waveform audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI audio.
  public static let midi = UTType(known: "public.midi-audio")
  /// Archive.
  public static let archive = UTType(known: "public.archive")
  /// ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// Gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// EPUB book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// Spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Database.
  public static let database = UTType(known: "public.database")
  /// Message.
  public static let message = UTType(known: "public.message")
  /// Contact.
  public static let contact = UTType(known: "public.contact")
  /// Contact card.
  public static let vCard = UTType(known: "public.vcard")
  /// Calendar event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// 3D content.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// 3D scene.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// 3D scene in one file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Font.
  public static let font = UTType(known: "public.font")
  /// Log.
  public static let log = UTType(known: "public.log")
}
