import Testing
import UniformTypeIdentifiers

/// The system's types, as they are written: identifiers, the usual endings of files, and what servers call them.
@Suite("The system's types")
struct SystemTypeTests {
  private static let table: [(id: String, type: UTType, ending: String?, mime: String?)] = [
    ("public.item", .item, nil, nil),
    ("public.content", .content, nil, nil),
    ("public.composite-content", .compositeContent, nil, nil),
    ("public.data", .data, nil, nil),
    ("public.directory", .directory, nil, nil),
    ("public.folder", .folder, nil, nil),
    ("public.volume", .volume, nil, nil),
    ("com.apple.package", .package, nil, nil),
    ("com.apple.bundle", .bundle, nil, nil),
    ("com.apple.application", .application, nil, nil),
    ("public.executable", .executable, nil, nil),
    ("com.apple.resolvable", .resolvable, nil, nil),
    ("public.symlink", .symbolicLink, nil, nil),
    ("public.text", .text, nil, "text/plain"),
    ("public.plain-text", .plainText, "txt", "text/plain"),
    ("public.utf8-plain-text", .utf8PlainText, nil, "text/plain;charset=utf-8"),
    ("public.utf16-plain-text", .utf16PlainText, nil, "text/plain;charset=utf-16"),
    ("public.delimited-values-text", .delimitedText, nil, nil),
    ("public.comma-separated-values-text", .commaSeparatedText, "csv", "text/csv"),
    ("public.tab-separated-values-text", .tabSeparatedText, "tsv", "text/tab-separated-values"),
    ("public.rtf", .rtf, "rtf", "text/rtf"),
    ("com.apple.rtfd", .rtfd, "rtfd", nil),
    ("public.html", .html, "html", "text/html"),
    ("public.xml", .xml, "xml", "application/xml"),
    ("public.yaml", .yaml, "yml", "application/x-yaml"),
    ("public.css", .css, "css", "text/css"),
    ("public.json", .json, "json", "application/json"),
    ("com.apple.property-list", .propertyList, "plist", nil),
    ("com.apple.xml-property-list", .xmlPropertyList, nil, nil),
    ("public.source-code", .sourceCode, nil, nil),
    ("public.swift-source", .swiftSource, "swift", nil),
    ("public.c-source", .cSource, "c", nil),
    ("public.c-header", .cHeader, "h", nil),
    ("public.script", .script, nil, nil),
    ("public.shell-script", .shellScript, "sh", nil),
    ("com.netscape.javascript-source", .javaScript, "js", "text/javascript"),
    ("public.python-script", .pythonScript, "py", "text/x-python-script"),
    ("public.url", .url, nil, nil),
    ("public.file-url", .fileURL, nil, nil),
    ("public.image", .image, nil, nil),
    ("public.png", .png, "png", "image/png"),
    ("public.jpeg", .jpeg, "jpeg", "image/jpeg"),
    ("com.compuserve.gif", .gif, "gif", "image/gif"),
    ("public.tiff", .tiff, "tiff", "image/tiff"),
    ("com.microsoft.bmp", .bmp, "bmp", "image/bmp"),
    ("com.microsoft.ico", .ico, "ico", "image/vnd.microsoft.icon"),
    ("com.apple.icns", .icns, "icns", nil),
    ("org.webmproject.webp", .webP, "webp", "image/webp"),
    ("public.heic", .heic, "heic", "image/heic"),
    ("public.heif", .heif, "heif", "image/heif"),
    ("public.svg-image", .svg, "svg", "image/svg+xml"),
    ("public.camera-raw-image", .rawImage, nil, nil),
    ("com.apple.live-photo", .livePhoto, nil, nil),
    ("public.audiovisual-content", .audiovisualContent, nil, nil),
    ("public.movie", .movie, nil, nil),
    ("public.video", .video, nil, nil),
    ("public.audio", .audio, nil, nil),
    ("com.apple.quicktime-movie", .quickTimeMovie, "mov", "video/quicktime"),
    ("public.mpeg", .mpeg, "mpg", "video/mpeg"),
    ("public.mpeg-4", .mpeg4Movie, "mp4", "video/mp4"),
    ("public.avi", .avi, "avi", "video/avi"),
    ("public.mp3", .mp3, "mp3", "audio/mpeg"),
    ("public.mpeg-4-audio", .mpeg4Audio, "m4a", "audio/mp4"),
    ("com.microsoft.waveform-audio", .wav, "wav", "audio/vnd.wave"),
    ("public.aiff-audio", .aiff, "aiff", "audio/aiff"),
    ("public.midi-audio", .midi, "mid", "audio/midi"),
    ("public.archive", .archive, nil, nil),
    ("public.zip-archive", .zip, "zip", "application/zip"),
    ("org.gnu.gnu-zip-archive", .gzip, "gz", "application/gzip"),
    ("com.adobe.pdf", .pdf, "pdf", "application/pdf"),
    ("org.idpf.epub-container", .epub, "epub", "application/epub+zip"),
    ("public.presentation", .presentation, nil, nil),
    ("public.spreadsheet", .spreadsheet, nil, nil),
    ("public.database", .database, nil, nil),
    ("public.message", .message, nil, nil),
    ("public.contact", .contact, nil, nil),
    ("public.vcard", .vCard, "vcf", "text/vcard"),
    ("public.calendar-event", .calendarEvent, nil, nil),
    ("public.email-message", .emailMessage, nil, nil),
    ("public.3d-content", .threeDContent, nil, nil),
    ("com.pixar.universal-scene-description", .usd, "usd", nil),
    ("com.pixar.universal-scene-description-mobile", .usdz, "usdz", "model/vnd.usdz+zip"),
    ("public.font", .font, nil, nil),
    ("public.log", .log, "log", nil),
  ]

  @Test("have their identifiers, endings and names of servers")
  func values() {
    for (id, type, ending, mime) in Self.table {
      #expect(type.identifier == id && UTType(id) == type)
      #expect(type.preferredFilenameExtension == ending, "\(id)")
      #expect(type.preferredMIMEType == mime, "\(id)")
      #expect(type.isPublic == id.hasPrefix("public."))
    }
  }

  @Test("are found again by their endings, of which no two types have the same")
  func endings() {
    let endings = Self.table.compactMap(\.ending)
    #expect(Set(endings).count == endings.count)
    for (id, type, ending, _) in Self.table {
      guard let ending else { continue }
      #expect(UTType(filenameExtension: ending) == type, "\(id)")
      #expect(UTType(filenameExtension: ending.uppercased()) == type, "\(id)")
    }
  }

  @Test("are kinds of items or of contents, all of them")
  func roots() {
    for (id, type, _, _) in Self.table where type != .item && type != .content {
      #expect(type.conforms(to: .item) || type.conforms(to: .content), "\(id)")
    }
  }
}
