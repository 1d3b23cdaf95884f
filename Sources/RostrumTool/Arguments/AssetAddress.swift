import Foundation

/// What an address of the network holds, on the command line: `https://example.com/cat.jpg=cat.jpg@0.8`.
struct AssetAddress: Hashable, Sendable {
  /// The address by which a scene asks for it; not empty.
  let address: String
  /// The file that is there; not empty.
  var file: String
  /// How long it takes to come, in seconds of the film.
  let delay: Double
  /// The greatest delay, in seconds.
  static let longest = 3600.0

  /// Reads `URL=FILE` or `URL=FILE@T`; `nil` for anything else.
  ///
  /// Addresses may have equals signs, and files at signs: the last `=` counts, and an `@` that a number follows.
  init?(argument: String) {
    guard let equals = argument.lastIndex(of: "=") else { return nil }
    let address = argument[..<equals].trimmingCharacters(in: .whitespaces)
    var file = String(argument[argument.index(after: equals)...])
    var delay = 0.0
    if let at = file.lastIndex(of: "@"), let seconds = Self.seconds(file[file.index(after: at)...])
    {
      guard seconds <= Self.longest else { return nil }
      delay = seconds
      file = String(file[..<at])
    }
    guard !file.isEmpty, URL(string: address)?.scheme != nil else { return nil }
    (self.address, self.file, self.delay) = (address, file, delay)
  }

  /// A number of seconds in digits; `nil` for anything else, as `2x.png`.
  private static func seconds(_ text: Substring) -> Double? {
    text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
  }

  /// Whether it may be a picture: files of other kinds are for code that loads them itself.
  var mayBePicture: Bool {
    let other = ["json", "txt", "csv", "xml", "html", "htm", "plist", "md", "bin", "data"]
    return !other.contains(URL(fileURLWithPath: file).pathExtension.lowercased())
  }

  /// Why its file cannot be there; `nil` if it can.
  var absence: String? {
    switch Place.kind(of: file) {
    case .nothing: Messages.noSuchFile(file)
    case .folder: Messages.unreadable(file, "it is a folder")
    case .other:
      FileManager.default.isReadableFile(atPath: file) ? nil : Messages.noAddressedFile(self)
    }
  }

  /// As a user would write it.
  var text: String { "\(address)=\(file)" + (delay > 0 ? "@\(SizeArgument.short(delay))" : "") }
}
