internal import CWebP

/// The library libwebp, opened on first use: few films become WebP.
///
/// Every call goes through its table of functions, so that a test can have any one of them fail.
struct WebPLibrary {
  /// libwebp's functions, each under its own name.
  let functions: cwebp_functions
}

extension WebPLibrary {
  /// The package that has the libraries.
  static let package = "libwebp-dev"

  /// The name of its file, which another version does not have.
  static var file: String { String(cString: cwebp_library()) }

  /// Opens the libraries, or takes them as they are already open.
  ///
  /// - Parameter folder: Where they are, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``.
  init(folder: String = "") throws(CodecError) {
    var reason = SystemCall.messageBuffer
    guard let table = cwebp_load(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: Self.file, package: Self.package,
        reason: SystemCall.text(reason))
    }
    functions = table.pointee
  }
}
