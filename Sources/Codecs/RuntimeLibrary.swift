/// A shared library that is opened when a film needs it.
public struct RuntimeLibrary: Sendable {
  /// The file's name, of the one version whose functions are called as they were compiled.
  public let file: String
  /// The extensions of the files that it writes.
  public let extensions: [String]
  private let open: @Sendable (_ folder: String) throws(CodecError) -> Void

  /// All that a film may need.
  public static var all: [RuntimeLibrary] {
    [
      RuntimeLibrary(file: X264Library.file, extensions: ["mp4"]) {
        folder throws(CodecError) in _ = try X264Library(folder: folder)
      },
      RuntimeLibrary(file: AVLibrary.file, extensions: ["mov", "webm"]) {
        folder throws(CodecError) in _ = try AVLibrary(folder: folder)
      },
      RuntimeLibrary(file: WebPLibrary.file, extensions: ["webp"]) {
        folder throws(CodecError) in _ = try WebPLibrary(folder: folder)
      },
    ]
  }

  /// A shared library that cannot be used, itself or one that it stands on.
  public struct Absence: Equatable, Sendable {
    /// The file that is missing.
    public let file: String
    /// The loader's words.
    public let reason: String

    /// The Debian package that brings the file: `libx264-164` for `libx264.so.164`, `libwebp7` for `libwebp.so.7`.
    public var package: String {
      let parts = file.split(separator: ".")
      guard let name = parts.first, let version = parts.dropFirst(2).first else { return file }
      return "\(name)\(name.last?.isNumber ?? false ? "-" : "")\(version)"
    }
  }

  /// Opens the library, as a film would.
  ///
  /// - Parameter folder: Where it is, ending in `/`; empty for where the system looks.
  /// - Returns: What is missing; `nil` for nothing.
  public func absence(in folder: String = "") -> Absence? {
    do {
      try open(folder)
      return nil
    } catch {
      guard case .missingLibrary(_, _, let reason) = error else {
        return Absence(file: file, reason: error.description)
      }
      // The loader names the file first, with its folder.
      let path = reason.prefix { $0 != ":" && $0 != " " }
      let name = path.split(separator: "/").last.map(String.init) ?? file
      return Absence(file: name.contains(".so") ? name : file, reason: reason)
    }
  }
}
