/// The types that the system declares: a line each.
enum TypeTable {
  /// What is known of a type.
  struct Entry {
    /// The identifiers of what it is a kind of.
    let parents: [String]
    /// The endings of files, the usual one first.
    let extensions: [String]
    let mime: String?
    let name: String
  }

  /// The types by their identifiers.
  static let entries = Dictionary(uniqueKeysWithValues: lines)
  /// The first type, in the order of the table, of which something is true.
  static func identifier(where isWanted: (Entry) -> Bool) -> String? {
    lines.first { isWanted($0.1) }?.0
  }

  private static let lines: [(String, Entry)] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    let entry = Entry(
      parents: parts[1], extensions: parts[2], mime: parts[3].first,
      name: parts[4].joined(separator: " "))
    return (parts[0][0], entry)
  }

  /// Identifier, what it is a kind of, endings, what servers call it, what people do.
  private static let text = """
    public.item |  |  |  | item
    public.content |  |  |  | content
    public.composite-content | public.content |  |  | composite content
    public.data | public.item |  |  | data
    public.directory | public.item |  |  | directory
    public.folder | public.directory |  |  | folder
    public.volume | public.folder |  |  | volume
    com.apple.package | public.directory |  |  | package
    com.apple.bundle | public.directory |  |  | bundle
    com.apple.application | public.executable |  |  | application
    public.executable | public.item |  |  | executable
    com.apple.resolvable | public.item |  |  | alias
    public.symlink | com.apple.resolvable |  |  | symbolic link
    public.text | public.data public.content |  | text/plain | text
    public.plain-text | public.text | txt | text/plain | plain text
    public.utf8-plain-text | public.plain-text |  | text/plain;charset=utf-8 | UTF-8 text
    public.utf16-plain-text | public.plain-text |  | text/plain;charset=utf-16 | UTF-16 text
    public.delimited-values-text | public.text |  |  | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | comma-separated values
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | tab-separated values
    public.rtf | public.text | rtf | text/rtf | rich text
    com.apple.rtfd | com.apple.package public.composite-content | rtfd |  | rich text with attachments
    public.html | public.text | html htm | text/html | HTML text
    public.xml | public.text | xml | application/xml | XML text
    public.yaml | public.text | yml yaml | application/x-yaml | YAML document
    public.css | public.text | css | text/css | style sheet
    public.json | public.text | json | application/json | JSON document
    com.apple.property-list | public.data | plist |  | property list
    com.apple.xml-property-list | com.apple.property-list public.xml |  |  | XML property list
    public.source-code | public.plain-text |  |  | source code
    public.swift-source | public.source-code | swift |  | Swift source
    public.c-source | public.source-code | c |  | C source
    public.c-header | public.source-code | h |  | C header
    public.script | public.source-code |  |  | script
    public.shell-script | public.script | sh |  | shell script
    com.netscape.javascript-source | public.source-code public.executable | js | text/javascript | JavaScript
    public.python-script | public.script | py | text/x-python-script | Python script
    public.url | public.data |  |  | address
    public.file-url | public.url |  |  | address of a file
    public.image | public.data public.content |  |  | image
    public.png | public.image | png | image/png | PNG image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg | JPEG image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.microsoft.bmp | public.image | bmp | image/bmp | Windows bitmap
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon | Windows icon
    com.apple.icns | public.image | icns |  | icon
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    public.heic | public.heif | heic | image/heic | HEIC image
    public.heif | public.image | heif | image/heif | HEIF image
    public.svg-image | public.image public.xml | svg | image/svg+xml | SVG image
    public.camera-raw-image | public.image |  |  | raw image
    com.apple.live-photo | public.item |  |  | live photo
    public.audiovisual-content | public.data public.content |  |  | audiovisual content
    public.movie | public.audiovisual-content |  |  | movie
    public.video | public.movie |  |  | video
    public.audio | public.audiovisual-content |  |  | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg | video/mpeg | MPEG movie
    public.mpeg-4 | public.movie | mp4 | video/mp4 | MPEG-4 movie
    public.avi | public.movie | avi | video/avi | AVI movie
    public.mp3 | public.audio | mp3 | audio/mpeg | MP3 audio
    public.mpeg-4-audio | public.audio | m4a | audio/mp4 | MPEG-4 audio
    com.microsoft.waveform-audio | public.audio | wav | audio/vnd.wave | waveform audio
    public.aiff-audio | public.audio | aiff aif | audio/aiff | AIFF audio
    public.midi-audio | public.audio | mid midi | audio/midi | MIDI audio
    public.archive | public.data |  |  | archive
    public.zip-archive | public.archive | zip | application/zip | ZIP archive
    org.gnu.gnu-zip-archive | public.archive | gz | application/gzip | gzip archive
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB book
    public.presentation | public.composite-content |  |  | presentation
    public.spreadsheet | public.content |  |  | spreadsheet
    public.database | public.item |  |  | database
    public.message | public.item |  |  | message
    public.contact | public.item |  |  | contact
    public.vcard | public.text public.contact | vcf | text/vcard | contact card
    public.calendar-event | public.item |  |  | calendar event
    public.email-message | public.message |  |  | mail
    public.3d-content | public.content |  |  | 3D content
    com.pixar.universal-scene-description | public.3d-content public.data | usd |  | 3D scene
    com.pixar.universal-scene-description-mobile | com.pixar.universal-scene-description | usdz | model/vnd.usdz+zip | 3D scene in one file
    public.font | public.data |  |  | font
    public.log | public.text | log |  | log
    """
}
